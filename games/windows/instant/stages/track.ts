/** Six horses in six lanes. The run is only animation; the order of arrival is the settled one. M03 */
import { range } from '../../../engines/instant/game.ts';
import { horseCount } from '../../../engines/instant/horses.ts';
import { el } from '../../frame/dom.ts';
import { horseFigure } from './horse.ts';

const runMs = 3_600;
/** Place of the finish as a fraction of the lane. Horses stop behind it in the order of arrival. */
const finish = 0.9;

export interface Track {
  readonly root: HTMLElement;
  /** Stops a running race and returns the horses to the start. */
  clear(): void;
  /** Runs a race to its end. Resolves to false if the track was cleared meanwhile. */
  run(order: readonly number[], onHoofs: () => void): Promise<boolean>;
  /** Puts each horse at its place of arrival, with its rank. */
  arrive(order: readonly number[]): void;
}

/** Where a horse that arrives at `rank` is after each tenth of the race, as a fraction of the lane. */
function strides(horse: number, rank: number): number[] {
  return range(0, 11).map((tenth) => {
    const part = tenth / 10;
    const sway = 0.035 * Math.sin((part * 5 + horse * 1.7) * 2) * (1 - part ** 3) * Math.min(1, part * 5);
    return Math.max(0, Math.min(1, part * (finish + 0.06 - rank * 0.028) + sway * finish));
  });
}

const at = (share: number): string => `calc((100cqw - 100%) * ${share.toFixed(4)})`;

function stand(runner: HTMLElement, share: number): void {
  runner.style.transform = `translateX(${at(share)})`;
}

export function createTrack(): Track {
  let runs = 0;
  const runners = range(0, horseCount).map((horse) => {
    const rank = el('b.rank');
    const runner = el('div.runner', {}, horseFigure(horse), rank);
    return { rank, runner, lane: el('li.lane', {}, el('span.lane-no', {}, String(horse + 1)), runner) };
  });
  const root = el('ol.track', { 'aria-hidden': 'true' }, ...runners.map(({ lane }) => lane), el('li.post'));
  return {
    root,
    clear() {
      runs += 1;
      for (const { runner, rank } of runners) {
        for (const animation of runner.getAnimations()) animation.cancel();
        stand(runner, 0);
        rank.textContent = '';
      }
      root.classList.remove('running');
    },
    async run(order, onHoofs) {
      const mine = runs;
      root.classList.add('running');
      const running = order.flatMap((horse, place) => {
        const frames = strides(horse, place).map((share) => ({ transform: `translateX(${at(share)})` }));
        const animation = runners[horse]?.runner.animate(frames, { duration: runMs, fill: 'forwards' });
        return animation === undefined ? [] : [animation];
      });
      const hoofs = setInterval(onHoofs, 300);
      await Promise.all(running.map((each) => each.finished.catch(() => undefined)));
      clearInterval(hoofs);
      root.classList.remove('running');
      if (mine !== runs) return false;
      for (const each of running) each.cancel();
      return true;
    },
    arrive(order) {
      order.forEach((horse, place) => {
        const found = runners[horse];
        if (!found) return;
        stand(found.runner, strides(horse, place).at(-1) ?? finish);
        found.rank.textContent = String(place + 1);
        found.rank.dataset.rank = String(place + 1);
      });
    },
  };
}
