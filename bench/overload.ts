/**
 * What becomes of a house that is asked for three times what it can take.
 *
 * Method. A house of its own in a process of its own, over HTTP, durable (fsync is on), with 32 players who have money.
 * First it is measured what it can take: 32 callers place carts of the lottery one after the other. Then carts come at
 * three times that rate, whatever becomes of those before (each caller gives up after ten seconds), while /home and a
 * player's balance are read four times a second. After it every order that was answered 200 must stand in the books, and
 * the first cart that follows must be taken at once. Callers and house share the machine.
 *
 *     npm run bench:overload        seconds: BENCH_SECONDS (60), times the load: BENCH_TIMES (3); needs `npm run build`
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { registered } from '@foyer/contract/account/register.ts';
import type { Call, RequestOf } from '@foyer/contract/call.ts';
import { encodeForm } from '@foyer/contract/encodeForm.ts';
import { clientHeader, frontType, readEnvelope } from '@foyer/contract/envelope.ts';
import { gtBetting } from '@foyer/contract/lottery/betting.ts';
import { drawAt, isOnSale } from '@foyer/contract/lottery/clock.ts';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { openPools } from '@foyer/house/db/open.ts';
import { titles } from '@foyer/house/ledger/accounts.ts';
import { findFaults } from '@foyer/house/ledger/books.ts';
import { createLedger } from '@foyer/house/ledger/post.ts';
import { platformRandom } from '@foyer/house/random.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const times = Number(process.env.BENCH_TIMES ?? 3);
const players = 32;
const giveUpMs = 10_000;

const dataDir = await mkdtemp(join(tmpdir(), 'fo-'));
const main = fileURLToPath(import.meta.resolve('@foyer/house/main.ts'));
const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', CAPTCHA: 'off', DEMO: 'off', TRUST_PROXY: 'on' };
const house = spawn(process.execPath, [main], {
  env: { ...env, LOG_LEVEL: 'fatal' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(house, 'exit');
const address = await new Promise<string>((found) => {
  let said = '';
  house.stdout.on('data', (part: Buffer) => {
    said += String(part);
    const at = /Foyer is open at (http:\S+)/.exec(said)?.[1];
    if (at !== undefined) found(at);
  });
});

interface Answer {
  /** `late`: the caller gave up, or the connection broke. */
  readonly end: 'taken' | 'refused' | 'failed' | 'late';
  readonly ms: number;
}
interface Player {
  readonly name: string;
  readonly cookie: string;
}

const headersOf = (from: number, cookie: string) => ({
  [clientHeader]: '1',
  origin: address,
  cookie,
  'x-forwarded-for': `10.1.${from >> 8}.${from & 255}`,
});

async function put<C extends Call>(call: C, request: RequestOf<C>, from: number, cookie = '') {
  const common = { lang: 'en', frontType, deviceId: `device-${from}-of-bench`, requestId: randomUUID() } as const;
  const { url, body } = encodeForm(call, request, common);
  const headers = headersOf(from, cookie);
  return fetch(address + url, { method: 'POST', headers, body: body ?? null, signal: AbortSignal.timeout(giveUpMs) });
}

async function signUp(from: number): Promise<Player> {
  const name = `bench${from}`;
  const request = { userAccount: name, password: 'sesame77', captcha: 'none', isAdult: true, hasAcceptedTerms: true };
  const reply = await put(registered, request as RequestOf<typeof registered>, from);
  const cookie = reply.headers.getSetCookie().find((line) => line.startsWith('UUID=')) ?? '';
  if (cookie === '') throw new Error(`${name} was not registered: ${await reply.text()}`);
  return { name, cookie: cookie.split(';', 1)[0] ?? '' };
}

async function cart({ cookie }: Player, from: number): Promise<Answer> {
  const line = { play: 'position', picks: [[7], [], [], [], []], bankers: [], unitSatang: 100, multiple: 1 };
  const request = {
    lotteryCode: 'minute' as const,
    issue: drawAt('minute', Date.now()).issue,
    lines: [line],
    chase: undefined,
  };
  const startedMs = performance.now();
  const done = (end: Answer['end']): Answer => ({ end, ms: performance.now() - startedMs });
  try {
    const reply = await put(gtBetting, request, from, cookie);
    const code = readEnvelope(await reply.json())?.code;
    if (reply.status === 503 || reply.status === 429) return done('refused');
    return done(code === 200 ? 'taken' : 'failed');
  } catch {
    return done('late');
  }
}

const isSold = (): boolean => isOnSale(drawAt('minute', Date.now()), Date.now());

/** The last seconds of an issue are closed: nothing is measured then. */
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

/** Reads again and again until the signal, four times a second; how long each took, and how many did not answer 200. */
async function reading(read: () => Promise<Response>, until: AbortSignal) {
  const ms: number[] = [];
  const ends = { other: 0 };
  while (!until.aborted) {
    const startedMs = performance.now();
    const isGood = await read().then(
      async (reply) => (await reply.arrayBuffer()).byteLength > 0 && reply.status === 200,
      () => false,
    );
    if (!isGood) ends.other += 1;
    ms.push(performance.now() - startedMs);
    await pause(250);
  }
  return { ms, ...ends };
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

const quantile = (all: readonly number[], share: number): string =>
  `${Math.round(all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) * share)] ?? 0)} ms`;
const spread = (all: readonly number[]) =>
  `median ${quantile(all, 0.5)}, 99 % ${quantile(all, 0.99)}, worst ${quantile(all, 1)}`;

async function memoryMb(): Promise<number> {
  const status = await readFile(`/proc/${house.pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

const database = await openPools(
  { host: join(dataDir, 'postgres'), port: 5432, user: 'foyer', database: 'foyer' },
  () => undefined,
);
try {
  const all: Player[] = [];
  for (let from = 0; from < players; from += 1) all.push(await signUp(from));
  const ledger = createLedger({ db: database.db, money: database.money, now: Date.now, random: platformRandom });
  const rows = await database.db
    .selectFrom('player')
    .select('player_id')
    .where('user_account', 'like', 'bench%')
    .execute();
  for (const { player_id: playerId } of rows) {
    const legs = [
      { account: 'house:bank', amountSatang: -100_000_000 },
      { account: 'main', amountSatang: 100_000_000 },
    ] as const;
    await ledger.post({ playerId, key: 'bench', title: titles.deposit, reference: 'bench', legs });
  }
  await ledger.close();
  const [first] = all;
  if (first === undefined) throw new Error('nobody plays');

  const best = await canTake(all);
  const before = await memoryMb();
  const over = new AbortController();
  const home = reading(() => fetch(`${address}/home`, { signal: AbortSignal.timeout(giveUpMs) }), over.signal);
  const balance = reading(() => put(refresh, {}, players + 1, first.cookie), over.signal);
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
  console.log(`told to return   ${a('refused')}, ${spread(of('refused').map(({ ms }) => ms))}`);
  console.log(`refused or failed ${of('failed').length} (an issue closes for some seconds of each minute)`);
  console.log(`without an answer ${of('late').length}`);
  for (const [name, { ms, other }] of [
    ['/home', await home],
    ['balance', await balance],
  ] as const)
    console.log(`${name.padEnd(16)} ${spread(ms)}; ${other} of ${ms.length} not answered 200`);
  console.log(`memory           ${before} MB before, ${await memoryMb()} MB after`);
  console.log(`the next cart    taken after ${Math.round(backMs)} ms`);
  const { count } = await database.db
    .selectFrom('lottery_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'opening')
    .executeTakeFirstOrThrow();
  console.log(
    `orders left open ${count}; faults in the books: ${(await findFaults(database.db)).join('; ') || 'none'}`,
  );
} finally {
  await database.close();
  house.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
