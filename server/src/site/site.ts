/** Data that every page requests first: configuration, navigation, the service link. SI-01 */
import { decimalOf } from '@foyer/contract/currency.ts';
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { thirdLogins } from '@foyer/contract/account/thirdParty.ts';
import type { getFrontConfig, getFrontConfigList, guestInit, init, serverInfo } from '@foyer/contract/site/config.ts';
import type { firstNavList } from '@foyer/contract/site/navigation.ts';
import type { RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { House } from '../house.ts';
import type { Context } from '../http/context.ts';
import { settings } from '../settings/settings.ts';

const texts = [
  'apkUrl',
  'ipaUrl',
  'appDownload',
  'customerUrl',
  'payDomain',
  'staticDomain',
  'agentDomain',
  'loginCaptchaId',
  'regCaptchaId',
  'customerEmail',
  'customerMobile',
  'customerQQ',
  'customerWeChat',
  'agentQQ',
  'easyRememberUrl',
] as const;
/** Key that is read with the front configuration, but computed from the ledger. */
const jackpotKey = 'jackpotBalance';
const phoneTypes = ['', '0', '1', '2'] as const;

/** ENTITY-008, ENTITY-009, AMB-044, AMB-085 */
export async function siteConfig({ house }: Context): Promise<ResponseOf<typeof init>> {
  const flags = ['appJump', 'isNameVerify', 'isPhoneVerify', 'isMailVerify', 'regPhoneType'] as const;
  const set = withContacts(await settings(house, [...texts, ...flags]), house);
  return {
    ...set,
    appJump: set.appJump === '1',
    regPhoneType: phoneTypes.find((type) => type === set.regPhoneType) ?? '',
    isNameRequired: set.isNameVerify === '1',
    isPhoneRequired: set.isPhoneVerify === '1',
    isEmailRequired: set.isMailVerify === '1',
    leastAge: house.config.jurisdiction.age.least,
  };
}

/** The contacts of the brand, unless the operator has set others in the database. */
function withContacts<T extends object>(set: T, house: House): T {
  const { service, email, phone, qq, weChat } = house.config.brand.current().contacts;
  const branded: Readonly<Record<string, string>> = {
    customerUrl: service,
    customerEmail: email,
    customerMobile: phone,
    customerQQ: qq,
    customerWeChat: weChat,
  };
  return Object.fromEntries(Object.entries(set).map(([key, value]) => [key, value || (branded[key] ?? value)])) as T;
}

/** AMB-175 */
export async function serviceLink({ house }: Context): Promise<ResponseOf<typeof guestInit>> {
  return withContacts(await settings(house, ['customerUrl']), house);
}

/** Returns the picture host; '' is this host. ENV-015 */
export async function pictureHost({ house }: Context): Promise<ResponseOf<typeof serverInfo>> {
  return await settings(house, ['ftpDomain']);
}

/** Returns the items of the given keys in the player's language; unknown keys are left out. ENTITY-010, AMB-112 */
export async function frontConfig(
  { house, lang }: Context,
  { configKeys }: RequestOf<typeof getFrontConfigList>,
): Promise<ResponseOf<typeof getFrontConfigList>> {
  const keys = configKeys.split(',', 50).map((key) => key.trim());
  const rows = await house.db.selectFrom('front_config').selectAll().where('config_key', 'in', keys).execute();
  const { isSandbox, isPlayMoney } = house.config;
  const said = isPlayMoney ? rows : rows.filter((row) => row.config_key !== 'playMoneyNotice');
  const all = said.map((row) => ({ configKey: row.config_key, configVal: inLanguage(row.config_values, lang) }));
  const list = isSandbox ? all : all.map(withoutSandbox);
  if (keys.includes(jackpotKey)) list.push({ configKey: jackpotKey, configVal: await jackpotBalance(house) });
  return { list };
}

/** Removes the sandbox's own third-party log-in outside the sandbox. AMB-155 */
function withoutSandbox(item: { configKey: string; configVal: string }) {
  if (item.configKey !== 'thirdLogin') return item;
  const real = thirdLogins(item.configVal).filter(({ authType }) => authType !== 'sandbox');
  return { ...item, configVal: JSON.stringify(real) };
}

/** Returns the balance of the jackpot account in units of the currency; '' if it never received money. M02 */
async function jackpotBalance({ ledger }: House): Promise<string> {
  const satang = await ledger.houseBalance('house:jackpot');
  return satang === undefined ? '' : decimalOf(satang);
}

/** Returns one item; an unknown key has the value ''. AMB-112 */
export async function oneFrontConfig(
  context: Context,
  { configKey }: RequestOf<typeof getFrontConfig>,
): Promise<ResponseOf<typeof getFrontConfig>> {
  const { list } = await frontConfig(context, { configKeys: configKey.replaceAll(',', ' ') });
  return list[0] ?? { configKey, configVal: '' };
}

/** Returns the navigation strip in the player's language. ENTITY-017, AMB-073 */
export async function navigation({ house, lang }: Context): Promise<ResponseOf<typeof firstNavList>> {
  const rows = await house.db.selectFrom('nav_item').selectAll().orderBy('sort_order').execute();
  const list = rows.map((row) => ({
    id: row.nav_id,
    navName: inLanguage(row.names, lang),
    type: row.nav_type,
    url: row.url,
    picture: row.picture,
  }));
  return { list };
}
