/** What an operator sets without a new release; read where it is needed, so that a change counts at once. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { defaultLang } from '@foyer/contract/form.ts';
import type { House } from '../house.ts';

/** The values of these keys; one that is not set is ''. */
export async function settings<const K extends string>(house: House, keys: readonly K[]): Promise<Record<K, string>> {
  const rows = await house.db
    .selectFrom('setting')
    .select(['setting_key', 'setting_value'])
    .where('setting_key', 'in', keys)
    .execute();
  const values = new Map<string, string>(rows.map((row) => [row.setting_key, row.setting_value]));
  return Object.fromEntries(keys.map((key) => [key, values.get(key) ?? ''])) as Record<K, string>;
}

/** A front configuration in a language; '' where there is none. ENTITY-010 */
export async function frontWords(house: House, configKey: string, lang: Locale): Promise<string> {
  const row = await house.db
    .selectFrom('front_config')
    .select('config_values')
    .where('config_key', '=', configKey)
    .executeTakeFirst();
  return row?.config_values[lang] ?? '';
}

/** A front configuration by which the house itself acts: the same in every language. */
export const frontSetting = (house: House, configKey: string): Promise<string> =>
  frontWords(house, configKey, defaultLang);
