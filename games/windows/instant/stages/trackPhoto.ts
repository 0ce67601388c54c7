/** After a race: the photo of the finish, and the board with the places. */
import { range } from '../../../engines/instant/game.ts';
import { horseCount } from '../../../engines/instant/horses.ts';
import { horseName } from '../../../engines/instant/words.ts';
import { el } from '../../frame/dom.ts';
import type { Words } from '../words.ts';
import { horseFigure } from './horse.ts';
import { finishShare, post, sizeOf } from './trackRun.ts';

export interface Finish {
  /** The photo, over the sky of the course. */
  readonly photo: HTMLElement;
  /** Places from first to last with the horses' own numbers; empty before the arrival. */
  readonly board: HTMLElement;
  clear(): void;
  show(order: readonly number[]): void;
}

/** How much wider the photo shows the gaps between the horses than the course does. */
const zoom = 2.4;

function taken(horse: number, rank: number): HTMLElement {
  const share = 0.86 - (post - finishShare(rank)) * zoom;
  const shot = el('div.shot', {}, horseFigure(horse), el(`i.hairline.rank-${rank + 1}`));
  shot.style.left = `calc(100% * ${share.toFixed(4)})`;
  shot.style.setProperty('--size', sizeOf(horse).toFixed(3));
  return shot;
}

export function createFinish(words: Words): Finish {
  const photo = el('div.photo', { hidden: true });
  const cells = range(0, horseCount).map((rank) => {
    const own = el('span.placed');
    return { own, root: el('li', {}, el(`b.medal.rank-${rank + 1}`, {}, String(rank + 1)), own) };
  });
  return {
    photo,
    board: el('ol.placings', { 'aria-hidden': 'true' }, ...cells.map(({ root }) => root)),
    clear() {
      photo.hidden = true;
      photo.replaceChildren();
      for (const { own } of cells) own.replaceChildren();
    },
    show(order) {
      order.forEach((horse, rank) =>
        cells[rank]?.own.replaceChildren(
          el(`i.silk.silk-${horse}`, {}, String(horse + 1)),
          el('span.placed-name', {}, horseName(words, horse)),
        ),
      );
      // The nearest horse is the last child, in front of the others.
      photo.replaceChildren(...order.map((_, horse) => taken(horse, order.indexOf(horse))));
      photo.hidden = false;
    },
  };
}
