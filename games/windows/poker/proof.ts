/** The proof of a hand or an event, once its seed is revealed. F03 */
import type { EventRound, HoldemRound } from '@foyer/contract/play/poker.ts';
import type { Proof } from '../../fair/proof.ts';

const seedsOf = ({ commitment, serverSeed, clientSeed, nonce }: HoldemRound | EventRound) => ({
  commitment,
  serverSeed,
  clientSeed,
  nonce,
});

const isRevealed = ({ serverSeed, isSettled }: HoldemRound | EventRound): boolean => serverSeed !== '' && isSettled;

/** Undefined before the reveal. */
export function proofOfHand(round: HoldemRound): Proof | undefined {
  const { anteSatang, bonusSatang, player, flop, winSatang, result } = round;
  if (!isRevealed(round)) return undefined;
  const decision = result === 'fold' ? 'fold' : 'call';
  return { family: 'holdem', ...seedsOf(round), decision, anteSatang, bonusSatang, player, flop, winSatang };
}

/** Undefined before the reveal. */
export function proofOfEvent(round: EventRound): Proof | undefined {
  const { rules, moves, place } = round;
  if (!isRevealed(round)) return undefined;
  return { family: 'event', game: rules, ...seedsOf(round), moves, place };
}
