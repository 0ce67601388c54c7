/** The lobby's statistics over the house's bets. Real play only, since trials are never stored. Amounts in satang. */
import type { House } from '../house.ts';

const weekMs = 7 * 24 * 3_600_000;

/** Returns the satang staked on each platform in the last seven days, in games of this type; -1 is every type. */
export async function stakedByPlatform(house: House, gameType: number): Promise<ReadonlyMap<string, number>> {
  let bets = house.db
    .selectFrom('bet')
    .select(['platform_code', (sum) => sum.fn.sum<string>('stake_satang').as('staked')])
    .where('is_settled', '=', true)
    .where('settled_ms', '>=', house.now() - weekMs)
    .groupBy('platform_code');
  if (gameType !== -1) bets = bets.where('game_type', '=', gameType);
  return new Map((await bets.execute()).map((row) => [row.platform_code, Number(row.staked)]));
}

export interface RankedGame {
  readonly gameId: string;
  readonly roundCount: number;
  readonly topWinSatang: number;
}

/** Returns the games of a type with the most settled rounds in the last seven days. */
export async function mostPlayed(house: House, gameType: number, count: number): Promise<RankedGame[]> {
  const rows = await house.db
    .selectFrom('bet')
    .select([
      'game_id',
      (all) => all.fn.countAll<number>().as('rounds'),
      (most) => most.fn.max('win_satang').as('top_win'),
    ])
    .where('is_settled', '=', true)
    .where('settled_ms', '>=', house.now() - weekMs)
    .where('game_type', '=', gameType)
    .groupBy('game_id')
    .orderBy('rounds', 'desc')
    .orderBy('game_id')
    .limit(count)
    .execute();
  return rows.map((row) => ({
    gameId: row.game_id,
    roundCount: row.rounds,
    topWinSatang: row.top_win,
  }));
}

export interface RankedPlayer {
  readonly userAccount: string;
  readonly roundCount: number;
  readonly stakeSatang: number;
  readonly winSatang: number;
  /** Game of the player's largest win. */
  readonly gameId: string;
}

/** Returns the players with the largest total wins in a time span, over one game type or all. */
export async function topWinners(
  house: House,
  span: { readonly fromMs: number; readonly untilMs: number; readonly gameType: number | undefined },
  count: number,
): Promise<RankedPlayer[]> {
  let bets = house.db
    .selectFrom('bet')
    .innerJoin('player', 'player.player_id', 'bet.player_id')
    .select([
      'player.user_account',
      (all) => all.fn.countAll<number>().as('rounds'),
      (sum) => sum.fn.sum<string>('stake_satang').as('staked'),
      (sum) => sum.fn.sum<string>('win_satang').as('won'),
      ({ fn }) => fn.agg<string[]>('array_agg', ['bet.game_id']).orderBy('bet.win_satang', 'desc').as('game_ids'),
    ])
    .where('is_settled', '=', true)
    .where('settled_ms', '>=', span.fromMs)
    .where('settled_ms', '<', span.untilMs)
    .groupBy(['player.player_id', 'player.user_account'])
    .having((sum) => sum.fn.sum('win_satang'), '>', 0)
    .orderBy('won', 'desc')
    .orderBy('player.user_account')
    .limit(count);
  if (span.gameType !== undefined) bets = bets.where('game_type', '=', span.gameType);
  const rows = await bets.execute();
  return rows.map((row) => ({
    userAccount: row.user_account,
    roundCount: row.rounds,
    stakeSatang: Number(row.staked),
    winSatang: Number(row.won),
    gameId: row.game_ids[0] ?? '',
  }));
}

/** Bets that say what a player likes to play. Older ones do not matter, however many there are. */
const newestBets = 1_000;

/** Returns the games of a player's newest bets, most played first. */
export async function playedBy(house: House, playerId: string, count: number): Promise<string[]> {
  const rows = await house.db
    .with('newest', (query) =>
      query
        .selectFrom('bet')
        .select('game_id')
        .where('player_id', '=', playerId)
        .orderBy('placed_ms', 'desc')
        .limit(newestBets),
    )
    .selectFrom('newest')
    .select(['game_id', (all) => all.fn.countAll<number>().as('rounds')])
    .groupBy('game_id')
    .orderBy('rounds', 'desc')
    .orderBy('game_id')
    .limit(count)
    .execute();
  return rows.map((row) => row.game_id);
}
