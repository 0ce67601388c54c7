/**
 * Whether lists, totals and jobs of the house cost as much with 1,000,000 or more bets and movements as with 10,000.
 *
 * Method. A house with its catalogue gets a thousand players, then 10,000 bets and 10,000 movements of one satang,
 * written into the tables and spread over 24 months. One player, the heavy one, has a tenth of them. Each list, total
 * and job is done through the house's own code, and its median is taken. Then the tables are filled up to each larger
 * number, and the same is measured again: the ratios of the medians are printed. Jobs run as they do every day: the sums
 * are up to date but for the time between two runs, ten minutes, and bets older than six months are archived.
 *
 *     npm run bench:growth         rows: BENCH_ROWS (1000000, or several: 1000000,10000000), repetitions: BENCH_ASKED (15)
 */
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { readConfig } from '@foyer/house/config.ts';
import { createHouse } from '@foyer/house/createHouse.ts';
import { seed } from '@foyer/house/db/seed/seed.ts';
import { countBets, readBets, sumsByMonth } from '@foyer/house/bets/store.ts';
import { stakedSince } from '@foyer/house/bonus/lockStore.ts';
import { latestWins } from '@foyer/house/home/store.ts';
import { houseJobs } from '@foyer/house/houseJobs.ts';
import { runnerOf } from '@foyer/house/jobs/job.ts';
import { likedGames } from '@foyer/house/ledger/betSums/likedGames.ts';
import { sumBets } from '@foyer/house/ledger/betSums/sumBets.ts';
import { lastWeek, mostPlayed, stakedByPlatform, topWinners } from '@foyer/house/ledger/betSums/weekRankings.ts';
import { archiveBets } from '@foyer/house/ledger/oldBets/archive.ts';
import { settledStakes, sumSettledStakes } from '@foyer/house/ledger/settledStakes.ts';
import { countStatement, readStatement } from '@foyer/house/ledger/statement.ts';
import { createLog } from '@foyer/house/log.ts';
import { playedByMonth, playedSince } from '@foyer/house/protection/playSumsStore.ts';
import { playedIn } from '@foyer/house/promotions/playerStore.ts';
import { platformRandom } from '@foyer/house/random.ts';
import { standingOf } from '@foyer/house/vip/standing.ts';
import type { PoolClient } from 'pg';
import { median, openScratch } from './bets/bank.ts';

const sizes = [10_000, ...(process.env.BENCH_ROWS ?? '1000000').split(',').map(Number)];
const asked = Number(process.env.BENCH_ASKED ?? 15);
const players = 1_000;
const dayMs = 86_400_000;
const spanMs = 730 * dayMs;
const nowMs = Date.now();

const { database, dataDir, remove } = await openScratch();
const { db, money } = database;
const log = createLog('error', process.stderr);
const config = { ...readConfig({}), dataDir };
const house = createHouse({ database, config, log, now: () => nowMs, random: platformRandom });

/** The player of the nth row: every tenth row is the heavy player's. */
const ownerSql = `case when n % 10 = 0 then 'heavy' else 'player-' || (n / 10 * 9 + n % 10) % ${players} end`;

/** What the rows of a step are made from; the rows of all sizes are spread evenly over the 24 months. */
const rowsOf = (from: number, to: number) => ({
  timeSql: `${nowMs - spanMs}::bigint + floor((n - ${from}) * ${spanMs / (to - from)}::float8)::bigint`,
  rowsSql: `generate_series(${from + 1}, ${to}) as n`,
});
type Rows = ReturnType<typeof rowsOf>;

async function fillBets(client: PoolClient, { timeSql, rowsSql }: Rows): Promise<void> {
  // With its size known, the planner does not read all games for each bet.
  await client.query(`
    create temp table placed_game as select *, row_number() over (order by game_id) - 1 as place from game`);
  await client.query('analyze placed_game');
  await client.query(`
    insert into bet (player_id, bet_order_no, platform_code, game_type, game_id, round_id, stake_satang, win_satang,
                     is_settled, placed_ms, settled_ms)
    select ${ownerSql}, 'b' || n, game.platform_code, game.game_type, game.game_id, 'r' || n, 100,
           case when n % 3 = 0 then 150 else 0 end, true, ${timeSql}, ${timeSql}
    from ${rowsSql} join placed_game as game on game.place = n % (select count(*) from placed_game)`);
  await client.query('drop table placed_game');
}

async function fillMovements(client: PoolClient, { timeSql, rowsSql }: Rows): Promise<void> {
  // Each player's movements are numbered in the order of time, after those that are there.
  await client.query(`
    create temp table made as
    select owner, at, coalesce((select seq from wallet where player_id = owner), 0)
             + row_number() over (partition by owner order by n) as seq
    from (select ${ownerSql} as owner, ${timeSql} as at, n from ${rowsSql}) as one`);
  await client.query(`
    insert into movement select owner, seq, seq::text, seq::text, '\\x00', case when seq % 50 = 0 then 8 else 5 end, 'bench', at, '\\x00'
    from made`);
  await client.query(`
    insert into entry select owner, 'main', seq, 0, 1, seq from made
    union all select owner, 'house:adjustment', seq, 1, -1, null from made`);
  await client.query(`
    insert into wallet (player_id, seq, head) select owner, max(seq), '\\x00' from made group by owner
    on conflict (player_id) do update set seq = excluded.seq`);
  await client.query('drop table made');
}

/** Runs statements of any length. */
async function unlimited(act: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const client = await money.connect();
  await client.query('set statement_timeout = 0');
  await act(client);
  client.release(true);
}

/** Fills the tables from a number of rows up to another. */
async function fill(from: number, to: number): Promise<void> {
  const rows = rowsOf(from, to);
  await Promise.all([fillBets, fillMovements].map((act) => unlimited((client) => act(client, rows))));
}

const page = { before: '', offset: 0, limit: 20 };
const recentMs = nowMs - 3 * dayMs;
const lock = {
  lockId: 'l',
  kind: 'deposit',
  principalSatang: 1,
  targetSatang: 1,
  createdMs: recentMs,
  endedMs: null,
  expiresMs: null,
  terms: undefined,
} as const;
const main = (playerId: string) => ({ playerId, account: 'main' }) as const;

/** What a player asks for; `heavy` has a tenth of all rows. */
const ofPlayer: Readonly<Record<string, (playerId: string) => Promise<unknown>>> = {
  'list: newest bets': (playerId) => readBets(house, { playerId }, 'en', page),
  'list: bets of a month': (playerId) =>
    readBets(house, { playerId, fromMs: nowMs - 60 * dayMs, toMs: nowMs - 30 * dayMs }, 'en', page),
  'list: archived bets of a month': (playerId) =>
    readBets(house, { playerId, fromMs: nowMs - 400 * dayMs, toMs: nowMs - 370 * dayMs }, 'en', page),
  'list: bets of a platform': (playerId) => readBets(house, { playerId, platformCode: 'moyu' }, 'en', page),
  'total: number of bets': (playerId) => countBets(house, { playerId }),
  'total: bets by month': (playerId) => sumsByMonth(house, { playerId }),
  'list: statement': (playerId) => readStatement(db, main(playerId), { limit: 20 }),
  'total: statement': (playerId) => countStatement(db, main(playerId)),
  'total: settled stakes': (playerId) => settledStakes(db, playerId),
  'total: turnover since a deposit': (playerId) => stakedSince(house, playerId, [lock]),
  'total: stakes of an offer': (playerId) => playedIn(house, playerId, [recentMs]),
  'total: played today': (playerId) => playedSince(db, playerId, nowMs - dayMs),
  'total: played by month': (playerId) => playedByMonth(house, playerId),
  'list: games played most': (playerId) => likedGames(db, playerId, 20),
};

const week = lastWeek(nowMs);
/** What everybody asks for. */
const ofHouse: Readonly<Record<string, () => Promise<unknown>>> = {
  'list: latest wins': () => latestWins(house, 20),
  'list: platforms by stakes of a week': () => stakedByPlatform(db, week, undefined),
  'list: games by bets of a week': () => mostPlayed(db, week, gameTypeCodes.slots, 20),
  'list: winners of a week': () => topWinners(db, { ...week, isFish: false }, 20),
};

const runJob = runnerOf(house, houseJobs);
/** A full audit reads everything by its nature, and runs at night: docs/backup.md. */
const audits = new Set(['books.check']);
const jobs = houseJobs.filter(({ name, schedule }) => schedule !== undefined && !audits.has(name));

async function timed(act: () => Promise<unknown>, times: number): Promise<number> {
  const tookMs: number[] = [];
  for (let index = -2; index < times; index += 1) {
    const begunMs = performance.now();
    await act();
    if (index >= 0) tookMs.push(performance.now() - begunMs);
  }
  return median(tookMs);
}

async function measure(): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const [name, ask] of Object.entries(ofPlayer)) {
    found.set(name, await timed(() => ask('player-7'), asked));
    found.set(`${name}, heavy`, await timed(() => ask('heavy'), asked));
  }
  found.set('total: club, heavy', await timed(() => standingOf(house, 'heavy'), asked));
  for (const [name, ask] of Object.entries(ofHouse)) found.set(name, await timed(ask, asked));
  for (const { name } of jobs) {
    const due = { id: '', name, key: name, payload: { slotMs: nowMs }, runAtMs: nowMs, failures: 0 };
    found.set(`job: ${name}`, await timed(() => runJob(due), 5));
  }
  return found;
}

const cell = (ms: number | undefined): string => `${ms?.toFixed(2)} ms`.padStart(13);

function report([small, ...large]: readonly ReadonlyMap<string, number>[]): void {
  console.log(
    `${''.padEnd(46)}${sizes.map((size) => `${size.toLocaleString('en')} rows`.padStart(16)).join('      ')}`,
  );
  for (const [name, smallMs] of small ?? []) {
    const ratios = large.map((found) => (found.get(name) ?? Number.NaN) / smallMs);
    const columns = large.map((found, index) => `${cell(found.get(name))} ${ratios[index]?.toFixed(2).padStart(6)}`);
    console.log(
      `${name.padEnd(46)}${cell(smallMs)}${columns.join(' ')}${ratios.some((ratio) => ratio > 1.5) ? '  grows' : ''}`,
    );
  }
  for (const [index, found] of large.entries()) {
    const names = [...found].filter(([name, ms]) => ms / (small?.get(name) ?? Number.NaN) <= 1.5);
    const growing = found.size - names.length;
    console.log(
      `${sizes[index + 1]?.toLocaleString('en')} rows: ${names.length} of ${found.size} at most 1.5 times, ${growing} beyond`,
    );
  }
}

/** What the jobs of all these months would have summed and archived, up to the last run. */
async function sumAll(): Promise<void> {
  await unlimited((client) => client.query('insert into bet select * from old_bet; truncate old_bet'));
  const lastRunMs = nowMs - 600_000;
  await db.updateTable('settled_stake_mark').set({ until_ms: 0 }).execute();
  await db.updateTable('bet_sum_mark').set({ until_ms: 0 }).execute();
  await money.query('truncate settled_stake, bet_sum, winner_week, game_week, player_game');
  await sumSettledStakes(db, lastRunMs, 1_000_000);
  await sumBets(db, lastRunMs, 1_000_000);
  await archiveBets(db, lastRunMs, { afterMonths: config.archiveAfterMonths, mostBets: 20_000 });
}

try {
  await seed(db, nowMs, config);
  await money.query(`
    insert into player (player_id, user_account, password_hash, created_ms)
    select 'player-' || n, 'player' || n, '', ${nowMs - spanMs} from generate_series(0, ${players - 1}) as n
    union all select 'heavy', 'heavy', '', ${nowMs - spanMs}`);
  const found: Map<string, number>[] = [];
  for (const [index, size] of sizes.entries()) {
    await fill(sizes[index - 1] ?? 0, size);
    console.warn(`filled with ${size} rows`);
    await sumAll();
    await unlimited((client) => client.query('vacuum analyze'));
    console.warn('summed');
    found.push(await measure());
  }
  report(found);
} finally {
  await house.jobs.close();
  await house.ledger.close();
  await remove();
}
