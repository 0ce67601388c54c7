/** The family of a round that follows from the house's seed and the player's, as the words for what is hashed name it. F01 */
import type { RoundProof } from '@foyer/contract/bets/history.ts';

const known = ['slot', 'cards', 'holdem', 'event', 'instant', 'fish'] as const;

/** Undefined for a family of another backend. In the poker room, hands and events hash different messages. */
export function hashedFamilyOf({ family, model }: RoundProof): (typeof known)[number] | undefined {
  const named = family === 'poker' ? (model === 'holdem' ? 'holdem' : 'event') : family;
  return known.find((each) => each === named);
}
