/** Kysely types of the built-in game provider (060_provider.sql). */
import type { Generated } from 'kysely';

export interface PlayTables {
  /** Parts of settled stakes that do not count for turnover (450_uncounted_stake.sql). */
  uncounted_stake: {
    player_id: string;
    bet_order_no: string;
    satang: number;
    reason: 'opposing' | 'cashedOut';
  };
  play_ticket: {
    ticket_hash: Buffer;
    player_id: string | null;
    platform_code: string;
    game_id: string;
    mode: string;
    lang: string;
    expires_ms: number;
    used_ms: number | null;
  };
  play_session: {
    session_id: string;
    token_hash: Buffer;
    owner: string;
    player_id: string | null;
    platform_code: string;
    game_id: string;
    mode: string;
    opened_ms: number;
    expires_ms: number;
    credit_satang: number;
    staked_satang: Generated<number>;
    won_satang: Generated<number>;
    /** 447_open_windows.sql */
    is_displaced: Generated<boolean>;
  };
  play_seed: {
    owner: string;
    seed_id: string;
    /** Sealed until its reveal, then plain. */
    stored_seed: string;
    commitment: string;
    client_seed: string | null;
    next_nonce: Generated<number>;
    state: string;
    created_ms: number;
    revealed_ms: number | null;
  };
  play_round: {
    owner: string;
    round_id: string;
    session_id: string;
    request_id: string;
    platform_code: string;
    game_id: string;
    seed_id: string;
    nonce: number;
    stake_satang: number;
    /** Part of the stake that the house sets aside for the jackpot. */
    jackpot_satang: number;
    win_satang: number;
    /** Rules that the round was opened under: a slot's model. */
    rules: string;
    family: string;
    /** Choices made at opening besides the stake, in a format of the game family. */
    choice: object;
    game_type: number;
    /** Current state of the round, in a format of the game family. */
    progress: object;
    is_over: boolean;
    held_satang: number;
    state: string;
    balance_before_satang: number;
    balance_after_satang: number;
    opened_ms: number;
    spun_ms: number;
    settled_ms: number | null;
  };
  play_action: {
    owner: string;
    round_id: string;
    action_id: string;
    move: object;
    stake_satang: number;
    next: object;
    state: string;
    made_ms: number;
  };
  /** 462_foreign_games.sql */
  foreign_round: {
    player_id: string;
    round_id: string;
    provider_code: string;
    platform_code: string;
    game_id: string;
    game_type: number;
    family: string;
    is_free: boolean;
    state: 'open' | 'refused';
    opened_ms: number;
  };
  foreign_jackpot: { player_id: string; round_id: string; transaction_id: string; amount_satang: number };
  play_switch: { platform_code: string; game_id: string; reason: string; changed_ms: number };
}
