/** The second factor: on, off, at log-in, recovery codes, and a thief who has the password. S15, S18 */
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  finishLogin,
  renewRecoveryCodes,
  secondFactor,
} from '@foyer/contract/account/secondFactor.ts';
import { proveSelf } from '@foyer/contract/account/proof.ts';
import { updateLoginPassword } from '@foyer/contract/account/passwords.ts';
import { forgetConfirm, forgetPassword, forgetSendCodeNew } from '@foyer/contract/account/recovery.ts';
import { logedUserInfo, login } from '@foyer/contract/account/session.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../http/testing/client.ts';
import { openTestHouse, signUp, testPassword as password } from '../../testing/house.ts';
import type { SignedUp } from '../../testing/house.ts';
import { base32Bytes } from '../testing/authenticator.ts';
import { newestCode, wrongOf } from '../testing/outbox.ts';
import { hotp, stepOf } from './totp.ts';

const t = await openTestHouse();
afterAll(() => t.close());

/** Code that an authenticator with this secret shows now, or a number of steps later. */
const shown = (secret: string, steps = 0): string => hotp(base32Bytes(secret), stepOf(t.clock.nowMs) + steps);

async function protectedPlayer(
  given: { mobilePhone?: string } = {},
): Promise<{ player: SignedUp; secret: string; codes: string[] }> {
  const player = await signUp(t, given);
  const { secret } = await player.ok(beginSecondFactor, { password });
  const { list } = await player.ok(confirmSecondFactor, { code: shown(secret) });
  // Move on: the code that turned it on is used up.
  t.clock.nowMs += 60_000;
  return { player, secret, codes: list };
}
async function knock(browser: TestClient, userAccount: string, given: string = password): Promise<string> {
  const answer = await browser.call(login, { userAccount, password: given, captcha: 'x' });
  expect(answer.refusal).toBe('SECOND_FACTOR_NEEDED');
  expect(answer.headers['set-cookie']).toBeUndefined();
  return (JSON.parse(answer.body) as { data: { ticket: string } }).data.ticket;
}

describe('turning it on', () => {
  it('needs the password and a code of the secret that was shown', async () => {
    const player = await signUp(t);
    expect((await player.call(beginSecondFactor, { password: 'wrong' })).refusal).toBe('WRONG_OLD_PASSWORD');
    const { secret, uri } = await player.ok(beginSecondFactor, { password });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect((await player.ok(secondFactor, {})).isOn).toBe(false);
    const wrong = await player.call(confirmSecondFactor, { code: wrongOf(shown(secret)) });
    expect(wrong.refusal).toBe('WRONG_CODE');
    const { list } = await player.ok(confirmSecondFactor, { code: shown(secret) });
    expect(new Set(list).size).toBe(10);
    expect(await player.ok(secondFactor, {})).toEqual({ isOn: true, sinceMs: t.clock.nowMs, recoveryLeft: 10 });
    expect((await player.call(beginSecondFactor, { password })).refusal).toBe('SECOND_FACTOR_ON');
  });

  it('stores neither the secret nor the recovery codes in readable form', async () => {
    const { secret, codes } = await protectedPlayer();
    const rows = [
      ...(await t.database.db.selectFrom('second_factor').selectAll().execute()),
      ...(await t.database.db.selectFrom('recovery_code').selectAll().execute()),
    ];
    const kept = JSON.stringify(rows) + t.logLines.join('');
    for (const word of [secret, base32Bytes(secret).toString('hex'), ...codes]) expect(kept).not.toContain(word);
  });
});

describe('at log-in', () => {
  it('opens a session for the password and a code, but not for the password alone', async () => {
    const { player, secret } = await protectedPlayer();
    const browser = t.client();
    const ticket = await knock(browser, player.userAccount);
    expect((await browser.call(logedUserInfo, {})).refusal).toBe('SESSION_EXPIRED');
    await browser.ok(finishLogin, { ticket, code: shown(secret) });
    expect((await browser.call(logedUserInfo, {})).code).toBe(200);
  });

  it('takes no code twice, neither in concurrent log-ins nor in a later one. RFC 6238, 5.2', async () => {
    const { player, secret } = await protectedPlayer();
    const browsers = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const browser = t.client();
        return { browser, ticket: await knock(browser, player.userAccount) };
      }),
    );
    const code = shown(secret);
    const answers = await Promise.all(
      browsers.map(({ browser, ticket }) => browser.call(finishLogin, { ticket, code })),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    const again = t.client();
    const late = await again.call(finishLogin, { ticket: await knock(again, player.userAccount), code });
    expect(late.refusal).not.toBe(undefined);
  });

  it('accepts a ticket once, within 5 minutes, on the device that received it. S14', async () => {
    const { player, secret } = await protectedPlayer();
    const browser = t.client();
    const stranger = t.client();
    const ticket = await knock(browser, player.userAccount);
    expect((await stranger.call(finishLogin, { ticket, code: shown(secret) })).refusal).toBe('LOGIN_STEP_OVER');
    await browser.ok(finishLogin, { ticket, code: shown(secret) });
    t.clock.nowMs += 60_000;
    expect((await browser.call(finishLogin, { ticket, code: shown(secret) })).refusal).toBe('LOGIN_STEP_OVER');
    const slow = await knock(browser, player.userAccount);
    t.clock.nowMs += 5 * 60_000;
    expect((await browser.call(finishLogin, { ticket: slow, code: shown(secret) })).refusal).toBe('LOGIN_STEP_OVER');
  });

  it('refuses a ticket once the password has been changed. S18', async () => {
    const { player, secret } = await protectedPlayer();
    const thief = t.client();
    const ticket = await knock(thief, player.userAccount);
    const change = { oldPassword: password, newPassword: 'fresh123', confirmPassword: 'fresh123' };
    await player.ok(proveSelf, { password, code: shown(secret) });
    await player.ok(updateLoginPassword, change);
    expect((await thief.call(finishLogin, { ticket, code: shown(secret, 1) })).refusal).toBe('LOGIN_STEP_OVER');
    expect((await thief.call(logedUserInfo, {})).refusal).toBe('SESSION_EXPIRED');
  });

  it('is still asked for after the password was recovered by a code. S16', async () => {
    const mobilePhone = '13700007788';
    const { player, secret } = await protectedPlayer({ mobilePhone });
    const { userAccount } = player;
    player.cookies.set('deviceId', player.deviceId);
    await player.ok(forgetSendCodeNew, { userAccount, target: mobilePhone });
    const { token } = await player.ok(forgetConfirm, { userAccount, way: 'sms', code: await newestCode(player) });
    const recovered = { newPassword: 'fresh123', confirmPassword: 'fresh123' };
    await player.ok(forgetPassword, { userAccount, token, ...recovered });
    const browser = t.client();
    const ticket = await knock(browser, userAccount, recovered.newPassword);
    expect((await browser.call(logedUserInfo, {})).refusal).toBe('SESSION_EXPIRED');
    await browser.ok(finishLogin, { ticket, code: shown(secret) });
  });

  it('locks after three wrong codes over any number of log-ins, but not the owner’s own device. S15', async () => {
    const { player, secret } = await protectedPlayer();
    const thief = t.client();
    for (let index = 0; index < 3; index += 1) {
      const ticket = await knock(thief, player.userAccount);
      const answer = await thief.call(finishLogin, { ticket, code: wrongOf(shown(secret)) });
      expect(answer.refusal).toBe('WRONG_CODE');
    }
    const ticket = await knock(thief, player.userAccount);
    expect((await thief.call(finishLogin, { ticket, code: shown(secret) })).refusal).toBe('LOGIN_LOCKED');
    const own = await knock(player, player.userAccount);
    await player.ok(finishLogin, { ticket: own, code: shown(secret) });
  });

  it('takes a recovery code in place of the authenticator’s, once', async () => {
    const { player, codes } = await protectedPlayer();
    const [code = ''] = codes;
    const browser = t.client();
    const spaced = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
    await browser.ok(finishLogin, { ticket: await knock(browser, player.userAccount), code: spaced });
    expect((await browser.ok(secondFactor, {})).recoveryLeft).toBe(9);
    const again = await browser.call(finishLogin, { ticket: await knock(browser, player.userAccount), code });
    expect(again.refusal).toBe('WRONG_CODE');
  });

  it('does not reveal that it exists without the password. S16', async () => {
    const { player } = await protectedPlayer();
    const answer = await t.client().call(login, {
      userAccount: player.userAccount,
      password: 'wrong',
      captcha: 'x',
    });
    expect(answer.refusal).toBe('WRONG_CREDENTIALS');
  });
});

describe('turning it off', () => {
  it('needs the password and a code, and pauses withdrawals. S18', async () => {
    const { player, secret } = await protectedPlayer();
    const code = shown(secret);
    expect((await player.call(endSecondFactor, { password: 'wrong', code })).refusal).toBe('WRONG_OLD_PASSWORD');
    expect((await player.call(endSecondFactor, { password, code: wrongOf(code) })).refusal).toBe('WRONG_CODE');
    await player.ok(endSecondFactor, { password, code });
    expect((await player.ok(secondFactor, {})).isOn).toBe(false);
    const { userInfo } = await player.ok(logedUserInfo, {});
    expect(userInfo.withdrawalsPausedUntilMs).toBeGreaterThan(t.clock.nowMs);
    expect((await player.call(endSecondFactor, { password, code })).refusal).toBe('SECOND_FACTOR_OFF');
    await t.client().ok(login, { userAccount: player.userAccount, password, captcha: 'x' });
  });

  it('renews the recovery codes, invalidates the old ones and pauses withdrawals. S18', async () => {
    const { player, secret, codes } = await protectedPlayer();
    const { list } = await player.ok(renewRecoveryCodes, { password, code: shown(secret) });
    expect(list).toHaveLength(10);
    const { userInfo } = await player.ok(logedUserInfo, {});
    expect(userInfo.withdrawalsPausedUntilMs).toBeGreaterThan(t.clock.nowMs);
    const browser = t.client();
    const old = await browser.call(finishLogin, {
      ticket: await knock(browser, player.userAccount),
      code: codes[0] ?? '',
    });
    expect(old.refusal).toBe('WRONG_CODE');
    await browser.ok(finishLogin, { ticket: await knock(browser, player.userAccount), code: list[0] ?? '' });
  });
});
