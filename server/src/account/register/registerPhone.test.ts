/** Registration by a code to the phone. SI-05, CALL-062, CALL-093 */
import { phoneSendVerify } from '@foyer/contract/account/country.ts';
import { registeredPhone } from '@foyer/contract/account/register.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../http/testing/client.ts';
import { freshAccount, openTestHouse, signUp, testPassword } from '../../testing/house.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const set = (key: string, value: string) =>
  t.database.db.updateTable('setting').set({ setting_value: value }).where('setting_key', '=', key).execute();

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

/** A guest whose browser sends the device cookie to the outbox, as the site's own page does. */
function guest(): TestClient {
  const browser = t.client();
  browser.cookies.set('deviceId', browser.deviceId);
  return browser;
}
const messagesOf = async (browser: TestClient): Promise<string[]> => {
  const { body } = await browser.get('/sandbox/outbox');
  return [...body.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map((match) => match[1] ?? '');
};
const codeOf = async (browser: TestClient): Promise<string> => {
  const [message = ''] = await messagesOf(browser);
  return /class="code">(\d+)</.exec(message)?.[1] ?? '';
};
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const start = async () => {
  await set('regPhoneType', '2');
  const browser = guest();
  const mobilePhone = freshPhone();
  const sent = await browser.ok(phoneSendVerify, { mobilePhone });
  return { browser, mobilePhone, sent, code: await codeOf(browser) };
};

/** A house that opens accounts without a code. */
async function withPlain() {
  await set('regPhoneType', '1');
  return t;
}

/** Removes the last digits of the typed number, which a reply may show. */
const withoutPhone = (body: string): string => body.replace(/\*{4}\d{4}/, '****');

describe('the phone variant', () => {
  it('opens an account whose phone is already verified by a code of six digits. CALL-062, CALL-093', async () => {
    const { browser, mobilePhone, sent, code } = await start();
    expect(sent).toMatchObject({ resendSeconds: 60, lifeMinutes: 10, outbox: '/sandbox/outbox' });
    expect(code).toMatch(/^\d{6}$/);
    const request = { ...good(), mobilePhone, code };
    await browser.ok(registeredPhone, request);
    expect(await playerOf(request.userAccount)).toMatchObject({ mobile_phone: mobilePhone, is_phone_verified: true });
    const again = { ...good(), mobilePhone, code };
    expect((await guest().call(registeredPhone, again)).refusal).toBe('WRONG_CODE');
    expect((await browser.call(registeredPhone, again)).refusal).toBe('WRONG_CODE');
  });

  it('keeps a right code valid while the player corrects the form. S16', async () => {
    const { browser, mobilePhone, code } = await start();
    const { userAccount } = await signUp(await withPlain());
    await set('regPhoneType', '2');
    const request = { ...good(), mobilePhone, code };
    expect((await browser.call(registeredPhone, { ...request, userAccount })).refusal).toBe('ACCOUNT_TAKEN');
    expect((await browser.call(registeredPhone, request)).code).toBe(200);
  });

  it('refuses after five wrong tries, even concurrent ones, and after ten minutes. S16', async () => {
    const first = await start();
    const wrong = { ...good(), mobilePhone: first.mobilePhone, code: wrongOf(first.code) };
    const tries = await Promise.all(Array.from({ length: 5 }, () => first.browser.call(registeredPhone, wrong)));
    for (const answer of tries) expect(answer.refusal).toBe('WRONG_CODE');
    expect((await first.browser.call(registeredPhone, { ...wrong, code: first.code })).refusal).toBe('WRONG_CODE');
    const second = await start();
    t.clock.nowMs += 10 * 60_000;
    const late = { ...good(), mobilePhone: second.mobilePhone, code: second.code };
    expect((await second.browser.call(registeredPhone, late)).refusal).toBe('WRONG_CODE');
  });

  it('keeps a stranger’s tries and codes apart from the owner’s. S16', async () => {
    const owner = await start();
    const stranger = guest();
    const wrong = { ...good(), mobilePhone: owner.mobilePhone, code: wrongOf(owner.code) };
    for (let tried = 0; tried < 6; tried += 1) await stranger.call(registeredPhone, wrong);
    expect(await messagesOf(stranger)).toEqual([]);
    const request = { ...good(), mobilePhone: owner.mobilePhone, code: owner.code };
    expect((await owner.browser.call(registeredPhone, request)).code).toBe(200);
  });

  it('sends to a phone at most once a minute and six times an hour, even for twenty concurrent requests. AMB-103', async () => {
    await set('regPhoneType', '2');
    const mobilePhone = freshPhone();
    const asked = await Promise.all(Array.from({ length: 20 }, () => guest().call(phoneSendVerify, { mobilePhone })));
    expect(asked.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(asked.filter((answer) => answer.refusal === 'CODE_SENT_RECENTLY')).toHaveLength(19);
    t.clock.nowMs += 20_000;
    const early = await guest().call(phoneSendVerify, { mobilePhone }, { lang: 'en' });
    expect(early.message).toBe('It is too soon for another code. You can ask again in 40 seconds');
    for (let sent = 1; sent < 6; sent += 1) {
      t.clock.nowMs += 60_000;
      await guest().ok(phoneSendVerify, { mobilePhone });
    }
    t.clock.nowMs += 60_000;
    expect((await guest().call(phoneSendVerify, { mobilePhone })).refusal).toBe('CODE_SENT_RECENTLY');
    t.clock.nowMs += 60 * 60_000;
    expect((await guest().call(phoneSendVerify, { mobilePhone })).code).toBe(200);
  });

  it('replies the same for a phone that has an account, and informs its owner by SMS. S16', async () => {
    const { mobilePhone } = await start();
    const { browser: fresh, sent } = await start();
    const taken = freshPhone();
    const { userAccount } = await signUp(await withPlain(), { mobilePhone: taken });
    await set('regPhoneType', '2');
    const owner = await playerOf(userAccount);
    const proved = { mobile_phone: taken, player_id: owner?.player_id ?? '' };
    await t.database.db.insertInto('player_phone').values(proved).execute();
    const asker = guest();
    const answer = await asker.call(phoneSendVerify, { mobilePhone: taken });
    expect(answer.data).toEqual({ ...sent, target: answer.data?.target });
    const other = await fresh.call(phoneSendVerify, { mobilePhone: freshPhone() });
    expect(withoutPhone(answer.body)).toBe(withoutPhone(other.body));
    const [message = ''] = await messagesOf(asker);
    expect(message).toContain('它已经有账户了');
    expect(message).not.toContain('class="code"');
    expect(mobilePhone).not.toBe(taken);
  });

  it('stores phones of other countries with the calling code and without the national leading 0. AMB-091', async () => {
    await set('regPhoneType', '2');
    const browser = guest();
    const phone = { mobilePhone: '0812345678', countryCode: '66' };
    await browser.ok(phoneSendVerify, phone);
    const request = { ...good(), ...phone, code: await codeOf(browser) };
    await browser.ok(registeredPhone, request);
    expect((await playerOf(request.userAccount))?.mobile_phone).toBe('+66812345678');
  });

  it.each([
    ['a Chinese number of no carrier. VALID-021', { mobilePhone: '10012345678' }, '手机号码无效，请检查号段'],
    ['a number of five digits abroad. AMB-091', { mobilePhone: '81234', countryCode: '66' }, '手机号码为6-15位数字'],
    ['a country that is not listed', { mobilePhone: '812345678', countryCode: '999' }, '手机号码为6-15位数字'],
    ['an empty number. VALID-002', { mobilePhone: '' }, '请输入手机号码'],
  ])('sends nothing to %s', async (_title, fields, words) => {
    const answer = await guest().call(phoneSendVerify, fields);
    expect(answer).toMatchObject({ refusal: 'INPUT_RULE', message: words });
  });

  it('stores no readable code outside the outbox. S16', async () => {
    const { code } = await start();
    const rows = await t.database.db.selectFrom('guest_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(t.logLines.join('')).not.toContain(code);
  });
});
