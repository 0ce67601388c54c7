/** Kysely types of erased players and what is known of their exclusions (521_privacy.sql). */
import type { ColumnType } from 'kysely';

export interface PrivacyTables {
  erased_player: {
    player_id: string;
    erased_ms: number;
    staff: string;
    /** Written as JSON text, read as an object. */
    counts: ColumnType<Record<string, number>, string, never>;
  };
  excluded_identity: { identity_hash: Buffer; until_ms: number };
}
