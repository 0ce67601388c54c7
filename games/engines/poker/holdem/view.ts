/**
 * The player's view of a hand against the dealer: the dealer's cards and the rest of the board only after a call. M03
 */
import { kindOfScore, scoreOf } from '../ranking.ts';
import { callTimes, holdemOutcome } from './rules.ts';
import type { Deal, HoldemBet } from './rules.ts';

/** `what` is the player's decision, undefined before it. */
export function visibleHand(deal: Deal, bet: HoldemBet, what: 'call' | 'fold' | undefined) {
  const isOpen = what === 'call';
  const outcome = what && holdemOutcome(deal, bet, isOpen);
  const seen = [...deal.player, ...deal.flop, ...(isOpen ? deal.later : [])];
  return {
    ...bet,
    callSatang: isOpen ? bet.anteSatang * callTimes : 0,
    player: [...deal.player],
    flop: [...deal.flop],
    later: isOpen ? [...deal.later] : [],
    dealer: isOpen ? [...deal.dealer] : [],
    result: outcome?.result ?? ('' as const),
    playerKind: kindOfScore(scoreOf(seen)),
    dealerKind: isOpen ? (outcome?.dealerKind ?? '') : '',
    anteBackSatang: outcome?.anteSatang ?? 0,
    callBackSatang: outcome?.callSatang ?? 0,
    bonusBackSatang: outcome?.bonusSatang ?? 0,
    winSatang: outcome?.winSatang ?? 0,
  };
}
