/** Records the minutes in which a player uses the site, for limits on time. M14 */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Writes nothing for players without limits. */
export async function noteMinute(db: Kysely<Tables>, playerId: string, nowMs: number): Promise<void> {
  const bit = sql`1::bigint << ${Math.floor(nowMs / 60_000) % 60}::integer`;
  await sql`
    insert into protection_use (player_id, hour, minutes)
    select player_id, ${Math.floor(nowMs / 3_600_000)}, ${bit} from wallet
    where player_id = ${playerId} and protection_version > 0
    on conflict (player_id, hour) do update set minutes = protection_use.minutes | excluded.minutes`.execute(db);
}
