/** Reads and changes the running house's database: its embedded server's, or the one that it was given. */
import { findFaults } from '@foyer/house/ledger/books.ts';
import type { Tables } from '@foyer/house/db/tables.ts';
import { numberTypes as types } from '@foyer/house/db/numberTypes.ts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';

async function looking<T>(look: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const connectionString = process.env.FOYER_DATABASE;
  const pool = new Pool({ connectionString, max: 3, types });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

/** Returns every inconsistency in the books: of money, orders and open bets. L01 */
export const booksFaults = (): Promise<string[]> => looking((db) => findFaults(db));

/** Tables that record requests rather than what the player owns. */
const asking = new Set(['session', 'money_request', 'security_event']);

/** Every row that belongs to a player, in every table that has players, as texts in a fixed order. */
export const rowsOf = (account: string): Promise<Record<string, string[]>> =>
  looking(async (db) => {
    const { rows: tables } = await sql<{ name: string }>`
      select c.table_name as name from information_schema.columns c join information_schema.tables t
        on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
      where c.table_schema = current_schema() and c.column_name = 'player_id' order by 1`.execute(db);
    const found: Record<string, string[]> = {};
    for (const { name } of tables.filter(({ name: table }) => !asking.has(table))) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(name)} t
        where t.player_id = (select player_id from player_name where name_key = ${account.toLowerCase()})
        order by 1`.execute(db);
      if (rows.length > 0) found[name] = rows.map(({ row }) => row);
    }
    return found;
  });

/** Returns those of these names that a player or an agent has. */
export const namesTaken = (names: readonly string[]): Promise<string[]> =>
  looking(async (db) => {
    const keys = names.map((name) => name.toLowerCase());
    const { rows } = await sql<{ name_key: string }>`
      select name_key from player_name where name_key = any(${keys})
      union all select name_key from agent where name_key = any(${keys})`.execute(db);
    return rows.map((row) => row.name_key);
  });

/** Returns the balance of each account of a player, in satang. */
export const accountsOf = (account: string): Promise<Record<string, number>> =>
  looking(async (db) => {
    const rows = await db
      .selectFrom('balance')
      .innerJoin('player_name', 'player_name.player_id', 'balance.player_id')
      .select(['balance.account', 'balance.amount_satang'])
      .where('player_name.name_key', '=', account.toLowerCase())
      .execute();
    return Object.fromEntries(rows.map((row) => [row.account, row.amount_satang]));
  });

export interface RoundInBooks {
  readonly roundId: string;
  readonly state: string;
  readonly stakeSatang: number;
  readonly winSatang: number;
  /** The legs on the player's accounts in satang: stakes negative, prizes positive. */
  readonly legs: readonly number[];
}

/** A player's rounds with their legs, oldest first. */
export const roundsOf = (account: string): Promise<RoundInBooks[]> =>
  looking(async (db) => {
    const rounds = await db
      .selectFrom('play_round')
      .innerJoin('player_name', 'player_name.player_id', 'play_round.owner')
      .select(['owner', 'round_id', 'state', 'stake_satang', 'win_satang'])
      .where('player_name.name_key', '=', account.toLowerCase())
      .orderBy('opened_ms')
      .execute();
    const legs = await db
      .selectFrom('entry')
      .innerJoin('movement', (on) =>
        on.onRef('movement.player_id', '=', 'entry.player_id').onRef('movement.seq', '=', 'entry.seq'),
      )
      .select(['movement.reference', 'entry.amount_satang'])
      .where('entry.player_id', '=', rounds[0]?.owner ?? '')
      .where('entry.account', 'not like', 'house:%')
      .orderBy('entry.seq')
      .orderBy('entry.leg')
      .execute();
    return rounds.map((round) => ({
      roundId: round.round_id,
      state: round.state,
      stakeSatang: round.stake_satang,
      winSatang: round.win_satang,
      legs: legs.filter((leg) => leg.reference === round.round_id).map((leg) => leg.amount_satang),
    }));
  });

/** Puts the due time of a fast payment into the past. The house's own job then expires it. */
export const runOut = (orderNo: string): Promise<unknown> =>
  looking((db) => db.updateTable('reserve_order').set({ due_ms: 1 }).where('order_no', '=', orderNo).execute());

/** Expires an offer that nobody has taken. */
export const runOutOffer = (offerNo: string): Promise<unknown> =>
  looking((db) => db.updateTable('reserve_offer').set({ expires_ms: 1 }).where('offer_no', '=', offerNo).execute());

/** Inserts a settled, lost bet, for journeys that need turnover without playing for it. */
export const lostBet = (account: string, baht: number): Promise<void> =>
  looking(async (db) => {
    const { player_id } = await db
      .selectFrom('player_name')
      .select('player_id')
      .where('name_key', '=', account.toLowerCase())
      .executeTakeFirstOrThrow();
    const id = crypto.randomUUID();
    await db
      .insertInto('bet')
      .values({
        player_id,
        bet_order_no: id,
        platform_code: 'orchard',
        game_type: 1,
        game_id: 'any',
        round_id: id,
        stake_satang: baht * 100,
        win_satang: 0,
        is_settled: true,
        placed_ms: Date.now(),
        settled_ms: Date.now(),
      })
      .execute();
  });
