/** Drawings of a die: flat for the fields of the layout, and as a cube on the tray. */
import { svg } from '../../frame/svg.ts';
import { hasRedPips, pipPlaces, sidesOf } from '../../kit/dice.ts';
import { circle, ellipse, group, rect } from '../../kit/shapes.ts';
import { linear } from '../../kit/sprite.ts';

/** Each pip is a hollow with a lit lower edge. */
const pipsOf = (face: number, name: string): SVGElement[] =>
  (pipPlaces[face] ?? []).map(([x, y]) => {
    const r = face === 1 ? 8 : 5;
    return svg(
      'g',
      { class: name, transform: `translate(${x * 12} ${y * 12})` },
      circle(0.5, 0.8, r, '#fff', { opacity: 0.8 }),
      circle(0, 0, r, hasRedPips(face) ? '#c2232f' : '#262a33'),
      circle(0, -r * 0.2, r * 0.7, '#000', { opacity: 0.25 }),
    );
  });

const side = (matrix: string, fill: string, value: number, name: string): SVGElement =>
  group(`matrix(${matrix})`, rect([-24, -24, 48, 48], 9, fill), ...pipsOf(value, name));

/** A cube of which the upper face counts. */
export function cubeDie(face: number, transform: string): SVGGElement {
  const [left, right] = sidesOf[face] ?? [2, 3];
  const ivory = linear('die-top', [
    [0, '#fff'],
    [1, '#f3e9d4'],
  ]);
  return svg(
    'g',
    { transform },
    ellipse(4, 42, 44, 16, '#000', { opacity: 0.42 }),
    side(
      '.866 .46 0 1 -20.8 14',
      linear('die-left', [
        [0, '#e3d8c2'],
        [1, '#a99a7d'],
      ]),
      left,
      'beside',
    ),
    side(
      '.866 -.46 0 1 20.8 14',
      linear('die-right', [
        [0, '#cdbfa4'],
        [1, '#857658'],
      ]),
      right,
      'beside',
    ),
    side('.866 .46 -.866 .46 0 -19', ivory, face, 'pip'),
  );
}

/** Small dice side by side, all with the same face. */
export const smallDice = (face: number, count: number): SVGSVGElement =>
  svg(
    'svg',
    { class: `small-dice of-${count}`, viewBox: `-25 -25 ${count * 56 - 6} 52`, 'aria-hidden': 'true' },
    ...Array.from({ length: count }, (_, at) =>
      group(
        `translate(${at * 56} 0)`,
        rect([-23, -21, 46, 46], 11, '#8d7c5c'),
        rect([-23, -24, 46, 46], 11, '#fffaf0'),
        ...pipsOf(face, 'dot'),
      ),
    ),
  );
