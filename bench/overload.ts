/**
 * Sends a house three times the load that it can handle.
 *
 * Method. A durable house in its own process, over HTTP, with 32 players who have money. First its best rate is
 * measured: 32 callers place lottery carts one after the other. Then carts arrive at three times that rate, whether or
 * not earlier ones were answered (a caller stops waiting after ten seconds), while /home and a player's balance are
 * read four times a second. Afterwards no order may be left open, the books must sum to zero, and the next cart must
 * succeed. Callers and house share the machine. The slowest carts are listed with their second, so that a stall shows.
 *
 *     npm run bench:overload        seconds: BENCH_SECONDS (60), times the load: BENCH_TIMES (3); needs `npm run build`
 */
import { availableParallelism, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { readEnvelope } from '@foyer/contract/envelope.ts';
import { gtBetting } from '@foyer/contract/lottery/betting.ts';
import { drawAt, isOnSale } from '@foyer/contract/lottery/clock.ts';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { findFaults } from '@foyer/house/ledger/books.ts';
import { readLine, reading, spread, startLoadedHouse } from './loadedHouse.ts';
import type { Player } from './loadedHouse.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const times = Number(process.env.BENCH_TIMES ?? 3);
const players = 32;

const house = await startLoadedHouse();
// Real callers run on other machines, so these callers yield the processor to house and database.
setPriority(10);

interface Answer {
  /** `late`: the caller gave up, or the connection broke. */
  readonly end: 'taken' | 'refused' | 'failed' | 'late';
  readonly ms: number;
  /** When it was sent, on the clock of the house. */
  readonly sentMs: number;
}

async function cart({ cookie }: Player, from: number): Promise<Answer> {
  const line = { play: 'position', picks: [[7], [], [], [], []], bankers: [], unitSatang: 100, multiple: 1 };
  const request = {
    lotteryCode: 'minute' as const,
    issue: drawAt('minute', Date.now()).issue,
    lines: [line],
    chase: undefined,
  };
  const sentMs = Date.now();
  const startedMs = performance.now();
  const done = (end: Answer['end']): Answer => ({ end, sentMs, ms: performance.now() - startedMs });
  try {
    const reply = await house.put(gtBetting, request, from, cookie);
    const code = readEnvelope(await reply.json())?.code;
    if (reply.status === 503 || reply.status === 429) return done('refused');
    return done(code === 200 ? 'taken' : 'failed');
  } catch {
    return done('late');
  }
}

const isSold = (): boolean => isOnSale(drawAt('minute', Date.now()), Date.now());

/** Waits until an issue is on sale. Sales close in the last seconds of an issue, and nothing is measured then. */
async function whileOnSale(): Promise<void> {
  while (!isOnSale(drawAt('minute', Date.now() + 500), Date.now() + 500)) await pause(100);
}

async function canTake(all: readonly Player[]): Promise<number> {
  let taken = 0;
  const over = new AbortController();
  const one = async (player: Player, from: number): Promise<void> => {
    while (!over.signal.aborted) {
      await whileOnSale();
      if ((await cart(player, from)).end === 'taken') taken += 1;
    }
  };
  const running = all.map(one);
  await pause(3_000);
  taken = 0;
  // Only the time in which an issue is on sale counts.
  let soldMs = 0;
  while (soldMs < 10_000) {
    const startedMs = performance.now();
    const wasOnSale = isSold();
    await pause(100);
    if (wasOnSale) soldMs += performance.now() - startedMs;
  }
  const best = taken / (soldMs / 1_000);
  over.abort();
  await Promise.all(running);
  return best;
}

async function storm(all: readonly Player[], rate: number) {
  const answers: Promise<Answer>[] = [];
  const startedMs = performance.now();
  let soldMs = 0;
  let beforeMs = startedMs;
  for (let sent = 0; performance.now() - startedMs < seconds * 1_000;) {
    const nowMs = performance.now();
    if (isSold()) soldMs += nowMs - beforeMs;
    beforeMs = nowMs;
    const due = Math.floor(((performance.now() - startedMs) / 1_000) * rate);
    for (; sent < due; sent += 1) {
      const from = sent % all.length;
      const player = all[from];
      if (player !== undefined) answers.push(cart(player, from));
    }
    await pause(5);
  }
  return { answers: await Promise.all(answers), soldSeconds: soldMs / 1_000 };
}

/** The slowest answers, with the second of the minute in which each was sent: an issue is drawn at the minute's end. */
const slowest = (answers: readonly Answer[]): string =>
  answers
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 5)
    .map(({ ms, sentMs }) => `${Math.round(ms)} ms (at ${((sentMs / 1_000) % 60).toFixed(1)} s of its minute)`)
    .join(', ');

try {
  const all = await house.players(players);
  const [first] = all;
  if (first === undefined) throw new Error('nobody plays');

  const best = await canTake(all);
  const before = await house.memoryMb();
  const over = new AbortController();
  const home = reading(() => house.home(), over.signal);
  const balance = reading(() => house.put(refresh, {}, players + 1, first.cookie), over.signal);
  const { answers, soldSeconds } = await storm(all, best * times);
  over.abort();
  const afterMs = performance.now();
  while ((await cart(first, 0)).end !== 'taken') await whileOnSale();
  const backMs = performance.now() - afterMs;

  const of = (end: Answer['end']) => answers.filter((answer) => answer.end === end);
  const a = (end: Answer['end']) => `${of(end).length} (${(of(end).length / seconds).toFixed(0)} a second)`;
  console.log(`${availableParallelism()} cores, callers and house on the same machine`);
  console.log(`it can take      ${best.toFixed(0)} carts a second`);
  console.log(`asked for        ${answers.length} in ${seconds} s (${(best * times).toFixed(0)} a second)`);
  console.log(
    `taken            ${a('taken')}, ${((100 * of('taken').length) / soldSeconds / best).toFixed(0)} % of the best in the ${soldSeconds.toFixed(0)} s on sale`,
  );
  console.log(`                 ${spread(of('taken').map(({ ms }) => ms))}`);
  console.log(`slowest          ${slowest(of('taken'))}`);
  console.log(`told to return   ${a('refused')}, ${spread(of('refused').map(({ ms }) => ms))}`);
  console.log(`refused or failed ${of('failed').length} (an issue closes for some seconds of each minute)`);
  console.log(`without an answer ${of('late').length}`);
  console.log(readLine('/home', await home));
  console.log(readLine('balance', await balance));
  console.log(`memory           ${before} MB before, ${await house.memoryMb()} MB after`);
  console.log(`the next cart    taken after ${Math.round(backMs)} ms`);
  const { count } = await house.database.db
    .selectFrom('lottery_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'opening')
    .executeTakeFirstOrThrow();
  console.log(
    `orders left open ${count}; faults in the books: ${(await findFaults(house.database.db)).join('; ') || 'none'}`,
  );
} finally {
  await house.close();
}
