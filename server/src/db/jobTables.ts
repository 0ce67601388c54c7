/** Kysely types of the tables of scheduled jobs and interest plans: 245 to 247. */
import type { ColumnType, Generated } from 'kysely';
import type { Words } from './walletTables.ts';

/** Written as JSON text, read as an object. */
type Json<T> = ColumnType<T, string, string>;

interface InterestTerms {
  names: Json<Words>;
  /** Rate for one billing cycle, in millionths of the principal. */
  rate_ppm: number;
  billing_minutes: number;
  plan_minutes: number;
  cap_satang: number;
  principal_multiple_e2: number;
  interest_multiple_e2: number;
}

export interface InterestPlanTable extends InterestTerms {
  plan_id: string;
  single_limit_satang: number;
  remaining: number;
  is_on_sale: Generated<boolean>;
  sort_order: number;
}

export interface InterestOrderTable extends InterestTerms {
  player_id: string;
  order_id: string;
  request_key: string;
  plan_id: string;
  /** AMB-065; -1 is requested but not paid yet, -2 is void. */
  status: number;
  principal_satang: number;
  created_ms: number;
  ends_ms: number;
  cycles: Generated<number>;
  interest_satang: Generated<number>;
  closed_ms: ColumnType<number | null, number | null | undefined>;
  paid_back_ms: ColumnType<number | null, number | null | undefined>;
}

export interface JobTables {
  /** 382_step_lease.sql */
  step_lease: { name: string; holder: string; until_ms: number };
  job_schedule: { name: string; planned_ms: number };
  fish_king_week: { until_ms: number; settled_ms: number };
  fish_king: {
    until_ms: number;
    rank: number;
    user_account: string;
    round_count: number;
    stake_satang: number;
    win_satang: number;
    game_id: string;
  };
  interest_plan: InterestPlanTable;
  interest_order: InterestOrderTable;
}
