/** Platforms and games as a visitor finds them. SI-07, ENTITY-011 to ENTITY-014 */
import type { calls } from '@foyer/contract/calls.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { Game } from '@foyer/contract/games/catalogue.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';
import { logoAddress, markAddress, tileAddress } from '../pictures/drawn.ts';
import { platforms } from '../platforms/platforms.ts';
import { gamePage, platformCodesOf } from './store.ts';
import type { GameRow } from './store.ts';

type Calls = typeof calls;

function gameFrom(row: GameRow, lang: Locale): Game {
  return {
    id: row.game_id,
    fullName: row.names[lang],
    gameId: row.game_id,
    gameType: row.game_type,
    platformCode: row.platform_code,
    platformName: row.platform_names[lang],
    pcImg: tileAddress(row.game_id, lang),
    picLink: tileAddress(row.game_id, lang),
    isFavourite: false,
    isTrialOffered: row.is_trial_offered,
    isNew: row.is_new,
    isHot: row.is_hot,
    isUnderMaintenance: row.is_under_maintenance,
    maintainRemarks: row.is_under_maintenance ? row.platform_remarks[lang] : '',
    section: '',
  };
}

/** The home grid in the order of the catalogue. `sort` is '' for all, 'hot', 'new' or a platform's code. CONST-001 */
export const gameList: Handler<Calls['gameList']> = async (context, request) => {
  const { sort } = request;
  const isHot = sort === 'hot';
  const isNew = sort === 'new';
  const platformCode = request.platformCode === '' && !isHot && !isNew ? sort : request.platformCode;
  const { rows, total } = await gamePage(context.house, { isHot, isNew, platformCode, ...pageOf(request) });
  return { list: rows.map((row) => gameFrom(row, context.lang)), total };
};

/** Platforms with a game of this type, or all with -1; a closed one says so and why. CONST-004, STATE-006 */
export const gamePlatformList: Handler<Calls['gamePlatformList']> = async (context, request) => {
  const codes = await platformCodesOf(context.house, request.gameType);
  const all = await platforms(context.house, context.lang);
  const found = all.filter((platform) => request.gameType === -1 || codes.has(platform.platformCode));
  const { offset, limit } = pageOf(request);
  const list = found.slice(offset, offset + limit).map((platform) => ({
    platformKey: platform.platformKey,
    platformCode: platform.platformCode,
    platformName: platform.platformName,
    gameType: platform.gameType,
    logoPic: logoAddress(platform.platformCode),
    logoImg: markAddress(platform.platformCode),
    isUnderMaintenance: platform.isUnderMaintenance,
    maintainRemarks: platform.maintainRemarks,
  }));
  return { list, total: found.length };
};
