/** SQL of draws. A draw's row is its door: bets are claimed under a share of its lock, and it is drawn under all of it. */
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import type { DrawTimes } from '@foyer/contract/lottery/clock.ts';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { LotteryTables } from '../db/lotteryTables.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';

export type DrawRow = Selectable<LotteryTables['lottery_draw']>;
type Db = Kysely<Tables>;

/** The newest draw that has been drawn; every one before it has been, or was annulled. */
export async function lastDrawn(house: House, lotteryCode: LotteryCode): Promise<number | undefined> {
  const row = await house.db
    .selectFrom('lottery_draw')
    .select('draw_index')
    .where('lottery_code', '=', lotteryCode)
    .where('state', 'in', ['drawn', 'settled'])
    .orderBy('draw_index', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.draw_index;
}

type NewDraw = Pick<DrawRow, 'draw_index' | 'issue' | 'numbers' | 'seed' | 'is_example'>;
/** Rows of one statement. */
const batch = 1_000;

/**
 * Writes down what was drawn; from then on no bet is taken. A draw with a row waits for those who are claiming a bet on
 * it; one that was drawn or annulled before stays as it is.
 */
export async function insertDrawn(house: House, lotteryCode: LotteryCode, draws: readonly NewDraw[]): Promise<void> {
  for (let from = 0; from < draws.length; from += batch)
    await house.db
      .insertInto('lottery_draw')
      .values(draws.slice(from, from + batch).map((draw) => ({ ...draw, lottery_code: lotteryCode, state: 'drawn' })))
      .onConflict((conflict) =>
        conflict
          .columns(['lottery_code', 'draw_index'])
          .doUpdateSet((row) => ({
            state: 'drawn',
            numbers: row.ref('excluded.numbers'),
            seed: row.ref('excluded.seed'),
          }))
          .where('lottery_draw.state', '=', 'open'),
      )
      .execute();
}

/** Makes the rows of draws that have none, and takes a share of the lock of each, in the order of their indexes. */
export async function shareDraws(trx: Db, draws: readonly DrawTimes[]): Promise<DrawRow[]> {
  const [first] = draws;
  if (first === undefined) return [];
  const rows = draws
    .toSorted((one, other) => one.index - other.index)
    .map(({ lotteryCode, index, issue }) => ({ lottery_code: lotteryCode, draw_index: index, issue, state: 'open' }));
  await trx
    .insertInto('lottery_draw')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['lottery_code', 'draw_index']).doNothing())
    .execute();
  const indexes = rows.map(({ draw_index }) => draw_index);
  return trx
    .selectFrom('lottery_draw')
    .selectAll()
    .where('lottery_code', '=', first.lotteryCode)
    .where('draw_index', 'in', indexes)
    .orderBy('draw_index')
    .forShare()
    .execute();
}

/** One page of a draw's bets is settled or given back at a time. */
export const stepOf = ({ lottery_code, draw_index }: Pick<DrawRow, 'lottery_code' | 'draw_index'>): string =>
  `lottery draw ${lottery_code} ${draw_index}`;

export const readDraw = (db: Db, lotteryCode: string, index: number): Promise<DrawRow | undefined> =>
  db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('lottery_code', '=', lotteryCode)
    .where('draw_index', '=', index)
    .executeTakeFirst();

/** One draw under a share of its lock. */
export const shareDraw = (trx: Db, lotteryCode: string, index: number): Promise<DrawRow | undefined> =>
  trx
    .selectFrom('lottery_draw')
    .selectAll()
    .where('lottery_code', '=', lotteryCode)
    .where('draw_index', '=', index)
    .forShare()
    .executeTakeFirst();

export const readDraws = (house: House, lotteryCode: string, from: number, to: number): Promise<DrawRow[]> =>
  house.db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('lottery_code', '=', lotteryCode)
    .where('draw_index', '>=', from)
    .where('draw_index', '<=', to)
    .orderBy('draw_index', 'desc')
    .execute();

/** The oldest draw that was drawn and has bets that are not settled; draws without any bet are settled on the way. */
export async function nextToSettle(house: House, lotteryCode: LotteryCode): Promise<DrawRow | undefined> {
  await sql`
    update lottery_draw set state = 'settled', settled_ms = ${house.now()}
    where lottery_code = ${lotteryCode} and state = 'drawn' and not exists (
      select from lottery_bet
      where lottery_bet.lottery_code = lottery_draw.lottery_code and lottery_bet.draw_index = lottery_draw.draw_index
    )`.execute(house.db);
  return house.db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('lottery_code', '=', lotteryCode)
    .where('state', '=', 'drawn')
    .orderBy('draw_index')
    .limit(1)
    .executeTakeFirst();
}

/** Closes the books of a draw: what was staked and paid on it. */
export async function finishDraw(house: House, { lottery_code, draw_index }: DrawRow): Promise<void> {
  await sql`
    update lottery_draw set
      state = 'settled', settled_ms = ${house.now()}, bet_count = sums.bets, stake_satang = sums.staked,
      prize_satang = sums.paid
    from (
      select coalesce(sum(bet_count), 0)::integer as bets, coalesce(sum(stake_satang), 0)::bigint as staked,
             coalesce(sum(prize_satang), 0)::bigint as paid
      from lottery_bet
      where lottery_code = ${lottery_code} and draw_index = ${draw_index} and state in ('won', 'lost')
    ) as sums
    where lottery_code = ${lottery_code} and draw_index = ${draw_index} and state = 'drawn'`.execute(house.db);
}
