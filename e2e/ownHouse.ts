/** A house of its own for journeys that need an operator's choice: it counts for every visitor. */
import { clientHeader } from '@foyer/contract/envelope.ts';
import { init } from '@foyer/contract/site/config.ts';
import { expect } from '@playwright/test';
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
  // On a busy machine a house that has just been filled asks to come back in a moment.
  const isReady = async () => {
    const reply = await fetch(house.url + init.path, { method: 'POST', headers: { [clientHeader]: '1' } });
    return ((await reply.json()) as { code: number }).code;
  };
  await expect.poll(isReady, { timeout: 30_000 }).toBe(200);
  return house;
}
