/** A house under load: its process, calls over HTTP, and how long they took. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { registered } from '@foyer/contract/account/register.ts';
import type { Call, RequestOf } from '@foyer/contract/call.ts';
import { encodeForm } from '@foyer/contract/encodeForm.ts';
import { clientHeader, frontType, readEnvelope } from '@foyer/contract/envelope.ts';
import { openPools } from '@foyer/house/db/open.ts';
import type { Database } from '@foyer/house/db/open.ts';
import { titles } from '@foyer/house/ledger/accounts.ts';
import { createLedger } from '@foyer/house/ledger/post.ts';
import { platformRandom } from '@foyer/house/random.ts';

/** After this time a caller stops waiting. Milliseconds. */
const giveUpMs = 10_000;
export const password = 'sesame77';

export interface LoadedHouse {
  readonly address: string;
  readonly pid: number;
  /** The folder of the database's socket. */
  readonly databaseHost: string;
  /** The postmaster first. */
  databasePids(): number[];
  /** Processor time that the database has used since its start, with connections that have ended; milliseconds. */
  databaseCpuMs(): number;
  /** Processor time that the house has used since its start, without its database; milliseconds, in steps of ten. */
  cpuMs(): number;
  /** The benchmark's own connections to the house's database. */
  readonly database: Database;
  /** Resident memory of the house's process, MB. */
  memoryMb(): Promise<number>;
  /** Sends one call from the IP address of caller number `from`. */
  put<C extends Call>(call: C, request: RequestOf<C>, from: number, cookie?: string): Promise<Response>;
  /** Registers `bench0`, `bench1` … and gives each a million baht. */
  players(count: number): Promise<Player[]>;
  /** Requests the home page. */
  home(): Promise<Response>;
  close(): Promise<void>;
}
export interface Player {
  readonly name: string;
  readonly cookie: string;
}

const mains = {
  sources: fileURLToPath(import.meta.resolve('@foyer/house/main.ts')),
  'production folder': resolve(import.meta.dirname, '../dist/house/app/main.js'),
} as const;

/** Processor time that a process has used so far, ms. 0 if it has ended. */
export const cpuMsOf = (pid: number): number => ticksOf(pid, [11, 12]) * 10;

/** Processor time of a process's children that have ended and were waited for. */
const endedCpuMsOf = (pid: number): number => ticksOf(pid, [13, 14]) * 10;

/** The sum of these fields of the process's `stat`, counted after its name; 0 for a process that has ended. */
function ticksOf(pid: number, fields: readonly number[]): number {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return 0;
  }
  const values = stat.split(') ')[1]?.split(' ') ?? [];
  return fields.reduce((sum, field) => sum + Number(values[field]), 0);
}

/** Starts, with the memory settings of docs/deploy.md, a durable house (fsync is on) in its own process, with an empty database. The folder needs `npm run build`. */
export async function startLoadedHouse(build: keyof typeof mains = 'sources'): Promise<LoadedHouse> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fo-'));
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: '0',
    CAPTCHA: 'off',
    DEMO: 'off',
    TRUST_PROXY: 'on',
    MALLOC_TRIM_THRESHOLD_: '131072',
  };
  const house = spawn(process.execPath, ['--max-semi-space-size=16', mains[build]], {
    env: { ...env, LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(house, 'exit');
  const address = await new Promise<string>((found) => {
    let output = '';
    house.stdout.on('data', (part: Buffer) => {
      output += String(part);
      const at = /Foyer is open at (http:\S+)/.exec(output)?.[1];
      if (at !== undefined) found(at);
    });
  });
  const socket = { host: join(dataDir, 'postgres'), port: 5432, user: 'foyer', database: 'foyer' };
  const database = await openPools(socket, () => undefined);

  const put: LoadedHouse['put'] = async (call, request, from, cookie = '') => {
    const common = { lang: 'en', frontType, deviceId: `device-${from}-of-bench`, requestId: randomUUID() } as const;
    const { url, body } = encodeForm(call, request, common);
    const headers = {
      [clientHeader]: '1',
      origin: address,
      cookie,
      'x-forwarded-for': `10.1.${from >> 8}.${from & 255}`,
    };
    return fetch(address + url, { method: 'POST', headers, body: body ?? null, signal: AbortSignal.timeout(giveUpMs) });
  };
  async function signUp(from: number): Promise<Player> {
    const name = `bench${from}`;
    const request = { userAccount: name, password, captcha: 'none', isAdult: true, hasAcceptedTerms: true };
    const reply = await put(registered, request as RequestOf<typeof registered>, from);
    const cookie = reply.headers.getSetCookie().find((line) => line.startsWith('UUID=')) ?? '';
    if (cookie === '') throw new Error(`${name} was not registered: ${await reply.text()}`);
    return { name, cookie: cookie.split(';', 1)[0] ?? '' };
  }
  const pid = house.pid ?? 0;
  const databasePids = (): number[] => {
    const [postmaster = ''] = readFileSync(join(socket.host, 'cluster/postmaster.pid'), 'utf8').split('\n');
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim();
    return [postmaster, ...children.split(' ')].filter((text) => text !== '').map(Number);
  };
  return {
    address,
    pid,
    databaseHost: socket.host,
    databasePids,
    databaseCpuMs() {
      const pids = databasePids();
      return pids.reduce((sum, one) => sum + cpuMsOf(one), endedCpuMsOf(pids[0] ?? 0));
    },
    cpuMs: () => cpuMsOf(pid),
    database,
    put,
    home: () => fetch(`${address}/home`, { signal: AbortSignal.timeout(giveUpMs) }),
    async memoryMb() {
      const status = await readFile(`/proc/${house.pid}/status`, 'utf8').catch(() => '');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
    async players(count) {
      const all: Player[] = [];
      for (let from = 0; from < count; from += 1) all.push(await signUp(from));
      const rows = await database.db
        .selectFrom('player')
        .select('player_id')
        .where('user_account', 'like', 'bench%')
        .execute();
      await fund(
        database,
        rows.map((row) => row.player_id),
      );
      return all;
    },
    async close() {
      await database.close();
      house.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

/** Posts a million baht to each player. */
export async function fund({ db, money }: Database, playerIds: readonly string[]): Promise<void> {
  const ledger = createLedger({ db, money, now: Date.now, random: platformRandom });
  for (const playerId of playerIds) {
    const legs = [
      { account: 'house:bank', amountSatang: -100_000_000 },
      { account: 'main', amountSatang: 100_000_000 },
    ] as const;
    await ledger.post({ playerId, key: 'bench', title: titles.deposit, reference: 'bench', legs });
  }
  await ledger.close();
}

export interface Reads {
  readonly ms: readonly number[];
  /** Reads that ended in any other way than with 200. */
  readonly other: number;
}

/** Whether the whole reply arrived with status 200 and, for a call, code 200 in its envelope. */
async function wasAnswered(reply: Response): Promise<boolean> {
  const body = await reply.text();
  if (reply.status !== 200 || body === '') return false;
  return !reply.headers.get('content-type')?.includes('json') || readEnvelope(JSON.parse(body))?.code === 200;
}

/** Repeats a read until the signal, with a pause after each. */
export async function reading(read: () => Promise<Response>, until: AbortSignal, pauseMs = 250): Promise<Reads> {
  const ms: number[] = [];
  let other = 0;
  while (!until.aborted) {
    const startedMs = performance.now();
    const isGood = await read().then(wasAnswered, () => false);
    if (!isGood) other += 1;
    ms.push(performance.now() - startedMs);
    await pause(pauseMs);
  }
  return { ms, other };
}

const quantile = (all: readonly number[], share: number): string =>
  `${Math.round(all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) * share)] ?? 0)} ms`;
/** Median, 99th percentile and maximum of times in milliseconds, as text. */
export const spread = (all: readonly number[]): string =>
  `median ${quantile(all, 0.5)}, 99 % ${quantile(all, 0.99)}, worst ${quantile(all, 1)}`;
/** One line of a report about reads. */
export const readLine = (name: string, { ms, other }: Reads): string =>
  `${name.padEnd(16)} ${spread(ms)}; ${other} of ${ms.length} not answered 200`;
