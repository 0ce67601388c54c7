/**
 * What the house answers over HTTP, beside a bare node:http server in the same run.
 *
 * Method. The house runs from its production folder. House and rival are processes of their own; the callers are raw keep-alive sockets in this one. They take
 * turns for seven rounds, and a ratio is the median of the rounds' own ratios.
 *
 * - A guest's page from the cache and a cached read: the rival gets the same request, reads its body if it has one, and
 *   sends the same bytes with the same headers. The read is a POST; beside a GET of the same bytes it is printed too.
 * - Bets: 64 players place lottery tickets, with session, limits, order and receipt; the processor time of house and database for each is printed. The rival makes one bet by one
 *   prepared function call (bench/bets/oneBet.sql) in the same database. Then, three times in turn, requests arrive at 80 % of
 *   the rate that each had just before, and the medians of both are printed, with the processor time of a ticket under that
 *   load, and by how much the database grows for each, with its indexes.
 * - Rendering: pages that no cache has, one after the other, once the house is at rest, and its processor time for each, of
 *   the first thirty and of a hundred after them.
 * - Idle: resident memory of the house and of its database at rest, before anything was asked of them. Pages that the processes
 *   of the database share count once. Node's own program counts in full, although this benchmark shares it.
 *
 *     npm run bench:http            needs `npm run build`
 *
 * Seconds per turn: BENCH_SECONDS (1). Some parts only: BENCH_PARTS (rendering,pages,bets).
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Call, RequestOf } from '@foyer/contract/call.ts';
import { encodeForm } from '@foyer/contract/encodeForm.ts';
import { clientHeader, frontType } from '@foyer/contract/envelope.ts';
import { gameList } from '@foyer/contract/lobby/catalogue.ts';
import { gtBetting } from '@foyer/contract/lottery/betting.ts';
import { drawAt } from '@foyer/contract/lottery/clock.ts';
import { createLedger } from '@foyer/house/ledger/post.ts';
import { median, pay, random } from './bets/bank.ts';
import { drivePort, sendAtRate, sendOnce } from './http/pipe.ts';
import type { Reply } from './http/pipe.ts';
import type { PlainAsked } from './http/plainServer.ts';
import { startLoadedHouse } from './loadedHouse.ts';
import type { Player } from './loadedHouse.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 1);
const rounds = 7;
/** Turns of rival and house at 80 % of their highest rates. */
const turnsAtEighty = 3;
const connections = 64;
/** Number of warm-up renderings, reported separately, and of measured ones. */
const [firstRenders, renders] = [30, 100];
const rivalPlayers = 5000;
/** What is measured: all of it, or some of `rendering,pages,bets`. */
const parts = (process.env.BENCH_PARTS ?? 'rendering,pages,bets').split(',');

const house = await startLoadedHouse('production folder');
const port = Number(new URL(house.address).port);
const host = `127.0.0.1:${port}`;

const getPage = (path: string, from = host): string =>
  `GET ${path} HTTP/1.1\r\nhost: ${from}\r\naccept-encoding: br\r\naccept: text/html\r\n\r\n`;

function callText<C extends Call>(call: C, request: RequestOf<C>, from: number, cookie = ''): string {
  const common = { lang: 'en', frontType, deviceId: `device-${from}-of-bench`, requestId: randomUUID() } as const;
  const { url, body } = encodeForm(call, request, common);
  if (!(body instanceof URLSearchParams)) throw new Error(`${call.name} is not sent as a form`);
  const text = body.toString();
  return (
    `POST ${url} HTTP/1.1\r\nhost: ${host}\r\n${clientHeader}: 1\r\norigin: http://${host}\r\naccept-encoding: br\r\n` +
    `x-forwarded-for: 10.1.0.${from}\r\ncookie: ${cookie}\r\ncontent-type: application/x-www-form-urlencoded\r\n` +
    `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  );
}

const ticket = ({ cookie }: Player, from: number): string =>
  callText(
    gtBetting,
    {
      lotteryCode: 'daily',
      issue: drawAt('daily', Date.now()).issue,
      lines: [{ play: 'special', picks: [[7]], bankers: [], unitSatang: 100, multiple: 1 }],
      chase: undefined,
    },
    from,
    cookie,
  );

/** `Rss` counts pages that others share in full, `Pss` a share of them. */
const memoryMb = (pids: readonly number[], count: 'Rss' | 'Pss'): number =>
  Math.round(
    pids
      .map(
        (pid) => new RegExp(`^${count}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1],
      )
      .reduce((sum, kB) => sum + Number(kB ?? 0) / 1024, 0),
  );

/** The rival's turn and the house's, seven times. Prints the rates and the median of the ratios. */
async function compare(name: string, rivalPort: number, ofRival: string, ofHouse: (caller: number) => string) {
  const rates: number[] = [];
  const ratios: number[] = [];
  const cost = { house: 0, database: 0, replies: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const rival = await drivePort(rivalPort, connections, seconds, () => ofRival);
    const before = [house.cpuMs(), house.databaseCpuMs()] as const;
    const own = await drivePort(port, connections, seconds, ofHouse);
    cost.house += house.cpuMs() - before[0];
    cost.database += house.databaseCpuMs() - before[1];
    cost.replies += own.perSecond * seconds;
    rates.push(own.perSecond);
    ratios.push(own.perSecond / rival.perSecond);
  }
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(
    `${name.padEnd(24)} ${String(Math.round(median(rates))).padStart(6)} a second  ratio ${median(ratios).toFixed(2)} (${range})`,
  );
  const each = (ms: number): string => (ms / cost.replies).toFixed(2);
  console.log(`  processor time for each: house ${each(cost.house)} ms, database ${each(cost.database)} ms`);
}

/**
 * Waits until the house has done the work of its start: it draws the first pictures and makes a first page. Returns the
 * processor time that it uses in a second afterwards.
 */
async function untilQuiet(): Promise<number> {
  let usedMs = Number.POSITIVE_INFINITY;
  for (let second = 0; second < 60 && usedMs > 100; second += 1) {
    const before = house.cpuMs();
    await pause(1_000);
    usedMs = house.cpuMs() - before;
  }
  return usedMs;
}

/** Processor time of the house for each of so many new renderings, ms. The host is part of a page's key in the cache. */
async function renderMs(path: string, from: number, count: number): Promise<string> {
  let usedMs = 0;
  for (let index = from; index < from + count; index += 1) {
    const before = house.cpuMs();
    const { status } = await sendOnce(port, getPage(path, `r${index}.example:${port}`));
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    usedMs += house.cpuMs() - before;
    await pause(20);
  }
  return (usedMs / count).toFixed(1);
}

async function printRendering(path: string): Promise<void> {
  const firstMs = await renderMs(path, 0, firstRenders);
  const laterMs = await renderMs(path, firstRenders, renders);
  console.log(
    `rendering ${path} anew: ${laterMs} ms of processor time, each of the first ${firstRenders} ${firstMs} ms`,
  );
}

const withoutConnection = ({ head, body }: Reply) => ({
  headers: Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)] as const)
      .filter(([name]) => !['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name)),
  ),
  body,
});

async function databaseBytes(): Promise<number> {
  const { rows } = await house.database.money.query<{ bytes: string }>(
    'select pg_database_size(current_database())::text as bytes',
  );
  return Number(rows[0]?.bytes);
}

async function startRival(asked: PlainAsked) {
  const rival = fork(join(import.meta.dirname, 'http/plainServer.ts'), { serialization: 'advanced' });
  rival.send(asked);
  const [rivalPort] = (await once(rival, 'message')) as [number];
  return { port: rivalPort, stop: () => (rival.disconnect(), once(rival, 'exit')) };
}

interface Waited {
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** p99 of the callers' own event-loop delay, which is contained in the times above. */
  readonly callersLateMs: number;
  /** Processor time for each bet, ms. */
  readonly houseMs: number;
  readonly databaseMs: number;
  /** Bets made, also to find the highest rate. */
  readonly bets: number;
}

/**
 * Finds the highest rate of this moment, since the rates of single rounds differ by half, and sends at 80 % of it for eight
 * seconds. How long a reply took counts from when its request was due.
 */
async function atEightyPercent(toPort: number, request: (caller: number) => string): Promise<Waited> {
  const { perSecond } = await drivePort(toPort, connections, 3, request);
  const late = monitorEventLoopDelay({ resolution: 1 });
  late.enable();
  const before = [house.cpuMs(), house.databaseCpuMs()] as const;
  const tookMs = await sendAtRate(toPort, connections, { seconds: 8, perSecond: perSecond * 0.8 }, request);
  late.disable();
  const sorted = tookMs.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    callersLateMs: late.percentile(99) / 1e6,
    houseMs: (house.cpuMs() - before[0]) / sorted.length,
    databaseMs: (house.databaseCpuMs() - before[1]) / sorted.length,
    bets: sorted.length + perSecond * 3,
  };
}

function printWaited(name: string, turns: readonly Waited[]): void {
  const of = (what: keyof Waited, digits = 1): string => median(turns.map((turn) => turn[what])).toFixed(digits);
  const p99s = turns.map(({ p99Ms }) => p99Ms.toFixed(0)).join(', ');
  console.log(
    `${name} at 80 % of the rate just before: p50 ${of('p50Ms')} ms, p99 ${of('p99Ms')} ms; p99 of each turn ${p99s}; the callers' own loop late by ${of('callersLateMs')} ms at p99`,
  );
  console.log(`  processor time for each: house ${of('houseMs', 2)} ms, database ${of('databaseMs', 2)} ms`);
}

async function compareBets(players: readonly Player[], rivalPort: number): Promise<void> {
  const [first] = players;
  if (first === undefined) throw new Error('nobody plays');
  const bet = (caller: number): string => ticket(players[caller] ?? first, caller);
  const rivalBet = 'POST /bet HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n';
  await compare('bets', rivalPort, rivalBet, bet);
  const [ofRival, ofHouse]: [Waited[], Waited[]] = [[], []];
  let grown = 0;
  for (let turn = 0; turn < turnsAtEighty; turn += 1) {
    ofRival.push(await atEightyPercent(rivalPort, () => rivalBet));
    const sizeBefore = await databaseBytes();
    const waited = await atEightyPercent(port, bet);
    ofHouse.push(waited);
    grown += ((await databaseBytes()) - sizeBefore) / waited.bets / turnsAtEighty;
  }
  printWaited('the rival', ofRival);
  printWaited('bets', ofHouse);
  console.log(`the database grows by ${(grown / 1024).toFixed(1)} kB a bet`);
}

try {
  await pause(5_000);
  const restMs = await untilQuiet();
  const [ofHouse, ofDatabase] = [memoryMb([house.pid], 'Rss'), memoryMb(house.databasePids(), 'Pss')];
  console.log(`idle: house ${ofHouse} MB, database ${ofDatabase} MB, together ${ofHouse + ofDatabase} MB`);
  console.log(`at rest, the house uses ${restMs} ms of processor time a second`);
  if (parts.includes('rendering')) for (const path of ['/home', '/slots']) await printRendering(path);

  const page = getPage('/home');
  const read = callText(gameList, { pageNo: 1, pageSize: 36, sort: '', platformCode: '', gameType: -1 }, 1);
  const pages = {
    '/home': withoutConnection(await sendOnce(port, page)),
    [gameList.path]: withoutConnection(await sendOnce(port, read)),
  };
  await house.database.money.query(readFileSync(join(import.meta.dirname, 'bets/oneBet.sql'), 'utf8'));
  const { db, money } = house.database;
  const ledger = createLedger({ db, money, now: Date.now, random });
  await pay(ledger, rivalPlayers);
  await ledger.close();
  const players = await house.players(connections);
  const rival = await startRival({ databaseHost: house.databaseHost, players: rivalPlayers, pages });
  if (parts.includes('pages')) {
    await compare('page from the cache', rival.port, page, () => page);
    await compare('cached read', rival.port, read, () => read);
    await compare('cached read, beside GET', rival.port, getPage(gameList.path), () => read);
  }
  if (parts.includes('bets')) await compareBets(players, rival.port);
  await rival.stop();
} finally {
  await house.close();
}
