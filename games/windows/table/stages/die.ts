/** Drawings of a die: from above for the layout, and with three faces under the dome. */
import { svg } from '../../frame/svg.ts';
import { circle, group, rect } from '../../kit/shapes.ts';

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** One and four are red, as on real dice of sic bo. */
const dotsOf = (face: number, name: string): SVGElement[] =>
  (spots[face] ?? []).map(([x, y]) =>
    circle(x * 11.5, y * 11.5, face === 1 ? 7.5 : 4.6, face === 1 || face === 4 ? '#b3262e' : '#23262d', {
      class: name,
    }),
  );

/** A face from above. */
export const dieFace = (face: number): SVGSVGElement =>
  svg(
    'svg',
    { viewBox: '-24 -24 48 48', class: 'die', 'aria-hidden': 'true' },
    rect([-22, -20, 44, 44], 10, '#b9ab90'),
    rect([-22, -23, 44, 44], 10, '#fffaf0'),
    group('translate(0 -1)', ...dotsOf(face, 'dot')),
  );

/** The left and right face for each upper face. Opposite faces, whose sum is seven, are never visible together. */
const besides: Readonly<Record<number, readonly [left: number, right: number]>> = {
  1: [2, 3],
  2: [6, 3],
  3: [5, 1],
  4: [2, 1],
  5: [4, 6],
  6: [3, 2],
};

const side = (matrix: string, colour: string, value: number, name: string): SVGElement =>
  group(`matrix(${matrix})`, rect([-24, -24, 48, 48], 8, colour), ...dotsOf(value, name));

/** A die with three visible faces; the upper one counts. */
export function cornerDie(face: number): SVGElement[] {
  const [left, right] = besides[face] ?? [2, 3];
  return [
    side('.866 .5 -.866 .5 0 -24', '#fffaf0', face, 'dot'),
    side('.866 .5 0 1 -20.8 12', '#e2d8c4', left, 'side-dot'),
    side('.866 -.5 0 1 20.8 12', '#c9bda5', right, 'side-dot'),
  ];
}
