/** The email of an account. SI-38, AMB-145, AMB-149, ROLE-013, S14, S16 */
import { confirmEmail, emailSend, submitEmail, updateEmail } from '@foyer/contract/account/email.ts';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestHouse, signUp } from '../../testing/house.ts';
import type { SignedUp } from '../../testing/house.ts';
import { newestCode, wrongOf } from '../testing/outbox.ts';

const t = await openTestHouse();
afterAll(() => t.close());

let addresses = 0;
const freshEmail = (): string => `guest${(addresses += 1)}@mail.net`;
async function withCode(player: SignedUp, email: string): Promise<string> {
  await player.ok(submitEmail, { email });
  await player.ok(emailSend, { email });
  return await newestCode(player);
}

describe('an email address', () => {
  it('is stored, verified by a code and masked in every reply. CALL-083, CALL-084, CALL-089, VALID-022, S22', async () => {
    const player = await signUp(t);
    const email = freshEmail();
    await player.ok(submitEmail, { email });
    expect((await player.ok(logedUserInfo, {})).userInfo).toMatchObject({ isEmailVerified: false });
    const sent = await player.ok(emailSend, { email });
    expect(sent).toMatchObject({ channel: 'mail', resendSeconds: 60, lifeMinutes: 10, outbox: '/sandbox/outbox' });
    expect(sent.target).toMatch(/^gu\*+@mail\.net$/);
    await player.ok(confirmEmail, { email, code: await newestCode(player) });
    const answer = await player.call(logedUserInfo, {});
    expect(answer.data?.userInfo).toMatchObject({ isEmailVerified: true, email: sent.target });
    expect(answer.body).not.toContain(email);
  });

  it.each(['', 'a@b', 'a@b.toolong7', 'a b@c.net', '<a@b.net>', `${'x'.repeat(250)}@b.net`])(
    'refuses %s and stores nothing. VALID-022, S13',
    async (email) => {
      const player = await signUp(t);
      expect((await player.raw(submitEmail, { email })).refusal).toBe('INPUT_RULE');
      expect((await player.ok(logedUserInfo, {})).userInfo.email).toBe('');
    },
  );

  it('can be replaced until it is verified, which invalidates the code of the old one. CALL-091, AMB-149', async () => {
    const player = await signUp(t);
    const [first, second] = [freshEmail(), freshEmail()];
    expect((await player.call(updateEmail, { email: first })).refusal).toBe('EMAIL_NOT_SET');
    const code = await withCode(player, first);
    expect((await player.call(submitEmail, { email: second })).refusal).toBe('EMAIL_ALREADY_SET');
    await player.ok(updateEmail, { email: second });
    expect((await player.call(emailSend, { email: first })).refusal).toBe('EMAIL_NOT_SET');
    expect((await player.call(confirmEmail, { email: second, code })).refusal).toBe('WRONG_CODE');
    expect((await player.call(confirmEmail, { email: first, code })).refusal).toBe('WRONG_CODE');
    expect((await player.ok(logedUserInfo, {})).userInfo.isEmailVerified).toBe(false);
  });

  it('can be changed only by customer service once it is verified. ROLE-013', async () => {
    const player = await signUp(t);
    const email = freshEmail();
    await player.ok(confirmEmail, { email, code: await withCode(player, email) });
    for (const answer of [
      await player.call(submitEmail, { email: freshEmail() }),
      await player.call(updateEmail, { email: freshEmail() }),
      await player.call(emailSend, { email }),
      await player.call(confirmEmail, { email, code: '123456' }),
    ]) {
      expect(answer.refusal).toBe('EMAIL_ALREADY_VERIFIED');
    }
  });

  it('accepts the same address again after a lost reply', async () => {
    const player = await signUp(t);
    const email = freshEmail();
    await player.ok(submitEmail, { email });
    expect((await player.call(submitEmail, { email })).code).toBe(200);
  });

  it('belongs to the first account that verifies it, whatever the case of its letters, and reveals nothing to others. S14, S16', async () => {
    const [first, second] = [await signUp(t), await signUp(t)];
    const email = freshEmail();
    await first.ok(confirmEmail, { email, code: await withCode(first, email) });
    t.clock.nowMs += 60_000;
    const shouted = email.toUpperCase();
    await second.ok(submitEmail, { email: shouted });
    const sent = await second.call(emailSend, { email: shouted });
    expect(sent.code).toBe(200);
    const code = await newestCode(second);
    expect((await second.call(confirmEmail, { email: shouted, code: wrongOf(code) })).refusal).toBe('WRONG_CODE');
    expect((await second.call(confirmEmail, { email: shouted, code })).refusal).toBe('EMAIL_TAKEN');
    expect((await first.ok(logedUserInfo, {})).userInfo.isEmailVerified).toBe(true);
  });

  it('goes to only one of two players who verify it at once', async () => {
    const players = [await signUp(t), await signUp(t)] as const;
    const email = freshEmail();
    const first = await withCode(players[0], email);
    t.clock.nowMs += 60_000;
    const second = await withCode(players[1], email);
    const answers = await Promise.all([
      players[0].call(confirmEmail, { email, code: first }),
      players[1].call(confirmEmail, { email, code: second }),
    ]);
    expect(answers.map((answer) => answer.code).toSorted((one, other) => one - other)).toEqual([200, 1116]);
  });

  it('refuses even the right code after five wrong ones, and any code after ten minutes. S16', async () => {
    const player = await signUp(t);
    const email = freshEmail();
    const code = await withCode(player, email);
    const tries = Array.from({ length: 5 }, () => player.call(confirmEmail, { email, code: wrongOf(code) }));
    for (const answer of await Promise.all(tries)) expect(answer.refusal).toBe('WRONG_CODE');
    expect((await player.call(confirmEmail, { email, code })).refusal).toBe('WRONG_CODE');
    expect((await player.call(emailSend, { email })).refusal).toBe('CODE_SENT_RECENTLY');
    t.clock.nowMs += 60_000;
    await player.ok(emailSend, { email });
    const next = await newestCode(player);
    t.clock.nowMs += 10 * 60_000;
    expect((await player.call(confirmEmail, { email, code: next })).refusal).toBe('WRONG_CODE');
  });
});
