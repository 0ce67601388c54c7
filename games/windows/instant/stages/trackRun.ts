/** Where camera and horses are in each part of a race. Only animation: the order of arrival is the settled one. M03 */
import { range } from '../../../engines/instant/game.ts';
import { horseCount } from '../../../engines/instant/horses.ts';

export const runMs = 5_600;
/** Place of the winning post on the screen when the winner reaches it, as a fraction of the course's width. */
export const post = 0.78;
/** Distance that the camera travels, in widths of the course. */
export const travel = 4.6;

const steps = 44;
/** The size of a horse by the distance of its lane. The first lane is the furthest one, see `.ground`. */
export const sizeOf = (horse: number): number => 1 / (1 + ((horseCount - horse - 0.5) / horseCount) * 0.667);

/** Place of the starting line at the near edge of the course. */
export const gate = 0.27;
/** Where the nose of a horse is at the start. The line is slanted, because it is seen from the post. */
export const startShare = (horse: number): number => post + (gate - post) * sizeOf(horse);

/** Distance behind the winner by place of arrival. The same in every race, whatever the bets are. */
const behind = [0, 0.032, 0.078, 0.122, 0.172, 0.23] as const;

/** Speed at a moment from 0 to 1: the start from the gate, a steady gallop, and slow motion before the post. */
function speedAt(moment: number): number {
  if (moment < 0.14) return moment / 0.14;
  return moment < 0.82 ? 1 : Math.max(0.2, 1 - ((moment - 0.82) / 0.1) * 0.8);
}

/** The part of the way that is behind the camera after each step, from 0 to 1. */
export const way: readonly number[] = (() => {
  const sums = range(0, steps).reduce<number[]>(
    (list, step) => [...list, (list.at(-1) ?? 0) + speedAt((step + 0.5) / steps)],
    [0],
  );
  return sums.map((sum) => sum / (sums.at(-1) ?? 1));
})();

export const finishShare = (rank: number): number => post - (behind[rank] ?? 0.3);

/** Where the nose of the horse that arrives at `rank` is on the screen after each step, as a fraction of the width. */
export function strides(horse: number, rank: number): number[] {
  return way.map((part) => {
    const settling = part ** 2 * (3 - 2 * part);
    const lead = 0.06 * Math.sin((part * 4.2 + horse * 1.9) * 2) + 0.045 * Math.sin(part * 9 + horse * 3.1);
    const sway = lead * Math.min(1, part * 6) * (1 - part ** 5);
    return Math.min(0.96, startShare(horse) + (finishShare(rank) - startShare(horse)) * settling + sway);
  });
}
