/**
 * What the desk's reports cost in a house with a million bets, a million movements and 100,000 players.
 *
 * Method. The tables are filled with two years in the order of time, bets older than half a year are archived, and the job
 * money.days has run. Each report is read through the house's own code; its median is printed.
 *
 *     npm run bench:desk         rows: BENCH_ROWS (1000000), players: BENCH_PLAYERS (100000), repetitions: BENCH_ASKED (7)
 */
import { readConfig } from '@foyer/house/config.ts';
import { createHouse } from '@foyer/house/createHouse.ts';
import { seed } from '@foyer/house/db/seed/seed.ts';
import { accountSums, dayRows, entriesBetween, entryAccounts, houseEntryRows } from '@foyer/house/desk/moneyStore.ts';
import { waitingCounts } from '@foyer/house/desk/paymentStore.ts';
import { foundPlayers } from '@foyer/house/desk/playerStore.ts';
import { deviceRows, opposingRows, winRows } from '@foyer/house/desk/riskStore.ts';
import { fillHouse } from '@foyer/house/desk/testing/manyRows.ts';
import { sumHouseDays } from '@foyer/house/ledger/houseDays.ts';
import { createLog } from '@foyer/house/log.ts';
import { platformRandom } from '@foyer/house/random.ts';
import { median, openScratch } from './bets/bank.ts';

const rows = Number(process.env.BENCH_ROWS ?? 1_000_000);
const players = Number(process.env.BENCH_PLAYERS ?? 100_000);
const asked = Number(process.env.BENCH_ASKED ?? 7);
const nowMs = Date.now();
const dayMs = 86_400_000;

const { database, dataDir, remove } = await openScratch();
const config = { ...readConfig({}), dataDir };
const log = createLog('error', process.stderr);
const house = createHouse({ database, config, log, now: () => nowMs, random: platformRandom });

const page = { cursor: '', limit: 50 };
const reports: Readonly<Record<string, () => Promise<unknown>>> = {
  'figures of 14 days': () => dayRows(house.late, nowMs - 14 * dayMs, nowMs),
  'figures of 92 days': () => dayRows(house.late, nowMs - 92 * dayMs, nowMs),
  'figures of 14 days, a year ago': () => dayRows(house.late, nowMs - 379 * dayMs, nowMs - 365 * dayMs),
  'sums of all accounts': () => accountSums(house),
  'entries of house:bonus': () => houseEntryRows(house, { of: 'house:bonus', sinceMs: 0, ...page }),
  'entries of house:games': () => houseEntryRows(house, { of: 'house:games:moyu', sinceMs: 0, ...page }),
  'every entry of half an hour': async () => {
    const span = { fromMs: nowMs - 40 * dayMs, untilMs: nowMs - 40 * dayMs + 1_800_000 };
    return entriesBetween(house, await entryAccounts(house), span, { playerId: '', seq: 0, leg: -1 }, 5_000);
  },
  'big wins of 7 days': () => winRows(house, nowMs - 7 * dayMs, 0, page),
  'shared devices of 30 days': () => deviceRows(house, nowMs - 30 * dayMs, page),
  'opposing bets of 30 days': () => opposingRows(house, nowMs - 30 * dayMs, page),
  'counts of the queues': () => waitingCounts(house),
  'players by account': () => foundPlayers(house, 'filled77', page),
};

async function timed(act: () => Promise<unknown>): Promise<number> {
  const tookMs: number[] = [];
  for (let index = -1; index < asked; index += 1) {
    const begunMs = performance.now();
    await act();
    if (index >= 0) tookMs.push(performance.now() - begunMs);
  }
  return median(tookMs);
}

try {
  await seed(database.db, nowMs, config);
  const client = await database.money.connect();
  await fillHouse(client, { players, bets: rows, movements: rows, nowMs });
  client.release(true);
  const begunMs = performance.now();
  await sumHouseDays(database.db, nowMs);
  console.log(`the job, all movements at first${((performance.now() - begunMs) / 1_000).toFixed(1).padStart(12)} s`);
  console.log(
    `the job, ten minutes later ${(await timed(() => sumHouseDays(database.db, nowMs + 600_000))).toFixed(1).padStart(16)} ms`,
  );
  for (const [name, act] of Object.entries(reports))
    console.log(`${name.padEnd(32)}${(await timed(act)).toFixed(1).padStart(11)} ms`);
} finally {
  await house.jobs.close();
  await house.ledger.close();
  await remove();
}
