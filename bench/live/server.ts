/** One of the two servers of bench/live.ts, in a process of its own. */
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '@foyer/house/config.ts';
import { createHouse } from '@foyer/house/createHouse.ts';
import { demoTerms } from '@foyer/house/ledger/clearance.ts';
import { build } from '@foyer/house/http/build.ts';
import { eventOf } from '@foyer/house/live/hub.ts';
import { mountLive } from '@foyer/house/live/mount.ts';
import { createLog } from '@foyer/house/log.ts';
import { platformRandom } from '@foyer/house/random.ts';
import type { Database } from '@foyer/house/db/open.ts';
import { betOf, openScratch, pay } from '../bets/bank.ts';

export type Asked = 'start' | 'memory' | 'tell' | 'bets' | 'stop';
export type ServerMessage =
  | { readonly port: number; readonly tokens: readonly string[] }
  | { readonly rss: number }
  | { readonly sentAt: number }
  | Bets;

/** One bet for each listener, in the order of the tokens. Milliseconds. */
export interface Bets {
  /** When each was due, since the epoch. */
  readonly dueAt: readonly number[];
  /** From then until it was acknowledged. */
  readonly tookMs: readonly number[];
}

const betsPerSecond = 1000;

interface Server {
  readonly port: number;
  readonly tokens: readonly string[];
  broadcast(): void;
  /** Sends news of a bet to the listener with this index. Resolves when the bet is acknowledged. */
  bet(index: number): Promise<unknown>;
  stop(): Promise<void>;
}

const [kind, count] = process.argv.slice(2);
const playerOf = (index: number | '') => `bench-${index}`;
const tokens = Array.from({ length: Number(count) }, () => randomBytes(16).toString('base64url'));

async function plain(): Promise<Server> {
  const streams = new Map<string, ServerResponse>();
  const server = createServer(({ headers }, stream) => {
    const token = headers.cookie?.replace('UUID=', '') ?? '';
    stream.writeHead(200, { 'content-type': 'text/event-stream' });
    stream.write(eventOf({ kind: 'open' }));
    streams.set(token, stream);
    stream.once('close', () => streams.delete(token));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  return {
    port: (server.address() as AddressInfo).port,
    tokens,
    broadcast() {
      const text = eventOf({ kind: 'mail' });
      for (const stream of streams.values()) stream.write(text);
    },
    async bet(index) {
      streams.get(tokens[index] ?? '')?.write(eventOf({ kind: 'balance' }));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Inserts a player and a session for each token. */
async function signIn({ db }: Database): Promise<void> {
  const nowMs = Date.now();
  for (let from = 0; from < tokens.length; from += 1000) {
    const group = tokens.slice(from, from + 1000).map((token, index) => ({ token, player_id: playerOf(from + index) }));
    await db
      .insertInto('player')
      .values(
        group.map(({ player_id }) => ({
          player_id,
          user_account: player_id,
          password_hash: '',
          created_ms: nowMs,
          terms_version: demoTerms,
        })),
      )
      .execute();
    await db
      .insertInto('session')
      .values(
        group.map(({ token, player_id }) => ({
          token_hash: createHash('sha256').update(token).digest(),
          session_id: player_id,
          player_id,
          device_id: 'bench',
          ip: '127.0.0.1',
          device_name: 'bench',
          opened_ms: nowMs,
          seen_ms: nowMs,
          expires_ms: nowMs + 3_600_000,
        })),
      )
      .execute();
  }
}

async function house(): Promise<Server> {
  const { database, dataDir, remove } = await openScratch();
  await signIn(database);
  const config = { ...readConfig({}), dataDir };
  const log = createLog('error', process.stderr);
  const own = createHouse({ database, config, log, now: Date.now, random: platformRandom });
  await pay(own.ledger, tokens.length, playerOf(''));
  const app = await build(own, { handlers: {}, register: [mountLive] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    port: (app.server.address() as AddressInfo).port,
    tokens,
    broadcast: () => own.live.broadcast({ kind: 'mail' }),
    bet: (index) => own.ledger.post(betOf(playerOf(index))),
    async stop() {
      await app.close();
      await own.ledger.close();
      await remove();
    },
  };
}

const now = (): number => performance.timeOrigin + performance.now();

/** Bets for every listener once, each when it is due, whether or not earlier ones are acknowledged. */
async function betForEveryone(server: Server): Promise<Bets> {
  const dueAt: number[] = [];
  const tookMs: number[] = [];
  const all: Promise<void>[] = [];
  const begunAt = now();
  const start = (index: number): void => {
    const due = begunAt + (index / betsPerSecond) * 1000;
    dueAt.push(due);
    all.push(server.bet(index).then(() => void (tookMs[index] = now() - due)));
  };
  while (dueAt.length < tokens.length) {
    const dueCount = Math.min(tokens.length, Math.floor(((now() - begunAt) / 1000) * betsPerSecond));
    while (dueAt.length < dueCount) start(dueAt.length);
    await new Promise((next) => setTimeout(next, 1));
  }
  await Promise.all(all);
  return { dueAt, tookMs };
}

const server = kind === 'plain' ? await plain() : await house();
const send = (message: ServerMessage) => process.send?.(message);

process.on('message', async (asked: Asked) => {
  switch (asked) {
    case 'start':
      return send({ port: server.port, tokens: server.tokens });
    case 'memory':
      // Garbage from earlier replies is no cost of listening.
      for (let time = 0; time < 3; time += 1) {
        globalThis.gc?.();
        await new Promise((done) => setTimeout(done, 300));
      }
      return send({ rss: process.memoryUsage.rss() });
    case 'tell': {
      const sentAt = now();
      server.broadcast();
      return send({ sentAt });
    }
    case 'bets':
      return send(await betForEveryone(server));
    case 'stop':
      await server.stop();
      process.disconnect();
      return undefined;
  }
});
