/** The proof of a round, once its seed is revealed. F03 */
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { isInstantCode } from '../../engines/instant/game.ts';
import { instantGames } from '../../engines/instant/games.ts';
import type { Proof } from '../../fair/proof.ts';

/** Undefined before the reveal. */
export function proofOfRound(round: InstantRound): Proof | undefined {
  const { code, commitment, serverSeed, clientSeed, nonce, choice, shown, moves, stakeSatang, winSatang } = round;
  if (serverSeed === '' || !round.isSettled || !isInstantCode(code)) return undefined;
  const pay = (winSatang * 100 * instantGames[code].chips(choice)) / stakeSatang;
  return {
    family: 'instant',
    game: code,
    choice,
    commitment,
    serverSeed,
    clientSeed,
    nonce,
    moves,
    numbers: shown,
    pay,
  };
}
