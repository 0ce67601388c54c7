/** The slot machines as a family: a round is decided by its stake, and its actions show it spin by spin. M03 */
import { jackpotShare } from '@foyer/games/engines/slot/jackpot.ts';
import { isStake, lineCount } from '@foyer/games/engines/slot/rules.ts';
import { legacyModelOf, modelCodeOf, modelOf } from '@foyer/games/engines/slotTitles.ts';
import { slotRound } from '@foyer/games/fair/slotRound.ts';
import type { Family, Seat, Step } from '../family.ts';

/** How many of its spins a round has shown. */
export const shownOf = (progress: object): number =>
  'shown' in progress && typeof progress.shown === 'number' ? progress.shown : 0;

/** The model that a round was opened with. Rounds older than the column `rules` have the first model of their game. */
export const modelNameOf = ({ rules, game_id }: { readonly rules: string; readonly game_id: string }): string =>
  rules || (legacyModelOf(game_id)?.code ?? '');

/** Draws the whole round from its seeds. Deterministic. */
export function playedBy({ gameId, rules, seeds }: Pick<Seat, 'gameId' | 'rules' | 'seeds'>) {
  // Rounds older than the column `rules` have '' there.
  const model = modelOf(rules) ?? legacyModelOf(gameId);
  if (model === undefined) throw new Error(`cannot draw ${gameId}`);
  return slotRound(model, seeds);
}

function stepTo(seat: Seat, shown: 'first' | 'last' | number): Step {
  const { spins, win } = playedBy(seat);
  const count = shown === 'first' ? 1 : shown === 'last' ? spins.length : shown;
  return {
    progress: { shown: count },
    addedSatang: 0,
    winSatang: (win * seat.stakeSatang) / lineCount,
    isOver: count === spins.length,
  };
}

export const slotFamily: Family = {
  code: 'slot',
  gameType: 1,
  rulesOf: modelCodeOf,
  rounds: {
    isStake: (_, stakeSatang) => isStake(stakeSatang),
    jackpotSatang: jackpotShare,
    open: (seat) => stepTo(seat, 'first'),
    act(seat, progress, move) {
      const shown = shownOf(progress);
      const index = 'index' in move ? move.index : undefined;
      if (typeof index !== 'number' || index > shown || index >= playedBy(seat).spins.length) return undefined;
      return index < shown ? 'made' : stepTo(seat, index + 1);
    },
    finish: (seat) => stepTo(seat, 'last'),
  },
};
