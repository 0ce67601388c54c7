/** SQL of the catalogue. */
import { sortKeyOf } from '@foyer/games/search/find.ts';
import { normalised } from '@foyer/games/search/gameIndex.ts';
import { notFound } from '@foyer/games/search/ranks.ts';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { GameHallTable } from '../db/lobbyTables.ts';
import type { GamePlatformTable, GameTable, Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';
import { ranksByGame } from './searchIndex.ts';

export interface GameFilter {
  readonly isHot?: boolean;
  readonly isNew?: boolean;
  /** All if undefined or ''. */
  readonly platformCode?: string;
  /** ENUM-001; all if undefined or -1. */
  readonly gameType?: number;
  readonly section?: string;
  readonly isTrialOffered?: boolean;
  readonly isOpen?: boolean;
  /** As typed by a visitor; undefined or '' finds all. */
  readonly keyword?: string;
  readonly offset: number;
  readonly limit: number;
}

export interface GameRow extends Selectable<GameTable> {
  readonly platform_names: Words;
  readonly is_under_maintenance: boolean;
  /** The platform's maintenance reason, else the hall's. Empty if a switch closes it: that reason is for staff only. */
  readonly remarks: Words;
}

const games = (house: House) =>
  house.db
    .selectFrom('game')
    .innerJoin('game_platform', 'game_platform.platform_code', 'game.platform_code')
    .leftJoin('game_hall', (join) =>
      join
        .onRef('game_hall.platform_code', '=', 'game.platform_code')
        .onRef('game_hall.game_type', '=', 'game.game_type'),
    )
    .where('game.is_withdrawn', '=', false);
type Games = ReturnType<typeof games>;

/** Matches the operator's switches that turn off a platform or one of its games. M26 */
const isPlatformOff = sql<boolean>`exists (select from play_switch
  where play_switch.platform_code = game_platform.platform_code and play_switch.game_id = '')`;
const isOff = sql<boolean>`exists (select from play_switch
  where play_switch.platform_code = game.platform_code and play_switch.game_id in ('', game.game_id))`;
const isClosed = sql<boolean>`(game_platform.is_under_maintenance or coalesce(game_hall.is_under_maintenance, false)
  or ${isOff})`;

const withPlatform = (rows: Games) =>
  rows.selectAll('game').select([
    'game_platform.names as platform_names',
    isClosed.as('is_under_maintenance'),
    sql<Words>`case when game_platform.is_under_maintenance then game_platform.maintenance_remarks
      when game_hall.is_under_maintenance then game_hall.maintenance_remarks
      else '{"zh_CN": "", "en": "", "th": ""}' end`.as('remarks'),
  ]);

function filtered(house: House, filter: GameFilter): Games {
  let found = games(house);
  if (filter.isHot === true) found = found.where('game.is_hot', '=', true);
  if (filter.isNew === true) found = found.where('game.is_new', '=', true);
  if (filter.isTrialOffered === true) found = found.where('game.is_trial_offered', '=', true);
  if (filter.isOpen === true) found = found.where(sql<boolean>`not ${isClosed}`);
  if (filter.platformCode) found = found.where('game.platform_code', '=', filter.platformCode);
  if (filter.section) found = found.where('game.section', '=', filter.section);
  if (filter.gameType !== undefined && filter.gameType !== -1) {
    found = found.where('game.game_type', '=', filter.gameType);
  }
  return found;
}

/** Returns a page of games: open ones first, then in catalogue order. With a keyword, in the order of the search. */
export async function gamePage(house: House, filter: GameFilter): Promise<{ rows: GameRow[]; total: number }> {
  const found = filtered(house, filter);
  if (normalised(filter.keyword ?? '') !== '') return foundPage(house, found, filter);
  const inOrder = withPlatform(found).orderBy(isClosed).orderBy('game.sort_order').orderBy('game.game_id');
  const [rows, { total }] = await Promise.all([
    inOrder.offset(filter.offset).limit(filter.limit).execute(),
    found.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

async function foundPage(house: House, within: Games, { keyword = '', offset, limit }: GameFilter) {
  const ranks = await ranksByGame(house, keyword);
  const rows = await within
    .where('game.game_id', 'in', ranks.size === 0 ? [''] : [...ranks.keys()])
    .select(['game.game_id', 'game.is_hot', isClosed.as('is_closed')])
    .orderBy('game.sort_order')
    .orderBy('game.game_id')
    .execute();
  const keyOf = (row: (typeof rows)[number]): number =>
    sortKeyOf(ranks.get(row.game_id) ?? notFound, { isHot: row.is_hot, isUnderMaintenance: row.is_closed });
  const best = rows.toSorted((a, b) => keyOf(a) - keyOf(b)).slice(offset, offset + limit);
  const ids = best.map((row) => row.game_id);
  return { rows: await gamesByIds(house, ids), total: rows.length };
}

export function gameOf(house: House, platformCode: string, gameId: string): Promise<GameRow | undefined> {
  const found = games(house).where('game.platform_code', '=', platformCode).where('game.game_id', '=', gameId);
  return withPlatform(found).executeTakeFirst();
}

/** Returns games by id, in the given order; unknown ids are left out. */
export async function gamesByIds(house: House, gameIds: readonly string[]): Promise<GameRow[]> {
  if (gameIds.length === 0) return [];
  const rows = await withPlatform(games(house).where('game.game_id', 'in', [...gameIds])).execute();
  const byId = new Map(rows.map((row) => [row.game_id, row]));
  return gameIds.flatMap((gameId) => byId.get(gameId) ?? []);
}

export async function allGames(house: House): Promise<GameRow[]> {
  return withPlatform(games(house)).orderBy('game.sort_order').orderBy('game.game_id').execute();
}

export interface HallRow extends Selectable<GameHallTable> {
  readonly platform_key: string;
  readonly logo: string;
  readonly mark: string;
  readonly is_platform_closed: boolean;
  readonly platform_remarks: Selectable<GamePlatformTable>['maintenance_remarks'];
  /** Number of games of the hall, or of the section if one is given. */
  readonly game_count: number;
  /** First game of the given section. */
  readonly door_game_id: string | null;
}

/** Returns the halls that have a game, in catalogue order; with a section, those that have a game in it. */
export async function hallsOf(house: House, gameType: number, section = ''): Promise<HallRow[]> {
  const rows = await house.db
    .selectFrom('game_hall')
    .innerJoin('game_platform', 'game_platform.platform_code', 'game_hall.platform_code')
    .selectAll('game_hall')
    .select([
      'game_platform.platform_key',
      'game_platform.logo',
      'game_platform.mark',
      sql<boolean>`(game_platform.is_under_maintenance or ${isPlatformOff})`.as('is_platform_closed'),
      'game_platform.maintenance_remarks as platform_remarks',
    ])
    .select((row) => {
      let inside = row
        .selectFrom('game')
        .select((count) => count.fn.countAll<number>().as('total'))
        .whereRef('game.platform_code', '=', 'game_hall.platform_code')
        .whereRef('game.game_type', '=', 'game_hall.game_type')
        .where('game.is_withdrawn', '=', false);
      if (section !== '') inside = inside.where('game.section', '=', section);
      return inside.$asScalar().as('game_count');
    })
    .select((row) =>
      row
        .selectFrom('game')
        .select('game.game_id')
        .whereRef('game.platform_code', '=', 'game_hall.platform_code')
        .whereRef('game.game_type', '=', 'game_hall.game_type')
        .where('game.section', '=', section)
        .where('game.is_withdrawn', '=', false)
        .orderBy('game.sort_order')
        .orderBy('game.game_id')
        .limit(1)
        .as('door_game_id'),
    )
    .where('game_hall.game_type', '=', gameType)
    .orderBy('game_hall.sort_order')
    .execute();
  return rows.flatMap(({ game_count: count, ...row }) => (count ? [{ ...row, game_count: count }] : []));
}

/** Returns the first game of a hall, which opens when a player enters the platform as a whole. */
export function firstGameOf(house: House, platformCode: string, gameType: number): Promise<GameRow | undefined> {
  const found = games(house).where('game.platform_code', '=', platformCode).where('game.game_type', '=', gameType);
  return withPlatform(found).orderBy('game.sort_order').orderBy('game.game_id').executeTakeFirst();
}

/** Counts the games of each type and section. */
export function gameCounts(house: House) {
  return house.db
    .selectFrom('game')
    .select(['game_type', 'section', (count) => count.fn.countAll<number>().as('total')])
    .where('is_withdrawn', '=', false)
    .groupBy(['game_type', 'section'])
    .execute();
}
