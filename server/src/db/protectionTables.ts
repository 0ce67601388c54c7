/** Kysely types of the protection of players: 410_protection.sql. */
import type { Generated } from 'kysely';

export interface ProtectionTables {
  protection_limit: {
    player_id: string;
    kind: string;
    hours: number;
    /** Satang, or minutes of time; null if no limit is in force. */
    amount: number | null;
    set_ms: number;
    /** A looser limit that is not in force yet. null with `next_from_ms` set removes the limit. */
    next_amount: number | null;
    next_from_ms: number | null;
  };
  protection_use: {
    player_id: string;
    /** Hours since 1970. */
    hour: number;
    deposited: Generated<number>;
    staked: Generated<number>;
    returned: Generated<number>;
    /** One bit for each minute of the hour in which the player used the site. */
    minutes: Generated<number>;
  };
  protection_stop: { player_id: string; stop_id: string; kind: string; from_ms: number; until_ms: number };
  protection_setting: { player_id: string; check_minutes: number };
}
