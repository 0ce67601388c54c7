/** Processes that settle beside a test's own house, and bets by players without a registration. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, inject } from 'vitest';
import { inDatabase } from '../../db/testing/server.ts';
import { noDecision } from '../../http/context.ts';
import type { TestHouse } from '../../testing/house.ts';
import { gtBetting } from '../betting.ts';
import { processFile } from './process.ts';
import type { Asked, ProcessMessage } from './process.ts';
import type { cart } from './lottery.ts';

/** Starts processes on the test's database. `settle(last)` lets one settle until it has sent this statement. */
export function processesOf(house: () => TestHouse) {
  const started: ChildProcess[] = [];
  return {
    killAll: () => {
      for (const child of started) child.kill('SIGKILL');
    },
    async start() {
      const t = house();
      const address = inDatabase(inject('testServer').connection, t.database.name);
      const url =
        'connectionString' in address
          ? address.connectionString
          : `postgres://${address.user}@/${address.database}?host=${address.host}&port=${address.port}`;
      const child = fork(processFile, [url, t.house.config.dataDir], { execArgv: [] });
      started.push(child);
      const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
      const died = async (): Promise<never> => {
        throw new Error(`the process ended: ${String(await ended)}`);
      };
      const next = async () => ((await Promise.race([once(child, 'message'), died()])) as [ProcessMessage])[0];
      expect(await next()).toEqual({ kind: 'ready' });
      const settle = (last: Asked['last']) => {
        const message = next();
        child.send({ nowMs: t.clock.nowMs, last } satisfies Asked);
        return message;
      };
      return { child, ended, settle };
    },
  };
}

/** Ends the leases of dead processes at once. `holders` is a result of `holdersOf`. */
export async function letRunOut({ house }: TestHouse, holders: readonly string[]): Promise<void> {
  if (holders.length === 0) return;
  await house.db
    .updateTable('step_lease')
    .set({ until_ms: 0 })
    .where('holder', 'in', [...holders])
    .execute();
}

/** Returns the holders of all leased steps. */
export async function holdersOf({ house }: TestHouse): Promise<string[]> {
  const leases = await house.db.selectFrom('step_lease').select('holder').execute();
  return leases.map(({ holder }) => holder);
}

const refuse = (name: string) => {
  throw new Error(name);
};
/** Places a cart like a player's request does, without a registration. */
export function place({ house }: TestHouse, playerId: string, wanted: ReturnType<typeof cart>): Promise<unknown> {
  const context = {
    house,
    playerId,
    moneyKey: `gtBetting:${wanted.issue}`,
    decision: noDecision,
    lang: 'zh_CN',
    refuse,
  };
  // The context contains only what the service reads.
  return gtBetting(context as never, wanted);
}
