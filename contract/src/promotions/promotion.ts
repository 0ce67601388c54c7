/** A promotion as a list shows it and as its own page does. ENTITY-019, ENTITY-021 */
import { bonusTerms } from '../bonusTerms.ts';
import { at, decimal, flag, list, moment, money, oneOf, optional, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** How often a player may have it. */
export const howOften = ['once', 'daily', 'weekly', 'monthly', 'everyTime'] as const;

const shown = {
  articleId: text,
  configId: text,
  bonusType: text,
  title: text,
  summary: withDefault(text, ''),
  imgLink: withDefault(text, ''),
  /** '' where it runs until further notice. */
  endTime: withDefault(moment, ''),
  /** The most that it gives at once, in satang; absent where a foreign house does not say. */
  mostSatang: at('mostAmount', optional(money)),
  /** So many percent of a deposit, of stakes or of a loss; 0 for a fixed amount. */
  percent: withDefault(decimal, 0),
  /** How many times it is staked before it may be withdrawn. */
  multiple: optional(decimal),
  /** What is multiplied; '' where a foreign house does not say. */
  multipleOf: withDefault(oneOf(['', 'bonus', 'bonusAndDeposit']), ''),
  /** What must be staked for the most that it gives, in satang. */
  costSatang: at('costAmount', optional(money)),
  often: withDefault(oneOf(howOften), 'once'),
};

/** A row of a list. */
export const promotionItem = record(shown);
export type PromotionItem = Value<typeof promotionItem>;

/** What a player can do about it now; a guest has to log in first. */
export const claimStates = ['guest', 'open', 'claimed', 'notYet', 'closed'] as const;
export type ClaimState = (typeof claimStates)[number];

/**
 * One promotion with its text and all terms. `content` is HTML of `articleTags`, sanitised by the house and again by
 * the client. S08, AMB-074
 */
export const promotionDetail = record({
  ...shown,
  content: text,
  artInfo: record({ configId: text, bonusType: withDefault(text, '') }),
  terms: bonusTerms,
  /** A deposit activity is claimed by a call of its own. AMB-140 */
  isDepositActivity: at('depositActivity', flag),
  /** Where a bind bonus, an invitation or a check-in is earned: an inner path; '' for the claim's own form. */
  earnedAt: withDefault(text, ''),
  /** The condition in one sentence. */
  condition: withDefault(text, ''),
  platforms: withDefault(list(record({ platformKey: text, platformName: withDefault(text, '') })), []),
  state: withDefault(oneOf(claimStates), 'guest'),
  /** Why it cannot be claimed now; '' where it can. */
  reason: withDefault(text, ''),
  /** The deposit that a deposit bonus would be counted from, in satang; absent where there is none. */
  depositSatang: at('depositAmount', optional(money)),
  /** What a claim would give at this moment, in satang, where nothing has to be typed. */
  nowSatang: at('nowAmount', optional(money)),
});
export type PromotionDetail = Value<typeof promotionDetail>;
