/**
 * A house in its own process, with its own database and the demo player, for tests with real faults. Its database is
 * embedded; where the tests run on a cluster, it is one of the cluster.
 */
import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from '@foyer/contract/call.ts';
import { login } from '@foyer/contract/account/session.ts';
import { clientHeader, readEnvelope } from '@foyer/contract/envelope.ts';
import { Pool } from 'pg';
import { expect, vi } from 'vitest';
import { timeLimit } from '../db/testing/timeFactor.ts';
import { ownOnCluster } from '../db/testing/clusterDatabase.ts';
import { demoLogin } from '../demo/player.ts';
import { nodeEnvironment } from './nodeEnvironment.ts';
import type { TestConnection } from '../db/testing/connection.ts';

export interface Asked {
  /** 0 if there was no reply. */
  readonly status: number;
  readonly code: number;
  readonly data: unknown;
  readonly retryAfter: string | null;
}

/** A call of the site or of a game window. */
type Asking = Pick<Call, 'path'> & Partial<Pick<Call, 'effect'>>;

const none: Asked = { status: 0, code: 0, data: undefined, retryAfter: null };

export interface HouseProcess {
  readonly address: string;
  /** Where its database is; the coordinator's, on a cluster. */
  readonly connection: TestConnection;
  /** Direct connections to its database, bypassing the house. */
  readonly database: Pool;
  readonly pid: number;
  output(): string;
  hasEnded(): boolean;
  /** Of the embedded server. */
  postmaster(): Promise<number>;
  /** Sends any request, with the cookies that earlier replies have set. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a call with these fields, with the demo player's session after `logIn`. Never throws. */
  ask(call: Asking, fields?: Record<string, string>): Promise<Asked>;
  logIn(): Promise<void>;
  /** Stops it by SIGTERM and returns its exit code. */
  close(): Promise<number | null>;
}

/** Where a house runs and as whom; the tests' own Node, folder and user by default. */
interface HousePlace extends Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> {
  readonly node?: string;
}

const sources: readonly string[] = [join(import.meta.dirname, '..', 'main.ts')];

/**
 * Starts a house that logs little, needs no captcha and takes any free port. `env` adds settings. A DATA_DIR among them
 * is left in place when the house closes. `args` is what Node is called with, the house's sources by default.
 */
export async function startHouseProcess(
  env: Record<string, string> = {},
  args = sources,
  { node = process.execPath, ...place }: HousePlace = {},
): Promise<HouseProcess> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'fh-')));
  const own = env.DATABASE_URL === undefined ? await ownOnCluster('migrated') : undefined;
  const databaseUrl = env.DATABASE_URL ?? own?.url ?? '';
  const cleanUp = async () => {
    await own?.drop();
    if (env.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  const house = spawn(node, args, {
    ...place,
    env: {
      ...nodeEnvironment,
      LOG_LEVEL: 'warn',
      PORT: '0',
      CAPTCHA: 'off',
      DATA_DIR: dataDir,
      ...env,
      DATABASE_URL: databaseUrl,
    },
  });
  let output = '';
  let isOver = false;
  for (const stream of [house.stdout, house.stderr]) stream.on('data', (part: Buffer) => (output += String(part)));
  const ended = once(house, 'exit').then(([code]: (number | null)[]) => {
    isOver = true;
    return code ?? null;
  });
  const found = () => /Foyer is open at (http:\S+)/.exec(output)?.[1];
  try {
    await vi.waitFor(() => expect(found() ?? (isOver ? output : undefined)).toMatch(/^http/), {
      timeout: timeLimit(60_000),
    });
  } catch (error) {
    // Without a house to close, the test that fails here could not end the process.
    house.kill('SIGTERM');
    await ended;
    await cleanUp();
    throw error;
  }
  const address = found() ?? '';
  const folder = join(dataDir, 'postgres');
  const connection: TestConnection =
    databaseUrl === ''
      ? { host: folder, port: 5432, user: 'foyer', database: 'foyer' }
      : { connectionString: databaseUrl };
  const database = new Pool({ ...connection, max: 4 });
  database.on('error', () => undefined);
  database.on('connect', (client) => client.on('error', () => undefined));
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { [clientHeader]: '1', origin: address, cookie };
    const reply = await fetch(address + path, { ...init, headers, signal: AbortSignal.timeout(30_000) });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return reply;
  }

  async function ask(call: Asking, fields: Record<string, string> = {}): Promise<Asked> {
    try {
      const requestId: Record<string, string> = call.effect === 'money' ? { requestId: randomUUID() } : {};
      const body = new URLSearchParams({ lang: 'en', deviceId: 'device-of-tests', ...requestId, ...fields });
      const reply = await send(call.path, { method: 'POST', body });
      const envelope = readEnvelope(await reply.json());
      return {
        status: reply.status,
        code: envelope?.code ?? 0,
        data: envelope?.data,
        retryAfter: reply.headers.get('retry-after'),
      };
    } catch {
      return none;
    }
  }

  return {
    address,
    connection,
    database,
    pid: house.pid ?? 0,
    output: () => output,
    hasEnded: () => isOver,
    postmaster: async () => Number((await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]),
    fetch: send,
    ask,
    async logIn() {
      const { userAccount, password } = demoLogin;
      const enter = async () => (await ask(login, { userAccount, password, captcha: 'none' })).code;
      await vi.waitFor(async () => expect(await enter()).toBe(200), { timeout: timeLimit(60_000), interval: 500 });
    },
    async close() {
      await database.end();
      house.kill('SIGCONT');
      house.kill('SIGTERM');
      const code = await ended;
      await cleanUp();
      return code;
    },
  };
}
