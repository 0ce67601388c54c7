/**
 * The house's connections, apart by kind of work: work that waits takes connections of its own kind only. Each kind has
 * its time limits and a bounded line, so that nothing hangs and nothing piles up.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool } from 'pg';
import type { ClientBase, PoolClient, PoolConfig } from 'pg';

/** `ledger` is the ledger's own. What no request asks for is a job. */
export type WorkKind = 'pages' | 'reads' | 'money' | 'jobs';

interface PoolRule {
  readonly connections: number;
  /** Who comes when so many wait is sent away at once. */
  readonly longestLine: number;
  /** For a connection, whether a free or a new one. */
  readonly waitMs: number;
  readonly lockMs: number;
  readonly statementMs: number;
  /** Between two statements of a transaction. */
  readonly pauseMs: number;
}

const rules: Record<WorkKind | 'ledger', PoolRule> = {
  pages: { connections: 4, longestLine: 200, waitMs: 1_000, lockMs: 800, statementMs: 5_000, pauseMs: 5_000 },
  reads: { connections: 8, longestLine: 200, waitMs: 1_000, lockMs: 800, statementMs: 10_000, pauseMs: 5_000 },
  money: { connections: 12, longestLine: 400, waitMs: 5_000, lockMs: 3_000, statementMs: 10_000, pauseMs: 10_000 },
  jobs: { connections: 8, longestLine: 2_000, waitMs: 30_000, lockMs: 10_000, statementMs: 60_000, pauseMs: 60_000 },
  ledger: { connections: 4, longestLine: 400, waitMs: 5_000, lockMs: 3_000, statementMs: 10_000, pauseMs: 10_000 },
};

/** How a pool stands at this moment. */
export interface PoolState {
  readonly kind: WorkKind | 'ledger';
  readonly most: number;
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
  /** Sent away since the start because the line was full. */
  readonly turnedAway: number;
}

/** Thrown where a line is full, or an answer did not come in time. What a statement did that was sent is unknown. */
export class Overloaded extends Error {}

interface Work {
  readonly kind: WorkKind;
  /** After this moment nobody waits for its reads; epoch milliseconds of the machine. */
  readonly untilMs: number;
}
const current = new AsyncLocalStorage<Work>();

/** All database work that `act` begins belongs to this kind. Work within other work ends no later than that. */
export function inWork<T>(kind: WorkKind, act: () => T, untilMs = Number.POSITIVE_INFINITY): T {
  const outerMs = current.getStore()?.untilMs ?? Number.POSITIVE_INFINITY;
  return current.run({ kind, untilMs: Math.min(untilMs, outerMs) }, act);
}

/** The kind of the work that asks. */
export const kindNow = (): WorkKind => current.getStore()?.kind ?? 'jobs';

/** How much longer than the server's own limit an answer is waited for: a server that was stopped keeps no limits. */
const graceMs = 2_000;

type Connect = (client: ClientBase) => Promise<unknown>;

class KindPool {
  readonly pool: Pool;
  private turnedAway = 0;
  private readonly kind: WorkKind | 'ledger';
  private readonly rule: PoolRule;

  constructor(kind: WorkKind | 'ledger', address: PoolConfig, say: (line: string) => void, onConnect?: Connect) {
    const rule = rules[kind];
    this.kind = kind;
    this.rule = rule;
    this.pool = new Pool({
      ...address,
      max: rule.connections,
      // The line below is shorter; this one ends a connection that a stopped server never answers.
      connectionTimeoutMillis: 10 * rule.waitMs,
      statement_timeout: rule.statementMs,
      lock_timeout: rule.lockMs,
      idle_in_transaction_session_timeout: rule.pauseMs,
      application_name: `foyer ${kind}`,
      ...(onConnect && { onConnect }),
    });
    this.pool.on('error', (error) => say(`A connection to the database ended: ${error.message}`));
    // The pool listens to idle connections only. One that breaks in use fails its statement, which is answer enough, but
    // an error event that nobody hears would end the process.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async connect(): Promise<PoolClient> {
    if (this.pool.waitingCount >= this.rule.longestLine) {
      this.turnedAway += 1;
      throw new Overloaded(`too many wait for a connection for ${this.kind}`);
    }
    const asked = this.pool.connect();
    try {
      return await whileAwake(asked, this.rule.waitMs);
    } catch (error) {
      // A connection that comes after all goes to whoever is next.
      asked.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    }
  }

  get patienceMs(): number {
    return this.rule.statementMs + graceMs;
  }

  get state(): PoolState {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.pool;
    return { kind: this.kind, most: this.rule.connections, open, idle, waiting, turnedAway: this.turnedAway };
  }
}

/** A connection that is given back broken where an answer did not come: it may still come, and belongs to nobody then. */
function lend(client: PoolClient, patienceMs: number, untilMs: number): PostgresPoolClient {
  let isBroken = false;
  const ask = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    const limitMs = Math.max(1, Math.min(patienceMs, untilMs - Date.now()));
    try {
      return await within(client.query(text, [...values]), limitMs);
    } catch (error) {
      if (error instanceof Overloaded) isBroken = true;
      throw error;
    }
  };
  return {
    query: ask as PostgresPoolClient['query'],
    release: (isDestroyed) => client.release(isBroken || isDestroyed === true),
  };
}

const tickMs = 50;

/**
 * Waits for an answer as long as this process is awake: where it is busy itself nothing can come in, and that time does
 * not count.
 */
function whileAwake<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = Math.ceil(limitMs / tickMs);
    const timer = setInterval(() => {
      left -= 1;
      if (left <= 0) reject(new Overloaded('no connection to the database came free in time'));
    }, tickMs);
    answer.then(resolve, reject).finally(() => clearInterval(timer));
  });
}

function within<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // A process that was held up finds its timers due before it has read what had come in time.
      setImmediate(() => setImmediate(() => reject(new Overloaded('the database did not answer in time'))));
    }, limitMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export interface Pools {
  /** For Kysely: each statement or transaction takes a connection of the kind of work that asks. */
  readonly split: PostgresPool;
  /** The ledger's own connections; nobody else uses them. */
  readonly ledger: Pool;
  states(): readonly PoolState[];
}

export function makePools(address: PoolConfig, say: (line: string) => void): Pools {
  const of = (kind: WorkKind | 'ledger', onConnect?: Connect) => new KindPool(kind, address, say, onConnect);
  const kinds = { pages: of('pages'), reads: of('reads'), money: of('money'), jobs: of('jobs') };
  // Rows arrive in arrays of very different lengths, so a plan made once for all would be wrong for most.
  const ledger = of('ledger', (client) => client.query('set plan_cache_mode = force_custom_plan'));
  const all = Object.values(kinds);
  return {
    split: {
      options: {},
      async connect() {
        const kind = kinds[kindNow()];
        const untilMs = current.getStore()?.untilMs ?? Number.POSITIVE_INFINITY;
        return lend(await kind.connect(), kind.patienceMs, untilMs);
      },
      end: async () => {
        await Promise.all(all.map(({ pool }) => pool.end()));
      },
    },
    ledger: ledger.pool,
    states: () => [...all, ledger].map(({ state }) => state),
  };
}
