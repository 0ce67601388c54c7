/** SQL of settling: a draw's bets in pages that contain all bets of each player. */
import type { Line } from '@foyer/contract/lottery/selection.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { listOf } from '../db/listOf.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { DrawRow } from './drawStore.ts';
import type { Judged } from './money.ts';
import type { BetRow, ChaseRow } from './orderStore.ts';

type Db = Kysely<Tables>;

/** Bets per page. A player's bets on one draw are never split, which may make a page longer. */
const pageSize = 10_000;

/** What decides about a bet and its prize. */
export type PlacedBet = Pick<BetRow, 'player_id' | 'bet_order_no' | 'bet_count' | 'stake_satang'> & Line;

/** A page of a draw's bets, all bets of some players. */
export interface Page<Bet> {
  readonly bets: readonly Bet[];
  /** The last player of the page; undefined for the last page. The bets of a page may all be in other states. */
  readonly until: string | undefined;
}

const betsOn = (db: Db, draw: DrawRow, after: string, isChase: boolean) => {
  const bets = db
    .selectFrom('lottery_bet')
    .where('lottery_code', '=', draw.lottery_code)
    .where('draw_index', '=', draw.draw_index)
    .where('player_id', '>', after);
  return isChase ? bets.where('chase_no', '<>', '') : bets;
};

/** The bets of a page. Its end is looked up first, so that the database sorts one page and not all bets that are left. */
async function pageOf(db: Db, draw: DrawRow, states: readonly string[], after: string) {
  const isChase = states.every((state) => state === 'planned');
  const end = await betsOn(db, draw, after, isChase)
    .select('player_id')
    .orderBy('player_id')
    .offset(pageSize - 1)
    .limit(1)
    .executeTakeFirst();
  const found = betsOn(db, draw, after, isChase)
    .where('state', 'in', states)
    .orderBy('player_id')
    .orderBy('bet_order_no');
  const until = end?.player_id;
  return { found: until === undefined ? found : found.where('player_id', '<=', until), until };
}

/** Reads the bets in these states of the players after `after`. Only chases plan bets. */
export async function readPage(db: Db, draw: DrawRow, states: readonly string[], after: string): Promise<Page<BetRow>> {
  const { found, until } = await pageOf(db, draw, states, after);
  return { bets: await found.selectAll().execute(), until };
}

/**
 * Reads the placed bets of the players after `after`, as lines to judge. Only the columns that judging needs: with all of
 * them, reading a draw of 100,000 bets takes half as much processor time again.
 */
export async function readPlaced(db: Db, draw: DrawRow, after: string): Promise<Page<PlacedBet>> {
  const { found, until } = await pageOf(db, draw, ['placed'], after);
  const bets = await found
    .select(['player_id', 'bet_order_no', 'play', 'picks', 'bankers', 'bet_count', 'multiple', 'stake_satang'])
    .select('unit_satang as unitSatang')
    .execute();
  return { bets, until };
}

const playersOf = (bets: readonly Pick<BetRow, 'player_id'>[]): string[] => bets.map((bet) => bet.player_id);
const numbersOf = (bets: readonly Pick<BetRow, 'bet_order_no'>[]): string[] => bets.map((bet) => bet.bet_order_no);

/** Stores the results of placed bets. */
export async function writeJudged(db: Db, bets: readonly Judged[], nowMs: number): Promise<void> {
  await sql`
    update lottery_bet set
      state = case when judged.prize > 0 then 'won' else 'lost' end,
      prize_satang = judged.prize,
      settled_ms = ${nowMs}
    from unnest(
      ${listOf('text', playersOf(bets))}, ${listOf('text', numbersOf(bets))},
      ${listOf(
        'bigint',
        bets.map((bet) => bet.wonSatang),
      )}
    ) as judged (player_id, bet_order_no, prize)
    where lottery_bet.player_id = judged.player_id and lottery_bet.bet_order_no = judged.bet_order_no
      and lottery_bet.state = 'placed'`.execute(db);
}

/** Moves bets to a state without a prize. A voided bet thereby loses its prize. */
export async function writeState(
  db: Db,
  bets: readonly BetRow[],
  state: 'placed' | 'void',
  settledMs: number | null,
): Promise<void> {
  await sql`
    update lottery_bet set
      state = ${state}, settled_ms = ${settledMs},
      prize_satang = 0
    from unnest(
      ${listOf('text', playersOf(bets))}, ${listOf('text', numbersOf(bets))}
    ) as moved (player_id, bet_order_no)
    where lottery_bet.player_id = moved.player_id and lottery_bet.bet_order_no = moved.bet_order_no
      and lottery_bet.state <> ${state}`.execute(db);
}

/** Returns running chases that end with the first win and have won in this draw. */
export const wonChases = (house: House, draw: DrawRow): Promise<ChaseRow[]> =>
  house.db
    .selectFrom('lottery_chase')
    .innerJoin('lottery_bet', (join) =>
      join
        .onRef('lottery_bet.player_id', '=', 'lottery_chase.player_id')
        .onRef('lottery_bet.order_no', '=', 'lottery_chase.chase_no'),
    )
    .selectAll('lottery_chase')
    .distinct()
    .where('lottery_bet.lottery_code', '=', draw.lottery_code)
    .where('lottery_bet.draw_index', '=', draw.draw_index)
    .where('lottery_bet.chase_no', '<>', '')
    .where('lottery_bet.state', '=', 'won')
    .where('lottery_chase.is_stop_on_win', '=', true)
    .where('lottery_chase.state', '=', 'running')
    .execute();

/** Marks chases of this draw as done if they have nothing left to play. */
export async function finishChases(house: House, draw: DrawRow): Promise<void> {
  await sql`
    update lottery_chase set state = 'done'
    where state = 'running' and (player_id, chase_no) in (
      select player_id, order_no from lottery_bet
      where lottery_code = ${draw.lottery_code} and draw_index = ${draw.draw_index} and chase_no <> ''
    ) and not exists (
      select from lottery_bet
      where lottery_bet.player_id = lottery_chase.player_id and lottery_bet.order_no = lottery_chase.chase_no
        and lottery_bet.state in ('opening', 'planned', 'placed')
    )`.execute(house.db);
}

/** Returns whether a game has a due draw to settle. Draws that nobody has bet on or looked at have no row. */
export async function isWaiting(house: House, lotteryCode: string, due: number): Promise<boolean> {
  const row = await house.db
    .selectFrom('lottery_draw')
    .select('draw_index')
    .where('lottery_code', '=', lotteryCode)
    .where('state', 'in', ['open', 'drawn'])
    .where('draw_index', '<=', due)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
