/** Kysely types of second factors and passkeys (141_second_factor.sql, 142_passkeys.sql). */
import type { SecurityOutcome } from '@foyer/contract/securityEventKinds.ts';
import type { Generated } from 'kysely';

export interface SecurityTables {
  /** 401_withdraw_tries.sql */
  withdraw_try: { player_id: string; tries: number; locks: Generated<number>; locked_until_ms: Generated<number> };
  /** 400_rate_windows.sql, renamed by 442_rate_limit.sql */
  rate_limit: { key_hash: Buffer; ends_ms: number; uses: number };
  /** 444_security_events.sql */
  security_event: {
    event_id: string;
    at_ms: number;
    player_id: string | null;
    actor: 'player' | 'guest' | 'operator';
    kind: string;
    call_name: string;
    outcome: SecurityOutcome;
    reason: string;
    staff: string;
    ip: string;
    device_id: string;
    device_name: string;
    request_id: string;
  };
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
    /** Hash of the password that the log-in began with; '' if it began without one. */
    password_hash: Generated<string>;
    expires_ms: number;
  };
  passkey: {
    player_id: string;
    passkey_id: string;
    name: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    created_ms: number;
    used_ms: number | null;
  };
  passkey_challenge: { challenge_id: string; player_id: string; challenge: string; expires_ms: number };
}
