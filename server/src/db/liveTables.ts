/** Kysely types of the live hall's tables (305_tables.sql). */
import type { Generated } from 'kysely';

export interface LiveTables {
  table_chain: {
    game_id: string;
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
  table_round: {
    game_id: string;
    round_index: number;
    close_ms: number;
    /** open, drawn, settled or void. */
    state: string;
    numbers: number[] | null;
    seed: string | null;
    stake_satang: Generated<number>;
    prize_satang: Generated<number>;
    void_reason: string | null;
    written_off_satang: Generated<number>;
    settled_ms: number | null;
  };
  table_bet: {
    owner: string;
    order_no: string;
    request_id: string;
    session_id: string;
    platform_code: string;
    game_id: string;
    round_index: number;
    slip: string;
    stake_satang: number;
    prize_satang: Generated<number>;
    /** opening, placed, won, lost, refused or void. */
    state: string;
    placed_ms: number;
    settled_ms: number | null;
  };
}
