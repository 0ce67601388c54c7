/** Claims: judged, stored once per (player, offer, period), then granted. STATE-011, ERR-002, ERR-010 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { bonusFor, costToClear } from '@foyer/contract/bonusTerms.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import type { Claimed } from '@foyer/contract/promotions/claims.ts';
import { claimCall } from '@foyer/contract/promotions/dispatch.ts';
import type { ClaimCallName } from '@foyer/contract/promotions/dispatch.ts';
import { decimalOf } from '@foyer/contract/currency.ts';
import { translate } from '@foyer/text/translate.ts';
import { grantBonus, isMultipleWithinCap } from '../bonus/grant.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import type { House } from '../house.ts';
import type { Handler, PlayerContext } from '../http/context.ts';
import { platformByKey } from '../platforms/platforms.ts';
import type { BindPort } from './bindPort.ts';
import { judge } from './judge.ts';
import type { Asked, ClaimRefusal, Granted } from './judge.ts';
import { periodOf } from './periods.ts';
import { claimAt, claimOfRequest, insertClaim, promotionBy, termsOf } from './promotionStore.ts';
import type { Claim, Promotion } from './promotionStore.ts';

type Claiming = PlayerContext<ClaimRefusal>;

interface Request extends Asked {
  readonly configId: string;
  readonly platformKey?: string;
}

/** Returns the only call by which a promotion can be claimed. AMB-140 */
const callFor = ({ bonus_type, rule }: Promotion): ClaimCallName =>
  claimCall(rule.kind === 'deposit' && rule.isActivity ? 'depositActivity' : 'article', bonus_type);

export const isRunning = ({ from_ms, until_ms }: Promotion, nowMs: number): boolean =>
  from_ms <= nowMs && (until_ms === null || nowMs < until_ms);

/**
 * Claims a promotion. Of concurrent claims only one is granted. If the process crashes between storing and paying a
 * claim, a repeat of the request pays it. Returns satang.
 */
export async function claim(context: Claiming, call: ClaimCallName, request: Request): Promise<Claimed> {
  const { house, playerId, lang, refuse } = context;
  const promotion = (await promotionBy(house, 'config_id', request.configId)) ?? refuse('UNKNOWN_OFFER');
  if (callFor(promotion) !== call) refuse('UNKNOWN_OFFER');
  const own = context.decision.isAgain ? await claimOfRequest(house, playerId, context.moneyKey) : undefined;
  if (own !== undefined) return answerAgain(context, promotion, own);
  const isOffered = isRunning(promotion, house.now()) && (await isMultipleWithinCap(house, promotion.terms));
  if (!isOffered) refuse('OFFER_CLOSED');
  const period = periodOf(promotion.terms.often, house.now());
  const before = await claimAt(house, playerId, promotion.config_id, period.key);
  if (before !== undefined) return answerAgain(context, promotion, before);
  const narrowed = await onOnePlatform(context, promotion, request.platformKey ?? '');
  const verdict = await judge({ house, playerId, lang, promotion: narrowed, asked: request });
  if (!verdict.isGranted) return refuse(verdict.why, verdict.args);
  const key = promotion.terms.often === 'everyTime' ? verdict.betOrderNo || verdict.depositOrderNo : period.key;
  const written = await write(context, promotion, verdict, key);
  if (written === undefined) {
    const first = await claimAt(house, playerId, promotion.config_id, key);
    // Another offer has used this bet or deposit first.
    if (first === undefined) return refuse(verdict.betOrderNo === '' ? 'DEPOSIT_NEEDED' : 'BET_USED', { path: '' });
    return answerAgain(context, promotion, first);
  }
  await pay(house, promotion, written);
  return announceWritten(context, written);
}

/** Limits a promotion for several platforms to the one that the player chose. AMB-079 */
async function onOnePlatform({ house, lang, refuse }: Claiming, promotion: Promotion, platformKey: string) {
  const { platformCodes } = promotion.terms;
  if (platformCodes.length < 2) return promotion;
  const chosen = await platformByKey(house, platformKey, lang);
  if (chosen === undefined || !platformCodes.includes(chosen.platformCode)) return refuse('UNKNOWN_PLATFORM');
  return { ...promotion, terms: { ...promotion.terms, platformCodes: [chosen.platformCode] } };
}

async function write({ house, playerId, moneyKey }: Claiming, promotion: Promotion, granted: Granted, key: string) {
  const { terms, depositSatang, depositOrderNo, betOrderNo } = granted;
  const amountSatang = bonusFor(terms, depositSatang);
  const row = {
    player_id: playerId,
    config_id: promotion.config_id,
    period_key: key,
    request_key: moneyKey,
    amount_satang: amountSatang,
    deposit_satang: depositSatang,
    cost_satang: costToClear(terms, { bonusSatang: amountSatang, depositSatang }),
    deposit_order_no: depositOrderNo,
    bet_order_no: betOrderNo,
    claimed_ms: house.now(),
  };
  const isFirst = await insertClaim(house, { ...row, terms });
  return isFirst ? { ...row, terms } : undefined;
}

type Written = Omit<Claim, 'terms'> & { readonly terms: KeptTerms };

/** Pays a claim. Idempotent: the grant's id is derived from offer and period. */
const pay = (house: House, promotion: Promotion, written: Written) =>
  grantBonus(house, {
    playerId: written.player_id,
    grantId: `promo:${written.config_id}:${written.period_key}`,
    names: promotion.titles,
    bonusType: promotion.bonus_type,
    terms: written.terms,
    depositSatang: written.deposit_satang,
  });

/** Pays the claim of a request that was never answered. Returns false if it has claimed nothing. */
export async function finishClaim(house: House, playerId: string, requestKey: string): Promise<boolean> {
  const own = await claimOfRequest(house, playerId, requestKey);
  const promotion = own && (await promotionBy(house, 'config_id', own.config_id));
  if (own === undefined || promotion === undefined) return false;
  await pay(house, promotion, { ...own, terms: termsOf(own) });
  return true;
}

/** Pays the stored claim if necessary. Returns the same reply to the same request, and refuses other requests. */
async function answerAgain(context: Claiming, promotion: Promotion, before: Claim): Promise<Claimed> {
  const written = { ...before, terms: termsOf(before) };
  await pay(context.house, promotion, written);
  if (before.request_key !== context.moneyKey) return context.refuse('OFFER_CLAIMED');
  return announceWritten(context, written);
}

const announceWritten = (context: Claiming, { amount_satang, cost_satang }: Written): Claimed =>
  announce(context, { amountSatang: amount_satang, costSatang: cost_satang });

/** Puts amount and required turnover into the reply's message. ERR-002 */
function announce(context: Claiming, { amountSatang, costSatang }: Claimed): Claimed {
  const t = translate(context.lang);
  const amounts = { amount: decimalOf(amountSatang), cost: decimalOf(costSatang) };
  context.spoken.words =
    costSatang === 0 ? t('promotions', 'told.free', amounts) : t('promotions', 'told.locked', amounts);
  return { amountSatang, costSatang };
}

/** Gives a bind bonus through its own domain, and any other bonus by its rule. CALL-201 */
export const giveBonusBy =
  ({ giveBindBonus }: BindPort): Handler<Calls['giveBonus']> =>
  async (context, request) => {
    const gift = await giveBindBonus(context.house, context.playerId, request.configId, context.decision);
    if (gift === 'unknown') return claim(context, 'giveBonus', request);
    if (gift === 'taken') return context.refuse('OFFER_CLAIMED');
    if (gift !== 'notBound') return announce(context, gift);
    const promotion = await promotionBy(context.house, 'config_id', request.configId);
    return context.refuse('OFFER_NOT_YOURS', { rule: inLanguage(promotion?.conditions, context.lang) ?? '' });
  };
