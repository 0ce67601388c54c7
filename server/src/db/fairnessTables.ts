/** Kysely types of the list of anchors and the salts of chains (445_chain_salts.sql). */
import type { Generated } from 'kysely';

export interface FairnessTables {
  anchor_entry: { entry_no: number; published_ms: number; body: string; hash: string };
  chain_salt: {
    salt_day: number;
    salt: string;
    seed_count: number;
    leaves_hash: string;
    pulse: string;
    pulse_ms: number;
    pulse_address: string;
    fixed_ms: number;
    entry_no: number;
  };
  salt_seed: {
    salt_day: number;
    player_id: string;
    seed: string;
    leaf: string;
    is_used: Generated<boolean>;
    given_ms: number;
  };
}
