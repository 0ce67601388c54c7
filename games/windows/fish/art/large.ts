/** Koi and turtle. `pose` from -1 to 1 animates a drawing. */
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
