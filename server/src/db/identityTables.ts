/** What getting in needs before there is a session, as Kysely sees it: 130 and on. */
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
  code_budget: { budget_key: string; last_ms: number; window_start_ms: number; sends: number };
}
