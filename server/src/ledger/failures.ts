/** Errors of a batch, classified by how the ledger handles them. */
import { betsOf } from './accounts.ts';
import type { Movement } from './accounts.ts';

/** Thrown if a movement would settle a bet for the second time. Nothing has moved. */
export class BetClosed extends Error {
  constructor(movement: Movement) {
    const numbers = betsOf(movement).map((bet) => bet.betOrderNo);
    super(`bet ${numbers.join(', ')} is settled already; ${movement.key} does not pay it again`);
  }
}

const codeOf = (error: unknown): string => (error as { code?: unknown } | undefined)?.code?.toString() ?? '';

const races = new Set([
  '23505', // unique_violation: another process of the house was first
  '40001', // serialization_failure
  '40P01', // deadlock_detected
]);
export const isRace = (error: unknown): boolean => races.has(codeOf(error));

/** Whether the connection or the server was lost, or is no primary any more. The outcome of the statement is unknown then. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  const isServerGone = code.startsWith('08') || code.startsWith('57P') || code === '53300' || code === '25006';
  const isSocketGone = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(code);
  const text = error instanceof Error ? error.message : '';
  return isServerGone || isSocketGone || /Connection terminated|timeout exceeded when trying to connect/.test(text);
}

/** The movement changes an archived bet, and nothing has moved: 485_old_bets.sql. */
export const isArchived = (error: unknown): boolean => codeOf(error) === 'BA001';

/** The shard was moved to another server, and nothing has moved here: db/citus/distribute.ts. */
export const isShardGone = (error: unknown): boolean => codeOf(error) === 'SH001';

/** not_null_violation of bet.is_settled: see the posting statement. */
export const isBetClosed = (error: unknown): boolean =>
  codeOf(error) === '23502' && (error as { column?: string }).column === 'is_settled';
