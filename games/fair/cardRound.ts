/** A round of the card room from its seeds and moves. House, window and verifier all use this file. F03 */
import type { CardGame, Played } from '../engines/cards/cardGame.ts';
import { canonical } from './canonical.ts';
import { dealtCards } from './dealt.ts';
import { commitmentOf, isClientSeed, isServerSeed } from './draw.ts';
import type { Seeds } from './draw.ts';

export interface CardSeat {
  readonly seeds: Seeds;
  readonly stakeSatang: number;
}

/** The cards of a round in the order in which they are dealt; fixed before the first move. */
export const orderOf = ({ deck }: CardGame<any>, seeds: Seeds): number[] => dealtCards(seeds, deck.size, deck.count);

/** Undefined if a move was not offered when it was made. */
export const cardRound = (
  game: CardGame<any>,
  { seeds, stakeSatang }: CardSeat,
  moves: readonly string[],
): Played<object> | undefined => game.play(orderOf(game, seeds), stakeSatang, moves);

/** What the house said about a round before and after it revealed its seed. */
export interface CardClaim extends CardSeat {
  readonly commitment: string;
  readonly moves: readonly string[];
  readonly winSatang: number;
  readonly shown: object | undefined;
}

export type CardVerdict = 'holds' | 'badSeeds' | 'otherSeed' | 'otherMoves' | 'otherCards' | 'otherWin';

export function verifyCards(game: CardGame<any>, claim: CardClaim): CardVerdict {
  const { serverSeed, clientSeed, nonce } = claim.seeds;
  if (!isServerSeed(serverSeed) || !isClientSeed(clientSeed) || !Number.isSafeInteger(nonce)) return 'badSeeds';
  if (commitmentOf(serverSeed) !== claim.commitment) return 'otherSeed';
  const played = cardRound(game, claim, claim.moves);
  if (!played?.isOver) return 'otherMoves';
  if (canonical(played.shown) !== canonical(claim.shown)) return 'otherCards';
  return played.winSatang === claim.winSatang ? 'holds' : 'otherWin';
}
