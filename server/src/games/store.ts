/** SQL of the catalogue. */
import type { Selectable } from 'kysely';
import type { GamePlatformTable, GameTable } from '../db/walletTables.ts';
import type { House } from '../http/context.ts';

export interface GameFilter {
  readonly isHot: boolean;
  readonly isNew: boolean;
  /** '' for all. */
  readonly platformCode: string;
  readonly offset: number;
  readonly limit: number;
}

export interface GameRow extends Selectable<GameTable> {
  readonly platform_names: Selectable<GamePlatformTable>['names'];
  readonly platform_remarks: Selectable<GamePlatformTable>['maintenance_remarks'];
  readonly is_under_maintenance: boolean;
}

const games = (house: House) =>
  house.db.selectFrom('game').innerJoin('game_platform', 'game_platform.platform_code', 'game.platform_code');

const withPlatform = (rows: ReturnType<typeof games>) =>
  rows
    .selectAll('game')
    .select([
      'game_platform.names as platform_names',
      'game_platform.is_under_maintenance',
      'game_platform.maintenance_remarks as platform_remarks',
    ]);

export async function gamePage(house: House, filter: GameFilter): Promise<{ rows: GameRow[]; total: number }> {
  let found = games(house);
  if (filter.isHot) found = found.where('game.is_hot', '=', true);
  if (filter.isNew) found = found.where('game.is_new', '=', true);
  if (filter.platformCode !== '') found = found.where('game.platform_code', '=', filter.platformCode);
  const inOrder = withPlatform(found).orderBy('game.sort_order').orderBy('game.game_id');
  const [rows, { total }] = await Promise.all([
    inOrder.offset(filter.offset).limit(filter.limit).execute(),
    found.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function gameOf(house: House, platformCode: string, gameId: string): Promise<GameRow | undefined> {
  const found = games(house).where('game.platform_code', '=', platformCode).where('game.game_id', '=', gameId);
  return withPlatform(found).executeTakeFirst();
}

/** Platforms that have a game of this type; -1 is every platform. */
export async function platformCodesOf(house: House, gameType: number): Promise<ReadonlySet<string>> {
  let rows = house.db.selectFrom('game').select('platform_code').distinct();
  if (gameType !== -1) rows = rows.where('game_type', '=', gameType);
  return new Set((await rows.execute()).map((row) => row.platform_code));
}
