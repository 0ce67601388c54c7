/** Judges a claim by the promotion's own rule: returns what it gives now, or why not. SI-28, VALID-055, VALID-056 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { bonusFor } from '@foyer/contract/bonusTerms.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import type { otherApplyBonus } from '@foyer/contract/promotions/claims.ts';
import type { RefusalOf } from '@foyer/contract/call.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { decimalOf } from '@foyer/contract/currency.ts';
import type { PromotionRule } from '../db/promotionTables.ts';
import type { House } from '../house.ts';
import type { RefusalArgs } from '../refusal.ts';
import { playerById } from '../players/players.ts';
import type { Player } from '../players/players.ts';
import { periodOf, weekdayOf } from './periods.ts';
import type { Promotion } from './promotionStore.ts';
import { betOf, isBetUsed, paidDeposits, playedIn, stakedSince } from './playerStore.ts';
import type { PlayedSort } from './playerStore.ts';

export type ClaimRefusal = RefusalOf<typeof otherApplyBonus>;

/** A granted claim, with the deposit or bet that it uses up. */
export interface Granted {
  readonly isGranted: true;
  /** The terms, with the amount for this case. */
  readonly terms: KeptTerms;
  readonly depositSatang: number;
  readonly depositOrderNo: string;
  readonly betOrderNo: string;
}
export type Verdict = Granted | { readonly isGranted: false; readonly why: ClaimRefusal; readonly args: RefusalArgs };

export interface Asked {
  readonly applyAmountSatang?: number | undefined;
  readonly betOrderNo?: string | undefined;
}
interface Case {
  readonly house: House;
  readonly playerId: string;
  readonly lang: Locale;
  readonly promotion: Promotion;
  readonly asked: Asked;
}
type RuleOf<K extends PromotionRule['kind']> = Extract<PromotionRule, { readonly kind: K }>;

const hourMs = 3_600_000;
const no = (why: ClaimRefusal, args: RefusalArgs = {}): Verdict => ({ isGranted: false, why, args });
const notYet = ({ promotion, lang }: Case): Verdict =>
  no('OFFER_NOT_YOURS', { rule: inLanguage(promotion.conditions, lang) });
const given = ({ promotion }: Case, more: Partial<Granted> = {}): Verdict => ({
  isGranted: true,
  terms: promotion.terms,
  depositSatang: 0,
  depositOrderNo: '',
  betOrderNo: '',
  ...more,
});

export async function judge(judged: Case): Promise<Verdict> {
  const { rule } = judged.promotion;
  switch (rule.kind) {
    case 'deposit':
      return byDeposit(judged, rule);
    case 'rebate':
    case 'rescue':
      return byShare(judged, rule);
    case 'bet':
      return byBet(judged, rule);
    case 'staked':
      return byStakes(judged, rule);
    case 'level':
    case 'newcomer':
      return byPlayer(judged, rule);
    case 'bind':
    case 'elsewhere':
      return notYet(judged);
  }
}

/** Returns the largest deposit that fits the rule and was not used for a claim. */
export async function fittingDeposit(house: House, playerId: string, rule: RuleOf<'deposit'>) {
  const paid = await paidDeposits(house, playerId);
  const fitting = paid.filter(
    (order, index) =>
      !order.is_used &&
      order.credit_satang >= rule.leastSatang &&
      order.paid_ms >= house.now() - rule.withinHours * hourMs &&
      (rule.nth === 0 || index === rule.nth - 1) &&
      (rule.method === '' || order.method === rule.method) &&
      (rule.weekdays.length === 0 || rule.weekdays.includes(weekdayOf(order.paid_ms))),
  );
  return fitting.toSorted((one, other) => other.credit_satang - one.credit_satang)[0];
}

async function byDeposit(judged: Case, rule: RuleOf<'deposit'>): Promise<Verdict> {
  const { house, playerId, promotion, asked } = judged;
  const deposit = await fittingDeposit(house, playerId, rule);
  if (deposit === undefined) return no('DEPOSIT_NEEDED', { path: rule.path });
  const most = deposit.credit_satang;
  const satang = promotion.terms.gives.kind === 'fixed' ? most : (asked.applyAmountSatang ?? most);
  if (satang > most) return no('AMOUNT_ABOVE_DEPOSIT', { max: decimalOf(most) });
  if (satang < rule.leastSatang || bonusFor(promotion.terms, satang) <= 0)
    return no('BELOW_MINIMUM', { min: decimalOf(rule.leastSatang) });
  return given(judged, { depositSatang: satang, depositOrderNo: deposit.order_no });
}

/** Returns the rebate or rescue amount of the current period so far: rounded down, never above the cap. */
export function shareFrom(played: readonly PlayedSort[], startMs: number, rule: RuleOf<'rebate' | 'rescue'>) {
  const counted = played.filter(
    (sort) =>
      sort.fromMs >= startMs &&
      (rule.platformCode === '' || sort.platformCode === rule.platformCode) &&
      (rule.gameType === 0 || sort.gameType === rule.gameType),
  );
  const sum = counted.reduce((all, sort) => all + (rule.kind === 'rebate' ? sort.stakedSatang : sort.lostSatang), 0);
  const baseSatang = Math.max(0, sum);
  const shareSatang = Math.floor((baseSatang * Math.round(rule.percent * 100)) / 10_000);
  const amountSatang = Math.min(rule.capSatang, shareSatang);
  return { baseSatang, amountSatang: amountSatang < rule.leastSatang ? 0 : amountSatang };
}

async function byShare(judged: Case, rule: RuleOf<'rebate' | 'rescue'>): Promise<Verdict> {
  const { startMs } = periodOf(judged.promotion.terms.often, judged.house.now());
  const { amountSatang } = shareFrom(await playedIn(judged.house, judged.playerId, [startMs]), startMs, rule);
  if (amountSatang === 0) return no('NOTHING_TO_CLAIM');
  return given(judged, { terms: { ...judged.promotion.terms, gives: { kind: 'fixed', amountSatang } } });
}

async function byBet(judged: Case, rule: RuleOf<'bet'>): Promise<Verdict> {
  const { house, playerId, promotion, lang, asked } = judged;
  const bet = await betOf(house, playerId, asked.betOrderNo ?? '');
  if (bet === undefined) return no('UNKNOWN_BET');
  if (!bet.is_settled) return no('BET_NOT_SETTLED');
  if (await isBetUsed(house, playerId, bet.bet_order_no)) return no('BET_USED');
  const isPaidEnough =
    rule.leastTimes < 0 ? bet.win_satang === 0 : bet.win_satang >= bet.stake_satang * rule.leastTimes;
  const isFitting =
    bet.placed_ms >= house.now() - rule.withinHours * hourMs &&
    bet.stake_satang >= rule.leastStakeSatang &&
    isPaidEnough &&
    (rule.platformCode === '' || bet.platform_code === rule.platformCode) &&
    (rule.gameType === 0 || bet.game_type === rule.gameType) &&
    bet.bet_order_no.endsWith(rule.ending);
  if (!isFitting) return no('BET_NOT_FITTING', { rule: inLanguage(promotion.summaries, lang) });
  return given(judged, { betOrderNo: bet.bet_order_no });
}

async function byStakes(judged: Case, rule: RuleOf<'staked'>): Promise<Verdict> {
  const { house, playerId, promotion } = judged;
  const { startMs } = periodOf(promotion.terms.often, house.now());
  const stakedSatang = await stakedSince(house, playerId, { ...rule, fromMs: startMs });
  return stakedSatang >= rule.leastSatang ? given(judged) : notYet(judged);
}

async function byPlayer(judged: Case, rule: RuleOf<'level' | 'newcomer'>): Promise<Verdict> {
  const { house, playerId } = judged;
  const player = await playerById(house, playerId);
  return (await isMet(house, player, rule)) ? given(judged) : notYet(judged);
}

async function isMet(house: House, player: Player, rule: RuleOf<'level' | 'newcomer'>): Promise<boolean> {
  if (rule.kind === 'level') return player.level >= rule.level;
  if (house.now() - player.createdAtMs > rule.withinHours * hourMs) return false;
  const stakedSatang = await stakedSince(house, player.playerId, { fromMs: 0, platformCode: '', gameType: 0 });
  return stakedSatang >= rule.leastStakedSatang;
}
