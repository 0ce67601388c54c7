/** Koi, turtle, ray, shark and the golden dragon-koi. `pose` from -1 to 1 animates a drawing. */
import { body, eye, fin, scales, spots } from './pen.ts';
import type { Pen, Pigment } from './pen.ts';

export function koi(pen: Pen, p: Pigment): void {
  fin(
    pen,
    'M-30 0C-36-10-44-20-50-21C-47-12-45-6-43-1C-45 5-47 12-50 21C-44 19-36 10-30 0z',
    p.fin,
    { x: -28, y: 0, from: 138, to: 222, count: 10, length: 32 },
    0.8,
  );
  fin(
    pen,
    'M-16-12C-8-24 8-26 18-21C16-17 15-15 14-13z',
    p.fin,
    { x: 2, y: -4, from: 225, to: 300, count: 9, length: 28 },
    0.82,
  );
  fin(pen, 'M-20 9C-18 17-12 21-6 19C-7 15-8 13-9 11z', p.fin, undefined, 0.8);
  const path = 'M50 1C46-8 32-15 12-15.500C-8-16-24-7-35-1C-24 8-8 15 12 15.500C32 16 46 10 50 1z';
  body(pen, path, [-16, 16], p, () => {
    pen.fill('M40-14C34-4 24 0 14-1C4-2 4-12 12-16z', p.mark, 0.95);
    pen.fill('M-2-16C2-6-2 4-10 5C-20 6-22-4-20-10z', p.mark, 0.92);
    pen.fill('M-26-8C-22-2-26 4-32 4L-40 0z', p.mark, 0.9);
    scales(pen, [-32, 26], [-14, 14], 6, '#ffffff', 0.3);
    scales(pen, [-31.5, 26.5], [-13.5, 14.5], 6, '#1a1206', 0.1);
  });
  fin(
    pen,
    'M24 8C16 10 10 18 10 25C18 25 28 18 30 11z',
    p.fin,
    { x: 27, y: 9, from: 105, to: 150, count: 7, length: 24 },
    0.82,
  );
  pen.line('M28-10C24-4 24 5 28 11', '#0b1420', 0.9, 0.3);
  eye(pen, 38, -3.5, 3.7, p.eye);
  pen.line('M49 4C51 7 51 10 49 12M46 6C47 9 46 12 44 13', p.belly, 1);
}

/** A spotted flipper, rotated about its shoulder by `turn` degrees. */
function flipper(pen: Pen, p: Pigment, [x, y, turn]: readonly [number, number, number], path: string): void {
  pen.ctx.save();
  pen.ctx.translate(x, y);
  pen.ctx.rotate((turn * Math.PI) / 180);
  pen.fill(path, p.side);
  pen.within(path, () =>
    spots(
      pen,
      [
        [-4, 6, 2.4],
        [-9, 13, 2.2],
        [-6, 20, 2],
        [-13, 24, 1.8],
        [-2, 14, 1.7],
        [-16, 32, 1.5],
      ],
      p.back,
      0.6,
    ),
  );
  pen.line(path, '#0b1420', 0.9, 0.45);
  pen.ctx.restore();
}

/** The plates of a shell, each with a highlight. */
function plates(pen: Pen, p: Pigment): void {
  for (const plate of [
    'M14-24L24-10L14 0L0-3L-3-16z',
    'M-3-16L0-3L-12 2L-25-4L-22-18z',
    'M-25-4L-12 2L-18 14L-44 6z',
    'M14 0L0-3L-12 2L-18 14L4 18L18 12z',
    'M24-10L14 0L18 12L34 4z',
  ])
    pen.line(plate, p.belly, 1.5, 0.55);
  for (const [x, y] of [
    [8, -12],
    [-13, -9],
    [-26, 4],
    [-2, 7],
    [23, 0],
  ] as const)
    pen.disc(
      x,
      y,
      5.5,
      pen.round(x, y, 5.5, [
        [0, 'rgba(255,244,200,.42)'],
        [1, 'rgba(255,244,200,0)'],
      ]),
    );
}

export function turtle(pen: Pen, p: Pigment, pose: number): void {
  const swing = pose * 15;
  flipper(pen, p, [18, -12, 180 - swing - 8], 'M-6 2C-4-10 4-26 20-40C24-34 18-14 8 0z');
  flipper(pen, p, [-26, 10, 20 + swing * 0.5], 'M2-2C0 6-6 14-16 20C-18 14-12 4-6-2z');
  const head = 'M24-8C32-14 44-14 49-6C51 0 47 7 38 8C31 9 26 6 23 4z';
  body(pen, head, [-14, 9], p, () =>
    spots(
      pen,
      [
        [34, -7, 2.2],
        [40, -8, 1.8],
        [32, 0, 2],
        [38, 4, 1.6],
        [29, -4, 1.7],
      ],
      p.back,
      0.55,
    ),
  );
  const shell = 'M32-3C28-19 8-26-10-23C-28-20-40-8-46 3C-38 13-20 18 0 16C16 15 28 9 32-3z';
  pen.fill(
    shell,
    pen.along(0, -26, 0, 18, [
      [0, p.back],
      [0.55, p.mark],
      [1, p.back],
    ]),
  );
  pen.within(shell, () => {
    plates(pen, p);
    pen.fill('M28-10C14-22-12-24-34-8C-16-19 10-18 28-10z', '#ffffff', 0.32);
    pen.fill('M-46 3C-30 12 10 14 32-1V20H-46z', p.belly, 0.42);
  });
  pen.line(shell, '#0b1420', 1, 0.45);
  flipper(pen, p, [16, 8, swing - 6], 'M6-2C4 10-4 26-20 40C-24 34-18 14-8 0z');
  eye(pen, 40, -4, 3.3, p.eye);
  pen.line('M49-1C46 2 43 3 40 3', '#0b1420', 0.9, 0.5);
}

/** A gliding ray, seen from above and behind. */
export function ray(pen: Pen, p: Pigment, pose: number): void {
  const tip = 36 + Math.abs(pose) * -7;
  const lift = pose * 9;
  pen.line('M-22 0C-34 2-42-3-50 1', p.back, 2.4);
  const wings = `M40-5C34-12 26-15 18-18C8-24 0-${tip - 6 - lift * 0.2}-10-${tip}C-13-26-18-14-26-4L-26 4C-18 14-13 26-10 ${tip}C0 ${tip - 6 - lift * 0.2} 8 24 18 18C26 15 34 12 40 5C37 2 37-2 40-5z`;
  pen.fill(
    wings,
    pen.along(0, -tip, 0, tip, [
      [0, p.side],
      [0.25, p.back],
      [0.5, p.mark],
      [0.75, p.back],
      [1, p.side],
    ]),
  );
  pen.within(wings, () => {
    pen.fill(`M34-4C16-14 0-${tip - 10}-10-${tip}L-2-${tip - 2}C6-26 22-18 40-9z`, '#ffffff', 0.2);
    spots(
      pen,
      [
        [12, -12, 2.4],
        [2, -16, 3],
        [-6, -22, 2.2],
        [-12, -12, 2.6],
        [12, 12, 2.4],
        [2, 16, 3],
        [-6, 22, 2.2],
        [-12, 12, 2.6],
        [-2, -8, 1.8],
        [-2, 8, 1.8],
        [20, -8, 1.6],
        [20, 8, 1.6],
      ],
      p.belly,
      0.85,
    );
    pen.line('M34 0H-24', p.belly, 1.2, 0.34);
    for (const side of [-1, 1])
      for (let slit = 0; slit < 4; slit += 1)
        pen.line(`M${20 - slit * 4} ${side * 5}q-1 ${side * 3} 0 ${side * 5}`, '#0b1420', 0.9, 0.35);
  });
  pen.line(wings, '#0b1420', 1, 0.42);
  pen.fill('M40-5C45-9 49-8 50-5C47-5 44-3 41-2z', p.back);
  pen.fill('M40 5C45 9 49 8 50 5C47 5 44 3 41 2z', p.back);
  eye(pen, 31, -9, 2.5, p.eye);
  eye(pen, 31, 9, 2.5, p.eye);
}

export function shark(pen: Pen, p: Pigment): void {
  fin(pen, 'M-34 0C-40-10-45-20-50-24C-48-14-46-6-42 0C-44 4-47 9-49 14C-44 12-38 6-34 2z', p.back, undefined, 1);
  fin(pen, 'M4-12C2-20-2-27-8-30C-8-22-10-16-14-10z', p.back, undefined, 1);
  fin(pen, 'M-24-5C-26-9-29-11-31-11C-31-8-31-6-31-4z', p.back, undefined, 1);
  fin(pen, 'M-20 6C-22 10-26 12-29 12C-28 9-27 7-26 5z', p.side, undefined, 1);
  const path = 'M50-2C40-11 22-14.500 6-14C-12-13-28-5-38-1C-28 5-12 11 6 12C24 13 42 9 50-2z';
  body(pen, path, [-15, 13], p, () => {
    pen.fill('M50 0C36 5 14 4-38 1V20H50z', p.belly, 0.94);
    for (let band = 0; band < 6; band += 1)
      pen.fill(
        `M${-26 + band * 9}-16C${-24 + band * 9}-9 ${-25 + band * 9}-4 ${-27 + band * 9} 0H${-23 + band * 9}C${-21 + band * 9}-5 ${-20 + band * 9}-9 ${-22 + band * 9}-16z`,
        p.mark,
        0.3,
      );
  });
  for (let gill = 0; gill < 4; gill += 1)
    pen.line(
      `M${25 - gill * 3.2}-5C${24 - gill * 3.2}-2 ${24 - gill * 3.2} 2 ${25 - gill * 3.2} 4`,
      '#0b1420',
      0.8,
      0.5,
    );
  fin(pen, 'M14 6C8 12 0 20-8 22C-4 16 0 10 4 5z', p.back, undefined, 1);
  pen.line('M45 3C40 6 36 6 32 4', '#0b1420', 1, 0.6);
  for (const x of [34.5, 37, 39.5, 42]) pen.fill(`M${x} 4.800l1.200-2.600l1.200 2.600z`, '#ffffff', 0.9);
  eye(pen, 36, -4.5, 2.5, p.eye);
}

/** The species with the highest multiplier: a koi with a dragon's mane, whiskers and crest. */
export function dragonKoi(pen: Pen, p: Pigment): void {
  fin(
    pen,
    'M-28 0C-34-14-42-26-50-30C-48-20-46-14-50-8C-46-6-44-2-46 0C-44 3-46 7-50 9C-46 15-48 21-50 30C-42 26-34 14-28 0z',
    p.fin,
    { x: -26, y: 0, from: 130, to: 230, count: 14, length: 42 },
    0.92,
  );
  fin(
    pen,
    'M-24-9C-20-19-14-22-10-27C-7-22-4-22 0-28C3-22 7-21 12-26C14-20 17-17 20-14z',
    p.fin,
    { x: 0, y: 4, from: 225, to: 300, count: 12, length: 40 },
    0.94,
  );
  fin(pen, 'M-18 9C-18 18-14 24-8 26C-6 20-4 15-2 12z', p.fin, {
    x: -10,
    y: 6,
    from: 75,
    to: 120,
    count: 6,
    length: 26,
  });
  const path = 'M48 2C46-9 34-15 14-15C-8-15-22-7-34-1C-22 8-8 14 14 14.500C34 15 46 11 48 2z';
  body(pen, path, [-15, 15], p, () => {
    scales(pen, [-32, 26], [-14, 14], 6.4, p.mark, 0.7);
    scales(pen, [-31.4, 26], [-13.6, 14], 6.4, '#fff7d0', 0.5);
    pen.fill('M50 6C30 12 0 10-34 1V20H50z', p.belly, 0.45);
  });
  for (const tuft of [
    'M26-9C16-14 14-20 8-21C12-15 14-10 22-4z',
    'M24-2C14-4 10-9 4-8C9-4 12 0 21 3z',
    'M24 5C15 5 10 3 5 6C11 7 14 9 22 9z',
  ])
    fin(pen, tuft, p.mark, undefined, 1);
  pen.line('M36-12C33-18 28-20 26-25M30-20C28-20 26-20 24-19M40-11C39-17 36-20 36-25', p.belly, 1.9);
  fin(pen, 'M22 8C14 11 8 20 8 28C17 27 27 19 29 11z', p.fin, {
    x: 26,
    y: 9,
    from: 105,
    to: 150,
    count: 7,
    length: 28,
  });
  pen.line('M47 3C50 8 46 14 50 19M44 6C45 11 41 15 42 20', p.mark, 1.2);
  pen.line('M48 5C45 8 42 9 39 9', '#3a1604', 1.2, 0.7);
  eye(pen, 37, -4, 4, p.eye);
}
