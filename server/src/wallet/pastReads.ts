/** Reads of the past that cannot change any more, which a replica may answer. Decision 522 */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { monthsBefore } from '../ledger/oldBets/months.ts';

/** A movement is stored with the time at which it was asked for, and may be committed so much later. */
const longestCommitMs = 60_000;

/** Whether entries up to `toMs` are of a past month, complete, and on every replica that is read. */
export function isPast({ now, config }: Pick<House, 'now' | 'config'>, toMs: number | undefined): boolean {
  if (toMs === undefined) return false;
  const nowMs = now();
  return toMs < monthsBefore(nowMs, 0) && toMs < nowMs - longestCommitMs - config.replicaLagMs;
}

/** Runs a read of entries up to `toMs`; those of the present month are read where they were written. */
export function readUntil<T>(
  house: House,
  toMs: number | undefined,
  act: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return isPast(house, toMs) ? house.late.read(act) : act(house.db);
}
