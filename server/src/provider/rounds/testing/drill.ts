/**
 * A minimal family for tests with choices and additional stakes: numbers drawn from the seeds. `draw` adds the next
 * number, `double` adds the stake again, `stop` ends the round. It pays twice the total stake if the sum is even.
 */
import { placeOf } from '@foyer/games/fair/draw.ts';
import type { Family, Seat, Step } from '../../family.ts';

export const drillGame = 'drill-table';

interface Drill {
  readonly sum: number;
  readonly drawn: number;
  readonly isDoubled: boolean;
}

const stepOf = ({ stakeSatang }: Seat, progress: Drill, isOver: boolean, addedSatang = 0): Step => {
  const held = stakeSatang * (progress.isDoubled ? 2 : 1);
  return { progress, addedSatang, isOver, winSatang: isOver && progress.sum % 2 === 0 ? held * 2 : 0 };
};

const drawn = (seat: Seat, { sum, drawn: count, isDoubled }: Drill): Drill => ({
  sum: sum + placeOf(seat.seeds, count, 10),
  drawn: count + 1,
  isDoubled,
});

export const drillFamily: Family = {
  code: 'drill',
  gameType: 6,
  rulesOf: (gameId) => (gameId === drillGame ? 'drill' : undefined),
  rounds: {
    ownCycleMs: 1_000,
    isStake: (_, stakeSatang) => stakeSatang === 500,
    jackpotSatang: () => 0,
    open: (seat) => stepOf(seat, drawn(seat, { sum: 0, drawn: 0, isDoubled: false }), false),
    act(seat, progress, move) {
      const at = progress as Drill;
      const what = 'what' in move ? move.what : '';
      if (what === 'draw') return stepOf(seat, drawn(seat, at), false);
      if (what === 'double' && !at.isDoubled) return stepOf(seat, { ...at, isDoubled: true }, false, seat.stakeSatang);
      return what === 'stop' ? stepOf(seat, at, true) : undefined;
    },
    finish: (seat, progress) => stepOf(seat, progress as Drill, true),
  },
};
