/** Encrypts the secrets of future results that a release before 443_sealed_seeds.sql stored as plain text. */
import { sql } from 'kysely';
import type { House } from '../house.ts';
import { sealSeed } from './seedVault.ts';

const doneKey = 'seedsSealed';
/** Rows per transaction, so that no lock is held long in a large database. */
const batch = 1_000;

interface Sealed {
  readonly table: string;
  readonly column: 'sealed_secret' | 'sealed_end' | 'stored_seed';
  /** The column whose value binds the seal to its row. */
  readonly place: string;
  readonly isFuture: string;
}

const all: readonly Sealed[] = [
  { table: 'table_chain', column: 'sealed_end', place: 'anchor', isFuture: 'true' },
  { table: 'lottery_chain', column: 'sealed_end', place: 'anchor', isFuture: 'true' },
  { table: 'sport_chain', column: 'sealed_end', place: 'anchor', isFuture: 'true' },
  { table: 'fish_room', column: 'sealed_secret', place: 'room_id', isFuture: 'true' },
  { table: 'play_seed', column: 'stored_seed', place: 'commitment', isFuture: "state <> 'revealed'" },
  { table: 'check_in_draw', column: 'stored_seed', place: 'commitment', isFuture: 'drawn_ms is null' },
];

async function sealBatch(house: House, { table, column, place, isFuture }: Sealed): Promise<number> {
  return house.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ stored: string; place: string }>`
      select ${sql.ref(column)} as stored, ${sql.ref(place)} as place from ${sql.table(table)}
      where ${sql.raw(isFuture)} and ${sql.ref(column)} not like 'sealed:%' limit ${batch} for update`.execute(db);
    for (const row of rows) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealSeed(house, row.stored, row.place)}
        where ${sql.ref(place)} = ${row.place} and ${sql.ref(column)} = ${row.stored}`.execute(db);
    }
    return rows.length;
  });
}

/** Does its work once per database. Called at the start under the advisory lock, so that one process does it. */
export async function sealPlainSeeds(house: House): Promise<void> {
  const done = await house.db
    .selectFrom('setting')
    .select('setting_value')
    .where('setting_key', '=', doneKey)
    .executeTakeFirst();
  if (done !== undefined) return;
  for (const each of all) while ((await sealBatch(house, each)) === batch);
  await house.db.insertInto('setting').values({ setting_key: doneKey, setting_value: '1' }).execute();
}
