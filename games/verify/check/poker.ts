/** Casino hold'em and the events of the poker room. F03 */
import { holdemDeal, holdemOutcome } from '../../engines/poker/holdem/rules.ts';
import { replayed } from '../../engines/poker/sitAndGo/event.ts';
import { isEventRules } from '../../engines/poker/sitAndGo/structure.ts';
import { pokerDraw, verifyEvent, verifyHoldem } from '../../fair/pokerRound.ts';
import type { ProofOf } from '../../fair/proof.ts';
import { linesOf, seedsOf, unknownGame, verdictOf } from './outcome.ts';
import type { Outcome } from './outcome.ts';

export function holdem(proof: ProofOf<'holdem'>): Outcome {
  const { commitment, decision, anteSatang, bonusSatang, player, flop, winSatang } = proof;
  if (decision !== 'call' && decision !== 'fold') return { verdict: 'otherMoves', lines: [] };
  const [seeds, isCalled, bet] = [seedsOf(proof), decision === 'call', { anteSatang, bonusSatang }];
  const told = verifyHoldem({ commitment, seeds, ...bet, player, flop, isCalled, winSatang });
  const deal = holdemDeal(pokerDraw(seeds));
  const outcome = holdemOutcome(deal, bet, isCalled);
  const computed = { player: deal.player, flop: deal.flop, winSatang: outcome.winSatang };
  return { verdict: verdictOf(told), lines: linesOf(proof, computed) };
}

export function event(proof: ProofOf<'event'>): Outcome {
  const { game: rules, commitment, moves, place } = proof;
  if (!isEventRules(rules)) return unknownGame;
  const seeds = seedsOf(proof);
  const told = verifyEvent({ commitment, seeds, rules, moves, place });
  const played = replayed(rules, pokerDraw(seeds), moves);
  return {
    // An event without cards means that a move was not offered.
    verdict: told === 'otherCards' ? 'otherMoves' : verdictOf(told),
    lines: linesOf(proof, played && { place: played.place }),
  };
}
