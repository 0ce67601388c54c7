/** Kysely types of the sportsbook (335_sportsbook.sql). */
import type { Generated } from 'kysely';

export interface SportTables {
  sport_chain: {
    sport_id: number;
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
  sport_match: {
    match_id: string;
    end_ms: number;
    /** open, over or void. */
    state: string;
    void_reason: string | null;
    written_off_satang: Generated<number>;
  };
  sport_bet: {
    owner: string;
    order_no: string;
    request_id: string;
    session_id: string;
    platform_code: string;
    game_id: string;
    slip: string;
    policy: string;
    stake_satang: number;
    paid_satang: Generated<number>;
    /** opening, pending, open, paying, won, lost, cashed, void or refused. */
    state: string;
    outcome: Generated<string>;
    reason: Generated<string>;
    placed_ms: number;
    accept_ms: number;
    settled_ms: number | null;
    again: Generated<number>;
    paid_before_satang: Generated<number>;
    is_again: Generated<boolean>;
  };
  sport_leg: {
    owner: string;
    order_no: string;
    leg_no: number;
    match_id: string;
    kind: string;
    param: number;
    pick: string;
    offered_odds: number;
    odds: Generated<number>;
    /** open, won, lost, void or gone. */
    state: Generated<string>;
  };
  sport_booking: {
    code: string;
    slip: string;
    session_id: string;
    created_ms: number;
    expires_ms: number;
  };
}
