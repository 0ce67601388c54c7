/** SQL of draws. Bets are claimed under a shared lock of the draw's row. Drawing takes an exclusive lock. */
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import type { DrawTimes } from '@foyer/contract/lottery/clock.ts';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { LotteryTables } from '../db/lotteryTables.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';

export type DrawRow = Selectable<LotteryTables['lottery_draw']>;
type Db = Kysely<Tables>;

/** Returns the index of the newest draw that has been drawn. Every earlier one has been drawn or voided. */
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
/** Rows per statement. */
const batch = 1_000;

/**
 * Stores drawn numbers. From then on no bet is taken. If a bet is being claimed on a draw, its row lock makes this
 * wait. A draw that was drawn or voided before does not change. A draw without a row has no bet: it is settled at once.
 */
export async function insertDrawn(house: House, lotteryCode: LotteryCode, draws: readonly NewDraw[]): Promise<void> {
  const unsold = { lottery_code: lotteryCode, state: 'settled', settled_ms: house.now() };
  for (let from = 0; from < draws.length; from += batch)
    await house.db
      .insertInto('lottery_draw')
      .values(draws.slice(from, from + batch).map((draw) => ({ ...draw, ...unsold })))
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

type DrawKey = Pick<DrawTimes, 'lotteryCode' | 'index'>;
const isLess = (one: DrawKey, other: DrawKey): boolean =>
  one.lotteryCode === other.lotteryCode ? one.index < other.index : one.lotteryCode < other.lotteryCode;

/** Takes a shared lock of the rows of draws, in the order of games and indexes. A draw may have no row yet. */
const lockShared = async (trx: Db, draws: readonly DrawTimes[]): Promise<DrawRow[]> =>
  trx
    .selectFrom('lottery_draw')
    .selectAll()
    .where((draw) =>
      draw(
        draw.refTuple('lottery_code', 'draw_index'),
        'in',
        draws.map(({ lotteryCode, index }) => draw.tuple(lotteryCode, index)),
      ),
    )
    .orderBy('lottery_code')
    .orderBy('draw_index')
    .forShare()
    .execute();

const nameOf = ({ lottery_code, issue }: Pick<DrawRow, 'lottery_code' | 'issue'>): string => `${lottery_code} ${issue}`;

/** Draws whose rows exist, by database, so that most orders need not try to insert them. No row is ever deleted. */
const existing = new WeakMap<House['db'], Set<string>>();
const mostExisting = 1_000;

/** Inserts the missing rows of different draws, and takes a shared lock of each, in the order of games and indexes. */
export async function shareDraws(house: House, trx: Db, draws: readonly DrawTimes[]): Promise<DrawRow[]> {
  if (draws.length === 0) return [];
  const known = existing.get(house.db) ?? new Set();
  existing.set(house.db, known);
  const rows = draws
    .toSorted((one, other) => (isLess(one, other) ? -1 : 1))
    .map(({ lotteryCode, index, issue }) => ({ lottery_code: lotteryCode, draw_index: index, issue, state: 'open' }));
  if (rows.some((row) => !known.has(nameOf(row)))) {
    const inserted = await trx
      .insertInto('lottery_draw')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['lottery_code', 'draw_index']).doNothing())
      .returning(['lottery_code', 'issue'])
      .execute();
    // What this transaction inserts may be rolled back. What was there before stays.
    const fresh = new Set(inserted.map(nameOf));
    if (known.size > mostExisting) known.clear();
    for (const row of rows) if (!fresh.has(nameOf(row))) known.add(nameOf(row));
  }
  return lockShared(trx, draws);
}

/** Step of a draw: one page of its bets is settled or returned at a time. */
export const stepOf = ({ lottery_code, draw_index }: Pick<DrawRow, 'lottery_code' | 'draw_index'>): string =>
  `lottery draw ${lottery_code} ${draw_index}`;

export const readDraw = (db: Db, lotteryCode: string, index: number): Promise<DrawRow | undefined> =>
  db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('lottery_code', '=', lotteryCode)
    .where('draw_index', '=', index)
    .executeTakeFirst();

/** Returns one draw under a shared lock. */
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

/** Returns the oldest draw that is drawn but not settled. */
export const nextToSettle = (house: House, lotteryCode: LotteryCode): Promise<DrawRow | undefined> =>
  house.db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('lottery_code', '=', lotteryCode)
    .where('state', '=', 'drawn')
    .orderBy('draw_index')
    .limit(1)
    .executeTakeFirst();

/** What was staked and paid on a draw. */
export interface DrawTotals {
  /** Single bets of all lines. */
  readonly betCount: number;
  readonly stakeSatang: number;
  readonly prizeSatang: number;
}

/** Sums the bets of a draw that are settled already. */
export async function readTotals(db: Db, { lottery_code, draw_index }: DrawRow): Promise<DrawTotals> {
  const { rows } = await sql<DrawTotals>`
    select coalesce(sum(bet_count), 0)::bigint as "betCount", coalesce(sum(stake_satang), 0)::bigint as "stakeSatang",
           coalesce(sum(prize_satang), 0)::bigint as "prizeSatang"
    from lottery_bet
    where lottery_code = ${lottery_code} and draw_index = ${draw_index} and state in ('won', 'lost')`.execute(db);
  return rows[0] ?? { betCount: 0, stakeSatang: 0, prizeSatang: 0 };
}

/** Marks a drawn draw as settled, with its totals. */
export async function finishDraw(
  house: House,
  { lottery_code, draw_index }: DrawRow,
  { betCount, stakeSatang, prizeSatang }: DrawTotals,
): Promise<void> {
  await house.db
    .updateTable('lottery_draw')
    .set({ state: 'settled', settled_ms: house.now() })
    .set({ bet_count: betCount, stake_satang: stakeSatang, prize_satang: prizeSatang })
    .where('lottery_code', '=', lottery_code)
    .where('draw_index', '=', draw_index)
    .where('state', '=', 'drawn')
    .execute();
}
