/** A promotion in a list and on its own page. ENTITY-019, ENTITY-021 */
import { bonusTerms } from '../bonusTerms.ts';
import { at, decimal, flag, list, moment, money, oneOf, optional, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** How often a player may receive it. */
export const howOften = ['once', 'daily', 'weekly', 'monthly', 'everyTime'] as const;

const shown = {
  articleId: text,
  configId: text,
  bonusType: text,
  title: text,
  summary: withDefault(text, ''),
  imgLink: withDefault(text, ''),
  /** '' if it has no end. */
  endTime: withDefault(moment, ''),
  /** Maximum bonus of one claim in satang; absent if another backend does not send it. */
  mostSatang: at('mostAmount', optional(money)),
  /** Percentage of a deposit, stakes or a loss; 0 for a fixed amount. */
  percent: withDefault(decimal, 0),
  /** Turnover as a multiple. */
  multiple: optional(decimal),
  /** The amount that is multiplied; '' if another backend does not send it. */
  multipleOf: withDefault(oneOf(['', 'bonus', 'bonusAndDeposit']), ''),
  /** Turnover required for the maximum bonus, in satang. */
  costSatang: at('costAmount', optional(money)),
  often: withDefault(oneOf(howOften), 'once'),
};

export const promotionItem = record(shown);
export type PromotionItem = Value<typeof promotionItem>;

/** State of the claim for the player; a guest has to log in first. */
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
  /** A deposit activity is claimed by its own call. AMB-140 */
  isDepositActivity: at('depositActivity', flag),
  /** Path of the page on which a bind, invitation or check-in bonus is earned; '' for the claim form. */
  earnedAt: withDefault(text, ''),
  /** The condition in one sentence. */
  condition: withDefault(text, ''),
  platforms: withDefault(list(record({ platformKey: text, platformName: withDefault(text, '') })), []),
  state: withDefault(oneOf(claimStates), 'guest'),
  /** Why it cannot be claimed now; '' if it can. */
  reason: withDefault(text, ''),
  /** The deposit that a deposit bonus would be computed from, in satang; absent if there is none. */
  depositSatang: at('depositAmount', optional(money)),
  /** The amount that a claim would give now in satang, if the player need not enter anything. */
  nowSatang: at('nowAmount', optional(money)),
});
export type PromotionDetail = Value<typeof promotionDetail>;
