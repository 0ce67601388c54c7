/** Changing passwords: required proof, ended sessions, paused withdrawals. AMB-147, S14, S18, S19 */
import {
  sendWithdrawYZM,
  updateLoginPassword,
  updateWithdrawPW,
  updateWithdrawPWGOA,
} from '@foyer/contract/account/passwords.ts';
import { confirmPhone, sendPhoneSMS, setWithdrawPW } from '@foyer/contract/account/security.ts';
import { logedUserInfo, login } from '@foyer/contract/account/session.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestHouse, signUp, testPassword } from '../../testing/house.ts';
import type { SignedUp, TestHouse } from '../../testing/house.ts';
import { newestCode, wrongOf } from '../testing/outbox.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const hourMs = 3_600_000;
const oldPassword = testPassword;
const newPassword = 'river4stone';
async function logIn(house: TestHouse, userAccount: string, password: string) {
  const browser = house.client();
  return { browser, answer: await browser.call(login, { userAccount, password, captcha: 'x' }) };
}
let phones = 0;
async function verifyPhone(player: SignedUp): Promise<string> {
  const mobilePhone = `1360000${String((phones += 1)).padStart(4, '0')}`;
  await player.ok(sendPhoneSMS, { mobilePhone });
  await player.ok(confirmPhone, { mobilePhone, code: await newestCode(player) });
  // The outbox sorts by time, so the next message must be newer.
  t.clock.nowMs += 1_000;
  return mobilePhone;
}

describe('a new log-in password', () => {
  it('needs the old one, ends every other session and keeps this one. CALL-096, S18', async () => {
    const player = await signUp(t);
    const { browser: other } = await logIn(t, player.userAccount, oldPassword);
    const wrong = await player.call(updateLoginPassword, { oldPassword: 'wrong-one', newPassword });
    expect(wrong.refusal).toBe('WRONG_OLD_PASSWORD');
    expect((await other.call(logedUserInfo, {})).code).toBe(200);
    const changed = await player.ok(updateLoginPassword, { oldPassword, newPassword });
    expect(changed.pauseHours).toBe(24);
    expect((await other.call(logedUserInfo, {})).refusal).toBe('KICKED_OUT');
    const { userInfo } = await player.ok(logedUserInfo, {});
    expect(userInfo.withdrawalsPausedUntilMs).toBe(t.clock.nowMs + 24 * hourMs);
    expect((await logIn(t, player.userAccount, oldPassword)).answer.refusal).toBe('WRONG_CREDENTIALS');
    expect((await logIn(t, player.userAccount, newPassword)).answer.code).toBe(200);
  });

  it.each([
    ['abcdef', 'INPUT_RULE'],
    ['12345678', 'INPUT_RULE'],
    ['a1', 'INPUT_RULE'],
    ['abc123456789x', 'INPUT_RULE'],
    [testPassword, 'INPUT_RULE'],
    ['abc12345', 'PASSWORD_BREACHED'],
    ['ABC12345', 'PASSWORD_BREACHED'],
  ])('refuses %s: %s. VALID-008, VALID-012, S19', async (given, refusal) => {
    const player = await signUp(t);
    expect((await player.call(updateLoginPassword, { oldPassword, newPassword: given })).refusal).toBe(refusal);
    expect((await logIn(t, player.userAccount, oldPassword)).answer.code).toBe(200);
  });

  it('may be a sentence of any characters if the operator requires only a length. S19', async () => {
    const other = await openTestHouse();
    const config_values = JSON.stringify({ zh_CN: 'phrase', en: 'phrase', th: 'phrase' });
    await other.database.db
      .updateTable('front_config')
      .set({ config_values } as never)
      .where('config_key', '=', 'passwordPolicy')
      .execute();
    const player = await signUp(other);
    const phrase = '门前大桥下 游过一群鸭';
    expect((await player.call(updateLoginPassword, { oldPassword, newPassword: 'abc1234' })).refusal).toBe(
      'INPUT_RULE',
    );
    expect((await player.call(updateLoginPassword, { oldPassword, newPassword: 'password123' })).refusal).toBe(
      'PASSWORD_BREACHED',
    );
    await player.ok(updateLoginPassword, { oldPassword, newPassword: phrase });
    expect((await logIn(other, player.userAccount, phrase)).answer.code).toBe(200);
    await other.close();
  });

  it('is set by only one of five concurrent changes', async () => {
    const player = await signUp(t);
    const given = Array.from({ length: 5 }, (_, index) => `river${index}stone`);
    const answers = await Promise.all(
      given.map((password) => player.call(updateLoginPassword, { oldPassword, newPassword: password })),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    const winner = given[answers.findIndex((answer) => answer.code === 200)] ?? '';
    expect((await logIn(t, player.userAccount, winner)).answer.code).toBe(200);
  });

  it('is tried ten times an hour at an open session, right or wrong', async () => {
    const player = await signUp(t);
    for (let index = 0; index < 10; index += 1) {
      const guess = await player.call(updateLoginPassword, { oldPassword: `guess${index}`, newPassword });
      expect(guess.refusal).toBe('WRONG_OLD_PASSWORD');
    }
    const late = await player.call(updateLoginPassword, { oldPassword, newPassword });
    expect([late.status, late.refusal]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  it('appears in no log and in no database row', async () => {
    expect(t.logLines.join('')).not.toContain(newPassword);
    const rows = await t.database.db.selectFrom('player').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(newPassword);
  });
});

describe('the withdrawal password', () => {
  const first = 'open-sesame';
  const second = 'close-sesame';

  it('changes with the old one and pauses withdrawals. CALL-099, AMB-147, S18', async () => {
    const player = await signUp(t);
    const change = { oldWithdrawPassword: first, newWithdrawPassword: second };
    expect((await player.call(updateWithdrawPW, change)).refusal).toBe('WITHDRAW_PASSWORD_NOT_SET');
    await player.ok(setWithdrawPW, { withdrawPassword: first });
    expect((await player.ok(logedUserInfo, {})).userInfo.withdrawalsPausedUntilMs).toBe(0);
    const wrong = await player.call(updateWithdrawPW, { ...change, oldWithdrawPassword: 'wrong-one' });
    expect(wrong.refusal).toBe('WRONG_OLD_PASSWORD');
    const same = await player.call(updateWithdrawPW, { ...change, newWithdrawPassword: first });
    expect([same.refusal, same.message]).toEqual(['INPUT_RULE', '新密码与旧密码相同']);
    expect((await player.ok(updateWithdrawPW, change)).pauseHours).toBe(24);
    expect((await player.call(updateWithdrawPW, change)).refusal).toBe('WRONG_OLD_PASSWORD');
    t.clock.nowMs += 24 * hourMs;
    const again = t.client();
    await again.ok(login, { userAccount: player.userAccount, password: testPassword, captcha: 'x' });
    expect((await again.ok(logedUserInfo, {})).userInfo.withdrawalsPausedUntilMs).toBe(0);
  });

  it('forgotten, is set anew by a code to the verified phone, once. CALL-097, CALL-100, S16', async () => {
    const player = await signUp(t);
    expect((await player.call(sendWithdrawYZM, {})).refusal).toBe('WITHDRAW_PASSWORD_NOT_SET');
    await player.ok(setWithdrawPW, { withdrawPassword: first });
    expect((await player.call(sendWithdrawYZM, {})).refusal).toBe('PHONE_NOT_VERIFIED');
    const phone = await verifyPhone(player);
    const sent = await player.ok(sendWithdrawYZM, {});
    expect(sent).toMatchObject({ channel: 'sms', target: `${phone.slice(0, 3)}****${phone.slice(-4)}` });
    const code = await newestCode(player);
    const reset = { code, newWithdrawPassword: second };
    const wrong = await player.call(updateWithdrawPWGOA, { ...reset, code: wrongOf(code) });
    expect(wrong.refusal).toBe('WRONG_CODE');
    await player.ok(updateWithdrawPWGOA, reset);
    expect((await player.call(updateWithdrawPWGOA, reset)).refusal).toBe('WRONG_CODE');
    const change = { oldWithdrawPassword: second, newWithdrawPassword: first };
    expect((await player.call(updateWithdrawPW, change)).code).toBe(200);
  });

  it('is not changed by a code for another purpose or of another player. S14, S16', async () => {
    const [owner, thief] = [await signUp(t), await signUp(t)];
    for (const player of [owner, thief]) {
      await player.ok(setWithdrawPW, { withdrawPassword: first });
      await verifyPhone(player);
    }
    await owner.ok(sendWithdrawYZM, {});
    const reset = { code: await newestCode(owner), newWithdrawPassword: second };
    expect((await thief.call(updateWithdrawPWGOA, reset)).refusal).toBe('WRONG_CODE');
    const other = await signUp(t);
    await other.ok(setWithdrawPW, { withdrawPassword: first });
    const mobilePhone = '13611112222';
    await other.ok(sendPhoneSMS, { mobilePhone });
    const phoneCode = await newestCode(other);
    const misused = await other.call(updateWithdrawPWGOA, { code: phoneCode, newWithdrawPassword: second });
    expect(misused.refusal).toBe('WRONG_CODE');
  });

  it('allows five tries at a code, even concurrent ones. S16', async () => {
    const player = await signUp(t);
    await player.ok(setWithdrawPW, { withdrawPassword: first });
    await verifyPhone(player);
    await player.ok(sendWithdrawYZM, {});
    const code = await newestCode(player);
    const wrong = { code: wrongOf(code), newWithdrawPassword: second };
    const tries = await Promise.all(Array.from({ length: 5 }, () => player.call(updateWithdrawPWGOA, wrong)));
    for (const answer of tries) expect(answer.refusal).toBe('WRONG_CODE');
    expect((await player.call(updateWithdrawPWGOA, { ...wrong, code })).refusal).toBe('WRONG_CODE');
  });
});
