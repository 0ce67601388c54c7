/** Recognizes errors that mean the database was unreachable or too slow. A later retry may succeed. */
import { Overloaded } from './overloaded.ts';

const codes = new Set([
  '53300', // too_many_connections
  '55P03', // lock_not_available: the lock time-out
  '57014', // query_canceled: the statement time-out
  '25006', // read_only_sql_transaction: the server is not the primary any more
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '53100', // disk_full
  '53200', // out_of_memory
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);
const words =
  /Connection terminated|timeout exceeded when trying to connect|encountered a connection error|connection has been discarded/;

/** Returns whether the database was unavailable. A statement that was sent may or may not have taken effect. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Overloaded) return true;
  const code = (error as { code?: unknown } | undefined)?.code?.toString() ?? '';
  // Connection exceptions, and a server that is shutting down, has crashed or is starting.
  if (code.startsWith('08') || code.startsWith('57P') || codes.has(code)) return true;
  return error instanceof Error && words.test(error.message);
}
