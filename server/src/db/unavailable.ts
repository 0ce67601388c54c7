/** Which errors mean that the database could not be asked, or not in time: asked again later, it may answer. */
import { Overloaded } from './pools.ts';

const codes = new Set([
  '53300', // too_many_connections
  '55P03', // lock_not_available: the lock time-out
  '57014', // query_canceled: the statement time-out
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

/** Of a statement that was sent it is unknown what it did. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Overloaded) return true;
  const code = (error as { code?: unknown } | undefined)?.code?.toString() ?? '';
  // Connection exceptions, and a server that is shut down, crashed or starting.
  if (code.startsWith('08') || code.startsWith('57P') || codes.has(code)) return true;
  return error instanceof Error && words.test(error.message);
}
