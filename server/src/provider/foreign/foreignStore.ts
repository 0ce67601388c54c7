/** SQL of rounds that foreign providers report. */
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { PlayTables } from '../../db/playTables.ts';
import type { LedgerTables } from '../../db/tables.ts';
import { lockWallet } from '../../guard/guardStore.ts';
import type { House } from '../../house.ts';

export type ForeignRound = Selectable<PlayTables['foreign_round']>;

export const readForeignRound = (
  { db }: Pick<House, 'db'>,
  playerId: string,
  roundId: string,
): Promise<ForeignRound | undefined> =>
  db
    .selectFrom('foreign_round')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('round_id', '=', roundId)
    .executeTakeFirst();

/**
 * Opens a round, unless the player has begun another of its family within the cycle, here or in a game of this house.
 * Returns 0, or the milliseconds until a round may begin. A round that is open already does not wait. The wallet's lock
 * makes rounds that begin at the same time count each other. M11
 */
export async function claimForeignRound(house: House, round: ForeignRound, cycleMs: number): Promise<number> {
  const { player_id: playerId, round_id: roundId, family, opened_ms: nowMs } = round;
  return house.db.transaction().execute(async (trx) => {
    await lockWallet(trx, playerId);
    const earlier = await readForeignRound({ db: trx }, playerId, roundId);
    if (earlier?.state === 'open') return 0;
    const { rows } = await sql<{ last: number }>`
      select coalesce(greatest(
        (select max(opened_ms) from foreign_round
          where player_id = ${playerId} and family = ${family} and state = 'open' and opened_ms > ${nowMs - cycleMs}),
        (select max(spun_ms) from play_round
          where owner = ${playerId} and family = ${family} and spun_ms > ${nowMs - cycleMs}
            and state not in ('refused', 'voided'))
      ), 0)::bigint as last`.execute(trx);
    const waitMs = (rows[0]?.last ?? 0) + cycleMs - nowMs;
    if (waitMs > 0) return waitMs;
    await trx
      .insertInto('foreign_round')
      .values(round)
      .onConflict((conflict) => conflict.columns(['player_id', 'round_id']).doUpdateSet(round))
      .execute();
    return 0;
  });
}

/** Marks a round whose first stake was refused, so that the next round need not wait for it. */
export async function refuseForeignRound(
  { db }: Pick<House, 'db'>,
  { player_id: playerId, round_id: roundId }: ForeignRound,
): Promise<void> {
  await db
    .updateTable('foreign_round')
    .set({ state: 'refused' })
    .where('player_id', '=', playerId)
    .where('round_id', '=', roundId)
    .where((row) => {
      const bets = row.selectFrom('every_bet').select('bet_order_no').where('player_id', '=', playerId);
      return row.not(row.exists(bets.where('bet_order_no', '=', roundId)));
    })
    .execute();
}

export type MovementRow = Pick<Selectable<LedgerTables['movement']>, 'title' | 'reference'>;

/** The movement under a key; undefined if there is none. */
export const movementOf = (
  { db }: Pick<House, 'db'>,
  playerId: string,
  key: string,
): Promise<MovementRow | undefined> =>
  db
    .selectFrom('movement')
    .select(['title', 'reference'])
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst();

interface Jackpot {
  readonly playerId: string;
  readonly roundId: string;
  readonly transactionId: string;
  readonly amountSatang: number;
}

/** Marks a win as paid by a jackpot. Idempotent. */
export async function markJackpot({ db }: Pick<House, 'db'>, jackpot: Jackpot): Promise<void> {
  await db
    .insertInto('foreign_jackpot')
    .values({
      player_id: jackpot.playerId,
      round_id: jackpot.roundId,
      transaction_id: jackpot.transactionId,
      amount_satang: jackpot.amountSatang,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the mark of a win that was taken back; all marks of the round if no transaction is named. */
export async function unmarkJackpot(
  { db }: Pick<House, 'db'>,
  { playerId, roundId, transactionId }: Omit<Jackpot, 'amountSatang' | 'transactionId'> & { transactionId?: string },
): Promise<void> {
  let marks = db.deleteFrom('foreign_jackpot').where('player_id', '=', playerId).where('round_id', '=', roundId);
  if (transactionId !== undefined) marks = marks.where('transaction_id', '=', transactionId);
  await marks.execute();
}

export const isPlayer = async ({ db }: Pick<House, 'db'>, playerId: string): Promise<boolean> =>
  (await db.selectFrom('player').select('player_id').where('player_id', '=', playerId).executeTakeFirst()) !==
  undefined;

export const readPlaySession = (
  { db }: Pick<House, 'db'>,
  sessionId: string,
): Promise<Selectable<PlayTables['play_session']> | undefined> =>
  db.selectFrom('play_session').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
