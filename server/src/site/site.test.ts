/** Site configuration, navigation and the service link. SI-01 */
import { getFrontConfig, getFrontConfigList, guestInit, init, serverInfo } from '@foyer/contract/site/config.ts';
import { features } from '@foyer/contract/features.ts';
import { offeredFeatures } from '@foyer/contract/site/offered.ts';
import { firstNavList } from '@foyer/contract/site/navigation.ts';
import { locales } from '@foyer/contract/envelope.ts';
import { afterAll, expect, it } from 'vitest';
import { drawing } from '../pictures/drawn.ts';
import { titles } from '../ledger/accounts.ts';
import { openTestHouse } from '../testing/house.ts';

const t = await openTestHouse();
afterAll(() => t.close());

it('returns the site configuration as the operator set it, at once. ENTITY-008, ENTITY-009, SCREEN-069, SCREEN-070', async () => {
  const set = (value: string, key = 'isMailVerify') =>
    t.database.db
      .insertInto('setting')
      .values({ setting_key: key, setting_value: value })
      .onConflict((conflict) => conflict.column('setting_key').doUpdateSet({ setting_value: value }))
      .execute();
  expect(await t.client().ok(init, {})).toMatchObject({
    regPhoneType: '1',
    isNameRequired: true,
    isEmailRequired: false,
    customerEmail: 'service@foyer.example',
    easyRememberUrl: '',
  });
  await set('1');
  expect((await t.client().ok(init, {})).isEmailRequired).toBe(true);
  await set('0');
  const ways = { apkUrl: '/foyer.apk', ipaUrl: '/foyer.ipa', appDownload: '/app', easyRememberUrl: 'foyer.example' };
  for (const [key, value] of Object.entries({ ...ways, appJump: '1' })) await set(value, key);
  expect(await t.client().ok(init, {})).toMatchObject({ ...ways, appJump: true });
});

it.each(locales)('names the navigation in %s. ENTITY-017', async (lang) => {
  const { list } = await t.client().ok(firstNavList, {}, { lang });
  expect(list).toHaveLength(11);
  for (const item of list) {
    expect(item.navName).not.toBe('');
    const [, kind = '', name = ''] = /^\/pictures\/(\w+)\/(.+)\.svg$/.exec(item.picture) ?? [];
    expect(drawing(kind, name), item.picture).toBeDefined();
  }
  expect(list[0]).toMatchObject({ id: 'live', type: '1', url: '/live' });
});

const keys = async (configKeys: string) =>
  (await t.client().ok(getFrontConfigList, { configKeys })).list.map((item) => item.configKey).toSorted();

it('returns the requested front configuration and nothing else. CALL-026, ENTITY-010, AMB-112', async () => {
  expect(await keys('winners,jackpot,nothing')).toEqual(['jackpot', 'winners']);
  expect(await keys('')).toEqual([]);
  expect(await keys("winners' or '1'='1")).toEqual([]);
  expect(await keys(`${'x,'.repeat(2000)}winners`)).toEqual([]);
});

it('returns the service link and the picture host. CALL-002, CALL-008, AMB-175, ENV-015', async () => {
  expect(await t.client().ok(guestInit, {})).toEqual({ customerUrl: '' });
  expect(await t.client().ok(serverInfo, {})).toEqual({ ftpDomain: '/pictures' });
});

it('returns one item of the front configuration, with an empty value for an unknown one. CALL-025, AMB-112', async () => {
  expect(await t.client().ok(getFrontConfig, { configKey: 'winners' })).toEqual({
    configKey: 'winners',
    configVal: 'live',
  });
  for (const configKey of ['nothing', 'winners,jackpot', "' or true --"]) {
    expect(await t.client().ok(getFrontConfig, { configKey })).toEqual({ configKey, configVal: '' });
  }
});

it('reads the jackpot from the books, and shows none until its account has received money. CALL-025, M02', async () => {
  const balance = async () => (await t.client().ok(getFrontConfig, { configKey: 'jackpotBalance' })).configVal;
  expect(await balance()).toBe('');
  const feed = (key: string, amountSatang: number) =>
    t.house.ledger.post({
      playerId: 'p-jackpot',
      key,
      title: titles.adjustment,
      reference: 'jackpot',
      legs: [
        { account: 'house:adjustment', amountSatang: -amountSatang - 1 },
        { account: 'main', amountSatang: 1 },
        { account: 'house:jackpot', amountSatang },
      ],
    });
  await feed('first', 123_450);
  expect(await balance()).toBe('1234.50');
  await feed('second', 5);
  expect(await balance()).toBe('1234.55');
  expect((await t.client().ok(getFrontConfigList, { configKeys: 'jackpot,jackpotBalance' })).list).toHaveLength(2);
});

it('offers every feature, and names its money play money only while its sandbox is on. CALL-X97', async () => {
  const named = async (client: ReturnType<typeof t.client>) => (await client.ok(offeredFeatures, {})).features ?? [];
  expect((await named(t.client())).toSorted()).toEqual([...features].toSorted());
  const real = await openTestHouse({ config: { isSandbox: false } });
  const ofReal = await named(real.client());
  expect(features.filter((feature) => !ofReal.includes(feature))).toEqual(['playMoney']);
  await real.close();
});
