/** What a script can do against the captcha: nothing without the work. S15, S16 */
import { phoneSendVerify } from '@foyer/contract/account/country.ts';
import { forgetSendCode, forgetSendCodeNew, lotterySendCode } from '@foyer/contract/account/recovery.ts';
import { registered } from '@foyer/contract/account/register.ts';
import { defaultKaptcha, login } from '@foyer/contract/account/session.ts';
import { solveWork, solvedId } from '@foyer/contract/captchaWork.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../handlers.ts';
import { build } from '../../http/build.ts';
import { client } from '../../http/testing/client.ts';
import { freshAccount, openTestHouse, signUp, testPassword } from '../../testing/house.ts';
import { solvedCaptcha } from './testing/solved.ts';

const t = await openTestHouse({ config: { captcha: 'on', trustedProxies: 1 } });
const other = await build({ ...t.house }, { handlers });
afterAll(async () => {
  await other.close();
  await t.close();
});
// Counts of one test do not reach the next.
beforeEach(() => t.database.db.deleteFrom('rate_limit').execute());

const browser = () => client(t.app);
const register = (captcha: object, via = browser(), ip = '203.0.113.5') =>
  via.call(
    registered,
    {
      userAccount: freshAccount(),
      password: testPassword,
      isAdult: true,
      hasAcceptedTerms: true,
      captcha: 'off',
      ...captcha,
    },
    { headers: { 'x-forwarded-for': ip } },
  );
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const fresh = (purpose: 'register' | 'login' | 'code' = 'register', ip = '203.0.113.5') =>
  browser().ok(defaultKaptcha, { purpose }, from(ip));
const solved = ({ captchaId, work }: Awaited<ReturnType<typeof fresh>>) =>
  solvedId(captchaId, work === undefined ? '' : solveWork(captchaId, work));

const mail = 'someone@mail.example.com';
const messages = [
  ['registration', phoneSendVerify, { mobilePhone: '13800001234', countryCode: '86' }],
  ['recovery by mail', forgetSendCode, { userAccount: 'nobody11', target: mail, way: 'email' }],
  ['recovery by SMS', forgetSendCodeNew, { userAccount: 'nobody11', target: '13800001234', countryCode: '86' }],
  ['recovery by voice', lotterySendCode, { userAccount: 'nobody12', mobilePhone: '13800001235', countryCode: '86' }],
] as const;
type Send = typeof phoneSendVerify;
const codes = () => t.database.db.selectFrom('guest_code').selectAll().execute();

describe('a message with a code to a guest', () => {
  it.each(messages)(
    'of a %s is refused without a solved captcha, and sent with one. S16',
    async (_name, call, given) => {
      const guest = browser();
      const send = (captcha: object) => guest.call(call as unknown as Send, { ...given, ...captcha } as never);
      const before = await codes();
      expect((await send({})).refusal).toBe('WRONG_CAPTCHA');
      expect((await send({ captcha: '10', captchaId: 'x' })).refusal).toBe('WRONG_CAPTCHA');
      expect(await codes()).toEqual(before);
      expect((await send(await solvedCaptcha(guest, 'code'))).code).toBe(200);
    },
  );
});

describe('a challenge', () => {
  it('holds one registration, once, and only with its work done', async () => {
    const first = await fresh();
    expect(first).toMatchObject({ picture: '', question: '', work: { parts: 8 } });
    expect((await register({})).refusal).toBe('WRONG_CAPTCHA');
    expect((await register({ captchaId: first.captchaId })).refusal).toBe('WRONG_CAPTCHA');
    expect((await register({ captchaId: solvedId(first.captchaId, '0'.repeat(64)) })).refusal).toBe('WRONG_CAPTCHA');
    expect((await register({ captchaId: solved(first) })).code).toBe(200);
    expect((await register({ captchaId: solved(first) })).refusal).toBe('WRONG_CAPTCHA');
  });

  it('is refused with less work than it asks for, and with a mark that was changed', async () => {
    const hard = await fresh();
    const [seed = '', bits = '', ...rest] = hard.captchaId.split('.');
    const easier = [seed, String(Number(bits) - 1), ...rest].join('.');
    const work = { parts: 8, bits: Number(bits) - 1 };
    expect((await register({ captchaId: solvedId(easier, solveWork(easier, work)) })).refusal).toBe('WRONG_CAPTCHA');
    const weak = solveWork(hard.captchaId, { parts: 8, bits: 0 });
    expect((await register({ captchaId: solvedId(hard.captchaId, weak) })).refusal).toBe('WRONG_CAPTCHA');
  });

  it('is refused for another purpose, from another household, and after five minutes', async () => {
    expect((await register({ captchaId: solved(await fresh('code')) })).refusal).toBe('WRONG_CAPTCHA');
    expect((await register({ captchaId: solved(await fresh('register', '198.51.100.7')) })).refusal).toBe(
      'WRONG_CAPTCHA',
    );
    const late = solved(await fresh());
    t.clock.nowMs += 5 * 60_000;
    expect((await register({ captchaId: late })).refusal).toBe('WRONG_CAPTCHA');
  });

  it('is used by one of many requests at once, in two processes of one database', async () => {
    const captchaId = solved(await fresh());
    const answers = await Promise.all([t.app, other, t.app, other].map((app) => register({ captchaId }, client(app))));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal === 'WRONG_CAPTCHA')).toHaveLength(3);
  });
});

const attempt = (userAccount: string, password: string, captcha: object = {}, ip = '203.0.113.9') =>
  browser().call(login, { userAccount, password, captcha: 'off', ...captcha }, from(ip));

describe('a log-in', () => {
  it('needs no captcha until one has failed, by this name or from this household', async () => {
    const proofOfNew = await solvedCaptcha(browser(), 'register', '', from('203.0.113.9'));
    const player = await signUp(t, proofOfNew, from('203.0.113.9'));
    expect((await fresh('login', '203.0.113.9')).captchaId).toBe('');
    expect((await attempt(player.userAccount, 'wrong99')).refusal).toBe('WRONG_CREDENTIALS');
    // The same household with another name, and another household with the same name.
    expect((await attempt('nobody11', testPassword)).refusal).toBe('WRONG_CAPTCHA');
    expect((await attempt(player.userAccount, testPassword, {}, '198.51.100.1')).refusal).toBe('WRONG_CAPTCHA');
    const proof = await solvedCaptcha(browser(), 'login', player.userAccount, from('198.51.100.1'));
    expect(proof.captchaId).not.toBe('');
    expect((await attempt(player.userAccount, testPassword, proof, '198.51.100.1')).code).toBe(200);
    // A name without failed tries, from a household without failed tries.
    expect((await attempt('nobody12', testPassword, {}, '198.51.100.2')).refusal).toBe('WRONG_CREDENTIALS');
  });

  it('takes more work with each doubling of failures of a household', async () => {
    const bits = async () => (await fresh('login', '203.0.113.9')).work?.bits;
    await attempt('nobody20', 'wrong99');
    const base = (await bits()) ?? 0;
    for (let index = 1; index < 10; index += 1) {
      const name = `nobody${20 + index}`;
      await attempt(name, 'wrong99', await solvedCaptcha(browser(), 'login', name, from('203.0.113.9')));
    }
    expect(await bits()).toBe(base + 2);
    t.clock.nowMs += 30 * 60_000;
    expect((await fresh('login', '203.0.113.9')).captchaId).toBe('');
  });
});
