/** Settings that an operator changes without a new release. They are read on each use, so a change applies at once. */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { defaultLang } from '@foyer/contract/form.ts';
import { gathered } from '../db/gathered.ts';
import type { House } from '../house.ts';

const settingRows = gathered(async (db, asked: readonly (readonly string[])[]) => {
  const rows = await db
    .selectFrom('setting')
    .select(['setting_key', 'setting_value'])
    .where((row) => row('setting_key', '=', row.fn.any(row.val([...new Set(asked.flat())]))))
    .execute();
  const values = new Map(rows.map((row) => [row.setting_key, row.setting_value]));
  return asked.map(() => values);
});

/** Returns the values of these keys; a key that is not set is ''. */
export async function settings<const K extends string>(house: House, keys: readonly K[]): Promise<Record<K, string>> {
  const values: ReadonlyMap<string, string> = await settingRows(house.db, keys);
  return Object.fromEntries(keys.map((key) => [key, values.get(key) ?? ''])) as Record<K, string>;
}

/** Returns a front configuration in a language; '' if there is none. ENTITY-010 */
export async function frontWords(house: House, configKey: string, lang: Locale): Promise<string> {
  const row = await house.db
    .selectFrom('front_config')
    .select('config_values')
    .where('config_key', '=', configKey)
    .executeTakeFirst();
  return inLanguage(row?.config_values, lang) ?? '';
}

/** Returns a front configuration that the house itself uses, which is the same in every language. */
export const frontSetting = (house: House, configKey: string): Promise<string> =>
  frontWords(house, configKey, defaultLang);
