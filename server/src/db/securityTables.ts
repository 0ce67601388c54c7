/** Second factors (141_second_factor.sql). */
import type { Generated } from 'kysely';

export interface SecurityTables {
  second_factor: {
    player_id: string;
    sealed_secret: Buffer;
    is_on: Generated<boolean>;
    last_step: Generated<number>;
    since_ms: number;
  };
  recovery_code: { player_id: string; code_hash: Buffer };
  login_step: {
    ticket_hash: Buffer;
    player_id: string;
    device_id: string;
    is_remembered: boolean;
    expires_ms: number;
  };
}
