/** One promotion with all its terms and its current state for the player. SI-28, CALL-031, CALL-036 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { bonusFor } from '@foyer/contract/bonusTerms.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import type { ClaimState, PromotionDetail } from '@foyer/contract/promotions/promotion.ts';
import { refusalText } from '@foyer/text/translate.ts';
import { isMultipleWithinCap } from '../bonus/grant.ts';
import { shownTerms } from '../bonus/shownTerms.ts';
import type { Context, Handlers, PlayerContext } from '../http/context.ts';
import { sanitise } from '../http/sanitise.ts';
import { platforms } from '../platforms/platforms.ts';
import type { BindPort } from './bindPort.ts';
import { isRunning } from './claim.ts';
import { fittingDeposit, judge } from './judge.ts';
import { periodOf } from './periods.ts';
import { claimAt, promotionBy } from './promotionStore.ts';
import type { Promotion } from './promotionStore.ts';
import { itemOf } from './shown.ts';

/** Both refuse: UNKNOWN_OFFER. The text is always sanitised here, whatever its source. S08 */
export const detailRoutes = (bind: BindPort): Pick<Handlers<Calls>, 'queryBonusArticleInfoDetail' | 'offerDetail'> => ({
  queryBonusArticleInfoDetail: async (context, { articleId, isOwn }) => {
    const found = await promotionBy(context.house, 'article_id', articleId);
    return detailOf(context, found ?? context.refuse('UNKNOWN_OFFER'), isOwn, bind);
  },
  offerDetail: async (context, { configId, isOwn }) => {
    const found = await promotionBy(context.house, 'config_id', configId);
    return detailOf(context, found ?? context.refuse('UNKNOWN_OFFER'), isOwn, bind);
  },
});

async function detailOf(
  context: Context,
  promotion: Promotion,
  isOwn: boolean,
  bind: BindPort,
): Promise<PromotionDetail> {
  const { house, lang, playerId } = context;
  const { terms, rule } = promotion;
  const [[shown], names, own] = await Promise.all([
    shownTerms(house, lang, [terms]),
    terms.platformCodes.length > 1 ? platforms(house, lang) : [],
    isOwn && playerId !== undefined
      ? ownState({ ...context, playerId, sessionId: context.sessionId ?? '' }, promotion, bind)
      : { state: 'guest' as const, reason: '' },
  ]);
  if (shown === undefined) throw new Error(`${promotion.config_id} has no terms`);
  return {
    ...itemOf(promotion, lang),
    content: sanitise(inLanguage(promotion.contents, lang)),
    artInfo: { configId: promotion.config_id, bonusType: promotion.bonus_type },
    terms: shown,
    isDepositActivity: rule.kind === 'deposit' && rule.isActivity,
    earnedAt: rule.kind === 'elsewhere' ? rule.path : '',
    condition: inLanguage(promotion.conditions, lang),
    platforms: names
      .filter(({ platformCode }) => terms.platformCodes.includes(platformCode))
      .map(({ platformKey, platformName }) => ({ platformKey, platformName })),
    ...own,
  };
}

interface Own {
  readonly state: ClaimState;
  readonly reason: string;
  readonly depositSatang?: number;
  readonly nowSatang?: number;
}

/** Returns the player's state. An offer that needs input first cannot be judged yet, so it is open. */
async function ownState(context: PlayerContext, promotion: Promotion, bind: BindPort): Promise<Own> {
  const { house, lang, playerId } = context;
  const { terms, rule } = promotion;
  const because = (why: Parameters<typeof refusalText>[1], args = {}) => refusalText(lang, why, args);
  const isOffered = isRunning(promotion, house.now()) && (await isMultipleWithinCap(house, terms));
  if (!isOffered) return { state: 'closed', reason: because('OFFER_CLOSED') };
  if (rule.kind === 'bind') {
    const own = (await bind.bindBonusesOf(context)).list.find(({ viewOfferId }) => viewOfferId === promotion.config_id);
    if (own === undefined) return { state: 'closed', reason: because('OFFER_CLOSED') };
    if (own.isTaken) return { state: 'claimed', reason: because('OFFER_CLAIMED') };
    if (own.isBound) return { state: 'open', reason: '', nowSatang: bonusFor(terms, 0) };
    return { state: 'notYet', reason: because('OFFER_NOT_YOURS', { rule: inLanguage(promotion.conditions, lang) }) };
  }
  const { key } = periodOf(terms.often, house.now());
  const before = await claimAt(house, playerId, promotion.config_id, key);
  if (before !== undefined)
    return { state: 'claimed', reason: because('OFFER_CLAIMED'), nowSatang: before.amount_satang };
  if (rule.kind === 'deposit') {
    const deposit = await fittingDeposit(house, playerId, rule);
    return { state: 'open', reason: '', ...(deposit && { depositSatang: deposit.credit_satang }) };
  }
  if (rule.kind === 'bet' || rule.kind === 'elsewhere') return { state: 'open', reason: '' };
  const verdict = await judge({ house, playerId, lang, promotion, asked: {} });
  if (!verdict.isGranted) return { state: 'notYet', reason: because(verdict.why, verdict.args) };
  return { state: 'open', reason: '', nowSatang: bonusFor(verdict.terms, verdict.depositSatang) };
}
