/** The promotions hall as Kysely sees it, and the rules by which a claim is judged: 225_promotions.sql. */
import type { ColumnType, Generated } from 'kysely';
import type { Words } from './walletTables.ts';

/** Written as JSON text, read as an object. */
type Json<T> = ColumnType<T, string, string>;

/** How the house judges a claim. Amounts are satang, hours are counted back from the claim. */
export type PromotionRule =
  /** A paid deposit of the last `withinHours`, which no other claim has used. */
  | {
      readonly kind: 'deposit';
      readonly withinHours: number;
      readonly leastSatang: number;
      /** Days of the week on which it was paid in Bangkok, 0 is Sunday; empty is any. */
      readonly weekdays: readonly number[];
      /** Only a player's first, second, third deposit; 0 is any. */
      readonly nth: number;
      /** The way it was paid by, a `method` of the order; '' is any. */
      readonly method: string;
      /** Where the deposit is made. AMB-173 */
      readonly path: string;
      /** Claimed by the deposit activity's own call. AMB-140 */
      readonly isActivity: boolean;
    }
  /** `percent` of what was staked, or lost, in the running period. */
  | {
      readonly kind: 'rebate' | 'rescue';
      readonly percent: number;
      readonly capSatang: number;
      readonly leastSatang: number;
      readonly platformCode: string;
      readonly gameType: number;
    }
  /** A settled bet of the last `withinHours`, which no other claim has used. */
  | {
      readonly kind: 'bet';
      readonly withinHours: number;
      readonly leastStakeSatang: number;
      /** What it paid, in times of its stake; 0 is any, -1 is a bet that paid nothing. */
      readonly leastTimes: number;
      readonly platformCode: string;
      readonly gameType: number;
      /** How the order number ends; '' is any. */
      readonly ending: string;
    }
  /** So much staked in the running period. */
  | {
      readonly kind: 'staked';
      readonly leastSatang: number;
      readonly platformCode: string;
      readonly gameType: number;
      /** Only bets placed on these days of the week in Bangkok; empty is any. */
      readonly weekdays: readonly number[];
    }
  | { readonly kind: 'level'; readonly level: number }
  /** Given by the room that knows what is bound: a row of `bind_bonus` with the same id. ENUM-020 */
  | { readonly kind: 'bind' }
  /** Registered at most so many hours ago, with so much staked since. */
  | { readonly kind: 'newcomer'; readonly withinHours: number; readonly leastStakedSatang: number }
  /** Earned on a page of its own. */
  | { readonly kind: 'elsewhere'; readonly path: string };

export interface PromotionTables {
  promotion: {
    config_id: string;
    article_id: string;
    bonus_type: string;
    titles: Json<Words>;
    summaries: Json<Words>;
    contents: Json<Words>;
    conditions: Json<Words>;
    picture: string;
    /** In the wire's spelling; keptTerms reads it. */
    terms: Json<unknown>;
    rule: Json<PromotionRule>;
    from_ms: number;
    until_ms: number | null;
    sort_order: number;
  };
  promotion_claim: {
    player_id: string;
    config_id: string;
    period_key: string;
    request_key: string;
    amount_satang: number;
    deposit_satang: number;
    cost_satang: number;
    terms: Json<unknown>;
    deposit_order_no: Generated<string>;
    bet_order_no: Generated<string>;
    claimed_ms: number;
  };
}
