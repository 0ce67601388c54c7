/** Converts rows of the catalogue for a visitor, in their language. ENTITY-011 to ENTITY-014 */
import { statedReturn } from '@foyer/games/fair/statedReturn.ts';
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { Game, GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import type { GameInfo } from '@foyer/contract/lobby/lists.ts';
import { logoAddress, markAddress, tileAddress } from '../pictures/drawn.ts';
import type { Platform } from '../platforms/platforms.ts';
import type { GameRow, HallRow } from './store.ts';

/** The address in the game's row, or else the tile that this house draws. */
const pictureOf = ({ picture, game_id: gameId }: GameRow, lang: Locale): string =>
  picture === '' ? tileAddress(gameId, lang) : picture;

/** Converts a game. Favourites are marked only in the player's own lists, never in lists shared by all. AMB-076 */
export function gameFrom(row: GameRow, lang: Locale, isFavourite = false): Game {
  return {
    id: row.game_id,
    fullName: inLanguage(row.names, lang),
    gameId: row.game_id,
    gameType: row.game_type,
    platformCode: row.platform_code,
    platformName: inLanguage(row.platform_names, lang),
    pcImg: pictureOf(row, lang),
    picLink: pictureOf(row, lang),
    isFavourite,
    isTrialOffered: row.is_trial_offered,
    isNew: row.is_new,
    isHot: row.is_hot,
    isUnderMaintenance: row.is_under_maintenance,
    maintainRemarks: row.is_under_maintenance ? inLanguage(row.remarks, lang) : '',
    section: row.section,
    rtp: row.stated_return === '' ? statedReturn(row.game_id) : row.stated_return,
  };
}

export function gameInfoFrom(row: GameRow, lang: Locale): GameInfo {
  return {
    id: row.game_id,
    fullName: inLanguage(row.names, lang),
    gameId: row.game_id,
    gameType: row.game_type,
    platformCode: row.platform_code,
    pcImg: pictureOf(row, lang),
    searchWords: row.search_words.slice(1, -1),
    section: row.section,
    isTrialOffered: row.is_trial_offered,
    isNew: row.is_new,
    isHot: row.is_hot,
    isUnderMaintenance: row.is_under_maintenance,
    maintainRemarks: row.is_under_maintenance ? inLanguage(row.remarks, lang) : '',
  };
}

export function platformFrom(platform: Platform): GamePlatform {
  return {
    platformKey: platform.platformKey,
    platformCode: platform.platformCode,
    platformName: platform.platformName,
    gameType: platform.gameType,
    logoPic: platform.logo === '' ? logoAddress(platform.platformCode) : platform.logo,
    logoImg: platform.mark,
    isUnderMaintenance: platform.isUnderMaintenance,
    maintainRemarks: platform.maintainRemarks,
    gameCount: 0,
  };
}

/** Converts a hall: the hall's name and type; closed if the platform or the hall is closed. */
export function hallFrom(row: HallRow, lang: Locale): GamePlatform {
  const isUnderMaintenance = row.is_platform_closed || row.is_under_maintenance;
  const remarks = row.is_platform_closed ? row.platform_remarks : row.maintenance_remarks;
  return {
    platformKey: row.platform_key,
    platformCode: row.platform_code,
    platformName: inLanguage(row.names, lang),
    gameType: row.game_type,
    logoPic: row.logo === '' ? logoAddress(row.platform_code) : row.logo,
    logoImg: row.mark === '' ? markAddress(row.platform_code) : row.mark,
    isUnderMaintenance,
    maintainRemarks: isUnderMaintenance ? inLanguage(remarks, lang) : '',
    gameCount: row.game_count,
  };
}
