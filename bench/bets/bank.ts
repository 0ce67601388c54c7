/** Shared by the ledger's benchmarks: a scratch database, players with money, bets. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@foyer/house/db/open.ts';
import type { Database } from '@foyer/house/db/open.ts';
import { titles } from '@foyer/house/ledger/accounts.ts';
import type { Ledger, Movement } from '@foyer/house/ledger/accounts.ts';

let ids = 0;
/** Ids are ordered by time and unique within a run. */
export const random = {
  id: (nowMs: number) => String((BigInt(nowMs - Date.UTC(2020, 0)) << 22n) + BigInt(ids++ % 2 ** 22)),
};

const stakeSatang = 100;
export const playerOf = (index: number) => `player-${index}`;

/** Opens a database in a temporary folder (or at DATABASE_URL). `remove` closes it and deletes the folder. */
export async function openScratch(): Promise<{ database: Database; dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? '', dataDir }, console.warn);
  const remove = async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { database, dataDir, remove };
}

/** Posts a million baht to the game account from which each player bets. */
export async function pay(ledger: Ledger, players: number, prefix = 'player-'): Promise<void> {
  const paid = await ledger.postAll(
    Array.from({ length: players }, (_, index) => ({
      playerId: `${prefix}${index}`,
      key: `opening ${random.id(Date.now())}`,
      title: titles.adjustment,
      reference: 'bench',
      legs: [
        { account: 'house:adjustment', amountSatang: -100_000_000 },
        { account: 'game:bench', amountSatang: 100_000_000 },
      ],
    })),
  );
  for (const one of paid) if (one.status === 'rejected') throw one.reason;
}

export function betOf(playerId: string): Movement {
  const betOrderNo = random.id(Date.now());
  return {
    playerId,
    key: `bet ${betOrderNo}`,
    title: titles.stake,
    reference: betOrderNo,
    legs: [
      { account: 'game:bench', amountSatang: -stakeSatang },
      { account: 'house:games:bench', amountSatang: stakeSatang },
    ],
    bet: {
      betOrderNo,
      platformCode: 'bench',
      gameType: 3,
      gameId: 'game',
      roundId: betOrderNo,
      stakeSatang,
      winSatang: 0,
      isSettled: true,
    },
  };
}

export interface Rate {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Runs this many callers for this many seconds. Each sends its next request as soon as the last one is answered. */
export async function drive(
  callers: number,
  seconds: number,
  ask: (caller: number) => Promise<unknown>,
): Promise<Rate> {
  const timesMs: number[] = [];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let askedMs = performance.now(); askedMs < endMs;) {
        await ask(caller);
        const answeredMs = performance.now();
        timesMs.push(answeredMs - askedMs);
        askedMs = answeredMs;
      }
    }),
  );
  const perSecond = (timesMs.length / (performance.now() - startMs)) * 1000;
  timesMs.sort((a, b) => a - b);
  const at = (share: number) => timesMs[Math.floor(timesMs.length * share)] ?? 0;
  return { perSecond, p50Ms: at(0.5), p99Ms: at(0.99) };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
