/** Six horses on the course. The run is only animation; the order of arrival is the settled one. M03 */
import { range } from '../../../engines/instant/game.ts';
import { horseCount } from '../../../engines/instant/horses.ts';
import { el, wait } from '../../frame/dom.ts';
import type { Words } from '../words.ts';
import { horseFigure } from './horse.ts';
import { createFinish } from './trackPhoto.ts';
import { finishShare, runMs, sizeOf, startShare, strides, travel, way } from './trackRun.ts';
import { scenery } from './trackScene.ts';

const photoMs = 1_100;

export interface Track {
  readonly root: HTMLElement;
  /** The board with the places. */
  readonly board: HTMLElement;
  /** Stops a running race and returns the horses to the start. */
  clear(): void;
  /** Runs a race to its end. Resolves to false if the track was cleared meanwhile. */
  run(order: readonly number[], onHoofs: () => void): Promise<boolean>;
  /** Puts each horse at its place of arrival and shows the photo and the places. */
  arrive(order: readonly number[]): void;
}

/** Moves an element's right edge to a fraction of the course's width. */
const noseAt = (share: number): string => `translateX(calc(-100% + 100cqw * ${share.toFixed(4)}))`;
const passed = (pace: number, part: number): string =>
  `translateX(calc(-100cqw * ${(pace * travel * part).toFixed(4)}))`;

/** The nearest lane is the last one. Heights and sizes follow the perspective of `.ground`. */
function laneOf(horse: number): { readonly runner: HTMLElement; readonly lane: HTMLElement } {
  const runner = el('div.runner', {}, el('i.shade'), horseFigure(horse), el('i.dust'), el('i.dust'));
  const lane = el('li.lane', {}, runner);
  lane.style.setProperty('--size', sizeOf(horse).toFixed(3));
  return { runner, lane };
}

export function createTrack(words: Words): Track {
  let runs = 0;
  const runners = range(0, horseCount).map(laneOf);
  const { back, front, layers } = scenery();
  const finish = createFinish(words);
  const lanes = el('ol.lanes', {}, ...runners.map(({ lane }) => lane));
  const root = el('div.track', { 'aria-hidden': 'true' }, ...back, lanes, ...front, finish.photo);
  const moving = [...runners.map(({ runner }) => runner), ...layers.map((layer) => layer.root)];

  function stand(part: number, shares: readonly number[]): void {
    for (const each of moving) for (const animation of each.getAnimations()) animation.cancel();
    for (const { root: layer, pace } of layers) layer.style.transform = passed(pace, part);
    runners.forEach(({ runner }, horse) => (runner.style.transform = noseAt(shares[horse] ?? startShare(horse))));
  }

  return {
    root,
    board: finish.board,
    clear() {
      runs += 1;
      stand(0, []);
      finish.clear();
      root.classList.remove('running', 'arrived');
    },
    async run(order, onHoofs) {
      const mine = runs;
      root.classList.add('running');
      const timing = { duration: runMs, fill: 'forwards' } as const;
      const running = [
        ...order.flatMap((horse, rank) => {
          const frames = strides(horse, rank).map((share) => ({ transform: noseAt(share) }));
          return runners[horse]?.runner.animate(frames, timing) ?? [];
        }),
        ...layers.map((layer) =>
          layer.root.animate(
            way.map((part) => ({ transform: passed(layer.pace, part) })),
            timing,
          ),
        ),
      ];
      const hoofs = setInterval(onHoofs, 300);
      await Promise.all(running.map((each) => each.finished.catch(() => undefined)));
      clearInterval(hoofs);
      root.classList.remove('running');
      return mine === runs;
    },
    arrive(order) {
      stand(
        1,
        range(0, horseCount).map((horse) => finishShare(order.indexOf(horse))),
      );
      root.classList.add('arrived');
      finish.show(order);
    },
  };
}

/** Leaves time for the photo before the result is announced. */
export const photoPause = (): Promise<void> => wait(photoMs);
