/** Kysely types of the tables used before a session exists: 130 and later. */
import type { Generated } from 'kysely';

export interface IdentityTables {
  guest_code: {
    scene: string;
    subject: string;
    device_id: string;
    target: string;
    code_hash: Buffer;
    expires_ms: number;
    tries: Generated<number>;
    is_used: Generated<boolean>;
  };
  recovery_ticket: { token_hash: Buffer; player_id: string; expires_ms: number };
  third_party_identity: { provider: string; subject: string; player_id: string; linked_ms: number };
  link_ticket: { token_hash: Buffer; provider: string; subject: string; device_id: string; expires_ms: number };
  passport_code: { code_hash: Buffer; subject: string; challenge: string; expires_ms: number };
  code_budget: { budget_key: string; last_ms: number; window_start_ms: number; sends: number };
}
