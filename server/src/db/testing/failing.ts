/**
 * Failing SQL statements for tests. Cancels the nth statement of one piece of work before it is sent, or lets it run
 * and loses the result. Other work of the process is not affected.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';

export type Loss = 'unsent' | 'unheard';

interface Watched {
  readonly failAt: number;
  readonly loss: Loss;
  readonly texts: string[];
  hasFailed: boolean;
  isOver: boolean;
}

/** The error of PostgreSQL for a statement that exceeds its time limit. */
const cancelled = () =>
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014', severity: 'ERROR' });

type Heard = (error: Error | null, result?: unknown) => void;
type Query = (this: Client, ...given: unknown[]) => unknown;

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : ((given as { text?: string }).text ?? '');

/** Until `stop` is called, `failing` counts and fails the statements of any connection. */
export function watchStatements() {
  const watched = new AsyncLocalStorage<Watched>();
  const prototype = Client.prototype as unknown as { query: Query };
  const { query: live } = prototype;
  prototype.query = function query(this: Client, ...given: unknown[]): unknown {
    const work = watched.getStore();
    const last = given.at(-1);
    const heard = typeof last === 'function' ? (last as Heard) : undefined;
    if (work === undefined || work.isOver) return live.apply(this, given);
    work.texts.push(textOf(given[0]));
    if (work.texts.length !== work.failAt) return live.apply(this, given);
    work.hasFailed = true;
    // A lost reply to `begin` means a lost connection. To run it and report a failure would return a connection with an
    // open transaction to the pool, for other work to use.
    const loss = work.texts.at(-1) === 'begin' ? 'unsent' : work.loss;
    if (heard === undefined)
      return loss === 'unsent'
        ? Promise.reject(cancelled())
        : (live.apply(this, given) as Promise<unknown>).then(() => Promise.reject(cancelled()));
    if (loss === 'unsent') return setImmediate(() => heard(cancelled()));
    return live.apply(this, [...given.slice(0, -1), () => heard(cancelled())]);
  };

  return {
    /** Runs the work and fails its nth statement, or none if `failAt` is 0. Returns the statements as well. */
    async failing<T>(failAt: number, loss: Loss, act: () => Promise<T>) {
      const work: Watched = { failAt, loss, texts: [], hasFailed: false, isOver: false };
      const answer = await watched.run(work, act).finally(() => {
        // A batch of the ledger that this work began may go on with the statements of later work, which must not fail.
        work.isOver = true;
      });
      return { answer, texts: work.texts, hasFailed: work.hasFailed };
    },
    stop: () => {
      prototype.query = live;
    },
  };
}
