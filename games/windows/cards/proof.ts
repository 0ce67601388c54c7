/** The proof of a round, once its seed is revealed. F03 */
import type { CardRound } from '@foyer/contract/play/cards.ts';
import type { CardCode } from '../../engines/cards/cardGame.ts';
import type { Proof } from '../../fair/proof.ts';

/** Undefined before the reveal. */
export function proofOfRound(code: CardCode, round: CardRound): Proof | undefined {
  const { commitment, serverSeed, clientSeed, nonce, moves, stakeSatang, winSatang, shown } = round;
  const cards = shown[code];
  if (serverSeed === '' || !round.isSettled || cards === undefined) return undefined;
  return {
    family: 'cards',
    game: code,
    commitment,
    serverSeed,
    clientSeed,
    nonce,
    moves,
    stakeSatang,
    winSatang,
    shown: cards,
  };
}
