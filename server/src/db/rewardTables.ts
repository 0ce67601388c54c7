/** The club's rewards and welfare (235 to 238). */

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
}
