/** Kysely types of the lottery tables (255_lottery.sql). */
import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text, read as lists. */
type Json<T> = ColumnType<T, string, string>;

export interface LotteryLineRow {
  readonly play: string;
  readonly picks: readonly (readonly number[])[];
  readonly bankers: readonly number[];
  readonly unitSatang: number;
  readonly multiple: number;
}

export interface LotteryTables {
  lottery_chain: {
    lottery_code: string;
    chain_no: number;
    first_index: number;
    length: number;
    sealed_end: string;
    anchor: string;
    published_ms: number;
    /** The day of the chain's salt, and its entry in the list of anchors (445_chain_salts.sql). */
    salt_day: number | null;
    entry_no: number | null;
  };
  lottery_draw: {
    lottery_code: string;
    draw_index: number;
    issue: string;
    /** open, drawn, settled or void. */
    state: string;
    numbers: Generated<number[]>;
    seed: Generated<string>;
    is_example: Generated<boolean>;
    bet_count: Generated<number>;
    stake_satang: Generated<number>;
    prize_satang: Generated<number>;
    written_off_satang: Generated<number>;
    void_reason: Generated<string>;
    settled_ms: number | null;
  };
  lottery_order: {
    player_id: string;
    order_no: string;
    request_key: string;
    lottery_code: string;
    is_chase: boolean;
    issue: string;
    bet_count: number;
    stake_satang: number;
    lines: Json<readonly LotteryLineRow[]>;
    state: string;
    placed_ms: number;
    balance_satang: Generated<number>;
  };
  lottery_chase: {
    player_id: string;
    chase_no: string;
    lottery_code: string;
    is_stop_on_win: boolean;
    stake_satang: number;
    state: string;
    return_satang: Generated<number>;
    is_return_due: Generated<boolean>;
    created_ms: number;
  };
  lottery_bet: {
    player_id: string;
    bet_order_no: string;
    order_no: string;
    chase_no: string;
    lottery_code: string;
    draw_index: number;
    play: string;
    picks: Json<number[][]>;
    bankers: Json<number[]>;
    bet_count: number;
    unit_satang: number;
    multiple: number;
    stake_satang: number;
    state: string;
    prize_satang: Generated<number>;
    placed_ms: number;
    settled_ms: number | null;
  };
}
