/** What is measured in a house: the lists and totals of a player and of everybody, and the jobs of every day. */
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { countBets, readBets, sumsByMonth } from '@foyer/house/bets/store.ts';
import { stakedSince } from '@foyer/house/bonus/lockStore.ts';
import { latestWins } from '@foyer/house/home/store.ts';
import type { House } from '@foyer/house/house.ts';
import { houseJobs } from '@foyer/house/houseJobs.ts';
import { runnerOf } from '@foyer/house/jobs/job.ts';
import { likedGames } from '@foyer/house/ledger/betSums/likedGames.ts';
import { lastWeek, mostPlayed, stakedByPlatform, topWinners } from '@foyer/house/ledger/betSums/weekRankings.ts';
import { settledStakes } from '@foyer/house/ledger/settledStakes.ts';
import { countStatement, readStatement } from '@foyer/house/ledger/statement.ts';
import { playedIn } from '@foyer/house/promotions/playerStore.ts';
import { largeStakesSince, playedByMonth, playedSince } from '@foyer/house/protection/playSumsStore.ts';
import { standingOf } from '@foyer/house/vip/standing.ts';
import { dayMs, nowMs } from './filled.ts';

export type Measures = ReadonlyMap<string, () => Promise<unknown>>;

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

type Asked<Of extends unknown[]> = Readonly<Record<string, (house: House, ...of: Of) => Promise<unknown>>>;

/** What a player asks for; `heavy` has a tenth of all rows. */
const ofPlayer: Asked<[playerId: string]> = {
  'list: newest bets': (house, playerId) => readBets(house, { playerId }, 'en', page),
  'list: bets of a month': (house, playerId) =>
    readBets(house, { playerId, fromMs: nowMs - 60 * dayMs, toMs: nowMs - 30 * dayMs }, 'en', page),
  'list: archived bets of a month': (house, playerId) =>
    readBets(house, { playerId, fromMs: nowMs - 400 * dayMs, toMs: nowMs - 370 * dayMs }, 'en', page),
  'list: bets of a platform': (house, playerId) => readBets(house, { playerId, platformCode: 'moyu' }, 'en', page),
  'total: number of bets': (house, playerId) => countBets(house, { playerId }),
  'total: bets by month': (house, playerId) => sumsByMonth(house, { playerId }),
  'list: statement': ({ db }, playerId) => readStatement(db, main(playerId), { limit: 20 }),
  'total: statement': ({ db }, playerId) => countStatement(db, main(playerId)),
  'total: settled stakes': ({ db }, playerId) => settledStakes(db, playerId),
  'total: turnover since a deposit': (house, playerId) => stakedSince(house, playerId, [lock]),
  'total: stakes of an offer': (house, playerId) => playedIn(house, playerId, [recentMs]),
  'total: played today': ({ db }, playerId) => playedSince(db, playerId, nowMs - dayMs),
  'total: large stakes today': ({ db }, playerId) => largeStakesSince(db, playerId, nowMs - dayMs),
  'total: played by month': (house, playerId) => playedByMonth(house, playerId),
  'list: games played most': ({ db }, playerId) => likedGames(db, playerId, 20),
};

const week = lastWeek(nowMs);
/** What everybody asks for. */
const ofHouse: Asked<[]> = {
  'total: club, heavy': (house) => standingOf(house, 'heavy'),
  'list: latest wins': (house) => latestWins(house, 20),
  'list: platforms by stakes of a week': ({ db }) => stakedByPlatform(db, week, undefined),
  'list: games by bets of a week': ({ db }) => mostPlayed(db, week, gameTypeCodes.slots, 20),
  'list: winners of a week': ({ db }) => topWinners(db, { ...week, isFish: false }, 20),
};

/** A full audit reads everything by its nature, and runs at night: docs/backup.md. */
const audits = new Set(['books.check']);
const jobs = houseJobs.filter(({ name, schedule }) => schedule !== undefined && !audits.has(name));

export function measuresOf(house: House): Measures {
  const measures = new Map<string, () => Promise<unknown>>();
  for (const [name, ask] of Object.entries(ofPlayer)) {
    measures.set(name, () => ask(house, 'player-7'));
    measures.set(`${name}, heavy`, () => ask(house, 'heavy'));
  }
  for (const [name, ask] of Object.entries(ofHouse)) measures.set(name, () => ask(house));
  const runJob = runnerOf(house, houseJobs);
  for (const { name } of jobs) {
    const due = { id: '', name, key: name, payload: { slotMs: nowMs }, runAtMs: nowMs, failures: 0 };
    measures.set(`job: ${name}`, () => runJob(due));
  }
  return measures;
}
