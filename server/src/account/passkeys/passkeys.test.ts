/** Passkeys through the contract's own client, with a software authenticator. SI-38, S14, S15, S18 */
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  passkeyLogin,
  passkeys,
  removePasskey,
  renamePasskey,
} from '@foyer/contract/account/passkeys.ts';
import { beginSecondFactor, confirmSecondFactor, finishLogin } from '@foyer/contract/account/secondFactor.ts';
import { getMsgSiteList } from '@foyer/contract/messages/mail.ts';
import { logedUserInfo, login } from '@foyer/contract/account/session.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../http/testing/client.ts';
import { openTestHouse, signUp, testPassword as password } from '../../testing/house.ts';
import type { SignedUp } from '../../testing/house.ts';
import { hotp, stepOf } from '../secondFactor/totp.ts';
import { base32Bytes } from '../testing/authenticator.ts';
import { softwareKey } from '../testing/passkey.ts';
import type { SoftwareKey } from '../testing/passkey.ts';

const t = await openTestHouse();
afterAll(() => t.close());

async function withPasskey(): Promise<{ player: SignedUp; key: SoftwareKey }> {
  const player = await signUp(t);
  const key = softwareKey();
  const { challengeId, options } = await player.ok(beginPasskey, { password });
  await player.ok(addPasskey, { challengeId, response: key.create(options), name: '我的手机' });
  return { player, key };
}
async function knock(browser: TestClient, answer: (options: string) => string) {
  const { challengeId, options } = await browser.ok(beginPasskeyLogin, {});
  return await browser.call(passkeyLogin, { challengeId, response: answer(options) });
}

describe('a passkey', () => {
  it('is added after a password check, is listed, and logs in without a password', async () => {
    const { player, key } = await withPasskey();
    const { list } = await player.ok(passkeys, {});
    expect(list).toEqual([{ passkeyId: key.id, name: '我的手机', createdMs: t.clock.nowMs }]);
    const browser = t.client();
    expect((await knock(browser, (options) => key.get(options))).code).toBe(200);
    expect((await browser.ok(logedUserInfo, {})).userInfo.userAccount).toBe(player.userAccount);
    expect((await player.ok(passkeys, {})).list[0]?.usedMs).toBe(t.clock.nowMs);
  });

  it('logs in while wrong passwords have locked the account, and ends that lock. S15', async () => {
    const { player, key } = await withPasskey();
    const enter = (given: string) =>
      player.call(login, { userAccount: player.userAccount, password: given, captcha: 'none' });
    for (let tried = 0; tried < 4; tried += 1) await enter('wrong123');
    expect((await enter(password)).refusal).toBe('LOGIN_LOCKED');
    expect((await knock(player, (options) => key.get(options))).code).toBe(200);
    expect((await enter(password)).code).toBe(200);
  });

  it('needs the password to be added and to be removed. S18', async () => {
    const { player, key } = await withPasskey();
    expect((await player.call(beginPasskey, { password: 'wrong' })).refusal).toBe('WRONG_OLD_PASSWORD');
    const wrong = await player.call(removePasskey, { passkeyId: key.id, password: 'wrong' });
    expect(wrong.refusal).toBe('WRONG_OLD_PASSWORD');
    await player.ok(removePasskey, { passkeyId: key.id, password });
    expect((await knock(t.client(), (options) => key.get(options))).refusal).toBe('PASSKEY_REFUSED');
  });

  it('is refused from another site’s page, or if the device was not unlocked', async () => {
    const { key } = await withPasskey();
    const foreign = await knock(t.client(), (options) => key.get(options, { origin: 'http://localhost.evil.net' }));
    expect(foreign.refusal).toBe('PASSKEY_REFUSED');
    const locked = await knock(t.client(), (options) => key.get(options, { isVerified: false }));
    expect(locked.refusal).toBe('PASSKEY_REFUSED');
    const player = await signUp(t);
    const { challengeId, options } = await player.ok(beginPasskey, { password });
    const response = softwareKey().create(options, 'http://localhost.evil.net');
    expect((await player.call(addPasskey, { challengeId, response, name: 'x' })).refusal).toBe('PASSKEY_REFUSED');
  });

  it('answers a challenge once, within 5 minutes, and no other challenge', async () => {
    const { key } = await withPasskey();
    const browser = t.client();
    const { challengeId, options } = await browser.ok(beginPasskeyLogin, {});
    const response = key.get(options);
    const raced = await Promise.all([1, 2, 3].map(() => t.client().call(passkeyLogin, { challengeId, response })));
    expect(raced.filter((answer) => answer.code === 200)).toHaveLength(1);
    const late = await browser.ok(beginPasskeyLogin, {});
    t.clock.nowMs += 5 * 60_000;
    const answer = await browser.call(passkeyLogin, {
      challengeId: late.challengeId,
      response: key.get(late.options),
    });
    expect(answer.refusal).toBe('PASSKEY_REFUSED');
    expect((await knock(browser, () => response)).refusal).toBe('PASSKEY_REFUSED');
  });

  it.each(['', 'null', '{', '[]', '{"id":"x"}', '{"id":"x","response":{"userHandle":"MQ"}}'])(
    'is refused without an internal error if the response is %j',
    async (response) => {
      const refusal = (await knock(t.client(), () => response)).refusal;
      expect(['PASSKEY_REFUSED', 'BAD_REQUEST']).toContain(refusal);
    },
  );

  it('cannot be renamed or removed by another player. S14', async () => {
    const { player, key } = await withPasskey();
    const stranger = await signUp(t);
    expect((await stranger.call(renamePasskey, { passkeyId: key.id, name: 'x' })).refusal).toBe('UNKNOWN_PASSKEY');
    expect((await stranger.call(removePasskey, { passkeyId: key.id, password })).refusal).toBe('UNKNOWN_PASSKEY');
    expect((await stranger.ok(passkeys, {})).list).toEqual([]);
    await player.ok(renamePasskey, { passkeyId: key.id, name: '旧手机' });
    expect((await player.ok(passkeys, {})).list[0]?.name).toBe('旧手机');
    expect((await player.call(renamePasskey, { passkeyId: key.id, name: 'x'.repeat(31) })).refusal).toBe('INPUT_RULE');
  });

  it('is refused while the account is frozen', async () => {
    const { player, key } = await withPasskey();
    await t.database.db
      .updateTable('player')
      .set({ status: 'frozen' })
      .where('user_account', '=', player.userAccount)
      .execute();
    expect((await knock(t.client(), (options) => key.get(options))).refusal).toBe('ACCOUNT_FROZEN');
  });

  it('is one of at most ten, even if they are added at once', async () => {
    const player = await signUp(t);
    const begun = await Promise.all(Array.from({ length: 12 }, () => player.ok(beginPasskey, { password })));
    const answers = await Promise.all(
      begun.map(({ challengeId, options }) =>
        player.call(addPasskey, { challengeId, response: softwareKey().create(options), name: 'x' }),
      ),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(10);
  });
});

/** The code that an authenticator shows now, or some steps of thirty seconds later. */
const shown = (secret: string, steps = 0) => hotp(base32Bytes(secret), stepOf(t.clock.nowMs) + steps);

/** '1' lets a passkey count as two factors. */
const setTwoFactors = (setting_value: string) =>
  t.database.db
    .updateTable('setting')
    .set({ setting_value })
    .where('setting_key', '=', 'passkeyIsTwoFactors')
    .execute();

async function withBoth() {
  const { player, key } = await withPasskey();
  const { secret } = await player.ok(beginSecondFactor, { password });
  await player.ok(confirmSecondFactor, { code: shown(secret) });
  t.clock.nowMs += 60_000;
  return { player, key, secret };
}

describe('a second factor and passkeys', () => {
  it('a passkey counts as two factors, unless the operator asks for the second factor after it too', async () => {
    const { key, secret } = await withBoth();
    expect((await knock(t.client(), (options) => key.get(options))).code).toBe(200);
    await setTwoFactors('0');
    const browser = t.client();
    const refused = await knock(browser, (options) => key.get(options));
    expect([refused.refusal, refused.headers['set-cookie']]).toEqual(['SECOND_FACTOR_NEEDED', undefined]);
    const { ticket } = (JSON.parse(refused.body) as { data: { ticket: string } }).data;
    await browser.ok(finishLogin, { ticket, code: shown(secret) });
    await browser.ok(logedUserInfo, {});
    await setTwoFactors('1');
  });

  it('a passkey that did not check its owner opens nothing', async () => {
    const { key } = await withBoth();
    expect((await knock(t.client(), (options) => key.get(options, { isVerified: false }))).refusal).toBe(
      'PASSKEY_REFUSED',
    );
  });

  it('a new passkey pauses withdrawals, and a letter says so. S18', async () => {
    const { player } = await withPasskey();
    expect((await player.ok(logedUserInfo, {})).userInfo.withdrawalsPausedUntilMs).toBe(t.clock.nowMs + 24 * 3_600_000);
    const subjects = (await player.ok(getMsgSiteList, {})).list.map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['添加了通行密钥', '提款暂停 24 小时']));
  });
});
