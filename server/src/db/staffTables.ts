/** Kysely types of staff, keys of the operator's systems and their trail (500_staff.sql). */
import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text, read as an object. Never changed. */
type Json = ColumnType<Readonly<Record<string, unknown>> | null, string | null | undefined, never>;

export interface StaffTables {
  staff: {
    staff_id: string;
    name: string;
    name_key: string;
    roles: string[];
    password_hash: Generated<string>;
    sealed_secret: Buffer | null;
    last_step: Generated<number>;
    is_disabled: Generated<boolean>;
    created_ms: number;
    seen_ms: Generated<number>;
  };
  staff_invitation: {
    token_hash: Buffer;
    staff_id: string;
    sealed_secret: Buffer | null;
    expires_ms: number;
    used_ms: number | null;
  };
  staff_session: {
    token_hash: Buffer;
    session_id: string;
    staff_id: string;
    ip: string;
    device_name: string;
    opened_ms: number;
    seen_ms: number;
    expires_ms: number;
    ended_ms: number | null;
  };
  staff_passkey: {
    passkey_id: string;
    staff_id: string;
    name: string;
    public_key: Buffer;
    counter: number;
    created_ms: number;
    used_ms: number | null;
  };
  /** `staff_id` is '' for a log-in. */
  staff_challenge: { challenge_id: string; staff_id: string; challenge: string; expires_ms: number };
  operator_key: {
    key_id: string;
    key_hash: Buffer;
    name: string;
    scopes: string[];
    created_ms: number;
    created_by: string;
    used_ms: Generated<number>;
    ended_ms: number | null;
  };
  staff_act: {
    actor: string;
    act_key: string;
    call_name: string;
    body_hash: Buffer;
    started_ms: number;
    status: number | null;
    reply: string | null;
  };
  staff_event: {
    event_id: string;
    at_ms: number;
    actor: 'staff' | 'key' | 'command' | 'guest';
    staff_id: string | null;
    who: string;
    for_whom: Generated<string>;
    call_name: string;
    subject: Generated<string>;
    player_id: string | null;
    outcome: 'begun' | 'done' | 'refused' | 'unknown';
    status: Generated<number>;
    is_act: boolean;
    given: Json;
    before: Json;
    after: Json;
    ip: string;
    device_name: string;
    request_id: string;
  };
  player_note: {
    player_id: string;
    note_id: string;
    staff_id: string | null;
    by_name: string;
    content: string;
    created_ms: number;
  };
}
