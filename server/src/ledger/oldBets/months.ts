/** The parts of `old_bet`, one for each month of UTC+7. */
import { houseDay } from '@foyer/contract/houseZone.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { startOf } from '../betSums/pieces.ts';

/** The first moment of the month that is `months` before the month of a time. */
export function monthsBefore(atMs: number, months: number): number {
  let { fromMs } = startOf('month', atMs);
  for (let left = months; left > 0; left -= 1) ({ fromMs } = startOf('month', fromMs - 1));
  return fromMs;
}

const partOf = (monthMs: number): string => `old_bet_${houseDay(monthMs).slice(0, 7).replace('-', '_')}`;

/**
 * Creates the part of a month unless it exists. A table that is attached afterwards blocks no reader; one that is created
 * as a part would.
 */
export const createMonth = (db: Kysely<Tables>, monthMs: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('old_bet', 0))`.execute(trx);
    const name = partOf(monthMs);
    const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(trx);
    if (rows[0]?.found === true) return;
    const { nextMs } = startOf('month', monthMs);
    await sql`create table ${sql.table(name)} (like old_bet including all)`.execute(trx);
    await sql`
      alter table old_bet attach partition ${sql.table(name)}
      for values from (${sql.lit(monthMs)}) to (${sql.lit(nextMs)})`.execute(trx);
  });
