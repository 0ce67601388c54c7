/** Game platforms for the catalogue, the wallet and user info: names, maintenance, accounts. ENTITY-011 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { Selectable } from 'kysely';
import type { GamePlatformTable, Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';
import { markAddress } from '../pictures/drawn.ts';
import type { PlayerAccount } from '../ledger/accounts.ts';

export interface Platform {
  readonly platformKey: string;
  readonly platformCode: string;
  readonly platformName: string;
  readonly gameType: number;
  readonly isUnderMaintenance: boolean;
  /** Why it is closed, in the player's language; '' if it is open. STATE-006 */
  readonly maintainRemarks: string;
  /** The same in every language, for a refusal whose language is not known yet. */
  readonly remarks: Words;
  /** Address of the logo with the name; '' if this house draws it. */
  readonly logo: string;
  /** Address of the small mark. */
  readonly mark: string;
  /** Ledger account of a player's money on this platform. */
  readonly account: PlayerAccount;
}

export function platformOf(row: Selectable<GamePlatformTable>, lang: Locale): Platform {
  return {
    platformKey: row.platform_key,
    platformCode: row.platform_code,
    platformName: inLanguage(row.names, lang),
    gameType: row.game_type,
    isUnderMaintenance: row.is_under_maintenance,
    maintainRemarks: row.is_under_maintenance ? inLanguage(row.maintenance_remarks, lang) : '',
    remarks: row.is_under_maintenance ? row.maintenance_remarks : { zh_CN: '', en: '', th: '' },
    logo: row.logo,
    mark: row.mark === '' ? markAddress(row.platform_code) : row.mark,
    account: `game:${row.platform_key}`,
  };
}

/** Returns every platform in catalogue order. */
export async function platforms(house: House, lang: Locale): Promise<Platform[]> {
  const rows = await house.db.selectFrom('game_platform').selectAll().orderBy('sort_order').execute();
  return rows.map((row) => platformOf(row, lang));
}

export async function platformByKey(house: House, platformKey: string, lang: Locale): Promise<Platform | undefined> {
  const rows = house.db.selectFrom('game_platform').selectAll();
  const row = await rows.where('platform_key', '=', platformKey).executeTakeFirst();
  return row && platformOf(row, lang);
}

export async function platformByCode(house: House, platformCode: string, lang: Locale): Promise<Platform | undefined> {
  const rows = house.db.selectFrom('game_platform').selectAll();
  const row = await rows.where('platform_code', '=', platformCode).executeTakeFirst();
  return row && platformOf(row, lang);
}
