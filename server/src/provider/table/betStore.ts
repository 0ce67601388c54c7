/** SQL for bets on tables. */
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { LiveTables } from '../../db/liveTables.ts';
import type { Tables } from '../../db/tables.ts';
import { boughtBets } from '../../ledger/boughtBets.ts';

export type TableBetRow = Selectable<LiveTables['table_bet']>;
type Db = Kysely<Tables>;
interface OfRound {
  readonly game_id: string;
  readonly round_index: number;
}

/** Serialises one player's slips, so that limits hold for concurrent requests. */
export const queueUp = async (db: Db, owner: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`table ${owner}`}, 0))`.execute(db);
};

/**
 * Claims a bet in one statement if its round is open and the time for bets is not over; otherwise returns undefined.
 * While the round is being drawn, the statement waits for the lock and then finds it drawn. M20
 */
export async function claimBet(db: Db, bet: TableBetRow, nowMs: number): Promise<TableBetRow | undefined> {
  const { rows } = await sql<TableBetRow>`
    insert into table_bet (
      owner, order_no, request_id, session_id, platform_code, game_id, round_index, slip, stake_satang, state, placed_ms
    )
    select ${bet.owner}, ${bet.order_no}, ${bet.request_id}, ${bet.session_id}, ${bet.platform_code}, round.game_id,
      round.round_index, ${bet.slip}, ${bet.stake_satang}::bigint, ${bet.state}, ${nowMs}::bigint
    from (
      select game_id, round_index from table_round
      where game_id = ${bet.game_id} and round_index = ${bet.round_index} and state = 'open' and close_ms > ${nowMs}
      for share
    ) as round
    returning *`.execute(db);
  return rows[0];
}

export const betOfRequest = (db: Db, owner: string, requestId: string): Promise<TableBetRow | undefined> =>
  db
    .selectFrom('table_bet')
    .selectAll()
    .where('owner', '=', owner)
    .where('request_id', '=', requestId)
    .executeTakeFirst();

export const readTableBet = (db: Db, owner: string, orderNo: string): Promise<TableBetRow | undefined> =>
  db.selectFrom('table_bet').selectAll().where('owner', '=', owner).where('order_no', '=', orderNo).executeTakeFirst();

export const readBet = (db: Db, owner: string, orderNo: string): Promise<TableBetRow | undefined> =>
  db.selectFrom('table_bet').selectAll().where('owner', '=', owner).where('order_no', '=', orderNo).executeTakeFirst();

export async function moveBet(db: Db, { owner, order_no }: TableBetRow, state: 'placed' | 'refused'): Promise<void> {
  await db
    .updateTable('table_bet')
    .set({ state })
    .where('owner', '=', owner)
    .where('order_no', '=', order_no)
    .where('state', '=', 'opening')
    .execute();
}

/** A player's bets on rounds from this one on, without refused ones. */
export const ownBets = (db: Db, owner: string, gameId: string, fromIndex: number): Promise<TableBetRow[]> =>
  db
    .selectFrom('table_bet')
    .selectAll()
    .where('owner', '=', owner)
    .where('game_id', '=', gameId)
    .where('round_index', '>=', fromIndex)
    .where('state', '<>', 'refused')
    .orderBy('placed_ms')
    .orderBy('order_no')
    .execute();

/** The last rounds on which a player has bet, newest first. */
export async function ownRounds(db: Db, owner: string, gameId: string, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('table_bet')
    .select('round_index')
    .distinct()
    .where('owner', '=', owner)
    .where('game_id', '=', gameId)
    .where('state', '<>', 'refused')
    .orderBy('round_index', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => row.round_index);
}

/** Claimed bets of a round whose stake is not booked yet. */
export const openingBets = (db: Db, { game_id, round_index }: OfRound): Promise<TableBetRow[]> =>
  db
    .selectFrom('table_bet')
    .selectAll()
    .where('game_id', '=', game_id)
    .where('round_index', '=', round_index)
    .where('state', '=', 'opening')
    .execute();

const pageSize = 5_000;

/** A page of a round's bets in these states. All bets of one owner are on the same page. */
export async function readPage(
  db: Db,
  { game_id, round_index }: OfRound,
  states: readonly string[],
): Promise<TableBetRow[]> {
  const bets = db
    .selectFrom('table_bet')
    .selectAll()
    .where('game_id', '=', game_id)
    .where('round_index', '=', round_index)
    .where('state', 'in', states)
    .orderBy('owner')
    .orderBy('order_no');
  const rows = await bets.limit(pageSize).execute();
  const last = rows.at(-1)?.owner;
  if (rows.length < pageSize || last === undefined) return rows;
  const rest = await bets.where('owner', '=', last).execute();
  return [...rows.filter((row) => row.owner !== last), ...rest];
}

/**
 * Adds prizes that the ledger has paid to bets in play: a house that crashed while settling has not stored them. L08
 */
export async function asPaid(db: Db, bets: readonly TableBetRow[]): Promise<TableBetRow[]> {
  const inPlay = bets.filter(({ state }) => state === 'placed');
  const named = inPlay.map(({ owner, order_no }) => ({ playerId: owner, betOrderNo: order_no }));
  const paid = await boughtBets(db, named);
  return bets.map((bet) => ({ ...bet, prize_satang: paid.get(bet.order_no) ?? bet.prize_satang }));
}

export interface Judged {
  readonly bet: TableBetRow;
  readonly prizeSatang: number;
}

/**
 * Stores the outcomes of a page of bets and adds the prizes to the sums of their sessions, and to the credit of trials,
 * in the same statement. Bets that were judged before change nothing. M10, M12
 */
export async function writeJudged(db: Db, judged: readonly Judged[], nowMs: number): Promise<void> {
  await sql`
    with judged (owner, order_no, prize) as (
      select * from unnest(
        ${judged.map(({ bet }) => bet.owner)}::text[], ${judged.map(({ bet }) => bet.order_no)}::text[],
        ${judged.map(({ prizeSatang }) => prizeSatang)}::bigint[]
      )
    ), moved as (
      update table_bet set
        state = case when judged.prize > 0 then 'won' else 'lost' end, prize_satang = judged.prize,
        settled_ms = ${nowMs}
      from judged
      where table_bet.owner = judged.owner and table_bet.order_no = judged.order_no and table_bet.state = 'placed'
      returning table_bet.session_id, table_bet.prize_satang
    )
    update play_session set
      won_satang = won_satang + sums.prize,
      credit_satang = credit_satang + case when mode = 'trial' then sums.prize else 0 end
    from (select session_id, sum(prize_satang)::bigint as prize from moved group by session_id) as sums
    where play_session.session_id = sums.session_id and sums.prize > 0`.execute(db);
}

/** Marks a page of bets as void, and subtracts stakes and prizes from the sums of their sessions. */
export async function writeVoid(db: Db, bets: readonly TableBetRow[], nowMs: number): Promise<void> {
  await sql`
    with named (owner, order_no) as (
      select * from unnest(
        ${bets.map((bet) => bet.owner)}::text[], ${bets.map((bet) => bet.order_no)}::text[]
      )
    ), held as (
      select table_bet.owner, table_bet.order_no, table_bet.prize_satang from table_bet
      join named on table_bet.owner = named.owner and table_bet.order_no = named.order_no
      where table_bet.state <> 'void' for update of table_bet
    ), moved as (
      update table_bet set state = 'void', prize_satang = 0, settled_ms = ${nowMs}
      from held where table_bet.owner = held.owner and table_bet.order_no = held.order_no
      returning table_bet.session_id, table_bet.stake_satang, held.prize_satang as prize
    )
    update play_session set
      staked_satang = staked_satang - sums.stake,
      won_satang = won_satang - sums.prize,
      credit_satang = case when mode = 'trial' then greatest(0, credit_satang + sums.stake - sums.prize)
        else credit_satang end
    from (
      select session_id, sum(stake_satang)::bigint as stake, sum(prize)::bigint as prize from moved group by session_id
    ) as sums
    where play_session.session_id = sums.session_id`.execute(db);
}

export interface SlipSum {
  readonly slip: string;
  readonly owner: string;
}

/** The slips of a round's bets that are not settled, without trials. */
export const slipsOf = (db: Db, { game_id, round_index }: OfRound): Promise<SlipSum[]> =>
  db
    .selectFrom('table_bet')
    .select(['slip', 'owner'])
    .where('game_id', '=', game_id)
    .where('round_index', '=', round_index)
    .where('state', 'in', ['opening', 'placed'])
    .where('owner', 'not like', 'trial:%')
    .execute();
