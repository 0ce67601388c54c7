/** Registration in its variants, with the items that an operator can switch. SI-05 */
import { queryCountryList } from '@foyer/contract/account/country.ts';
import { queryAgentBonus } from '@foyer/contract/account/referral.ts';
import { createInvitation, inviteCode } from '@foyer/contract/invite/invite.ts';
import {
  registered,
  registeredGOA,
  registeredNew,
  registeredPhone,
  registeredSPT,
  verifyUsername,
} from '@foyer/contract/account/register.ts';
import { agentRegistered } from '@foyer/contract/account/agency.ts';
import { logedUserInfo, login } from '@foyer/contract/account/session.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { freshAccount, openTestHouse, signUp, testPassword } from '../../testing/house.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const choose = (variant: string) =>
  t.database.db
    .updateTable('front_config')
    .set({ config_values: { zh_CN: variant, en: variant, th: variant } })
    .where('config_key', '=', 'registerVariant')
    .execute();
const set = (key: string, value: string) =>
  t.database.db.updateTable('setting').set({ setting_value: value }).where('setting_key', '=', key).execute();
afterEach(async () => {
  await choose('plain');
  await set('regPhoneType', '1');
});

const good = () => ({
  userAccount: freshAccount(),
  password: testPassword,
  confirmPassword: testPassword,
  captcha: 'none',
  isAdult: true,
  hasAcceptedTerms: true,
});
let phones = 0;
const freshPhone = (): string => `1381000${String((phones += 1)).padStart(4, '0')}`;
const playerOf = (userAccount: string) =>
  t.database.db.selectFrom('player').selectAll().where('user_account', '=', userAccount).executeTakeFirst();

describe('the variants', () => {
  it.each([
    ['GOA', registeredGOA, { userAccount: '9abcdef' }, { password: '1abcdef' }, '密码须以字母开头'],
    [
      'SPT',
      registeredSPT,
      { password: 'only-letters'.replace('-', '') },
      { password: 'abc12' },
      '密码为6位以上字母或数字',
    ],
    ['New', registeredNew, { userAccount: '7abcdef' }, { userAccount: '13800001234' }, '账号不能为手机号码'],
  ] as const)(
    '%s takes what its rules allow and refuses the rest. VALID-005 to VALID-010',
    async (variant, call, fits, breaks, words) => {
      await choose(variant);
      const browser = t.client();
      const allowed = { ...good(), ...fits };
      await browser.ok(call, { ...allowed, ...('password' in fits ? { confirmPassword: fits.password } : {}) });
      expect((await browser.ok(logedUserInfo, {})).userInfo.userAccount).toBe(allowed.userAccount);
      const refused = await t.client().call(call, { ...good(), ...breaks });
      expect(refused).toMatchObject({ refusal: 'INPUT_RULE', message: words });
    },
  );

  it('opens accounts only by the variant that the house has chosen. AMB-084', async () => {
    await choose('GOA');
    for (const call of [registered, registeredSPT, registeredNew] as const) {
      expect((await t.client().call(call, good())).refusal).toBe('REGISTRATION_CHANGED');
    }
    await set('regPhoneType', '2');
    expect((await t.client().call(registeredGOA, good())).refusal).toBe('REGISTRATION_CHANGED');
    const phone = { ...good(), mobilePhone: freshPhone(), code: '123456' };
    expect((await t.client().call(registeredPhone, phone)).refusal).toBe('WRONG_CODE');
  });

  it('refuses a repeated password that differs, on the house’s side too. VALID-011, S13', async () => {
    const request = { ...good(), confirmPassword: 'another77' };
    const answer = await t.client().call(registered, request);
    expect(answer).toMatchObject({ refusal: 'INPUT_RULE', message: '两次输入的密码不一致' });
    expect(await playerOf(request.userAccount)).toBeUndefined();
  });

  it('gives a name to only one of twenty concurrent registrations of any variant. AMB-082', async () => {
    await choose('New');
    const request = good();
    const answers = await Promise.all(Array.from({ length: 20 }, () => t.client().call(registeredNew, request)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.refusal === 'ACCOUNT_TAKEN')).toHaveLength(19);
  });
});

describe('what the house asks for', () => {
  it.each([
    ['0', undefined, ''],
    ['1', undefined, '13900009999'],
  ])('keeps the phone as regPhoneType %s says. AMB-085', async (type, refusal, kept) => {
    await set('regPhoneType', type);
    const request = { ...good(), mobilePhone: '13900009999' };
    expect((await t.client().call(registered, request)).refusal).toBe(refusal);
    expect((await playerOf(request.userAccount))?.mobile_phone).toBe(kept);
  });

  it('requires an email if isMailVerify says so and the operator lists it, and does not ask for one that is not listed. AMB-086, AMB-087', async () => {
    await set('isMailVerify', '1');
    const answer = await t.client().call(registered, good());
    expect(answer).toMatchObject({ refusal: 'INPUT_RULE', message: '请输入邮箱' });
    await t.client().ok(registered, { ...good(), email: 'someone@example.com' });
    await t.database.db.deleteFrom('register_item').where('item', '=', 'email').execute();
    await t.client().ok(registered, good());
    await set('isMailVerify', '0');
  });

  it('accepts players who are 18 today, by the calendar day of the house. CONST-023, M18', async () => {
    const item = { item: 'birthday', is_required: true, sort_order: 3 };
    await t.database.db.insertInto('register_item').values(item).execute();
    t.clock.nowMs = Date.UTC(2026, 10, 21, 4);
    for (const birthday of ['2007-02-30', '1899-12-31', 'x']) {
      const answer = await t.client().call(registered, { ...good(), birthday });
      expect(answer).toMatchObject({ refusal: 'INPUT_RULE', message: '请选择有效的日期，须达到本站要求的年龄' });
    }
    const young = await t.client().call(registered, { ...good(), birthday: '2008-11-22' });
    expect(young).toMatchObject({ refusal: 'UNDERAGE', message: '须年满18岁才能使用本站' });
    expect((await t.client().call(registered, good())).message).toBe('请输入生日');
    const request = { ...good(), birthday: '2008-11-21' };
    await t.client().ok(registered, request);
    expect((await playerOf(request.userAccount))?.birthday).toBe('2008-11-21');
    await t.database.db.deleteFrom('register_item').where('item', '=', 'birthday').execute();
  });

  it('checks a name by the rule of any variant, thirty times a minute. S16', async () => {
    const browser = t.client();
    expect((await browser.call(verifyUsername, { userAccount: '9abcdeg' })).code).toBe(200);
    for (let asked = 1; asked < 30; asked += 1) await browser.call(verifyUsername, { userAccount: '9abcdeg' });
    const last = await browser.call(verifyUsername, { userAccount: '9abcdeg' });
    expect(last).toMatchObject({ status: 429, refusal: 'TOO_MANY_REQUESTS' });
  });
});

describe('countries and agents', () => {
  it('names countries in the player’s language, the likeliest first. CALL-094', async () => {
    const { list } = await t.client().ok(queryCountryList, {}, { lang: 'th' });
    expect(list.slice(0, 2)).toEqual([
      { region: 'CN', name: 'จีน', callingCode: '86' },
      { region: 'TH', name: 'ไทย', callingCode: '66' },
    ]);
    expect(new Set(list.map(({ region }) => region)).size).toBe(list.length);
    const inChinese = (await t.client().ok(queryCountryList, {})).list;
    const named = ['HK', 'MO', 'TW'].map((code) => inChinese.find(({ region }) => region === code)?.name);
    expect(named).toEqual(['香港', '澳门', '台湾']);
  });

  it('reports that a code is a friend’s but never whose, for an open invitation as for a player’s own code. CALL-168, S22', async () => {
    const friend = await signUp(t);
    const { inviteCode: own } = await friend.ok(inviteCode, {});
    const { inviteCode: once } = await friend.ok(createInvitation, { note: '小周' });
    for (const agentCode of [own, once]) {
      const asked = await t.client().call(queryAgentBonus, { agentCode });
      expect(asked.data).toEqual({ bonusText: '', owner: 'friend' });
      expect(asked.body).not.toContain(friend.userAccount);
    }
    // A single-use invitation expires. The player's own code does not.
    t.clock.nowMs += 31 * 24 * 3_600_000;
    expect((await t.client().ok(queryAgentBonus, { agentCode: once })).owner).toBe('unknown');
    expect((await t.client().ok(queryAgentBonus, { agentCode: own })).owner).toBe('friend');
  });

  it('shows a player of an agent what the operator wrote, and other players nothing. SCREEN-055, CALL-168', async () => {
    const agent = await t.client().ok(agentRegistered, {
      account: freshAccount(),
      password: testPassword,
      confirmPassword: testPassword,
      mobilePhone: freshPhone(),
      captcha: 'none',
      isAdult: true,
      hasAcceptedTerms: true,
    });
    const asked = await t.client().ok(queryAgentBonus, { agentCode: agent.agentCode }, { lang: 'en' });
    expect([asked.bonusText, asked.owner]).toEqual([expect.stringMatching(/^Who invited you/), 'agent']);
    expect(await t.client().ok(queryAgentBonus, { agentCode: 'NOBODY' })).toEqual({ bonusText: '', owner: 'unknown' });
    expect(await t.client().ok(queryAgentBonus, {})).toEqual({ bonusText: '', owner: 'unknown' });
    expect(
      (await t.client().call(login, { userAccount: agent.account, password: testPassword, captcha: 'x' })).refusal,
    ).toBe('WRONG_CREDENTIALS');
  });
});
