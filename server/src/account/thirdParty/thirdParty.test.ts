/** Log-in by the sandbox's third party. CALL-067, AMB-155 */
import { registered } from '@foyer/contract/account/register.ts';
import { logedUserInfo, login } from '@foyer/contract/account/session.ts';
import { thirdLogins } from '@foyer/contract/account/thirdParty.ts';
import { beginSecondFactor, confirmSecondFactor } from '@foyer/contract/account/secondFactor.ts';
import { getFrontConfig } from '@foyer/contract/site/config.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { freshAccount, openTestHouse, signUp, testPassword } from '../../testing/house.ts';
import { hotp, stepOf } from '../secondFactor/totp.ts';
import { base32Bytes } from '../testing/authenticator.ts';
import { passportOf, queryOf, returned } from '../testing/thirdParty.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const { open, confirm } = passportOf(t);

describe('a log-in by the third party', () => {
  it('gives a visitor without an account a ticket, and logs them in directly the next time', async () => {
    const browser = t.client();
    const first = await returned(browser, await confirm(browser));
    expect(first.data?.passport).toMatch(/^SP-[A-Z2-9]{6}$/);
    const linkTicket = first.data?.linkTicket ?? '';
    expect(linkTicket).toMatch(/^[\w-]{22}$/);
    expect((await browser.call(logedUserInfo, {})).code).toBe(403);
    const userAccount = freshAccount();
    const request = { userAccount, password: testPassword, captcha: 'x', isAdult: true, hasAcceptedTerms: true };
    await browser.ok(registered, { ...request, linkTicket });
    browser.cookies.delete('UUID');
    const second = await returned(browser, await confirm(browser));
    expect(second.data?.linkTicket).toBe('');
    expect((await browser.ok(logedUserInfo, {})).userInfo.userAccount).toBe(userAccount);
  });

  it('links to an existing account by a log-in, once per ticket', async () => {
    const { userAccount } = await signUp(t);
    const browser = t.client();
    const linkTicket = (await returned(browser, await confirm(browser))).data?.linkTicket ?? '';
    const credentials = { userAccount, password: testPassword, captcha: 'x', linkTicket };
    await browser.ok(login, credentials);
    expect((await browser.call(login, credentials)).refusal).toBe('LINK_EXPIRED');
    browser.cookies.delete('UUID');
    expect((await returned(browser, await confirm(browser))).data?.linkTicket).toBe('');
  });

  it('asks for the second factor of a linked player. S18', async () => {
    const player = await signUp(t);
    const { secret } = await player.ok(beginSecondFactor, { password: testPassword });
    const browser = t.client();
    const linkTicket = (await returned(browser, await confirm(browser))).data?.linkTicket ?? '';
    await browser.ok(login, { userAccount: player.userAccount, password: testPassword, captcha: 'x', linkTicket });
    await player.ok(confirmSecondFactor, { code: hotp(base32Bytes(secret), stepOf(t.clock.nowMs)) });
    browser.cookies.delete('UUID');
    expect((await returned(browser, await confirm(browser))).refusal).toBe('SECOND_FACTOR_NEEDED');
    expect((await browser.call(logedUserInfo, {})).code).toBe(403);
  });

  it('links nothing at a later log-in on the same browser without the ticket', async () => {
    const browser = t.client();
    await returned(browser, await confirm(browser));
    const { userAccount } = await signUp(t);
    await browser.ok(login, { userAccount, password: testPassword, captcha: 'x' });
    expect((await returned(browser, await confirm(browser))).data?.linkTicket).not.toBe('');
  });

  it('returns to the requested page and never to another site. S07', async () => {
    const query = await confirm(t.client(), '/mine/center?tab=a');
    expect(query.redirect).toBe('/mine/center?tab=a');
    expect((await confirm(t.client(), 'https://evil.example/')).redirect).toBe('https://evil.example/');
    const refused = await open(t.client(), '/sandbox/passport', { state: 'x', decision: 'allow' });
    expect(refused.location).toBe('/login');
  });

  it.each([
    ['frozen', 703],
    ['disabled', 704],
  ])('does not let a %s player in. ERR-020', async (status, code) => {
    const browser = t.client();
    const linkTicket = (await returned(browser, await confirm(browser))).data?.linkTicket ?? '';
    const userAccount = freshAccount();
    const request = { userAccount, password: testPassword, captcha: 'x', isAdult: true, hasAcceptedTerms: true };
    await browser.ok(registered, { ...request, linkTicket });
    await t.database.db.updateTable('player').set({ status }).where('user_account', '=', userAccount).execute();
    browser.cookies.delete('UUID');
    expect((await returned(browser, await confirm(browser))).code).toBe(code);
  });
});

describe('the reply of the provider', () => {
  it('is valid once, even for ten concurrent requests', async () => {
    const browser = t.client();
    const query = await confirm(browser);
    const begun = browser.cookies.get('thirdLogin') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => {
        browser.cookies.set('thirdLogin', begun);
        return returned(browser, query);
      }),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.refusal === 'THIRD_PARTY_FAILED')).toHaveLength(9);
  });

  it('is invalid in another browser, with another state, for another provider and after a minute. S01', async () => {
    const browser = t.client();
    expect((await returned(t.client(), await confirm(browser))).refusal).toBe('THIRD_PARTY_FAILED');
    expect((await returned(browser, { ...(await confirm(browser)), state: 'x'.repeat(22) })).refusal).toBe(
      'THIRD_PARTY_FAILED',
    );
    expect((await returned(browser, { ...(await confirm(browser)), authType: 'other' })).refusal).toBe(
      'THIRD_PARTY_FAILED',
    );
    const late = await confirm(browser);
    t.clock.nowMs += 60_000;
    expect((await returned(browser, late)).refusal).toBe('THIRD_PARTY_FAILED');
    const attacker = t.client();
    const planted = await confirm(attacker);
    await open(browser, '/auth/sandbox');
    expect((await returned(browser, planted)).refusal).toBe('THIRD_PARTY_FAILED');
  });

  it('requires consent on the third party’s own page. S03', async () => {
    const browser = t.client();
    const begun = await open(browser, '/auth/sandbox');
    await open(browser, begun.location);
    const form = { ...queryOf(begun.location), decision: 'allow' };
    const foreign = await open(browser, '/sandbox/passport', form, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.location).toBe('/login');
    expect((await open(browser, '/sandbox/passport', { ...form, decision: 'deny' })).location).toBe('/login');
  });

  it('carries a ticket that is valid only on its device and for 15 minutes', async () => {
    const browser = t.client();
    const linkTicket = (await returned(browser, await confirm(browser))).data?.linkTicket ?? '';
    const request = {
      userAccount: freshAccount(),
      password: testPassword,
      captcha: 'x',
      isAdult: true,
      hasAcceptedTerms: true,
      linkTicket,
    };
    expect((await t.client().call(registered, request)).refusal).toBe('LINK_EXPIRED');
    t.clock.nowMs += 15 * 60_000;
    expect((await browser.call(registered, request)).refusal).toBe('LINK_EXPIRED');
    const rows = await t.database.db.selectFrom('link_ticket').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(linkTicket);
  });
});

describe('the third party’s page', () => {
  it('is badged as a sandbox, without script, in the player’s language, and escapes its input', async () => {
    const browser = t.client();
    browser.cookies.set('lang', 'en');
    const begun = await open(browser, '/auth/sandbox?redirect=%22%3E%3Cscript%3E');
    expect(String(begun.headers['set-cookie'])).toMatch(
      /^thirdLogin=[\w-]{22}\.[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(begun.location).not.toContain((browser.cookies.get('thirdLogin') ?? '').split('.')[1]);
    const page = await open(browser, begun.location);
    expect(page.body).toContain('Sandbox · an invented identity provider');
    expect(page.body).not.toContain('<script');
    expect(String(page.headers['content-security-policy'])).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('is offered in every language in the sandbox, and does not exist outside it', async () => {
    const providers = async (house: typeof t, lang: 'zh_CN' | 'en' | 'th') => {
      const config = await house.client().ok(getFrontConfig, { configKey: 'thirdLogin' }, { lang });
      return thirdLogins(config.configVal).map(({ name, address }) => `${name} ${address}`);
    };
    expect(await providers(t, 'zh_CN')).toEqual(['沙盒通行证 /auth/sandbox']);
    expect(await providers(t, 'th')).toEqual(['พาสปอร์ตทดสอบ /auth/sandbox']);
    const real = await openTestHouse({ config: { isSandbox: false } });
    expect(await providers(real, 'en')).toEqual([]);
    expect((await real.client().get('/auth/sandbox')).statusCode).toBe(404);
    await real.close();
  });
});
