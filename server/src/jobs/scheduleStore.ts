/** SQL of the schedules: the time until which each one's jobs have been added. */
import { sql } from 'kysely';
import type { House } from '../house.ts';

export async function readPlanned(house: House): Promise<Map<string, number>> {
  const rows = await house.db.selectFrom('job_schedule').selectAll().execute();
  return new Map(rows.map((row) => [row.name, row.planned_ms]));
}

/** Stores the time planned until. It never decreases, whichever process writes last. */
export async function writePlanned(house: House, name: string, plannedMs: number): Promise<void> {
  await house.db
    .insertInto('job_schedule')
    .values({ name, planned_ms: plannedMs })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ planned_ms: sql`greatest(job_schedule.planned_ms, excluded.planned_ms)` }),
    )
    .execute();
}
