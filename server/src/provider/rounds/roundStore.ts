/** Rows of rounds. */
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { PlayTables } from '../../db/playTables.ts';
import type { Tables } from '../../db/tables.ts';
import type { Seat, Step } from '../family.ts';
import type { PlaySeed } from '../seeds/seeds.ts';
import type { HeldLease } from '../../ledger/steps.ts';
import type { PlaySession } from '../session/sessions.ts';

export type RoundRow = Selectable<PlayTables['play_round']>;
type Db = Kysely<Tables>;

export const unsettled = ['opening', 'playing', 'staking', 'closing', 'voiding'];

/** Builds the engine's input for a round. */
export function seatOf(
  round: Pick<RoundRow, 'game_id' | 'rules' | 'nonce' | 'stake_satang' | 'choice'>,
  { server_seed: serverSeed, client_seed: clientSeed }: PlaySeed,
): Seat {
  if (clientSeed === null) throw new Error(`cannot draw ${round.game_id}`);
  const { game_id: gameId, rules, nonce, stake_satang: stakeSatang, choice } = round;
  return { gameId, rules, stakeSatang, choice, seeds: { serverSeed, clientSeed, nonce } };
}

/** The columns that a step changes in its round's row. */
export const stepped = ({ progress, winSatang, isOver }: Step) => ({
  progress,
  win_satang: winSatang,
  is_over: isOver,
  state: isOver ? 'closing' : 'playing',
});

export const readRound = (db: Db, owner: string, roundId: string): Promise<RoundRow | undefined> =>
  db.selectFrom('play_round').selectAll().where('owner', '=', owner).where('round_id', '=', roundId).executeTakeFirst();

/** Reads a round in the statement that takes its lease. Undefined without the lease. */
export const readTaken = (taken: HeldLease, owner: string, roundId: string): Promise<RoundRow | undefined> =>
  taken
    .selectFrom(['lease', 'play_round'])
    .selectAll('play_round')
    .where('owner', '=', owner)
    .where('round_id', '=', roundId)
    .forShare('play_round')
    .executeTakeFirst();

export const lockRound = (db: Db, owner: string, roundId: string): Promise<RoundRow | undefined> =>
  db
    .selectFrom('play_round')
    .selectAll()
    .where('owner', '=', owner)
    .where('round_id', '=', roundId)
    .forUpdate()
    .executeTakeFirst();

/** Newest first, without refused and voided rounds. */
const latest = (db: Db, owner: string, gameId: string, count: number) =>
  db
    .selectFrom('play_round')
    .selectAll()
    .where('owner', '=', owner)
    .where('game_id', '=', gameId)
    .where('state', 'not in', ['refused', 'voided'])
    .orderBy('opened_ms', 'desc')
    .orderBy('round_id', 'desc')
    .limit(count);

export const latestRounds = (db: Db, owner: string, gameId: string, count: number): Promise<RoundRow[]> =>
  latest(db, owner, gameId, count).execute();

/** Rounds of a family that the owner has opened or acted in since `sinceMs`, without refused and voided ones. */
const begun = (db: Db, owner: string, family: string, sinceMs: number) =>
  db
    .selectFrom('play_round')
    .selectAll()
    .where('owner', '=', owner)
    .where('family', '=', family)
    .where('spun_ms', '>', sinceMs)
    .where('state', 'not in', ['refused', 'voided']);

export const begunRounds = (db: Db, owner: string, family: string, sinceMs: number): Promise<RoundRow[]> =>
  begun(db, owner, family, sinceMs).execute();

/** The earlier rounds that decide whether a round may begin. */
export interface RoundsBefore {
  /** The round that the same request opened before. */
  readonly earlier: RoundRow | undefined;
  /** The latest round of this game. */
  readonly last: RoundRow | undefined;
  /** Rounds of any of the family's games that were opened or acted in within the cycle. */
  readonly begun: readonly RoundRow[];
}

export async function roundsBefore(
  db: Db,
  { owner, game_id: gameId }: PlaySession,
  requestId: string,
  { family, sinceMs }: { readonly family: string; readonly sinceMs: number },
): Promise<RoundsBefore> {
  const rows = await db
    .selectFrom('play_round')
    .selectAll()
    .where('owner', '=', owner)
    .where('request_id', '=', requestId)
    .unionAll(db.selectFrom(latest(db, owner, gameId, 1).as('latest')).selectAll())
    .unionAll(begun(db, owner, family, sinceMs))
    .execute();
  const others = rows.filter((row) => row.request_id !== requestId);
  const ofGame = others.filter((row) => row.game_id === gameId);
  return {
    earlier: rows.find((row) => row.request_id === requestId),
    last: ofGame.reduce<RoundRow | undefined>((last, row) => (last && isLater(last, row) ? last : row), undefined),
    begun: others.filter((row) => row.family === family && row.spun_ms > sinceMs),
  };
}

const isLater = (one: RoundRow, other: RoundRow): boolean =>
  one.opened_ms === other.opened_ms ? one.round_id >= other.round_id : one.opened_ms > other.opened_ms;

export const openRoundOf = async (db: Db, owner: string, gameId: string): Promise<RoundRow | undefined> =>
  (await latestRounds(db, owner, gameId, 1)).find((round) => unsettled.includes(round.state));

/** Rounds of one owner that wait for their next action. */
export const playingRounds = (db: Db, owner: string): Promise<RoundRow[]> =>
  db.selectFrom('play_round').selectAll().where('owner', '=', owner).where('state', '=', 'playing').execute();

/** Up to 200 rounds of all owners without an action since `beforeMs`, the oldest first. */
export const leftRounds = (db: Db, states: readonly string[], beforeMs: number): Promise<RoundRow[]> =>
  db
    .selectFrom('play_round')
    .selectAll()
    .where('state', 'in', [...states])
    .where('spun_ms', '<', beforeMs)
    .orderBy('spun_ms')
    .limit(200)
    .execute();

export async function insertRound(db: Db, round: RoundRow): Promise<void> {
  await db
    .with('used', (query) =>
      query
        .updateTable('play_seed')
        .set({ next_nonce: round.nonce + 1 })
        .where('owner', '=', round.owner)
        .where('seed_id', '=', round.seed_id),
    )
    .insertInto('play_round')
    .values(round)
    .execute();
}

/** Updates a round if it is still in the state that the caller read. Undefined if it has changed. */
export const moveRound = (db: Db, from: RoundRow, to: Partial<RoundRow>): Promise<RoundRow | undefined> =>
  db
    .updateTable('play_round')
    .set(to)
    .where('owner', '=', from.owner)
    .where('round_id', '=', from.round_id)
    .where('state', '=', from.state)
    .returningAll()
    .executeTakeFirst();

/** Adds to a session's sums of stakes and prizes. M12 */
export async function addToSession(db: Db, sessionId: string, stakeSatang: number, winSatang: number): Promise<void> {
  await db
    .updateTable('play_session')
    .set({
      staked_satang: sql`staked_satang + ${stakeSatang}`,
      won_satang: sql`won_satang + ${winSatang}`,
    })
    .where('session_id', '=', sessionId)
    .execute();
}

/**
 * Updates a round like `moveRound`, adds its stake and prize to its session, and ends the lease of the step, in one
 * statement. Undefined if the lease is lost; without a round if its state has changed.
 */
export async function moveRoundAndFinish(
  held: HeldLease,
  from: RoundRow,
  to: Partial<RoundRow>,
  { stakeSatang, winSatang }: { readonly stakeSatang: number; readonly winSatang: number },
): Promise<{ readonly round: RoundRow | undefined } | undefined> {
  const row = await held
    .with('moved', (query) =>
      query
        .updateTable('play_round')
        .set(to)
        .where('owner', '=', from.owner)
        .where('round_id', '=', from.round_id)
        .where('state', '=', from.state)
        .where((of) => of.exists(of.selectFrom('lease')))
        .returningAll(),
    )
    .with('summed', (query) =>
      query
        .updateTable('play_session')
        .set({
          staked_satang: sql`staked_satang + ${stakeSatang}`,
          won_satang: sql`won_satang + ${winSatang}`,
        })
        .where('session_id', '=', from.session_id)
        .where((of) => of.exists(of.selectFrom('moved'))),
    )
    .selectFrom('lease')
    .leftJoin('moved', (join) => join.onTrue())
    .selectAll('moved')
    .executeTakeFirst();
  return row && { round: row.round_id === null ? undefined : (row as RoundRow) };
}

/** Takes the stake from the trial credit and adds the prize. Undefined if the credit does not cover the stake. */
export async function moveCredit(
  db: Db,
  session: PlaySession | string,
  stakeSatang: number,
  winSatang: number,
): Promise<number | undefined> {
  const row = await db
    .updateTable('play_session')
    .set({ credit_satang: sql<number>`credit_satang + ${winSatang - stakeSatang}` })
    .where('session_id', '=', typeof session === 'string' ? session : session.session_id)
    .where('credit_satang', '>=', stakeSatang)
    .returning('credit_satang')
    .executeTakeFirst();
  return row?.credit_satang;
}
