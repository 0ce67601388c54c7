/** How the limits of a pool reach the server: directly, or through a pooler such as PgBouncer. Decision 520 */
import type { ClientBase, PoolConfig } from 'pg';
import type { Pooler } from '../databaseSettings.ts';

export interface Limits {
  readonly lockMs: number;
  readonly statementMs: number;
  /** Longest pause between two statements of a transaction. */
  readonly pauseMs: number;
}

/** Start-up parameters of a connection. A pooler refuses those it does not know. */
export function startUpLimits(pooler: Pooler, { statementMs, lockMs, pauseMs }: Limits): PoolConfig {
  if (pooler !== 'none') return {};
  return { statement_timeout: statementMs, lock_timeout: lockMs, idle_in_transaction_session_timeout: pauseMs };
}

const assignments = ({ statementMs, lockMs, pauseMs }: Limits, scope: string): string =>
  `set ${scope} statement_timeout = ${statementMs}; set ${scope} lock_timeout = ${lockMs}; ` +
  `set ${scope} idle_in_transaction_session_timeout = ${pauseMs}`;

/** Sets the limits on each new connection of a session. A server that does not answer must not hold it forever. */
export function limitsOnConnect(pooler: Pooler, limits: Limits) {
  if (pooler !== 'session') return undefined;
  const statement = { text: assignments(limits, 'session'), query_timeout: limits.statementMs };
  return (client: ClientBase): Promise<unknown> => client.query(statement);
}

export const beginsTransaction = (text: string): boolean => /^(?:begin|start transaction)\b/.test(text);

/**
 * Sets the limits together with the statement that begins a transaction, in one round trip. Statements outside of a
 * transaction have the limits of the pooler's own connections; `openPools` refuses to start without those.
 */
export function beginWithLimits(limits: Limits): (text: string) => string {
  const local = assignments(limits, 'local');
  return (text) => (beginsTransaction(text) ? `${text}; ${local}` : text);
}
