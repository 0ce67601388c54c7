/** SQL for rounds. Bets are claimed under a shared lock of the round's row, and it is drawn under an exclusive one. */
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { RoundTimes } from '@foyer/contract/play/tableClock.ts';
import type { LiveTables } from '../../db/liveTables.ts';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';

export type TableRoundRow = Selectable<LiveTables['table_round']>;
type Db = Kysely<Tables>;
type Key = Pick<TableRoundRow, 'game_id' | 'round_index'>;

/** The step's name. It allows one page of a round's bets to be settled or returned at a time. */
export const stepOf = ({ game_id, round_index }: Key): string => `table round ${game_id} ${round_index}`;

export const readRoundRow = (db: Db, { game_id, round_index }: Key): Promise<TableRoundRow | undefined> =>
  db
    .selectFrom('table_round')
    .selectAll()
    .where('game_id', '=', game_id)
    .where('round_index', '=', round_index)
    .executeTakeFirst();

export const lockRoundRow = (db: Db, { game_id, round_index }: Key): Promise<TableRoundRow | undefined> =>
  db
    .selectFrom('table_round')
    .selectAll()
    .where('game_id', '=', game_id)
    .where('round_index', '=', round_index)
    .forUpdate()
    .executeTakeFirst();

/** Inserts a round's row at its first stake. */
export async function openRoundRow(db: Db, gameId: string, { index, closeMs }: RoundTimes): Promise<void> {
  await db
    .insertInto('table_round')
    .values({ game_id: gameId, round_index: index, close_ms: closeMs, state: 'open' })
    .onConflict((conflict) => conflict.columns(['game_id', 'round_index']).doNothing())
    .execute();
}

/**
 * Stores a dealt round, after which no process takes bets on it, whatever its clock. Waits for claims in progress. A
 * round already dealt or void is not changed. Returns the current row.
 */
export async function writeDealt(
  db: Db,
  gameId: string,
  { index, closeMs }: RoundTimes,
  { numbers, seed }: { readonly numbers: readonly number[]; readonly seed: string },
): Promise<TableRoundRow | undefined> {
  await db
    .insertInto('table_round')
    .values({ game_id: gameId, round_index: index, close_ms: closeMs, state: 'drawn', numbers: [...numbers], seed })
    .onConflict((conflict) =>
      conflict
        .columns(['game_id', 'round_index'])
        .doUpdateSet((row) => ({
          state: 'drawn',
          numbers: row.ref('excluded.numbers'),
          seed: row.ref('excluded.seed'),
        }))
        .where('table_round.state', '=', 'open'),
    )
    .execute();
  return readRoundRow(db, { game_id: gameId, round_index: index });
}

/** Rounds of all tables that closed for bets by `closedBeforeMs` and are not settled, the oldest first. */
export const unsettledRounds = (db: Db, closedBeforeMs: number): Promise<TableRoundRow[]> =>
  db
    .selectFrom('table_round')
    .selectAll()
    .where('settled_ms', 'is', null)
    .where('close_ms', '<=', closedBeforeMs)
    .orderBy('close_ms')
    .limit(500)
    .execute();

/**
 * Marks a round as settled, with the sums of its players' stakes and prizes. Skips a round that was voided meanwhile.
 */
export async function finishRoundRow(
  db: Db,
  { game_id, round_index, state }: Key & Pick<TableRoundRow, 'state'>,
  nowMs: number,
): Promise<void> {
  await sql`
    update table_round set
      state = case when state = 'void' then 'void' else 'settled' end,
      settled_ms = ${nowMs}, stake_satang = sums.staked, prize_satang = sums.paid
    from (
      select coalesce(sum(stake_satang), 0)::bigint as staked, coalesce(sum(prize_satang), 0)::bigint as paid
      from table_bet
      where game_id = ${game_id} and round_index = ${round_index} and state in ('won', 'lost')
        and owner not like 'trial:%'
    ) as sums
    where game_id = ${game_id} and round_index = ${round_index} and settled_ms is null and state = ${state}`.execute(
    db,
  );
}

/** Voids a round under an exclusive lock; false if it was void before. */
export async function markRoundVoid(db: Db, gameId: string, times: RoundTimes, reason: string): Promise<boolean> {
  await openRoundRow(db, gameId, times);
  const changed = await db
    .updateTable('table_round')
    .set({ state: 'void', void_reason: reason, settled_ms: null })
    .where('game_id', '=', gameId)
    .where('round_index', '=', times.index)
    .where('state', '<>', 'void')
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export async function addWrittenOff(db: Db, { game_id, round_index }: Key, satang: number): Promise<void> {
  if (satang === 0) return;
  await db
    .updateTable('table_round')
    .set((row) => ({ written_off_satang: row('written_off_satang', '+', satang) }))
    .where('game_id', '=', game_id)
    .where('round_index', '=', round_index)
    .execute();
}

/** The voided rounds among these. */
export async function voidedAmong(house: House, gameId: string, from: number, to: number): Promise<Set<number>> {
  const rows = await house.db
    .selectFrom('table_round')
    .select('round_index')
    .where('game_id', '=', gameId)
    .where('round_index', '>=', from)
    .where('round_index', '<=', to)
    .where('state', '=', 'void')
    .execute();
  return new Set(rows.map((row) => row.round_index));
}

/** Voided rounds of several tables from this number, as `table round`. */
export async function voidedRounds(house: House, gameIds: readonly string[], from: number): Promise<Set<string>> {
  const rows = await house.db
    .selectFrom('table_round')
    .select(['game_id', 'round_index'])
    .where('game_id', 'in', [...gameIds])
    .where('round_index', '>=', from)
    .where('state', '=', 'void')
    .execute();
  return new Set(rows.map((row) => `${row.game_id} ${row.round_index}`));
}
