/** Shark and ray. `pose` from -1 to 1 animates a drawing. */
import { limbOf } from './limb.ts';
import type { Limb } from './limb.ts';
import { eye, fin, spots } from './pen.ts';
import type { Pen, Pigment } from './pen.ts';

const sharkBody =
  'M51-2C46-8 35-12.500 20-13.500C6-14.500-8-12-22-7C-30-4.500-36-3-44-.5V.5C-36 3-20 8.500-6 11C10 13.500 28 12 38 8C45 5.500 50 2 51-2z';

/** A heavy body, a dark back that ends in a line along the flank, and a white belly. */
export function shark(pen: Pen, p: Pigment): void {
  fin(pen, 'M-35-2C-40-10-44-18-51-26C-48-16-46-8-44-1.500C-46 4-47 9-50 15C-43 12-38 6-35 2z', p.back, undefined, 1);
  fin(pen, 'M13-12C9-19 3-26-5-30C-4-23-6-17-11-10z', p.back, undefined, 1);
  pen.fill('M9-14C6-20 2-25-4-28C0-22 1-18 2-13z', '#ffffff', 0.14);
  fin(pen, 'M-23-6C-25-10-28-12-32-12.500C-31-9.500-31-7-32-4z', p.back, undefined, 1);
  fin(pen, 'M-20 8C-22 12-26 14-30 14.500C-29 11-28 8-27 6z', p.side, undefined, 1);
  pen.fill(
    sharkBody,
    pen.along(0, -14, 0, 13, [
      [0, p.back],
      [0.34, p.side],
      [0.55, p.side],
      [1, p.belly],
    ]),
  );
  pen.within(sharkBody, () => {
    pen.fill('M52 1C42 3 34 2 24 4C8 7-10 5-39 1V20H52z', p.belly, 0.95);
    pen.fill('M52 1C42 3 34 2 24 4C8 7-10 5-39 1L-39-1C-10 3 8 4 24 1.500C34 0 42 1 52-1z', p.side, 0.55);
    pen.fill('M44-9C30-14 6-14-16-9C4-11 26-10 44-6z', '#ffffff', 0.3);
    for (let band = 0; band < 8; band += 1)
      pen.fill(
        `M${-30 + band * 7}-16C${-28 + band * 7}-10 ${-28 + band * 7}-6 ${-30 + band * 7}-3C${-27 + band * 7}-5 ${-25.5 + band * 7}-10 ${-26.5 + band * 7}-16z`,
        p.mark,
        0.26,
      );
    pen.fill('M-44 2C-30 5-12 8.500 8 10C26 10.500 42 6.500 52 2.500V20H-44z', '#12304a', 0.26);
  });
  for (let gill = 0; gill < 5; gill += 1)
    pen.line(
      `M${26 - gill * 2.8}-6C${24.5 - gill * 2.8}-2.500 ${24.5 - gill * 2.8} 2 ${25.5 - gill * 2.8} 5`,
      '#0b1420',
      1,
      0.55,
    );
  pen.fill('M49 1.500C44 4.500 38 6 32 5.500C36 8.500 44 7.500 49 1.500z', '#4a0f14');
  for (let tooth = 0; tooth < 7; tooth += 1)
    pen.fill(`M${33.5 + tooth * 2.1} ${5.3 - tooth * 0.42}l1.050 2.300l1.050-2.600z`, '#ffffff');
  pen.line('M49.500 1C44 4 38 5.500 31 5', '#0b1420', 0.9, 0.7);
  pen.disc(46, -2.5, 0.9, '#0b1420', 0.7);
  pen.disc(37, -4.5, 2.7, '#0b1420', 0.55);
  pen.disc(37, -4.5, 2.1, p.eye);
  pen.disc(37.3, -4.5, 1.3, '#05080d');
  pen.disc(37.9, -5.2, 0.6, '#ffffff');
  pen.line('M33.500-7C36-8.200 39-8 41-6.500', '#0b1420', 1.2, 0.55);
  pen.line(sharkBody, '#0b1420', 0.7, 0.4);
}

const pectoral = (pen: Pen, p: Pigment): void => {
  fin(pen, 'M5-3C3 5-6 15-20 20C-16 12-11 4-6-3z', p.back, undefined, 1);
  pen.fill('M3-2C0 5-7 12-16 17C-9 9-5 4-2-2z', '#ffffff', 0.16);
};

const pectoralLimb = limbOf({ paint: pectoral, box: [54, 50], pivot: [0, 0] });

export const sharkLimbs: readonly Limb[] = [
  pectoralLimb({ at: [13, 5], rest: 0.5, swing: 0.1, phase: 1, isBehind: true }),
  pectoralLimb({ at: [16, 7], rest: 0, swing: 0.14, phase: 0 }),
];

const wingPath = (side: 1 | -1, reach: number): string =>
  `M43 ${side * 3}C37 ${side * 9} 29 ${side * 11} 21 ${side * (reach * 0.5)}C13 ${side * reach * 0.86} 2 ${side * reach}-12 ${side * (reach + 2)}C-14 ${side * (reach + 1)}-14 ${side * (reach - 1)}-12 ${side * (reach - 3)}C-5 ${side * reach * 0.72}-8 ${side * reach * 0.36}-25 ${side * 4}L-27 0H43z`;

/** One wing, spotted and folded, the far one brighter. */
function wing(pen: Pen, p: Pigment, side: 1 | -1, reach: number): void {
  const path = wingPath(side, reach);
  pen.fill(
    path,
    pen.along(0, 0, 0, side * reach, [
      [0, p.mark],
      [0.4, p.side],
      [1, p.back],
    ]),
  );
  pen.within(path, () => {
    for (let spot = 0; spot < 11; spot += 1)
      pen.disc(
        22 - ((spot * 37) % 40),
        side * (5 + ((spot * 23) % 100) * 0.01 * reach * 0.8),
        1 + ((spot * 7) % 5) * 0.42,
        p.belly,
        0.75,
      );
    pen.fill(
      `M42 ${side * 3}C30 ${side * 12} 20 ${side * reach * 0.6}-12 ${side * (reach + 2)}L-4 ${side * reach * 0.8}C10 ${side * reach * 0.5} 24 ${side * 8} 42 0z`,
      '#ffffff',
      side === -1 ? 0.26 : 0.1,
    );
    for (let fold = 0; fold < 5; fold += 1)
      pen.line(
        `M${14 - fold * 7} ${side * 5}Q${4 - fold * 4} ${side * reach * 0.5}-${8 + fold} ${side * reach * 0.9}`,
        p.back,
        0.7,
        0.5,
      );
  });
  pen.line(path, '#0b1420', 0.8, 0.3);
}

/** A ray in three-quarter view: the near wing beats opposite to the far one's foreshortening. */
export function ray(pen: Pen, p: Pigment, pose: number): void {
  const [far, near] = [26 + pose * 9, 36 - pose * 7];
  pen.line('M-20 0C-32 3-40-3-51 2', p.back, 2.2);
  wing(pen, p, -1, far);
  wing(pen, p, 1, near);
  pen.fill(
    'M44 0C40-8 26-9 10-8C-4-7-20-4-28 0C-20 5-4 8 10 8.500C26 9 40 7 44 0z',
    pen.along(0, -9, 0, 9, [
      [0, p.side],
      [0.45, p.mark],
      [1, p.back],
    ]),
  );
  pen.fill('M38-4C26-8 6-7-18-2C6-5 26-4 38-1z', '#ffffff', 0.3);
  for (let slit = 0; slit < 4; slit += 1)
    for (const side of [-1, 1])
      pen.line(`M${20 - slit * 4} ${side * 4}q-1.500 ${side * 2} 0 ${side * 4}`, '#0b1420', 0.9, 0.4);
  // The lobes beside the mouth.
  pen.fill('M41-5C47-10 51-9 53-5.500C49-6 46-4 43-1z', p.back);
  pen.fill('M41 5C47 11 51 10 53 6.500C49 7 46 5 43 1z', p.back);
  spots(
    pen,
    [
      [4, 0, 1.4],
      [-6, -1, 1.1],
      [-14, 0.5, 0.9],
    ],
    p.belly,
    0.6,
  );
  eye(pen, 33, -7.5, 2.6, p.eye);
  eye(pen, 33, 8, 2.6, p.eye);
}
