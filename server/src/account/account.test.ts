/** Registration, log-in, user info and log-out through the contract's own client. */
import { queryRegisterItem, registered, verifyUsername } from '@foyer/contract/account/register.ts';
import { firstUserInfo, logedUserInfo, login, logout } from '@foyer/contract/account/session.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { freshAccount, openTestHouse, signUp, testPassword } from '../testing/house.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const good = () => ({
  userAccount: freshAccount(),
  password: testPassword,
  captcha: 'none',
  isAdult: true,
  hasAcceptedTerms: true,
});
const credentials = (userAccount: string, password = testPassword) => ({ userAccount, password, captcha: 'none' });
const playersCount = async () =>
  Number(
    (
      await t.database.db
        .selectFrom('player')
        .select((b) => b.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('registration', () => {
  it('opens an account and a session at once. SI-05, CALL-073, ENV-018, STATE-005', async () => {
    const player = await signUp(t, { mobilePhone: '13800001234', agentCode: 'AB12' });
    const info = await player.ok(firstUserInfo, {});
    expect(info.userInfo).toMatchObject({
      userAccount: player.userAccount,
      mobilePhone: '138****1234',
      status: 'active',
    });
    const row = await t.database.db
      .selectFrom('player')
      .selectAll()
      .where('user_account', '=', player.userAccount)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ agent_code: 'AB12', is_phone_verified: false, terms_version: '2026-11' });
    expect(row.terms_accepted_ms).toBe(t.clock.nowMs);
    expect(row.adult_confirmed_ms).toBe(t.clock.nowMs);
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('refuses players under 18 and players who have not accepted the terms. M18', async () => {
    const before = await playersCount();
    for (const missing of [{ isAdult: false }, { hasAcceptedTerms: false }]) {
      const answer = await t.client().call(registered, { ...good(), ...missing });
      expect(answer.refusal).toBe('UNDERAGE_OR_TERMS');
    }
    expect(await playersCount()).toBe(before);
  });

  it('refuses an account name that is taken, whatever the case of its letters. CALL-064, S16', async () => {
    const player = await signUp(t);
    const answer = await t.client().call(registered, { ...good(), userAccount: player.userAccount.toUpperCase() });
    expect(answer.refusal).toBe('ACCOUNT_TAKEN');
    expect((await t.client().call(verifyUsername, { userAccount: player.userAccount })).refusal).toBe('ACCOUNT_TAKEN');
    expect((await t.client().call(verifyUsername, { userAccount: freshAccount() })).code).toBe(200);
  });

  it('refuses a phone that another player has verified, and stores nothing of the attempt', async () => {
    const { userAccount } = await signUp(t);
    const owner = t.database.db
      .selectFrom('player')
      .select(['player_id', (own) => own.val('13900000001').as('mobile_phone')]);
    await t.database.db
      .insertInto('player_phone')
      .columns(['player_id', 'mobile_phone'])
      .expression(owner.where('user_account', '=', userAccount))
      .execute();
    const attempt = { ...good(), mobilePhone: '13900000001' };
    expect((await t.client().call(registered, attempt)).refusal).toBe('PHONE_TAKEN');
    expect((await t.client().call(verifyUsername, { userAccount: attempt.userAccount })).code).toBe(200);
  });

  it('gives an account name to only one of twenty concurrent registrations', async () => {
    const attempt = good();
    const answers = await Promise.all(Array.from({ length: 20 }, () => t.client().call(registered, attempt)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.refusal === 'ACCOUNT_TAKEN')).toHaveLength(19);
  });

  it.each([
    ['an account that is a phone number. VALID-005', { userAccount: '13800001234' }, '账号不能为手机号码'],
    ['an account that starts with a digit. VALID-005', { userAccount: '1abcdef' }, undefined],
    ['a password of letters only. VALID-007', { password: 'abcdefgh' }, '密码为6-12位字母和数字，两者都要有'],
    ['an empty captcha. VALID-013', { captcha: ' ' }, '请输入验证码'],
    ['a phone of ten digits', { mobilePhone: '1380000123' }, '请输入以1开头的11位手机号码'],
    ['a nickname of one character', { nickname: 'a' }, undefined],
  ])('refuses %s by the rule that the form uses, and changes nothing. S13', async (_title, wrong, words) => {
    const before = await playersCount();
    const fields = { ...good(), adult: '1', terms: '1', ...wrong };
    const answer = await t.client().call(registered, fields);
    expect(answer).toMatchObject({ status: 200, refusal: 'INPUT_RULE' });
    if (words !== undefined) expect(answer.message).toBe(words);
    expect(await playersCount()).toBe(before);
  });

  it('requires the fields that the house requires and discards those that it does not ask for. AMB-085, AMB-088, ENTITY-031', async () => {
    const { db } = t.database;
    expect(await t.client().ok(queryRegisterItem, {})).toEqual({
      leastAge: 18,
      list: [
        { item: 'nickname', isRequired: false },
        { item: 'email', isRequired: false },
      ],
      newsChannels: ['mail', 'sms', 'inbox'],
    });
    const player = await signUp(t, { qq: '1234567', nickname: '小雨' });
    const row = await db
      .selectFrom('player')
      .select(['qq', 'nickname'])
      .where('user_account', '=', player.userAccount)
      .executeTakeFirst();
    expect(row).toEqual({ qq: '', nickname: '小雨' });
    await db.updateTable('setting').set({ setting_value: '' }).where('setting_key', '=', 'regPhoneType').execute();
    const answer = await t.client().call(registered, good(), { lang: 'en' });
    await db.updateTable('setting').set({ setting_value: '1' }).where('setting_key', '=', 'regPhoneType').execute();
    expect(answer).toMatchObject({ refusal: 'INPUT_RULE', message: 'Please enter your mobile number' });
  });
});

describe('log-in', () => {
  it('sets an HttpOnly session cookie without a lifetime, and a marker cookie that does not reveal the session. S02, ENTITY-037, CONST-016', async () => {
    const { userAccount } = await signUp(t);
    const browser = t.client();
    const answer = await browser.call(login, credentials(userAccount));
    const [session = '', marker] = answer.headers['set-cookie'] as string[];
    expect(session).toMatch(/^UUID=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(marker).toMatch(/^signedIn=[\w-]{12}; Path=\/; SameSite=Lax$/);
    expect(answer.body).not.toContain(browser.cookies.get('UUID'));
    const stored = await t.database.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(browser.cookies.get('UUID'));
    expect(stored.at(-1)).toMatchObject({ device_id: browser.deviceId });
  });

  it('answers the same for an unknown account and a wrong password. S15', async () => {
    const { userAccount } = await signUp(t);
    const wrong = await t.client().call(login, credentials(userAccount, 'wrong123'));
    const unknown = await t.client().call(login, credentials('nobody77', 'wrong123'));
    expect(wrong.refusal).toBe('WRONG_CREDENTIALS');
    expect(unknown.body).toBe(wrong.body);
  });

  it('locks a name after three failures within 30 minutes, existing or not, and says for how long. S15', async () => {
    const { userAccount } = await signUp(t);
    for (const name of [userAccount, 'ghost777']) {
      const stranger = t.client();
      for (let attempt = 0; attempt < 3; attempt += 1) {
        expect((await stranger.call(login, credentials(name, 'wrong123'))).refusal).toBe('WRONG_CREDENTIALS');
      }
      const locked = await t.client().call(login, credentials(name), { lang: 'en' });
      expect(locked).toMatchObject({
        refusal: 'LOGIN_LOCKED',
        message: 'Too many attempts. You can log in again in 30 minutes',
      });
    }
    t.clock.nowMs += 30 * 60_000;
    expect((await t.client().call(login, credentials(userAccount))).code).toBe(200);
  });

  it('does not let a stranger lock out the owner, whose open session and known device still work. S15', async () => {
    const owner = await signUp(t);
    const stranger = t.client();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await stranger.call(login, credentials(owner.userAccount, 'wrong123'));
    }
    expect((await stranger.call(login, credentials(owner.userAccount))).refusal).toBe('LOGIN_LOCKED');
    expect((await owner.call(logedUserInfo, {})).code).toBe(200);
    expect((await owner.call(login, credentials(owner.userAccount))).code).toBe(200);
  });

  it('gives twenty concurrent guesses no more tries than twenty consecutive ones. S15', async () => {
    const { userAccount } = await signUp(t);
    const guesses = Array.from({ length: 20 }, () => t.client().call(login, credentials(userAccount, 'wrong123')));
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer.refusal === 'WRONG_CREDENTIALS')).toHaveLength(3);
    expect(answers.filter((answer) => answer.refusal === 'LOGIN_LOCKED')).toHaveLength(17);
  });

  it.each([
    ['inactive', 702],
    ['frozen', 703],
    ['disabled', 704],
    ['rejected', 705],
  ])('reveals the state of an %s account only after the right password. code %i', async (status, code) => {
    const player = await signUp(t);
    await t.database.db.updateTable('player').set({ status }).where('user_account', '=', player.userAccount).execute();
    expect((await player.call(login, credentials(player.userAccount))).code).toBe(code);
    const guess = await t.client().call(login, credentials(player.userAccount, 'wrong123'));
    expect(guess.refusal).toBe('WRONG_CREDENTIALS');
    expect((await player.call(logedUserInfo, {})).code).toBe(code);
  });

  it('is rate-limited per IP address. S15', async () => {
    const browser = t.client();
    let last = await browser.call(login, credentials('nobody01', 'x'));
    for (let attempt = 1; attempt <= 30; attempt += 1) last = await browser.call(login, credentials('nobody01', 'x'));
    expect(last).toMatchObject({ status: 429, refusal: 'TOO_MANY_REQUESTS' });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await t.client().call(login, credentials('nobody02', 'x'))).refusal).toBe('WRONG_CREDENTIALS');
  });
});

describe('log-out', () => {
  it('ends the session on the server, so that its token is invalid afterwards. CALL-075, STATE-002, STATE-004, S17', async () => {
    const player = await signUp(t);
    const token = player.cookies.get('UUID') ?? '';
    const answer = await player.call(logout, {});
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(player.cookies.size).toBe(0);
    player.cookies.set('UUID', token);
    expect((await player.call(logedUserInfo, {})).code).toBe(403);
  });

  it('leaves the other devices of the player signed in', async () => {
    const player = await signUp(t);
    const phone = t.client();
    await phone.ok(login, { userAccount: player.userAccount, password: testPassword, captcha: 'none' });
    await player.ok(logout, {});
    expect((await phone.call(logedUserInfo, {})).code).toBe(200);
  });
});
