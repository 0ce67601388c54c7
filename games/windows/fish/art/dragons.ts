/** The golden dragon carp, the giant of reef and pond. */
import { dragonHead, whiskerLimb } from './dragonHead.ts';
import { limbOf } from './limb.ts';
import type { Limb } from './limb.ts';
import { body, fin, scales } from './pen.ts';
import type { Pen, Pigment } from './pen.ts';

/** A flame-shaped fin in two tones, brighter at its root. */
function flame(pen: Pen, p: Pigment, path: string, [x0, y0, x1, y1]: readonly [number, number, number, number]): void {
  pen.fill(
    path,
    pen.along(x0, y0, x1, y1, [
      [0, p.side],
      [0.45, p.fin],
      [1, p.mark],
    ]),
  );
  pen.line(path, '#3a0e04', 0.7, 0.4);
}

const rays = (x: number, y: number, from: number, to: number, count: number, length: number) =>
  ({ x, y, from, to, count, length }) as const;

export function dragonKoi(pen: Pen, p: Pigment): void {
  const tail =
    'M-33-2C-38-12-44-23-53-29C-50-20-47-14-52-8C-47-6-45-2-46 1C-45 4-47 8-52 11C-47 14-50 22-53 31C-44 25-38 14-33 3z';
  flame(pen, p, tail, [-33, 0, -53, 0]);
  fin(pen, tail, 'rgba(255,255,255,0)', rays(-32, 0, 140, 220, 15, 32), 1);
  flame(
    pen,
    p,
    'M22-12C20-20 14-26 7-29C9-24 8-20 4-18C1-23-5-26-11-26C-8-22-10-18-12-16C-16-20-20-21-25-20C-22-17-22-12-25-7L-8-8z',
    [0, -10, 0, -29],
  );
  flame(pen, p, 'M-16 9C-17 17-13 24-7 27C-6 21-3 16 0 12z', [-10, 9, -10, 27]);
  const path =
    'M34-11C22-16 4-15.500-10-10.500C-22-6-30-3-36-1.500V2.500C-28 5.500-18 9.500-6 12.500C8 15.500 24 14 34 10z';
  body(pen, path, [-16, 15], p, () => {
    scales(pen, [-34, 30], [-14, 14], 6, p.mark, 0.75);
    scales(pen, [-33.3, 30], [-13.4, 14], 6, '#fff7d0', 0.6);
    pen.fill('M36 5C18 9-8 8-38 1V20H36z', p.belly, 0.6);
    for (let plate = 0; plate < 11; plate += 1)
      pen.line(`M${28 - plate * 5.5} 5.500Q${25 - plate * 5.5} 9 ${27 - plate * 5.5} 14`, p.mark, 0.7, 0.55);
    pen.fill('M30-11C12-14-8-11-30-3C-8-8 12-9 30-7z', '#ffffff', 0.42);
  });
  dragonHead(pen, p);
}

const pectoral = (pen: Pen, p: Pigment): void => {
  const path = 'M6-4C2 2-2 8-14 22C-20 19-20 13-17 9C-21 8-22 4-19 0C-14-3-6-5 6-4z';
  pen.fill(
    path,
    pen.along(4, -4, -18, 16, [
      [0, p.side],
      [0.5, p.fin],
      [1, p.mark],
    ]),
  );
  fin(pen, path, 'rgba(255,255,255,0)', rays(5, -4, 128, 185, 8, 30), 1);
};

const pectoralLimb = limbOf({ paint: pectoral, box: [52, 52], pivot: [4, -3] });

export const dragonKoiLimbs: readonly Limb[] = [
  pectoralLimb({ at: [20, 6], rest: 0.55, swing: 0.22, phase: 1.2, isBehind: true }),
  pectoralLimb({ at: [20, 8], rest: 0, swing: 0.3, phase: 0 }),
  whiskerLimb({ at: [50, -1], rest: 0.1, swing: 0.2, phase: 0.6 }),
  whiskerLimb({ at: [47, 0], rest: 0.5, swing: 0.24, phase: 2, isBehind: true }),
];
