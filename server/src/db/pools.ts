/**
 * Connection pools, one for each kind of work, so that slow work can only use up its own connections. Each pool has
 * time limits and a bounded queue, so that nothing hangs and no backlog builds up.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool } from 'pg';
import type { ClientBase, PoolClient } from 'pg';
import type { Pooler } from '../databaseSettings.ts';
import { clientOf } from './hosts.ts';
import type { Address } from './hosts.ts';
import { beginWithLimits, limitsOnConnect, startUpLimits } from './limits.ts';
import type { Limits } from './limits.ts';
import { lend } from './lent.ts';
import { Overloaded } from './overloaded.ts';

/**
 * `ledger` has a pool of its own besides these. Work that no request started counts as a job. `session` is for what
 * belongs to a connection instead of a transaction, such as an advisory lock.
 */
export type WorkKind = 'pages' | 'reads' | 'money' | 'jobs' | 'session';

interface PoolRule extends Limits {
  readonly connections: number;
  /** When this many wait for a connection, further work is rejected at once. */
  readonly longestLine: number;
  /** Longest wait for a connection, whether a free or a new one. */
  readonly waitMs: number;
  /** A connection that nothing has used for so long is closed. Each holds 5 to 10 MB in the server. */
  readonly idleMs: number;
}

/** The ledger's queues carry the movements of the calls that use the money pool, so both wait equally long. */
const moneyTimes = { waitMs: 5_000, lockMs: 3_000, statementMs: 10_000, pauseMs: 10_000, idleMs: 10_000 };

const jobTimes = { waitMs: 30_000, lockMs: 10_000, statementMs: 60_000, pauseMs: 60_000, idleMs: 2_000 };

const rules: Record<WorkKind | 'ledger', PoolRule> = {
  pages: {
    connections: 4,
    longestLine: 200,
    waitMs: 1_000,
    lockMs: 800,
    statementMs: 5_000,
    pauseMs: 5_000,
    idleMs: 10_000,
  },
  reads: {
    connections: 8,
    longestLine: 200,
    waitMs: 1_000,
    lockMs: 800,
    statementMs: 10_000,
    pauseMs: 5_000,
    idleMs: 10_000,
  },
  money: { connections: 12, longestLine: 400, ...moneyTimes },
  jobs: { connections: 8, longestLine: 2_000, ...jobTimes },
  session: { connections: 2, longestLine: 20, ...jobTimes },
  ledger: { connections: 4, longestLine: 400, ...moneyTimes },
};

/** Snapshot of a pool. */
export interface PoolState {
  readonly kind: WorkKind | 'ledger';
  readonly most: number;
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
  /** Number of rejections since the start because the queue was full. */
  readonly turnedAway: number;
}

interface Work {
  readonly kind: WorkKind;
  /** Statements give up waiting at this time; epoch milliseconds of the machine. */
  readonly untilMs: number;
  /** Whether statements are prepared. */
  readonly isPrepared?: boolean;
}
const current = new AsyncLocalStorage<Work>();

/**
 * Runs `act` so that all its database work uses the pool of this kind. A nested deadline never exceeds the outer one.
 */
export function inWork<T>(kind: WorkKind, act: () => T, untilMs = Number.POSITIVE_INFINITY): T {
  const outerMs = current.getStore()?.untilMs ?? Number.POSITIVE_INFINITY;
  return current.run({ kind, untilMs: Math.min(untilMs, outerMs) }, act);
}

/** Returns the kind of the current work. */
export const kindNow = (): WorkKind => current.getStore()?.kind ?? 'jobs';

/** Returns when the statements of the current work give up waiting; epoch milliseconds of the machine. */
export const deadlineNow = (): number => current.getStore()?.untilMs ?? Number.POSITIVE_INFINITY;

/**
 * Runs `act` as the same kind of work with this deadline, which may be later than the current one. Its statements have one
 * text for any values and are prepared, outside of transactions: a connection parses each once. PostgreSQL plans it with its
 * values five times, and from then on once for all values if it finds that no dearer.
 */
export const preparedUntil = <T>(untilMs: number, act: () => T): T =>
  current.run({ kind: kindNow(), untilMs, isPrepared: true }, act);

/** How much longer than the server's own time limit the house waits: a stopped server does not enforce its limits. */
const graceMs = 2_000;

/**
 * Longest time from sending a statement until its reply, milliseconds. Then its connection is closed, so that a statement
 * that no server has read until then is never run.
 */
export const longestReplyMs = (kind: WorkKind): number => rules[kind].statementMs + graceMs;

type Connect = (client: ClientBase) => Promise<unknown>;

/** An address, and the mode of the pooler there. */
export interface Place {
  readonly address: Address;
  readonly pooler: Pooler;
  /** True for a coordinator that has to see the values of each statement. */
  readonly isPlannedEachTime?: boolean;
}

class KindPool {
  readonly pool: Pool;
  private turnedAway = 0;
  private readonly kind: WorkKind | 'ledger';
  private readonly rule: PoolRule;
  private readonly pooler: Pooler;
  private readonly isPlannedEachTime: boolean;

  constructor(
    kind: WorkKind | 'ledger',
    { address, pooler, isPlannedEachTime = false }: Place,
    log: (line: string) => void,
    set?: Connect,
  ) {
    const rule = rules[kind];
    this.kind = kind;
    this.rule = rule;
    this.pooler = pooler;
    this.isPlannedEachTime = isPlannedEachTime;
    const limit = limitsOnConnect(pooler, rule);
    const onConnect = limit && set ? async (client: ClientBase) => (await limit(client), set(client)) : (limit ?? set);
    this.pool = new Pool({
      ...address,
      Client: clientOf(address),
      max: rule.connections,
      idleTimeoutMillis: rule.idleMs,
      // waitMs is shorter and limits normal waiting. This limit drops a connection attempt that a stopped server never
      // answers.
      connectionTimeoutMillis: 10 * rule.waitMs,
      ...startUpLimits(pooler, rule),
      // A pooler that hands a connection from one client to the next sets the name again whenever it differs.
      application_name: pooler === 'transaction' ? 'foyer' : `foyer ${kind}`,
      ...(onConnect && { onConnect }),
    });
    this.pool.on('error', (error) => log(`A connection to the database ended: ${error.message}`));
    // The pool listens to idle connections only. A connection that breaks in use already fails its statement, but its
    // error event would end the process without a listener.
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
      // A connection that arrives too late returns to the pool for the next caller.
      asked.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    }
  }

  /** Lends a connection for this work, whose statements wait until its deadline at most. */
  async lend({ untilMs, isPrepared = false }: Omit<Work, 'kind'>): Promise<PostgresPoolClient> {
    const patienceMs = this.rule.statementMs + graceMs;
    // A pooler of transactions would lose the names of prepared statements.
    const isTransaction = this.pooler === 'transaction';
    const begun = isTransaction ? beginWithLimits(this.rule) : (text: string) => text;
    const isNamed = isPrepared && !isTransaction && !this.isPlannedEachTime;
    return lend(await this.connect(), { patienceMs, untilMs, begun, isNamed });
  }

  get state(): PoolState {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.pool;
    return { kind: this.kind, most: this.rule.connections, open, idle, waiting, turnedAway: this.turnedAway };
  }
}

const tickMs = 50;

/**
 * Waits at most limitMs, counted in ticks of this process. Time in which the event loop is blocked does not count,
 * because no reply can be read then.
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

export interface Pools {
  /** Pool for Kysely: each statement or transaction takes a connection for the kind of the current work. */
  readonly split: PostgresPool;
  /** The ledger's own connections, used by nothing else. */
  readonly ledger: Pool;
  /** Opens the ledger's connections to another server of a cluster. */
  readonly ledgerAt: (address: Address) => Pool;
  states(): readonly PoolState[];
}

/**
 * Planning the ledger's statement takes longer than running it for a few movements, so its plan is made once for each
 * connection. It may be made while the tables are small, and must use their indexes even then.
 */
const ledgerPlanning = 'set plan_cache_mode = force_generic_plan; set enable_seqscan = off';
const planOnce: Connect = (client) => client.query(ledgerPlanning);

/**
 * Opens no connection. What needs a session of its own uses `direct`; the same place as `main` without a pooler. The
 * coordinator of a Citus cluster has to see the values of each statement, and makes no plan once for all.
 */
export function makePools(at: Place, direct: Place, log: (line: string) => void, isOnCitus = false): Pools {
  const [main, session] = [at, direct].map((place) => ({ ...place, isPlannedEachTime: isOnCitus })) as [Place, Place];
  const of = (kind: WorkKind | 'ledger', place: Place = main, set?: Connect) => new KindPool(kind, place, log, set);
  const shared = { pages: of('pages'), reads: of('reads'), money: of('money'), jobs: of('jobs') };
  const own = at === direct ? {} : { session: of('session', session) };
  const kinds: Record<WorkKind, KindPool> = { session: shared.jobs, ...shared, ...own };
  // Its statements are named, which saves planning them: a pooler of transactions would lose the names.
  const ledger = of('ledger', direct, isOnCitus ? undefined : planOnce);
  const all = Object.values({ ...shared, ...own });
  return {
    split: {
      options: {},
      connect: () => kinds[kindNow()].lend(current.getStore() ?? { untilMs: Number.POSITIVE_INFINITY }),
      end: async () => {
        await Promise.all(all.map(({ pool }) => pool.end()));
      },
    },
    ledger: ledger.pool,
    ledgerAt: (address) => of('ledger', { address, pooler: 'none' }, planOnce).pool,
    states: () => [...all, ledger].map(({ state }) => state),
  };
}
