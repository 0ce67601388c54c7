/** The tables as Kysely sees them; each room's migration and its rows stand in one block here. */
import type { ColumnType, Generated } from 'kysely';

export interface Tables extends PlayersTables {}

/** Players, sessions and money requests (010_players.sql). */
export interface PlayersTables {
  player: {
    player_id: string;
    user_account: string;
    password_hash: string;
    status: Generated<string>;
    level: Generated<number>;
    mobile_phone: Generated<string>;
    is_phone_verified: Generated<boolean>;
    real_name: Generated<string>;
    is_name_verified: Generated<boolean>;
    email: Generated<string>;
    is_email_verified: Generated<boolean>;
    qq: Generated<string>;
    we_chat: Generated<string>;
    nickname: Generated<string>;
    birthday: Generated<string>;
    withdraw_password_hash: Generated<string>;
    agent_code: Generated<string>;
    terms_version: Generated<string>;
    terms_accepted_ms: number | null;
    adult_confirmed_ms: number | null;
    created_ms: number;
  };
  player_name: { name_key: string; player_id: string };
  player_phone: { mobile_phone: string; player_id: string };
  player_device: {
    player_id: string;
    device_id: string;
    /** Written as JSON text, read as an object. */
    report: ColumnType<Record<string, unknown>, string, string>;
    first_seen_ms: number;
    last_seen_ms: number;
  };
  session: {
    token_hash: Buffer;
    session_id: string;
    player_id: string;
    device_id: string;
    ip: string;
    opened_ms: number;
    seen_ms: number;
    expires_ms: number;
    ended_ms: number | null;
    end_reason: string | null;
  };
  money_request: {
    player_id: string;
    request_id: string;
    call_name: string;
    body_hash: Buffer;
    owner: string;
    started_ms: number;
    reply: string | null;
  };
}
