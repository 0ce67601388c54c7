/** The three hands with their sleeves, pointing right. The dealer's are mirrored by the styles. */
import type { Hand } from '../../../engines/instant/hands.ts';
import { svg } from '../../frame/svg.ts';

/** A finger from its knuckle; `turn` in degrees, clockwise. */
const finger = (x: number, y: number, length: number, turn = 0, width = 19): SVGElement =>
  svg(
    'g',
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    svg('rect', { class: 'skin', x: -8, y: -width / 2, width: length + 8, height: width, rx: width / 2 }),
    svg('rect', { class: 'skin-light', x: 0, y: -width / 2 + 3, width: Math.max(6, length - 12), height: 4, rx: 2 }),
    svg('path', { class: 'crease', d: `M${length * 0.5} ${-width / 2 + 4}q3 ${width / 2 - 4} 0 ${width - 8}` }),
  );

const thumb = (d: string, light: string): SVGElement[] => [
  svg('path', { class: 'skin', d }),
  svg('path', { class: 'gleam-line', d: light }),
];

const palm = (): SVGElement[] => [
  svg('path', {
    class: 'skin',
    d: 'M72 52h14c6-8 18-12 34-12 14 0 22 8 22 18v36c0 12-10 18-22 18-16 0-28-4-34-12H72z',
  }),
  svg('path', {
    class: 'skin-shade',
    d: 'M86 100c6 8 18 12 34 12 12 0 22-6 22-18v-8c-6 12-16 16-30 16-12 0-20-4-26-10z',
  }),
];

/** A wide silk sleeve with an embroidered cuff. */
const sleeve = (): SVGElement[] => [
  svg('path', { class: 'sleeve-silk', d: 'M-90 30C-40 34 10 40 58 40l4 72C10 118-40 124-90 128z' }),
  svg('path', { class: 'sleeve-fold', d: 'M-90 100c50-2 100-6 150-16l2 28C10 118-40 124-90 128z' }),
  svg('path', { class: 'sleeve-seam', d: 'M-90 62c50 0 90-2 134-6M-60 88c36-1 70-5 104-11' }),
  svg('path', { class: 'cuff-lining', d: 'M58 42c10 0 16 16 16 34s-6 34-14 34z' }),
  svg('path', { class: 'cuff', d: 'M42 38c8 0 16 2 20 4 6 10 8 22 8 34s-2 24-6 34c-6 2-12 4-20 4 6-24 6-52-2-76z' }),
  svg('path', { class: 'cuff-print', d: 'M52 46q7 8 2 15t2 15-1 15 1 15' }),
];

const poses: Readonly<Record<Hand, () => SVGElement[]>> = {
  stone: () => [
    ...palm(),
    finger(124, 101, 36, -2, 18),
    finger(126, 84, 41, 0),
    finger(126, 66, 42, 0),
    finger(124, 48, 38, 2),
    ...thumb(
      'M92 44c8-8 20-10 32-5 9 4 14 10 16 20l3 18c1 8-4 13-10 13s-10-4-11-11l-2-12c-8 4-18 2-26-2z',
      'M104 45c10-3 20-1 25 8l3 16',
    ),
  ],
  scissors: () => [
    finger(128, 72, 74, 12),
    ...palm(),
    finger(124, 102, 34, -4, 18),
    finger(126, 86, 38, 0),
    finger(126, 54, 76, -15),
    ...thumb(
      'M90 46c8-8 20-9 30-4 10 5 16 14 21 26l6 13c3 8 0 14-6 16s-12 0-15-7l-7-14c-8 2-20-2-27-8z',
      'M103 46c10-2 18 3 23 13l8 17',
    ),
  ],
  paper: () => [
    finger(126, 104, 58, 13, 17),
    finger(128, 87, 70, 5),
    finger(128, 68, 74, -3),
    finger(126, 50, 68, -11),
    ...palm(),
    ...thumb('M84 52c6-10 12-22 24-34 6-6 13-7 17-3s4 10 0 16c-6 9-10 16-12 26l-10 14z', 'M97 48c5-11 11-20 20-29'),
    svg('path', { class: 'crease', d: 'M96 66c14 2 28 10 34 26M100 88c10-8 22-10 34-8' }),
  ],
};

const picture = (...content: readonly SVGElement[]): SVGSVGElement =>
  svg('svg', { class: 'figure', viewBox: '0 0 212 150', 'aria-hidden': 'true' }, ...content);

export const handPicture = (hand: Hand): SVGSVGElement => picture(...poses[hand](), ...sleeve());

/** The hand is still in the sleeve: nothing is chosen or shown yet. */
export const sleevePicture = (): SVGSVGElement => picture(...sleeve());
