/** A connection that a pool lends for some work: its statements have a deadline, and may be prepared. */
import type { PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';
import { beginsTransaction } from './limits.ts';
import { Overloaded } from './overloaded.ts';
import { preparedIsOutdated, preparedName } from './prepared.ts';

interface Lent {
  /** Longest wait for a reply, milliseconds. */
  readonly patienceMs: number;
  /** Statements give up waiting at this time; epoch milliseconds of the machine. */
  readonly untilMs: number;
  /** Adds the limits to a statement that begins a transaction. */
  readonly begun: (text: string) => string;
  /** Whether statements outside of transactions are prepared. */
  readonly isNamed: boolean;
}

/**
 * Wraps a client so that a statement whose reply is late destroys the connection on release. The late reply could
 * otherwise reach the next user of the connection.
 */
export function lend(client: PoolClient, { patienceMs, untilMs, begun, isNamed }: Lent): PostgresPoolClient {
  let isBroken = false;
  let isInTransaction = false;
  const send = async (statement: string | { readonly name: string; readonly text: string }, values: unknown[]) => {
    const limitMs = Math.max(1, Math.min(patienceMs, untilMs - Date.now()));
    try {
      // The types of `query` take a text or a description, but no union of both.
      return await within(client.query(statement as string, values), limitMs);
    } catch (error) {
      // A server that has become a standby refuses writes on connections from before.
      if (error instanceof Overloaded || codeOf(error) === '25006') isBroken = true;
      throw error;
    }
  };
  const ask = async (text: string, given: readonly unknown[]): Promise<unknown> => {
    isInTransaction ||= beginsTransaction(text);
    const name = isNamed && !isInTransaction ? preparedName(text) : undefined;
    if (name === undefined) return send(begun(text), [...given]);
    try {
      return await send({ name, text }, [...given]);
    } catch (error) {
      if (!preparedIsOutdated(codeOf(error))) throw error;
      // It has changed nothing: a statement outside of a transaction that fails is rolled back.
      isBroken = true;
      return send(text, [...given]);
    }
  };
  return {
    query: ask as PostgresPoolClient['query'],
    release: (isDestroyed) => client.release(isBroken || isDestroyed === true),
  };
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | undefined)?.code;

function within<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // After a blocked event loop, timers run before replies that arrived in time are read. Let those be read first.
      setImmediate(() => setImmediate(() => reject(new Overloaded('the database did not answer in time'))));
    }, limitMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
