/** How far a job that sums settled bets goes at once. */
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Longer than the ledger takes for a movement: by then, every bet with an earlier time is stored. */
export const lagMs = 600_000;
/** A batch is short: it holds no lock for long, and is repeated quickly if its process is killed. */
export const mostAtOnce = 20_000;

/** Returns the time before which bets settled since `fromMs` are summed next; undefined if there is nothing to do. */
export async function batchEnd(
  trx: Transaction<Tables>,
  fromMs: number,
  { nowMs, mostBets }: { readonly nowMs: number; readonly mostBets: number },
): Promise<number | undefined> {
  const endMs = nowMs - lagMs;
  if (endMs <= fromMs) return undefined;
  const next = await trx
    .selectFrom('bet')
    .select('settled_ms')
    .where('is_settled', '=', true)
    .where('settled_ms', '>=', fromMs)
    .where('settled_ms', '<', endMs)
    .orderBy('settled_ms')
    .offset(mostBets)
    .limit(1)
    .executeTakeFirst();
  return Math.max(next?.settled_ms ?? endMs, fromMs + 1);
}
