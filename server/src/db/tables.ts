/**
 * Kysely types of all tables. Each domain has one block here. Ids are text, amounts satang and times epoch milliseconds
 * (both bigint in SQL, a number here).
 */
import type { OldBetTables } from './oldBetTables.ts';
import type { PaymentTables } from './paymentTables.ts';
import type { WalletTables, Words } from './walletTables.ts';
import type { ColumnType, Generated } from 'kysely';
import type { BetSumTables } from './betSumTables.ts';
import type { BonusTables } from './bonusTables.ts';
import type { DeliveryTables } from './deliveryTables.ts';
import type { FairnessTables } from './fairnessTables.ts';
import type { FishTables } from './fishTables.ts';
import type { IdentityTables } from './identityTables.ts';
import type { JobTables } from './jobTables.ts';
import type { HouseDayTables } from './houseDayTables.ts';
import type { InviteTables } from './inviteTables.ts';
import type { JurisdictionTables } from './jurisdictionTables.ts';
import type { LiveTables } from './liveTables.ts';
import type { LobbyTables } from './lobbyTables.ts';
import type { LotteryTables } from './lotteryTables.ts';
import type { MessageTables } from './messageTables.ts';
import type { PlayTables } from './playTables.ts';
import type { PrivacyTables } from './privacyTables.ts';
import type { PromotionTables } from './promotionTables.ts';
import type { ProtectionTables } from './protectionTables.ts';
import type { ReserveTables } from './reserveTables.ts';
import type { RewardTables } from './rewardTables.ts';
import type { SecurityTables } from './securityTables.ts';
import type { SportTables } from './sportTables.ts';
import type { StaffTables } from './staffTables.ts';
import type { WatchTables } from './watchTables.ts';
import type { WheelTables } from './wheelTables.ts';

export interface Tables
  extends
    LedgerTables,
    BetSumTables,
    HouseDayTables,
    OldBetTables,
    PlayersTables,
    SecurityTables,
    AccountTables,
    SiteTables,
    UploadTables,
    WalletTables,
    PaymentTables,
    ReserveTables,
    PrivacyTables,
    PromotionTables,
    ProtectionTables,
    PlayTables,
    JobTables,
    JurisdictionTables,
    LiveTables,
    SportTables,
    StaffTables,
    LobbyTables,
    LotteryTables,
    MessageTables,
    RewardTables,
    WatchTables,
    WheelTables,
    InviteTables,
    BonusTables,
    DeliveryTables,
    FairnessTables,
    FishTables,
    IdentityTables {}

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
    /** 140_security.sql */
    withdrawals_paused_until_ms: Generated<number>;
  };
  /** 449_factors.sql */
  payout_address: { player_id: string; address_hash: Buffer; first_ms: number };
  player_email: { email_key: string; player_id: string };
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
    /** 120_sessions.sql */
    device_name: Generated<string>;
    /** 449_factors.sql */
    proved_ms: Generated<number>;
    proved_again_ms: Generated<number>;
  };
  login_ticket: {
    ticket_hash: Buffer;
    player_id: string;
    issued_ms: number;
    expires_ms: number;
    spent_ms: number | null;
  };
  money_request: {
    player_id: string;
    request_id: string;
    call_name: string;
    body_hash: Buffer;
    owner: string;
    started_ms: number;
    reply: string | null;
    decided: unknown;
  };
  /** 376_made_requests.sql */
  made_request: { player_id: string; call_name: string; body_hash: Buffer; request_id: string; made_ms: number };
}

/** Captchas, failed log-ins, codes and the sandbox's outbox (011_account.sql). */
export interface AccountTables {
  captcha: { captcha_id: string; picture_answer: string; spoken_answers: string[]; expires_ms: number };
  /** 448_captcha_work.sql */
  captcha_use: { challenge_hash: Buffer; expires_ms: number };
  login_attempt: {
    lock_key: string;
    attempts: number;
    window_start_ms: number;
    locked_until_ms: Generated<number>;
  };
  verification_code: {
    player_id: string;
    scene: string;
    target: string;
    code_hash: Buffer;
    sent_ms: number;
    expires_ms: number;
    tries: Generated<number>;
    is_used: Generated<boolean>;
  };
  outbox_message: {
    player_id: string;
    message_id: string;
    session_id: string;
    device_id: string;
    target: string;
    code: string;
    sent_ms: number;
    channel: Generated<string>;
    purpose: Generated<string>;
  };
  register_item: { item: string; is_required: boolean; sort_order: number };
}

/** Settings, navigation and front configuration (012_settings.sql, 013_site.sql). */
export interface SiteTables {
  setting: { setting_key: string; setting_value: string };
  nav_item: {
    nav_id: string;
    names: Words;
    nav_type: string;
    url: string;
    picture: string;
    sort_order: number;
  };
  front_config: { config_key: string; config_values: Words };
}

/** Pictures uploaded by players (014_uploads.sql). */
export interface UploadTables {
  upload: {
    player_id: string;
    upload_id: string;
    mime: string;
    extension: string;
    size_bytes: number;
    created_ms: number;
    /** SHA-256 of its bytes. */
    picture_hash: Generated<Buffer | null>;
    /** Where its bytes are; 'database' is `upload_picture` (510_file_stores.sql). */
    store: Generated<string>;
  };
  /** Pictures that are being stored (510_file_stores.sql). */
  upload_intent: { player_id: string; upload_id: string; extension: string; store: string; created_ms: number };
  /** The bytes of those pictures (381_upload_pictures.sql). */
  upload_picture: { player_id: string; upload_id: string; bytes: Buffer };
}

/** Written only by the ledger (001_ledger.sql). */
export interface LedgerTables {
  wallet: {
    player_id: string;
    seq: number;
    head: Buffer;
    /** 410_protection.sql */
    stopped_until_ms: Generated<number>;
    protection_version: Generated<number>;
  };
  balance: { player_id: string; account: string; amount_satang: number };
  movement: {
    player_id: string;
    seq: number;
    id: string;
    key: string;
    request_hash: Buffer;
    title: number;
    reference: string;
    created_ms: number;
    hash: Buffer;
  };
  entry: {
    player_id: string;
    account: string;
    seq: number;
    leg: number;
    amount_satang: number;
    balance_satang: number | null;
  };
  /** Totals computed from the entries (160_statement.sql). */
  statement_mark: { player_id: string; account: string; seq: number };
  statement_day: {
    player_id: string;
    account: string;
    day: number;
    title: number;
    entry_count: number;
    in_satang: number;
    out_satang: number;
    first_seq: number;
    last_seq: number;
    closing_satang: number;
  };
  /** Settled stakes by month, up to the mark (460_settled_stakes.sql). */
  settled_stake: { player_id: string; month: string; staked_satang: number };
  settled_stake_mark: { is_only: Generated<boolean>; until_ms: number };
  bet: {
    player_id: string;
    bet_order_no: string;
    platform_code: string;
    game_type: number;
    game_id: string;
    round_id: string;
    stake_satang: number;
    win_satang: number;
    is_settled: boolean;
    placed_ms: number;
    settled_ms: number | null;
    /** 215_bonus.sql */
    voided_ms: ColumnType<number | null, number | null | undefined>;
    /** Stake of a voided bet (255_lottery.sql). */
    void_satang: Generated<number | null>;
    /** Its round has several transactions (462_foreign_games.sql). */
    is_summed: Generated<boolean>;
  };
}
