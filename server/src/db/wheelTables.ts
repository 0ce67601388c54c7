/** Kysely types of the wheels (265_wheels.sql). */
import type { ColumnType, Generated } from 'kysely';
import type { Words } from './walletTables.ts';

/** Written as JSON text, read as the parsed value. */
type Json<T> = ColumnType<T, string, string>;

/** A day whose deposits reach this amount gives this many draws in all. */
export interface DepositStep {
  readonly depositSatang: number;
  readonly draws: number;
}

/** A wedge as it was when a draw was made. */
export interface DrawnWedgeRow {
  readonly prizeId: string;
  readonly tickets: number;
  readonly isOut: boolean;
}

export interface WheelTables {
  wheel: {
    wheel_code: string;
    names: Json<Words>;
    is_open: Generated<boolean>;
    free_draws: Generated<number>;
    stake_per_draw_satang: Generated<number>;
    deposit_steps: Json<readonly DepositStep[]>;
    prize_multiple: number;
    prize_hours: number;
  };
  wheel_prize: {
    wheel_code: string;
    prize_id: string;
    place: number;
    names: Json<Words>;
    amount_satang: number;
    tickets: number;
    stock_left: number | null;
  };
  wheel_draw: {
    player_id: string;
    draw_id: string;
    wheel_code: string;
    request_key: string;
    prize_id: string;
    amount_satang: number;
    target_satang: number;
    ticket: number;
    wedges: Json<readonly DrawnWedgeRow[]>;
    seed_id: string;
    nonce: number;
    drawn_ms: number;
    paid_ms: number | null;
  };
}
