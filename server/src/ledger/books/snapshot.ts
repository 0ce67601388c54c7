/** Several connections with the same snapshot of a running house, so that a check can use more than one core. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Db = Kysely<Tables>;

/** `work_mem` is in kB: a slice is sorted in memory up to this size, beyond it on disk. */
const settings = ['work_mem = 131072', 'jit = off'];

async function lane<T>(db: Db, snapshot: string | undefined, act: (within: Db) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (within) => {
      if (snapshot !== undefined) await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(within);
      for (const setting of settings) await sql`set local ${sql.raw(setting)}`.execute(within);
      return act(within);
    });
}

/** Starts tasks in order, as many at a time as there are lanes. Returns their results in the same order. */
export async function atOneMoment<T>(
  db: Db,
  lanes: number,
  tasksOf: (first: Db) => Promise<readonly ((within: Db) => Promise<T>)[]>,
): Promise<T[]> {
  return lane(db, undefined, async (first) => {
    const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(first);
    const tasks = await tasksOf(first);
    const results: T[] = [];
    let next = 0;
    const work = async (within: Db): Promise<void> => {
      for (let at = next++; at < tasks.length; at = next++) {
        const task = tasks[at];
        if (task !== undefined) results[at] = await task(within);
      }
    };
    const others = Array.from({ length: Math.min(lanes, tasks.length) - 1 }, () => lane(db, rows[0]?.snapshot, work));
    // The first lane exports the snapshot, so it stays open until the others are done, even if one of them fails.
    const ended = await Promise.allSettled([work(first), ...others]);
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
    return results;
  });
}
