/** A mahjong tile of dots, face or back, with the traditional layout of dots. */
import { dotsOf, white } from '../../engines/cards/duel/twoEight.ts';
import { el } from '../frame/dom.ts';
import { svg } from '../frame/svg.ts';
import type { Words } from './words.ts';

/** Places of the dots in a field of 24 by 32. */
const dots: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[12, 16]],
  2: [
    [12, 9],
    [12, 23],
  ],
  3: [
    [6, 7],
    [12, 16],
    [18, 25],
  ],
  4: [
    [7, 9],
    [17, 9],
    [7, 23],
    [17, 23],
  ],
  5: [
    [6, 8],
    [18, 8],
    [12, 16],
    [6, 24],
    [18, 24],
  ],
  6: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
    [7, 26],
    [17, 26],
  ],
  7: [
    [6, 4.5],
    [12, 7.5],
    [18, 10.5],
    [7, 18],
    [17, 18],
    [7, 26.5],
    [17, 26.5],
  ],
  8: [
    [7, 5],
    [17, 5],
    [7, 12.3],
    [17, 12.3],
    [7, 19.7],
    [17, 19.7],
    [7, 27],
    [17, 27],
  ],
  9: [
    [5, 6],
    [12, 6],
    [19, 6],
    [5, 16],
    [12, 16],
    [19, 16],
    [5, 26],
    [12, 26],
    [19, 26],
  ],
};

const ring = (x: number, y: number, size: number): string =>
  `M${x - size} ${y}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0z`;

function picture(value: number): SVGElement {
  const places = dots[value] ?? [];
  const size = value === 1 ? 8 : value === 2 ? 4.6 : 3.1;
  const parts =
    value === white
      ? [svg('path', { class: 'white', d: 'M5 4h14v24H5z' })]
      : places.map(([x, y], at) =>
          svg('path', { class: `dot d${at % 3}`, d: ring(x, y, size) + ring(x, y, size * 0.42) }),
        );
  return svg('svg', { viewBox: '0 0 24 32', 'aria-hidden': 'true' }, ...parts);
}

export function tileName(words: Words, tile: number): string {
  const value = dotsOf(tile);
  return value === white ? words('whiteTile') : words('dotsTile', { dots: value });
}

export function tileFace(words: Words, tile: number, isNew: boolean): HTMLElement {
  const face = el('div.card.tile', { role: 'img', 'aria-label': tileName(words, tile) }, picture(dotsOf(tile)));
  face.classList.toggle('new', isNew);
  return face;
}
