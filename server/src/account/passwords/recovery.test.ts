/** Password recovery by SMS and mail, in three steps. SI-06, CALL-068 to CALL-072, S16 */
import {
  forgetConfirm,
  forgetPassword,
  forgetSendCode,
  forgetSendCodeNew,
  lotterySendCode,
} from '@foyer/contract/account/recovery.ts';
import { logedUserInfo, login } from '@foyer/contract/account/session.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../http/testing/client.ts';
import { freshAccount, openTestHouse, signUp, testPassword } from '../../testing/house.ts';

const t = await openTestHouse();
afterAll(() => t.close());

let made = 0;
const newPassword = 'fresh123';
const messages = async (browser: TestClient): Promise<string> => {
  browser.cookies.set('deviceId', browser.deviceId);
  return (await browser.get('/sandbox/outbox')).body;
};
const codesOf = async (browser: TestClient): Promise<string[]> =>
  [...(await messages(browser)).matchAll(/class="code">(\d+)</g)].map((match) => match[1] ?? '');
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Creates a player in the registering browser, with a phone and an email in the account. */
async function owner() {
  made += 1;
  const target = `1370000${String(made).padStart(4, '0')}`;
  const email = `owner${String(made).padStart(3, '0')}@mail.example`.slice(0, 20);
  const browser = await signUp(t, { mobilePhone: target, email });
  return { browser, userAccount: browser.userAccount, target, email };
}
type Owner = Awaited<ReturnType<typeof owner>>;

async function tokenFor({ browser, userAccount, target }: Owner): Promise<string> {
  await browser.ok(forgetSendCodeNew, { userAccount, target });
  const [code = ''] = await codesOf(browser);
  return (await browser.ok(forgetConfirm, { userAccount, way: 'sms', code })).token;
}
/** Removes the last digits of the typed number, which a reply may show. */
const withoutPhone = (body: string): string => body.replace(/\*{4}\d{4}/, '****');
const finish = (userAccount: string, token: string) => ({
  userAccount,
  token,
  newPassword,
  confirmPassword: newPassword,
});
const signIn = (browser: TestClient, userAccount: string, password: string) =>
  browser.call(login, { userAccount, password, captcha: 'none' });

describe('recovering a password', () => {
  it.each(['sms', 'email'] as const)(
    'takes three steps by %s and ends every session of the player. SCREEN-003',
    async (way) => {
      const player = await owner();
      const { browser, userAccount } = player;
      const phone = t.client();
      expect((await signIn(phone, userAccount, testPassword)).code).toBe(200);
      const sent =
        way === 'sms'
          ? await browser.ok(forgetSendCodeNew, { userAccount, target: player.target })
          : await browser.ok(forgetSendCode, { userAccount, target: player.email.toUpperCase() });
      expect(sent).toMatchObject({ resendSeconds: 60, lifeMinutes: 10, outbox: '/sandbox/outbox' });
      const [code = ''] = await codesOf(browser);
      expect(await messages(browser)).toMatch(/\d\d:\d\d UTC\+7 前有效/);
      const { token } = await browser.ok(forgetConfirm, { userAccount, way, code });
      await browser.ok(forgetPassword, finish(userAccount, token));
      expect((await browser.call(logedUserInfo, {})).refusal).toBe('KICKED_OUT');
      expect((await phone.call(logedUserInfo, {})).refusal).toBe('KICKED_OUT');
      expect((await signIn(t.client(), userAccount, testPassword)).refusal).toBe('WRONG_CREDENTIALS');
      expect((await signIn(t.client(), userAccount, newPassword)).code).toBe(200);
      expect(await messages(browser)).toContain('您的登录密码刚刚改过');
    },
  );

  it('pauses withdrawals. S18', async () => {
    const player = await owner();
    await player.browser.ok(forgetPassword, finish(player.userAccount, await tokenFor(player)));
    const browser = t.client();
    expect((await signIn(browser, player.userAccount, newPassword)).code).toBe(200);
    const { userInfo } = await browser.ok(logedUserInfo, {});
    expect(userInfo.withdrawalsPausedUntilMs).toBeGreaterThan(t.clock.nowMs);
  });

  it('ends a log-in lock, because the code is a second factor. S15', async () => {
    const player = await owner();
    const stranger = t.client();
    for (let tried = 0; tried < 4; tried += 1) await signIn(stranger, player.userAccount, 'wrong123');
    expect((await signIn(stranger, player.userAccount, testPassword)).refusal).toBe('LOGIN_LOCKED');
    await player.browser.ok(forgetPassword, finish(player.userAccount, await tokenFor(player)));
    expect((await signIn(t.client(), player.userAccount, newPassword)).code).toBe(200);
  });

  it('sends a new code by the other line after 60 seconds and not before, which replaces the first. AMB-144', async () => {
    const { browser, userAccount, target } = await owner();
    await browser.ok(forgetSendCodeNew, { userAccount, target });
    const [first = ''] = await codesOf(browser);
    const again = { userAccount, mobilePhone: target };
    const early = await browser.call(lotterySendCode, again, { lang: 'en' });
    expect(early.message).toBe('It is too soon for another code. You can ask again in 60 seconds');
    t.clock.nowMs += 60_000;
    await browser.ok(lotterySendCode, again);
    expect(await messages(browser)).toContain('备用短信线路');
    const [second = ''] = await codesOf(browser);
    if (first !== second) {
      expect((await browser.call(forgetConfirm, { userAccount, way: 'sms', code: first })).refusal).toBe('WRONG_CODE');
    }
    await browser.ok(forgetConfirm, { userAccount, way: 'sms', code: second });
  });
});

describe('messages that strangers request', () => {
  it('delay each other, but not a message to the owner’s own device. S15, S16', async () => {
    const { browser, userAccount, target } = await owner();
    const stranger = t.client();
    await stranger.ok(forgetSendCodeNew, { userAccount, target });
    const another = await t.client().call(forgetSendCodeNew, { userAccount, target }, { lang: 'en' });
    expect(another.refusal).toBe('CODE_SENT_RECENTLY');
    // The message must also be true for a guest who has requested no code.
    expect(another.message).toBe('It is too soon for another code. You can ask again in 60 seconds');
    await browser.ok(forgetSendCodeNew, { userAccount, target });
    const [code = ''] = await codesOf(browser);
    await browser.ok(forgetConfirm, { userAccount, way: 'sms', code });
  });

  it('share a limit of six an hour, which the owner’s device does not share', async () => {
    const { browser, userAccount, target } = await owner();
    for (let sent = 0; sent < 6; sent += 1) {
      await t.client().ok(forgetSendCodeNew, { userAccount, target });
      t.clock.nowMs += 60_000;
    }
    expect((await t.client().call(forgetSendCodeNew, { userAccount, target })).refusal).toBe('CODE_SENT_RECENTLY');
    await browser.ok(forgetSendCodeNew, { userAccount, target });
    expect((await browser.call(forgetSendCodeNew, { userAccount, target })).refusal).toBe('CODE_SENT_RECENTLY');
  });
});

describe('a recovery reveals nothing about accounts. S16', () => {
  it('replies and stores the same for an unknown account and for a phone that is not in the account', async () => {
    const { userAccount, target } = await owner();
    const cases = [
      { userAccount, target },
      { userAccount, target: '13799999999' },
      { userAccount: freshAccount(), target },
    ];
    const replies = [];
    for (const request of cases) {
      const browser = t.client();
      const sent = await browser.call(forgetSendCodeNew, request);
      const again = await browser.call(forgetSendCodeNew, request);
      const guess = await browser.call(forgetConfirm, { userAccount: request.userAccount, way: 'sms', code: '0000' });
      const kept = await t.database.db
        .selectFrom('guest_code')
        .select(['scene', 'tries', 'is_used'])
        .where('device_id', '=', browser.deviceId)
        .execute();
      replies.push({
        bodies: [sent.body, again.body, guess.body].map(withoutPhone),
        statuses: [sent.status, again.status],
        kept,
      });
    }
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
    expect(replies[0]?.kept).toEqual([{ scene: 'recover', tries: 1, is_used: false }]);
  });

  it('sends no code to a phone or mailbox that is not in the account', async () => {
    const { browser, userAccount } = await owner();
    await browser.ok(forgetSendCodeNew, { userAccount, target: '13788888888' });
    await browser.ok(forgetSendCode, { userAccount, target: 'thief01@mail.test' });
    expect(await codesOf(browser)).toEqual([]);
  });

  it('shows a code in the outbox only on a device that the account was used on. S14', async () => {
    const { userAccount, target } = await owner();
    const thief = t.client();
    await thief.ok(forgetSendCodeNew, { userAccount, target });
    expect(await codesOf(thief)).toEqual([]);
    // The page tells everyone why, because an owner on a new phone sees no code here either.
    expect(await messages(thief)).toContain('只在登录过那个账号的设备上显示');
  });
});

describe('a code', () => {
  it('is valid once, even for ten concurrent requests, and so is its token. S16', async () => {
    const player = await owner();
    const { browser, userAccount, target } = player;
    await browser.ok(forgetSendCodeNew, { userAccount, target });
    const [code = ''] = await codesOf(browser);
    const asked = { userAccount, way: 'sms', code } as const;
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.call(forgetConfirm, asked)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    const token = answers.find((answer) => answer.code === 200)?.data?.token ?? '';
    const resets = Array.from({ length: 10 }, () => browser.call(forgetPassword, finish(userAccount, token)));
    const done = await Promise.all(resets);
    expect(done.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(done.filter((answer) => answer.refusal === 'RECOVERY_EXPIRED')).toHaveLength(9);
  });

  it('is refused after five wrong tries, even concurrent ones, and after ten minutes', async () => {
    const first = await owner();
    await first.browser.ok(forgetSendCodeNew, { userAccount: first.userAccount, target: first.target });
    const [code = ''] = await codesOf(first.browser);
    const guess = (given: string) =>
      first.browser.call(forgetConfirm, { userAccount: first.userAccount, way: 'sms', code: given });
    for (const answer of await Promise.all(Array.from({ length: 5 }, () => guess(wrongOf(code))))) {
      expect(answer.refusal).toBe('WRONG_CODE');
    }
    expect((await guess(code)).refusal).toBe('WRONG_CODE');
    const second = await owner();
    await second.browser.ok(forgetSendCodeNew, { userAccount: second.userAccount, target: second.target });
    const [late = ''] = await codesOf(second.browser);
    t.clock.nowMs += 10 * 60_000;
    const answer = await second.browser.call(forgetConfirm, {
      userAccount: second.userAccount,
      way: 'sms',
      code: late,
    });
    expect(answer.refusal).toBe('WRONG_CODE');
  });

  it('is invalid on another device, in the other channel and for another account', async () => {
    const { browser, userAccount, target } = await owner();
    await browser.ok(forgetSendCodeNew, { userAccount, target });
    const [code = ''] = await codesOf(browser);
    const other = await owner();
    for (const [asker, asked] of [
      [t.client(), { userAccount, way: 'sms', code }],
      [browser, { userAccount, way: 'email', code }],
      [browser, { userAccount: other.userAccount, way: 'sms', code }],
    ] as const) {
      expect((await asker.call(forgetConfirm, asked)).refusal).toBe('WRONG_CODE');
    }
    await browser.ok(forgetConfirm, { userAccount, way: 'sms', code });
  });

  it('and its token are stored only as hashes', async () => {
    const player = await owner();
    const token = await tokenFor(player);
    const rows = await t.database.db.selectFrom('recovery_ticket').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(t.logLines.join('')).not.toContain(token);
  });
});

describe('the last step', () => {
  it('refuses a token after ten minutes and for another account, and changes nothing', async () => {
    const player = await owner();
    const other = await owner();
    const stolen = await tokenFor(player);
    expect((await player.browser.call(forgetPassword, finish(other.userAccount, stolen))).refusal).toBe(
      'RECOVERY_EXPIRED',
    );
    t.clock.nowMs += 60_000;
    const late = await tokenFor(player);
    t.clock.nowMs += 10 * 60_000;
    expect((await player.browser.call(forgetPassword, finish(player.userAccount, late))).refusal).toBe(
      'RECOVERY_EXPIRED',
    );
    expect((await signIn(t.client(), player.userAccount, testPassword)).code).toBe(200);
  });

  it.each([
    [
      'a password of letters only. VALID-008',
      { newPassword: 'abcdefgh', confirmPassword: 'abcdefgh' },
      '密码为6-12位字母和数字，两者都要有',
    ],
    ['a repeated password that differs. VALID-011', { confirmPassword: 'other123' }, '两次输入的密码不一致'],
    ['an empty one. VALID-002', { newPassword: '', confirmPassword: '' }, '请输入新密码'],
  ])('refuses %s and keeps the token', async (_title, wrong, words) => {
    const player = await owner();
    const request = finish(player.userAccount, await tokenFor(player));
    const answer = await player.browser.call(forgetPassword, { ...request, ...wrong });
    expect(answer).toMatchObject({ refusal: 'INPUT_RULE', message: words });
    await player.browser.ok(forgetPassword, request);
  });
});
