/**
 * Casino hold'em against the dealer: an ante and an optional bonus bet. The player sees two cards and three on the
 * board, and then calls with twice the ante or folds. The dealer qualifies with a pair of fours or better. Amounts in
 * satang.
 */
import { dealt } from '../deck.ts';
import type { Draw } from '../deck.ts';
import { isAtLeastPair, kindOfScore, scoreOf } from '../ranking.ts';
import type { HandKind } from '../ranking.ts';

export const antesSatang = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const;
export const defaultAnteSatang = 1_000;
/** 0 is no bonus bet. */
export const bonusesSatang = [0, 500, 1_000, 2_000, 5_000, 10_000] as const;
export const callTimes = 2;
/** The dealer qualifies with a pair of this rank or better. */
const qualifyingRank = 4;

export const isAnte = (satang: number): boolean => antesSatang.some((offered) => offered === satang);
export const isBonus = (satang: number): boolean => bonusesSatang.some((offered) => offered === satang);

/** What the ante pays to one if the player wins, by the player's hand; 1 for hands that are not listed. */
export const antePays: Readonly<Partial<Record<HandKind, number>>> = {
  royalFlush: 100,
  straightFlush: 20,
  fourOfAKind: 10,
  fullHouse: 3,
  flush: 2,
};

/** What the bonus bet pays to one on the player's two cards and the flop; of pairs, only aces count. */
export const bonusPays: Readonly<Partial<Record<HandKind, number>>> = {
  royalFlush: 100,
  straightFlush: 50,
  fourOfAKind: 40,
  fullHouse: 30,
  flush: 20,
  straight: 7,
  threeOfAKind: 7,
  twoPair: 7,
  pair: 7,
};

/** Nine cards in the order in which they are dealt. */
export interface Deal {
  readonly player: readonly number[];
  readonly dealer: readonly number[];
  readonly flop: readonly number[];
  /** Turn and river. */
  readonly later: readonly number[];
}

const dealOf = (cards: readonly number[]): Deal => ({
  player: cards.slice(0, 2),
  dealer: cards.slice(2, 4),
  flop: cards.slice(4, 7),
  later: cards.slice(7, 9),
});

export const holdemDeal = (draw: Draw): Deal => dealOf(dealt(draw, 0, 9));

/** What the bonus bet pays to one on a score of five cards; 0 if it loses. */
export function bonusOdds(score: number): number {
  const kind = kindOfScore(score);
  if (kind === 'pair' && !isAtLeastPair(score, 1)) return 0;
  return bonusPays[kind] ?? 0;
}

export type HoldemResult = 'fold' | 'notQualified' | 'win' | 'tie' | 'lose';

export interface HoldemOutcome {
  readonly result: HoldemResult;
  readonly playerKind: HandKind;
  readonly dealerKind: HandKind;
  /** What each bet pays, the bet itself included. */
  readonly anteSatang: number;
  readonly callSatang: number;
  readonly bonusSatang: number;
  readonly winSatang: number;
}

export interface HoldemBet {
  readonly anteSatang: number;
  readonly bonusSatang: number;
}

function resultOf(player: number, dealer: number, isCalled: boolean): HoldemResult {
  if (!isCalled) return 'fold';
  if (!isAtLeastPair(dealer, qualifyingRank)) return 'notQualified';
  return player > dealer ? 'win' : player === dealer ? 'tie' : 'lose';
}

/** Outcome of a whole round. The bonus bet counts whether the player calls or folds. */
export function holdemOutcome(deal: Deal, { anteSatang, bonusSatang }: HoldemBet, isCalled: boolean): HoldemOutcome {
  const board = [...deal.flop, ...deal.later];
  const [player, dealer] = [scoreOf([...deal.player, ...board]), scoreOf([...deal.dealer, ...board])];
  const result = resultOf(player, dealer, isCalled);
  const [playerKind, dealerKind] = [kindOfScore(player), kindOfScore(dealer)];
  const times = antePays[playerKind] ?? 1;
  const ante = { fold: 0, notQualified: 1 + times, win: 1 + times, tie: 1, lose: 0 }[result] * anteSatang;
  const call = { fold: 0, notQualified: 1, win: 2, tie: 1, lose: 0 }[result] * anteSatang * callTimes;
  const odds = bonusOdds(scoreOf([...deal.player, ...deal.flop]));
  const bonus = odds > 0 ? bonusSatang * (odds + 1) : 0;
  return {
    result,
    playerKind,
    dealerKind,
    anteSatang: ante,
    callSatang: call,
    bonusSatang: bonus,
    winSatang: ante + call + bonus,
  };
}
