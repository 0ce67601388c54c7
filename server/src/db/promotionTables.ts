/** Kysely types of the promotions hall, and the rules that decide a claim: 225_promotions.sql. */
import type { ColumnType, Generated } from 'kysely';
import type { Words } from './walletTables.ts';

/** Written as JSON text, read as an object. */
type Json<T> = ColumnType<T, string, string>;

/** Rule that decides a claim. Amounts are satang; hours are counted back from the claim. */
export type PromotionRule =
  /** A paid deposit of the last `withinHours` that no other claim has used. */
  | {
      readonly kind: 'deposit';
      readonly withinHours: number;
      readonly leastSatang: number;
      /** Days of the week in Bangkok on which the deposit was paid; 0 is Sunday, empty is any. */
      readonly weekdays: readonly number[];
      /** Only the player's first, second or third deposit; 0 is any. */
      readonly nth: number;
      /** Payment method, as in the order's `method`; '' is any. */
      readonly method: string;
      /** Path of the page on which the deposit is made. AMB-173 */
      readonly path: string;
      /** Claimed by the deposit activity's own call. AMB-140 */
      readonly isActivity: boolean;
    }
  /** `percent` of the amount staked or lost in the current period. */
  | {
      readonly kind: 'rebate' | 'rescue';
      readonly percent: number;
      readonly capSatang: number;
      readonly leastSatang: number;
      readonly platformCode: string;
      readonly gameType: number;
    }
  /** A settled bet of the last `withinHours` that no other claim has used. */
  | {
      readonly kind: 'bet';
      readonly withinHours: number;
      readonly leastStakeSatang: number;
      /** Least prize as a multiple of the stake; 0 is any, -1 is a bet that paid nothing. */
      readonly leastTimes: number;
      readonly platformCode: string;
      readonly gameType: number;
      /** Required end of the order number; '' is any. */
      readonly ending: string;
    }
  /** A minimum amount staked in the current period. */
  | {
      readonly kind: 'staked';
      readonly leastSatang: number;
      readonly platformCode: string;
      readonly gameType: number;
      /** Only bets placed on these days of the week in Bangkok; empty is any. */
      readonly weekdays: readonly number[];
    }
  | { readonly kind: 'level'; readonly level: number }
  /** For binding a phone, name, email or card; checked by the domain of `bind_bonus`, under the same id. ENUM-020 */
  | { readonly kind: 'bind' }
  /** Registered within the last `withinHours`, with at least `leastStakedSatang` staked since. */
  | { readonly kind: 'newcomer'; readonly withinHours: number; readonly leastStakedSatang: number }
  /** Claimed on a page of its own. */
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
    /** Spelled as in the contract; parsed by keptTerms. */
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
