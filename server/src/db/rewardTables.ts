/** Kysely types of the club's rewards and welfare (235 to 237). */
import type { ColumnType, Generated } from 'kysely';
import type { Words } from './walletTables.ts';

/** Written as JSON text, read as an object. */
type Json<T> = ColumnType<T, string, string>;

/** A prize of the check-in draw, as it was when the draw was created. */
export interface KeptPrize {
  readonly prizeId: string;
  readonly names: Words;
  readonly amountSatang: number;
  readonly points: number;
  readonly tickets: number;
}

export interface RewardTables {
  vip_rise: { player_id: string; level: number; reached_ms: number; held_ms: number };
  vip_month: {
    player_id: string;
    month: string;
    level: number;
    valid_satang: number;
    is_kept: boolean;
    graded_ms: number;
  };
  vip_grading: { month: string; graded_ms: number };
  /** 562_wallet_lock.sql */
  vip_staked: { player_id: string; staked_satang: number };
  vip_staked_mark: { is_only: Generated<boolean>; month: string };
  vip_reward: {
    player_id: string;
    reward_id: string;
    kind: string;
    level: number;
    period: string;
    amount_satang: number;
    stake_multiple: number;
    earned_ms: number;
    taken_ms: number | null;
  };
  check_in_day: { place: number; amount_satang: number; points: number };
  check_in: { player_id: string; day: string; place: number; amount_satang: number; checked_ms: number };
  check_in_prize: {
    prize_id: string;
    names: Json<Words>;
    amount_satang: Generated<number>;
    points: Generated<number>;
    tickets: number;
    sort_order: number;
  };
  check_in_draw: {
    player_id: string;
    day: string;
    /** Sealed until the draw, then plain. */
    stored_seed: string;
    commitment: string;
    prizes: Json<KeptPrize[]>;
    client_seed: string | null;
    ticket: number | null;
    prize_id: string | null;
    drawn_ms: number | null;
  };
  sign_in: { player_id: string; day: string; place: number; points: number; signed_ms: number };
  points_account: { player_id: string; points: number; earned: number; spent: number };
  points_offer: {
    exchange_id: string;
    names: Json<Words>;
    points: number;
    amount_satang: number;
    left_count: number;
    is_open: Generated<boolean>;
    sort_order: number;
  };
  points_exchange: {
    player_id: string;
    exchange_no: string;
    request_key: string;
    exchange_id: string;
    names: Json<Words>;
    points: number;
    amount_satang: number;
    exchanged_ms: number;
  };
  bind_bonus: {
    bind_type: string;
    offer_id: string;
    names: Json<Words>;
    amount_satang: number;
    is_open: Generated<boolean>;
  };
}
