/** Phone, real name, withdrawal password, captcha and the sandbox's outbox. SI-38, ENV-012 */
import { confirmPhone, confirmRealName, sendPhoneSMS, setWithdrawPW } from '@foyer/contract/account/security.ts';
import { defaultKaptcha, deviceInfo, logedUserInfo, login } from '@foyer/contract/account/session.ts';
import { solveWork, solvedId } from '@foyer/contract/captchaWork.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, signUp, testPassword } from '../testing/house.ts';
import type { SignedUp, TestHouse } from '../testing/house.ts';
import { codesOf, wrongOf } from './testing/outbox.ts';

const t = await openTestHouse();
afterAll(() => t.close());

let phones = 0;
const freshPhone = (): string => `1390000${String((phones += 1)).padStart(4, '0')}`;
const codeFor = async (player: SignedUp, mobilePhone: string): Promise<string> => {
  await player.ok(sendPhoneSMS, { mobilePhone });
  const [code = ''] = await codesOf(player);
  return code;
};

describe('verifying a phone', () => {
  it('accepts the code of six digits from the outbox, once. CALL-087, CALL-092, S16', async () => {
    const player = await signUp(t);
    const mobilePhone = freshPhone();
    const code = await codeFor(player, mobilePhone);
    expect(code).toMatch(/^\d{6}$/);
    await player.ok(confirmPhone, { mobilePhone, code });
    const { userInfo } = await player.ok(logedUserInfo, {});
    expect(userInfo).toMatchObject({ isPhoneVerified: true, mobilePhone: `139****${mobilePhone.slice(-4)}` });
    expect((await player.call(confirmPhone, { mobilePhone, code })).refusal).toBe('PHONE_ALREADY_VERIFIED');
    expect((await player.call(sendPhoneSMS, { mobilePhone: freshPhone() })).refusal).toBe('PHONE_ALREADY_VERIFIED');
  });

  it('accepts a foreign number with its calling code, with or without the national leading 0. CALL-094, AMB-091', async () => {
    const player = await signUp(t);
    const given = { mobilePhone: '0812345678', countryCode: '66' };
    await player.ok(sendPhoneSMS, given);
    const [code = ''] = await codesOf(player);
    const elsewhere = await player.call(confirmPhone, { ...given, countryCode: '852', code });
    expect(elsewhere.refusal).toBe('WRONG_CODE');
    await player.ok(confirmPhone, { ...given, mobilePhone: '812345678', code });
    const { userInfo } = await player.ok(logedUserInfo, {});
    expect(userInfo).toMatchObject({ isPhoneVerified: true, mobilePhone: '+66*****5678' });
    const other = await signUp(t);
    expect((await other.call(sendPhoneSMS, given)).refusal).toBe('PHONE_TAKEN');
    const unlisted = await other.call(sendPhoneSMS, { mobilePhone: '812345678', countryCode: '999' });
    expect(unlisted).toMatchObject({ refusal: 'INPUT_RULE', message: '手机号码为6-15位数字' });
    const chinese = await other.call(sendPhoneSMS, { mobilePhone: '812345678', countryCode: '86' });
    expect(chinese).toMatchObject({ refusal: 'INPUT_RULE', message: '请输入以1开头的11位手机号码' });
  });

  it('stores no readable code outside the outbox', async () => {
    const player = await signUp(t);
    const code = await codeFor(player, freshPhone());
    const rows = await t.database.db.selectFrom('verification_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(t.logLines.join('')).not.toContain(code);
  });

  it('sends again after 60 seconds and not before, even when asked eight times at once', async () => {
    const player = await signUp(t);
    const mobilePhone = freshPhone();
    const asked = Array.from({ length: 8 }, () => player.call(sendPhoneSMS, { mobilePhone }));
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    t.clock.nowMs += 20_000;
    const early = await player.call(sendPhoneSMS, { mobilePhone }, { lang: 'en' });
    expect(early.message).toBe('It is too soon for another code. You can ask again in 40 seconds');
    t.clock.nowMs += 40_000;
    expect(answers.some((answer) => answer.refusal === 'CODE_SENT_RECENTLY')).toBe(true);
    const other = await signUp(t);
    expect((await other.call(sendPhoneSMS, { mobilePhone })).code).toBe(200);
  });

  it('sends a phone one message within 60 seconds, even if two accounts request one', async () => {
    const mobilePhone = freshPhone();
    await (await signUp(t)).ok(sendPhoneSMS, { mobilePhone });
    expect((await (await signUp(t)).call(sendPhoneSMS, { mobilePhone })).refusal).toBe('CODE_SENT_RECENTLY');
  });

  it('refuses after five wrong tries, even concurrent ones. S16', async () => {
    const player = await signUp(t);
    const mobilePhone = freshPhone();
    const code = await codeFor(player, mobilePhone);
    const tries = Array.from({ length: 5 }, () => player.call(confirmPhone, { mobilePhone, code: wrongOf(code) }));
    for (const answer of await Promise.all(tries)) expect(answer.refusal).toBe('WRONG_CODE');
    expect((await player.call(confirmPhone, { mobilePhone, code })).refusal).toBe('WRONG_CODE');
  });

  it('refuses a code after ten minutes, for another phone and for another player. S16', async () => {
    const player = await signUp(t);
    const mobilePhone = freshPhone();
    const code = await codeFor(player, mobilePhone);
    expect((await player.call(confirmPhone, { mobilePhone: freshPhone(), code })).refusal).toBe('WRONG_CODE');
    const other = await signUp(t);
    expect((await other.call(confirmPhone, { mobilePhone, code })).refusal).toBe('WRONG_CODE');
    t.clock.nowMs += 10 * 60_000;
    expect((await player.call(confirmPhone, { mobilePhone, code })).refusal).toBe('WRONG_CODE');
  });

  it('gives a phone to only one player', async () => {
    const first = await signUp(t);
    const mobilePhone = freshPhone();
    await first.ok(confirmPhone, { mobilePhone, code: await codeFor(first, mobilePhone) });
    t.clock.nowMs += 60_000;
    expect((await (await signUp(t)).call(sendPhoneSMS, { mobilePhone })).refusal).toBe('PHONE_TAKEN');
  });

  it('takes a phone from an account that only typed it. S16', async () => {
    const mobilePhone = freshPhone();
    const typed = await signUp(t, { mobilePhone });
    expect((await typed.ok(logedUserInfo, {})).userInfo.mobilePhone).not.toBe('');
    const owner = await signUp(t);
    await owner.ok(confirmPhone, { mobilePhone, code: await codeFor(owner, mobilePhone) });
    expect((await typed.ok(logedUserInfo, {})).userInfo).toMatchObject({ isPhoneVerified: false, mobilePhone: '' });
  });

  it('gives a phone to the first of two players who both hold a right code. S16', async () => {
    const mobilePhone = freshPhone();
    const [first, second] = [await signUp(t), await signUp(t)];
    const code = await codeFor(first, mobilePhone);
    t.clock.nowMs += 60_000;
    const later = await codeFor(second, mobilePhone);
    await first.ok(confirmPhone, { mobilePhone, code });
    expect((await second.call(confirmPhone, { mobilePhone, code: later })).refusal).toBe('PHONE_TAKEN');
    expect((await second.ok(logedUserInfo, {})).userInfo).toMatchObject({ isPhoneVerified: false, mobilePhone: '' });
  });
});

describe('the outbox', () => {
  it('shows a session its own codes only. S14', async () => {
    const player = await signUp(t);
    const code = await codeFor(player, freshPhone());
    const stranger = await signUp(t);
    expect((await stranger.get('/sandbox/outbox')).body).not.toContain(code);
    const guest = await t.client().get('/sandbox/outbox');
    expect(guest.body).not.toContain(code);
    const samePlayer = t.client();
    await samePlayer.ok(login, { userAccount: player.userAccount, password: testPassword, captcha: 'x' });
    expect((await samePlayer.get('/sandbox/outbox')).body).not.toContain(code);
  });

  it('is a page without script, badged as a sandbox, in the player’s language', async () => {
    const player = await signUp(t);
    player.cookies.set('lang', 'en');
    const page = await player.get('/sandbox/outbox');
    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain('Sandbox · no real SMS or mail is sent');
    expect(page.body).not.toContain('<script');
    expect(String(page.headers['content-security-policy'])).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('does not exist outside the sandbox, where a code that cannot be sent is refused', async () => {
    const real = await openTestHouse({ config: { isSandbox: false } });
    const player = await signUp(real);
    expect((await player.get('/sandbox/outbox')).statusCode).toBe(404);
    expect((await player.call(sendPhoneSMS, { mobilePhone: freshPhone() })).refusal).toBe('NO_SENDER');
    await real.close();
  });
});

describe('a value that can be set once', () => {
  it('sets a real name once, even for twenty concurrent requests, and shows only its last character. CALL-088, ROLE-012, S22', async () => {
    const player = await signUp(t);
    const names = Array.from({ length: 20 }, () => player.call(confirmRealName, { name: '王小雨' }));
    const answers = await Promise.all(names);
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect((await player.call(confirmRealName, { name: '李四' })).refusal).toBe('NAME_ALREADY_SET');
    const { userInfo } = await player.ok(logedUserInfo, {});
    expect(userInfo).toMatchObject({ name: '**雨', isNameVerified: true });
  });

  it('takes a withdrawal password once and keeps it hashed. CALL-098, VALID-038', async () => {
    const player = await signUp(t);
    expect((await player.call(setWithdrawPW, { withdrawPassword: '12345' })).refusal).toBe('INPUT_RULE');
    await player.ok(setWithdrawPW, { withdrawPassword: 'sesame-open' });
    const again = await player.call(setWithdrawPW, { withdrawPassword: 'stolen-again' });
    expect(again.refusal).toBe('WITHDRAW_PASSWORD_ALREADY_SET');
    const row = await t.database.db
      .selectFrom('player')
      .select('withdraw_password_hash')
      .where('user_account', '=', player.userAccount)
      .executeTakeFirstOrThrow();
    expect(row.withdraw_password_hash).toMatch(/^\$argon2id\$/);
  });

  it.each(['王', 'A1', 'a b  c', '<b>王</b>', ' '])('refuses the name %s and changes nothing. S13', async (name) => {
    const player = await signUp(t);
    expect((await player.raw(confirmRealName, { name })).refusal).toBe('INPUT_RULE');
    expect((await player.ok(logedUserInfo, {})).userInfo.isNameVerified).toBe(false);
  });
});

describe('the device report', () => {
  it('stores the system and the language, and discards what could fingerprint the device. CALL-076, AMB-049', async () => {
    const player = await signUp(t);
    const report = {
      clientTime: 1,
      os: 'Linux',
      osVersion: '6',
      language: 'zh-CN',
      brand: 'canvas hash',
      timezone: 'Asia/Bangkok',
    };
    await player.ok(deviceInfo, report);
    const row = await t.database.db
      .selectFrom('player_device')
      .select('report')
      .where('device_id', '=', player.deviceId)
      .executeTakeFirstOrThrow();
    expect(row.report).toEqual({ clientTime: 1, os: 'Linux', osVersion: '6', language: 'zh-CN' });
  });
});

describe('a captcha with a picture', () => {
  let strict: TestHouse;
  beforeAll(async () => {
    strict = await openTestHouse({ config: { captcha: 'picture' } });
  });
  afterAll(() => strict.close());

  it('is required, accepts the picture or the words as its answer, and is consumed by a wrong answer too. CALL-065, AMB-154, S16', async () => {
    const browser = strict.client();
    const credentials = { userAccount: 'nobody11', password: 'x' };
    const attempt = async (captchaId: string, captcha: string) =>
      (await browser.call(login, { ...credentials, captchaId, captcha })).refusal;
    const fresh = async () => {
      const { captchaId: challenge, work } = await browser.ok(defaultKaptcha, {});
      const captchaId = solvedId(challenge, work === undefined ? '' : solveWork(challenge, work));
      const row = await strict.database.db
        .selectFrom('captcha')
        .selectAll()
        .where('captcha_id', '=', challenge.split('.')[3] ?? '')
        .executeTakeFirstOrThrow();
      return { captchaId, picture: row.picture_answer, spoken: row.spoken_answers };
    };
    const first = await fresh();
    expect(await attempt(first.captchaId, first.picture.toUpperCase())).toBe('WRONG_CREDENTIALS');
    expect(await attempt(first.captchaId, first.picture)).toBe('WRONG_CAPTCHA');
    const second = await fresh();
    expect(await attempt(second.captchaId, second.spoken[1] ?? '')).toBe('WRONG_CREDENTIALS');
    const third = await fresh();
    expect(await attempt(third.captchaId, 'wrong')).toBe('WRONG_CAPTCHA');
    expect(await attempt(third.captchaId, third.picture)).toBe('WRONG_CAPTCHA');
    const fourth = await fresh();
    strict.clock.nowMs += 5 * 60_000;
    expect(await attempt(fourth.captchaId, fourth.picture)).toBe('WRONG_CAPTCHA');
    const fifth = await fresh();
    const raced = await Promise.all([1, 2, 3].map(() => attempt(fifth.captchaId, fifth.picture)));
    expect(raced.filter((refusal) => refusal === 'WRONG_CAPTCHA')).toHaveLength(2);
    const sixth = await fresh();
    expect(await attempt(sixth.captchaId.split('~')[0] ?? '', sixth.picture)).toBe('WRONG_CAPTCHA');
    expect(await attempt('', '')).toBe('INPUT_RULE');
  });

  it.each([
    ['zh_CN', /^[一二三四五六七八九]加[一二三四五六七八九]等于多少？$/],
    ['en', /^What is [a-z]+ plus [a-z]+\?$/],
    ['th', /บวก/],
  ] as const)('asks in %s, and its picture is a drawing without script', async (lang, question) => {
    const captcha = await strict.client().ok(defaultKaptcha, {}, { lang });
    expect(captcha.question).toMatch(question);
    expect(captcha.picture).toMatch(/^<svg [^>]*viewBox="0,0,132,44">(<path [^<>]*\/>)+<\/svg>$/);
  });

  it('has no id and is not stored in a house without captchas, so that a form shows none. CALL-065, SI-02', async () => {
    expect(await t.client().ok(defaultKaptcha, {})).toMatchObject({ captchaId: '', picture: '', question: '' });
    expect(await t.database.db.selectFrom('captcha').selectAll().execute()).toEqual([]);
  });
});
