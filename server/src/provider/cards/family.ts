/** The card room as a family: a round stores its moves; everything else is computed from its seeds. M03, M08 */
import { cardMoveMs } from '@foyer/contract/play/cards.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { isCardCode } from '@foyer/games/engines/cards/cardGame.ts';
import type { CardGame, Played } from '@foyer/games/engines/cards/cardGame.ts';
import { cardCodeOf, cardGames } from '@foyer/games/engines/cards/cardGames.ts';
import { cardRound } from '@foyer/games/fair/cardRound.ts';
import type { Family, Seat, Step } from '../family.ts';

export const movesOf = (progress: object): string[] =>
  'moves' in progress && Array.isArray(progress.moves) ? progress.moves.map(String) : [];

/** The game whose rules a round was opened with. Throws an `Error`, not a refusal, where it no longer exists. */
export function cardGameOf(rules: string): CardGame {
  if (!isCardCode(rules)) throw new Error(`no card game ${rules}`);
  return cardGames[rules];
}

type Drawn = Pick<Seat, 'rules' | 'seeds' | 'stakeSatang'>;

/** Replays a round to these moves. They were validated when made, so the result always exists. */
export function playedTo(seat: Drawn, moves: readonly string[]): Played<object> {
  const played = cardRound(cardGameOf(seat.rules), seat, moves);
  if (played === undefined) throw new Error(`cannot play ${seat.rules} ${moves.join(' ')}`);
  return played;
}

const stepOf = (played: Played<object>, moves: readonly string[], before = 0): Step => ({
  progress: { moves },
  addedSatang: played.addedSatang - before,
  winSatang: played.winSatang,
  isOver: played.isOver,
});

export const cardFamily: Family = {
  code: 'cards',
  gameType: gameTypeCodes.chess,
  rulesOf: cardCodeOf,
  rounds: {
    minActMs: cardMoveMs,
    isStake: (gameId, stakeSatang) => cardGames[cardCodeOf(gameId) ?? 'blackjack'].stakesSatang.includes(stakeSatang),
    jackpotSatang: () => 0,
    open: (seat) => stepOf(playedTo(seat, []), []),
    act(seat, progress, move) {
      const moves = movesOf(progress);
      const [index, made] = ['index' in move && move.index, 'move' in move && move.move];
      if (typeof index !== 'number' || typeof made !== 'string') return undefined;
      if (index < moves.length) return moves[index] === made ? 'made' : undefined;
      const before = playedTo(seat, moves);
      if (index > moves.length || before.isOver) return undefined;
      const after = cardRound(cardGameOf(seat.rules), seat, [...moves, made]);
      return after && stepOf(after, [...moves, made], before.addedSatang);
    },
    finish(seat, progress) {
      const moves = movesOf(progress);
      for (;;) {
        const played = playedTo(seat, moves);
        if (played.isOver) return stepOf(played, moves, played.addedSatang);
        moves.push(cardGameOf(seat.rules).leave(played.shown));
      }
    },
  },
};
