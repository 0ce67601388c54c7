/** Opens a house on a database of its own, with a number of bets and movements spread over 24 months. */
import { readConfig } from '@foyer/house/config.ts';
import { createHouse } from '@foyer/house/createHouse.ts';
import type { Database } from '@foyer/house/db/open.ts';
import { seed } from '@foyer/house/db/seed/seed.ts';
import type { House } from '@foyer/house/house.ts';
import { sumBets } from '@foyer/house/ledger/betSums/sumBets.ts';
import { archiveBets } from '@foyer/house/ledger/oldBets/archive.ts';
import { createMonth, monthsBefore } from '@foyer/house/ledger/oldBets/months.ts';
import { sumSettledStakes } from '@foyer/house/ledger/settledStakes.ts';
import { createLog } from '@foyer/house/log.ts';
import { platformRandom } from '@foyer/house/random.ts';
import type { PoolClient } from 'pg';
import { openScratch } from '../bets/bank.ts';

const players = 1_000;
export const dayMs = 86_400_000;
const spanMs = 730 * dayMs;
/** The moment at which everything is measured. */
export const nowMs = Date.now();
/** Bets that are summed by one statement, which has a time limit. */
const mostAtOnce = 100_000;
/** The daily jobs ran ten minutes before. */
const lastRunMs = nowMs - 600_000;

export interface FilledHouse {
  readonly house: House;
  readonly size: number;
  readonly close: () => Promise<void>;
}

/** The player of the nth row: every tenth row is the heavy player's. */
const ownerSql = `case when n % 10 = 0 then 'heavy' else 'player-' || (n / 10 * 9 + n % 10) % ${players} end`;
/** Rows of any number are spread evenly over the 24 months. */
const timeSql = (size: number) => `${nowMs - spanMs}::bigint + floor(n * ${spanMs / size}::float8)::bigint - 1`;

/**
 * Writes an empty table in one transaction, without its keys and indexes, and builds them from the rows: ten million rows
 * would fall on random pages of every index, and each would be written to the log.
 */
async function inBulk(client: PoolClient, table: string, write: () => Promise<unknown>): Promise<void> {
  const { rows: keys } = await client.query<{ name: string; made: string }>(`
    select conname as name, pg_get_constraintdef(oid) as made from pg_constraint
    where conrelid = '${table}'::regclass and contype in ('p', 'u')`);
  const { rows: indexes } = await client.query<{ name: string; made: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid = '${table}'::regclass
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`);
  await client.query('begin');
  await client.query(`truncate ${table}`);
  for (const { name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await write();
  for (const { name, made } of keys) await client.query(`alter table ${table} add constraint ${name} ${made}`);
  for (const { made } of indexes) await client.query(made);
  await client.query('commit');
}

async function fillBets(client: PoolClient, size: number): Promise<void> {
  // With its size known, the planner does not read all games for each bet.
  await client.query(`
    create temp table placed_game as select *, row_number() over (order by game_id) - 1 as place from game`);
  await client.query('analyze placed_game');
  await inBulk(client, 'bet', () =>
    client.query(`
    insert into bet (player_id, bet_order_no, platform_code, game_type, game_id, round_id, stake_satang, win_satang,
                     is_settled, placed_ms, settled_ms)
    select ${ownerSql}, 'b' || n, game.platform_code, game.game_type, game.game_id, 'r' || n, 100,
           case when n % 3 = 0 then 150 else 0 end, true, ${timeSql(size)}, ${timeSql(size)}
    from generate_series(1, ${size}) as n
    join placed_game as game on game.place = n % (select count(*) from placed_game)`),
  );
  await client.query('drop table placed_game');
}

async function fillMovements(client: PoolClient, size: number): Promise<void> {
  // Each player's movements are numbered in the order of time, and those of all are written in that order: the index by
  // time is BRIN, which finds little among rows in the order of players.
  await client.query(`
    create temp table made as
    select owner, at, row_number() over (partition by owner order by n) as seq
    from (select ${ownerSql} as owner, ${timeSql(size)} as at, n from generate_series(1, ${size}) as n) as one
    order by n`);
  await inBulk(client, 'movement', () =>
    client.query(`
    insert into movement select owner, seq, seq::text, seq::text, '\\x00', case when seq % 50 = 0 then 8 else 5 end, 'bench', at, '\\x00'
    from made`),
  );
  await inBulk(client, 'entry', () =>
    client.query(`
    insert into entry select owner, 'main', seq, 0, 1, seq from made
    union all select owner, 'house:adjustment', seq, 1, -1, null from made`),
  );
  await client.query(`
    insert into wallet (player_id, seq, head) select owner, max(seq), '\\x00' from made group by owner`);
  await client.query('drop table made');
}

/** Runs statements of any length. */
async function unlimited({ money }: Database, act: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const client = await money.connect();
  await client.query(`set statement_timeout = 0; set work_mem = '256MB'; set maintenance_work_mem = '512MB'`);
  await act(client);
  client.release(true);
}

/** What the jobs of all these months would have summed and archived, up to their last run. */
async function sumAll(database: Database, afterMonths: number): Promise<void> {
  const { db } = database;
  await sumSettledStakes(db, lastRunMs, mostAtOnce);
  await sumBets(db, lastRunMs, mostAtOnce);
  // As if the job had summed these movements: it looks for each of some twenty accounts in each of them.
  await db.updateTable('house_day_mark').set({ until_ms: lastRunMs }).execute();
  for (let months = 25; months >= afterMonths; months -= 1) await createMonth(db, monthsBefore(nowMs, months));
  // At once: the job moves a thousand at a time and rests in between, which takes hours for ten million.
  await unlimited(database, async (client) => {
    const cutoffMs = monthsBefore(nowMs, afterMonths);
    await client.query(`insert into old_bet select * from bet where placed_ms < ${cutoffMs}`);
    await client.query(`create temp table young as select * from bet where placed_ms >= ${cutoffMs}`);
    await inBulk(client, 'bet', () => client.query('insert into bet select * from young'));
  });
  await archiveBets(db, lastRunMs, { afterMonths });
}

export async function openFilled(size: number): Promise<FilledHouse> {
  const { database, dataDir, remove } = await openScratch();
  const config = { ...readConfig({}), dataDir };
  const log = createLog('error', process.stderr);
  const house = createHouse({ database, config, log, now: () => nowMs, random: platformRandom });
  const close = async () => {
    await house.jobs.close();
    await house.ledger.close();
    await remove();
  };
  try {
    await seed(database.db, nowMs, config);
    await database.money.query(`
      insert into player (player_id, user_account, password_hash, created_ms)
      select 'player-' || n, 'player' || n, '', ${nowMs - spanMs} from generate_series(0, ${players - 1}) as n
      union all select 'heavy', 'heavy', '', ${nowMs - spanMs}`);
    await Promise.all([fillBets, fillMovements].map((fill) => unlimited(database, (client) => fill(client, size))));
    await unlimited(database, (client) => client.query('vacuum analyze'));
    await sumAll(database, config.archiveAfterMonths);
    await unlimited(database, (client) => client.query('vacuum analyze'));
  } catch (error) {
    await close();
    throw error;
  }
  return { house, size, close };
}
