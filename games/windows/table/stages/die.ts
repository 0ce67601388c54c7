/** Drawings of a die: from above for the layout, and with three faces under the dome. */
import { svg } from '../../frame/svg.ts';
import { hasRedPips, pipPlaces, sidesOf } from '../../kit/dice.ts';
import { circle, group, rect } from '../../kit/shapes.ts';

const dotsOf = (face: number, name: string): SVGElement[] =>
  (pipPlaces[face] ?? []).map(([x, y]) =>
    circle(x * 11.5, y * 11.5, face === 1 ? 7.5 : 4.6, hasRedPips(face) ? '#b3262e' : '#23262d', {
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

const side = (matrix: string, colour: string, value: number, name: string): SVGElement =>
  group(`matrix(${matrix})`, rect([-24, -24, 48, 48], 8, colour), ...dotsOf(value, name));

/** A die with three visible faces; the upper one counts. */
export function cornerDie(face: number): SVGElement[] {
  const [left, right] = sidesOf[face] ?? [2, 3];
  return [
    side('.866 .5 -.866 .5 0 -24', '#fffaf0', face, 'dot'),
    side('.866 .5 0 1 -20.8 12', '#e2d8c4', left, 'side-dot'),
    side('.866 -.5 0 1 20.8 12', '#c9bda5', right, 'side-dot'),
  ];
}
