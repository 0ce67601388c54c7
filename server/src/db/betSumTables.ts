/** Rows of the kept sums of bets (480_bet_sums.sql). Amounts in satang. */
import type { Generated } from 'kysely';

/** What a row of `bet_sum` counts and sums. */
export interface BetAmounts {
  bets: number;
  settled: number;
  wins: number;
  losses: number;
  staked_satang: number;
  won_satang: number;
  win_staked_satang: number;
  win_won_satang: number;
  loss_staked_satang: number;
  loss_won_satang: number;
  uncounted_satang: number;
}

export interface BetSumTables {
  bet_sum: BetAmounts & {
    player_id: string;
    span: 'month' | 'day' | 'hour';
    is_sort: boolean;
    from_ms: number;
    platform_code: string;
    game_type: number;
  };
  winner_week: {
    player_id: string;
    from_day: number;
    game_type: number;
    rounds: number;
    staked_satang: number;
    won_satang: number;
    top_win_satang: number;
    top_game_id: string;
  };
  game_week: {
    from_day: number;
    game_type: number;
    platform_code: string;
    game_id: string;
    rounds: number;
    staked_satang: number;
    top_win_satang: number;
  };
  /** The weight is a whole number of any length. */
  player_game: { player_id: string; game_id: string; weight: string };
  bet_sum_mark: { is_only: Generated<boolean>; until_ms: number };
  bet_change: {
    player_id: string;
    change_no: Generated<number>;
    sign: number;
    bet_order_no: string;
    platform_code: string;
    game_type: number;
    game_id: string;
    stake_satang: number;
    win_satang: number;
    is_settled: boolean;
    placed_ms: number;
    settled_ms: number | null;
    voided_ms: number | null;
  };
}
