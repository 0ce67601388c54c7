/** Kysely types of the lobby tables: 044 and later. */
import type { ColumnType, Generated } from 'kysely';
import type { Words } from './walletTables.ts';

/** Written as JSON text, read as an object. */
type Json<T> = ColumnType<T, string, string>;

export interface GameHallTable {
  platform_code: string;
  game_type: number;
  names: Json<Words>;
  is_under_maintenance: boolean;
  maintenance_remarks: Json<Words>;
  sort_order: number;
}

export interface AgencyTables {
  agent: {
    agent_id: string;
    name_key: string;
    account: string;
    password_hash: string;
    mobile_phone: string;
    agent_code: string;
    status: Generated<string>;
    terms_version: string;
    terms_accepted_ms: number;
    created_ms: number;
  };
  agent_session: { token_hash: Buffer; agent_id: string; opened_ms: number; expires_ms: number };
}

export interface HelpTables {
  article_type: { type_id: string; names: Json<Words>; sort_order: number };
  article: {
    article_id: string;
    type_id: string;
    titles: Json<Words>;
    summaries: Json<Words>;
    contents: Json<Words>;
    sort_order: number;
    updated_ms: number;
  };
  push_info: { push_id: string; titles: Json<Words>; contents: Json<Words>; created_ms: number };
}

export interface LobbyTables extends AgencyTables, HelpTables {
  vip_level: { level: number; names: Json<Words>; rise_betflow_satang: number; keep_betflow_satang: number };
  vip_privilege: {
    level: number;
    rise_bonus_satang: number;
    month_bonus_satang: number;
    birthday_bonus_satang: number;
    bonus_stake_multiple: number;
    has_own_service: boolean;
  };
  game_hall: GameHallTable;
  coded_picture: { img_code: string; picture: string; target: string; titles: Json<Words>; contents: Json<Words> };
  float_picture: {
    float_id: string;
    picture: string;
    target: string;
    titles: Json<Words>;
    side: string;
    sort_order: number;
  };
  index_offer: {
    config_id: string;
    place: string;
    titles: Json<Words>;
    contents: Json<Words>;
    picture: string;
    target: string;
    from_ms: number;
    until_ms: number | null;
    sort_order: number;
  };
  highlight_video: {
    video_id: string;
    titles: Json<Words>;
    picture: string;
    video_url: string;
    created_ms: number;
    is_replay: Generated<boolean>;
    /** Game whose picture is shown if the video has no picture of its own. */
    game_id: Generated<string>;
  };
  data_version: { topic: string; version: number };
  favourite: { player_id: string; game_id: string; game_type: number; added_ms: number };
}
