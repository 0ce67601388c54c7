/** The words for what is hashed in a round that follows from the house's seed and the player's. F01 */
import type { RoundProof } from '@foyer/contract/bets/history.ts';

const messages = {
  slot: 'hashedMessage.slot',
  cards: 'hashedMessage.cards',
  instant: 'hashedMessage.instant',
  fish: 'hashedMessage.fish',
  event: 'hashedMessage.event',
  holdem: 'hashedMessage.holdem',
} as const;
type Known = keyof typeof messages;

/** Undefined for a family of another backend. In the poker room, hands and events hash different messages. */
export function hashedMessageOf({ family, model }: RoundProof): (typeof messages)[Known] | undefined {
  const known = family === 'poker' ? (model === 'holdem' ? 'holdem' : 'event') : family;
  return Object.hasOwn(messages, known) ? messages[known as Known] : undefined;
}
