/** Kysely types of the protection of players: 410_protection.sql. */
import type { Generated } from 'kysely';

export interface ProtectionTables {
  protection_limit: {
    player_id: string;
    kind: string;
    hours: number;
    /** Satang, or minutes of time; null where no limit is in force. */
    amount: number | null;
    set_ms: number;
    /** The looser limit that waits: null with a moment set means none at all. */
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
    /** One bit for each minute of the hour in which the player was there. */
    minutes: Generated<number>;
  };
  protection_stop: { player_id: string; stop_id: string; kind: string; from_ms: number; until_ms: number };
  protection_setting: { player_id: string; check_minutes: number };
}
