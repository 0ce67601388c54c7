/** Passwords that everybody guesses first are refused wherever one is set. S19 */
import { agentRegistered } from '@foyer/contract/account/agency.ts';
import { sendWithdrawYZM, updateLoginPassword, updateWithdrawPW } from '@foyer/contract/account/passwords.ts';
import { updateWithdrawPWGOA } from '@foyer/contract/account/passwords.ts';
import { registered } from '@foyer/contract/account/register.ts';
import { confirmPhone, sendPhoneSMS, setWithdrawPW } from '@foyer/contract/account/security.ts';
import { login } from '@foyer/contract/account/session.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { demoLogin } from '../../demo/player.ts';
import { seedDemo } from '../../demo/demo.ts';
import { freshAccount, openTestHouse, signUp, testPassword } from '../../testing/house.ts';
import { newestCode } from '../testing/outbox.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const good = () => ({
  userAccount: freshAccount(),
  password: testPassword,
  captcha: 'none',
  isAdult: true,
  hasAcceptedTerms: true,
});
const leaked = ['password1', 'PassWord1', 'abc12345', 'qwerty123', 'a123456', '1q2w3e4r', 'iloveyou1', 'woaini520'];

describe('a registration', () => {
  it.each(leaked)('refuses the leaked password %s and keeps nothing. S19', async (password) => {
    const attempt = { ...good(), password };
    expect((await t.client().call(registered, attempt)).refusal).toBe('PASSWORD_BREACHED');
    await t.client().ok(registered, { ...attempt, password: testPassword });
  });

  it('refuses the account name as its own password, whatever the case of its letters. S19', async () => {
    const userAccount = freshAccount();
    const attempt = { ...good(), userAccount, password: userAccount.toUpperCase() };
    const answer = await t.client().call(registered, attempt);
    expect([answer.refusal, answer.message]).toEqual(['INPUT_RULE', '密码不能与账号相同']);
  });

  it('refuses a simple withdrawal password and the log-in password, if the house asks for one. S19', async () => {
    const asked = { item: 'withdrawPassword', is_required: false, sort_order: 9 };
    await t.database.db.insertInto('register_item').values(asked).execute();
    for (const withdrawPassword of ['000000', '777777', '345678', '987654', 'password1'])
      expect((await t.client().call(registered, { ...good(), withdrawPassword })).refusal).toBe('PASSWORD_BREACHED');
    const same = await t.client().call(registered, { ...good(), withdrawPassword: testPassword });
    expect([same.refusal, same.message]).toEqual(['INPUT_RULE', '提款密码不能与登录密码相同']);
    await t.client().ok(registered, { ...good(), withdrawPassword: 'open-sesame' });
    await t.database.db.deleteFrom('register_item').where('item', '=', 'withdrawPassword').execute();
  });

  it('of an agent refuses them too. S19', async () => {
    const form = { mobilePhone: '13922220001', captcha: 'none', isAdult: true, hasAcceptedTerms: true };
    const ask = (account: string, password: string) =>
      t.client().call(agentRegistered, { ...form, account, password, confirmPassword: password });
    expect((await ask('agent77', 'password1')).refusal).toBe('PASSWORD_BREACHED');
    expect((await ask('agent77', 'agent77')).refusal).toBe('INPUT_RULE');
  });
});

it('a change of the log-in password refuses the account name. S19', async () => {
  const player = await signUp(t);
  const change = { oldPassword: testPassword, newPassword: player.userAccount };
  expect((await player.call(updateLoginPassword, change)).message).toBe('密码不能与账号相同');
});

describe('a withdrawal password', () => {
  const bad = [
    ['000000', 'PASSWORD_BREACHED'],
    ['555555', 'PASSWORD_BREACHED'],
    ['234567', 'PASSWORD_BREACHED'],
    ['654321', 'PASSWORD_BREACHED'],
    ['password', 'PASSWORD_BREACHED'],
    [testPassword, 'INPUT_RULE'],
  ] as const;

  it.each(bad)('set as %s is refused: %s. S19', async (withdrawPassword, refusal) => {
    const player = await signUp(t);
    expect((await player.call(setWithdrawPW, { withdrawPassword })).refusal).toBe(refusal);
    await player.ok(setWithdrawPW, { withdrawPassword: 'open-sesame' });
  });

  it.each(bad)('changed to %s is refused: %s, with the old one and with a code. S19', async (given, refusal) => {
    const player = await signUp(t);
    await player.ok(setWithdrawPW, { withdrawPassword: 'open-sesame' });
    const change = { oldWithdrawPassword: 'open-sesame', newWithdrawPassword: given };
    expect((await player.call(updateWithdrawPW, change)).refusal).toBe(refusal);
    const mobilePhone = `1371234${String(bad.findIndex(([one]) => one === given)).padStart(4, '0')}`;
    await player.ok(sendPhoneSMS, { mobilePhone });
    await player.ok(confirmPhone, { mobilePhone, code: await newestCode(player) });
    t.clock.nowMs += 1_000;
    await player.ok(sendWithdrawYZM, {});
    const reset = { code: await newestCode(player), newWithdrawPassword: given };
    expect((await player.call(updateWithdrawPWGOA, reset)).refusal).toBe(refusal);
    await player.ok(updateWithdrawPWGOA, { ...reset, newWithdrawPassword: 'close-sesame' });
  });
});

it('demo players, whose passwords are public anyway, log in as before.', async () => {
  await seedDemo(t.database, t.house);
  await t.client().ok(login, { ...demoLogin, captcha: 'x' });
});
