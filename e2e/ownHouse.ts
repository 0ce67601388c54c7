/** A house of its own for journeys that need an operator's choice: it counts for every visitor. */
import { Pool } from 'pg';
import { startHouse } from './house.ts';
import type { RunningHouse } from './house.ts';

/** Starts a house where these front configurations stand, the same in every language. ENTITY-010 */
export async function houseWhere(front: Readonly<Record<string, string>>): Promise<RunningHouse> {
  const house = await startHouse({ DATABASE_URL: '' });
  const pool = new Pool({ connectionString: house.database, max: 1 });
  try {
    for (const [key, value] of Object.entries(front)) {
      await pool.query(
        `insert into front_config (config_key, config_values) values ($1, $2)
         on conflict (config_key) do update set config_values = excluded.config_values`,
        [key, { zh_CN: value, en: value, th: value }],
      );
    }
  } finally {
    await pool.end();
  }
  return house;
}
