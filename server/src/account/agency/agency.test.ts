/** The agency's accounts. SI-32, CALL-X01, CALL-X02, CALL-023 */
import { agentLogin, agentRegistered, getAgentDomain } from '@foyer/contract/account/agency.ts';
import { logedUserInfo, login } from '@foyer/contract/account/session.ts';
import { afterAll, expect, it } from 'vitest';
import { freshAccount, openTestHouse, signUp, testPassword } from '../../testing/house.ts';

const t = await openTestHouse();
afterAll(() => t.close());

let phones = 0;
function filled(given: object = {}) {
  phones += 1;
  return {
    account: freshAccount(),
    password: testPassword,
    confirmPassword: testPassword,
    mobilePhone: `138${String(phones).padStart(8, '0')}`,
    captcha: 'none',
    isAdult: true,
    hasAcceptedTerms: true,
    ...given,
  };
}

it('opens an agent account with its own code and session, which is not a player account. ROLE-015, AMB-157', async () => {
  const browser = t.client();
  const form = filled();
  const answer = await browser.call(agentRegistered, form);
  expect(answer.data?.agentCode).toMatch(/^[A-Z2-9]{8}$/);
  expect(answer.data?.agentDomain).toBe(`/register?agentCode=${answer.data?.agentCode}`);
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map(String);
  expect(cookies).toEqual([
    expect.stringMatching(/^agentSession=[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect((await browser.call(logedUserInfo, {})).refusal).toBe('SESSION_EXPIRED');
  const again = await t
    .client()
    .ok(agentLogin, { account: form.account.toUpperCase(), password: testPassword, captcha: 'x' });
  expect(again).toEqual(answer.data);
  const asPlayer = { userAccount: form.account, password: testPassword, captcha: 'x' };
  expect((await t.client().call(login, asPlayer)).refusal).toBe('WRONG_CREDENTIALS');
});

it('refuses a player’s credentials at the agent log-in, and leaves the player’s session open', async () => {
  const player = await signUp(t);
  const asAgent = { account: player.userAccount, password: testPassword, captcha: 'x' };
  expect((await player.call(agentLogin, asAgent)).refusal).toBe('WRONG_CREDENTIALS');
  await player.ok(agentRegistered, filled());
  expect((await player.ok(logedUserInfo, {})).userInfo.userAccount).toBe(player.userAccount);
});

it('locks a name after three failures, but not the player of the same name. S15', async () => {
  const player = await signUp(t);
  await t.client().ok(agentRegistered, filled({ account: player.userAccount }));
  const wrong = { account: player.userAccount, password: 'wrong11', captcha: 'x' };
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await t.client().call(agentLogin, wrong)).refusal).toBe('WRONG_CREDENTIALS');
  }
  expect((await t.client().call(agentLogin, { ...wrong, password: testPassword })).refusal).toBe('LOGIN_LOCKED');
  const asPlayer = { userAccount: player.userAccount, password: testPassword, captcha: 'x' };
  expect((await t.client().call(login, asPlayer)).code).toBe(200);
  t.clock.nowMs += 31 * 60_000;
  expect((await t.client().call(agentLogin, { ...wrong, password: testPassword })).code).toBe(200);
});

it('refuses taken names, passwords that differ and agents under age. VALID-005, VALID-008, VALID-011, M18', async () => {
  const ask = (given: object) => t.client().call(agentRegistered, filled(given));
  const form = filled();
  await t.client().ok(agentRegistered, form);
  expect((await ask({ account: form.account.toUpperCase() })).refusal).toBe('ACCOUNT_TAKEN');
  expect((await ask({ mobilePhone: form.mobilePhone })).refusal).toBe('PHONE_TAKEN');
  expect((await ask({ confirmPassword: 'sesame78' })).refusal).toBe('INPUT_RULE');
  expect((await ask({ isAdult: false })).refusal).toBe('UNDERAGE_OR_TERMS');
  expect((await ask({ hasAcceptedTerms: false })).refusal).toBe('UNDERAGE_OR_TERMS');
  expect((await ask({ account: '1player' })).refusal).toBe('INPUT_RULE');
  const both = filled();
  const answers = await Promise.all([t.client().call(agentRegistered, both), t.client().call(agentRegistered, both)]);
  expect(answers.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([200, 1103]);
});

it('reports a frozen or disabled agent only after the right password. ERR-020', async () => {
  const form = filled();
  await t.client().ok(agentRegistered, form);
  for (const [status, refusal] of [
    ['frozen', 'ACCOUNT_FROZEN'],
    ['disabled', 'ACCOUNT_DISABLED'],
  ] as const) {
    await t.database.db.updateTable('agent').set({ status }).where('account', '=', form.account).execute();
    const right = { account: form.account, password: testPassword, captcha: 'x' };
    expect((await t.client().call(agentLogin, { ...right, password: 'wrong11' })).refusal).toBe('WRONG_CREDENTIALS');
    expect((await t.client().call(agentLogin, right)).refusal).toBe(refusal);
    t.clock.nowMs += 31 * 60_000;
  }
});

it('returns the link of a known code, and the agency’s own address for any other. CALL-023, SCREEN-071', async () => {
  const { agentCode } = await t.client().ok(agentRegistered, filled());
  const ask = async (code: string) => (await t.client().ok(getAgentDomain, { agentCode: code })).agentDomain;
  expect(await ask(agentCode)).toBe(`/register?agentCode=${agentCode}`);
  expect([await ask('NOBODY22'), await ask(''), await ask('//evil.example')]).toEqual(['', '', '']);
});
