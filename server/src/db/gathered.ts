/**
 * Joins concurrent calls of one statement: the calls of one turn of the event loop, and those that arrive while it runs for
 * others. So a busy house sends one statement for many callers, with one round trip and one commit.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import { deadlineNow, kindNow, preparedUntil } from './pools.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/**
 * Runs the statement for these keys, at least one. Returns a value for each, in their order. The statement is prepared: its text
 * does not depend on the keys, and it names its columns.
 */
type Run<K, V> = (db: Db, keys: readonly K[]) => Promise<readonly V[]>;

interface Caller<K, V> {
  readonly key: K;
  readonly untilMs: number;
  readonly resolve: (value: V) => void;
  readonly reject: (error: unknown) => void;
  /**
   * Runs in the caller's asynchronous context, which has its pool. Only callers who may be the first of a statement have one,
   * because it takes microseconds to make.
   */
  readonly asCaller: (<T>(act: () => T) => T) | undefined;
}

interface Line<K, V> {
  running: number;
  callers: Caller<K, V>[];
  isScheduled: boolean;
  /** Runs while callers wait for a statement that may be waiting for a lock. */
  overdue: NodeJS.Timeout | undefined;
}

const mostRunning = 2;
/**
 * A second statement runs beside one that has not been answered for so long: it may wait for a lock. A second one at once
 * would halve the callers of each, because those answered together by one statement come to the next together.
 */
const overdueMs = 20;

/** Classes of SQLSTATE that blame the values of a statement: data exceptions and broken constraints. */
const isOfValues = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? '');

/** Whether the coordinator refused the statement because a worker is down. Other callers' players may be on other workers. */
const isOfWorker = (error: unknown): boolean => {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code === '08006' && message.includes('remote node');
};

/** Runs the statement for these callers, and settles the promise of each. Never throws. */
async function answer<K, V>(run: Run<K, V>, db: Db, callers: readonly Caller<K, V>[]): Promise<void> {
  try {
    // Uses the latest deadline, so that a caller close to its deadline does not time out the others.
    const untilMs = Math.max(...callers.map((caller) => caller.untilMs));
    const keys = callers.map(({ key }) => key);
    const values = await preparedUntil(untilMs, () => run(db, keys));
    if (values.length !== callers.length) throw new Error('a gathered statement returned another number of values');
    callers.forEach(({ resolve }, place) => resolve(values[place] as V));
  } catch (error) {
    if (callers.length > 1 && (isOfValues(error) || isOfWorker(error))) {
      await Promise.all(callers.map((caller) => answer(run, db, [caller])));
      return;
    }
    for (const { reject } of callers) reject(error);
  }
}

/**
 * Returns the function that gathers. Within a transaction it does not, because the statement then belongs to that. If the
 * values of one caller are refused by the database, or the worker that has one caller's rows is down, the others are not
 * affected. Any other error is every caller's.
 */
export function gathered<K, V>(run: Run<K, V>, most = 64): (db: Db, key: K) => Promise<V> {
  const lines = new WeakMap<Db, Map<string, Line<K, V>>>();

  /**
   * Callers of one pool share a statement, so that slow work cannot use another pool's connections. Callers with a deadline do
   * not share statements with callers without one.
   */
  function lineOf(db: Db): Line<K, V> {
    const kinds = lines.get(db) ?? new Map<string, Line<K, V>>();
    lines.set(db, kinds);
    const kind = `${kindNow()} ${Number.isFinite(deadlineNow())}`;
    const line = kinds.get(kind) ?? { running: 0, callers: [], isScheduled: false, overdue: undefined };
    kinds.set(kind, line);
    return line;
  }

  function send(db: Db, line: Line<K, V>): void {
    if (line.callers.length === 0 || line.running >= mostRunning) return;
    const callers = line.callers.splice(0, most);
    line.running += 1;
    void callers[0]
      ?.asCaller?.(() => answer(run, db, callers))
      .finally(() => {
        line.running -= 1;
        clearTimeout(line.overdue);
        line.overdue = undefined;
        schedule(db, line);
      });
    schedule(db, line);
  }

  /** Defers to the end of the turn, so that callers resumed by one statement join the next one together. */
  function schedule(db: Db, line: Line<K, V>): void {
    if (line.callers.length === 0 || line.running >= mostRunning || line.isScheduled) return;
    if (line.running > 0 && line.callers.length < most) {
      line.overdue ??= setTimeout(() => {
        line.overdue = undefined;
        send(db, line);
      }, overdueMs);
      return;
    }
    line.isScheduled = true;
    setImmediate(() => {
      line.isScheduled = false;
      send(db, line);
    });
  }

  return async (db, key) => {
    if (db.isTransaction) return (await run(db, [key]))[0] as V;
    const line = lineOf(db);
    return new Promise<V>((resolve, reject) => {
      const canBeFirst = line.callers.length % most === 0;
      const asCaller = canBeFirst ? AsyncLocalStorage.snapshot() : undefined;
      line.callers.push({ key, untilMs: deadlineNow(), resolve, reject, asCaller });
      schedule(db, line);
    });
  };
}
