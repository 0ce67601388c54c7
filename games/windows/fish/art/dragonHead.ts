/** The head that the dragon carp and the sea dragon share: antlers, mane, brow, open jaws and whiskers. */
import { limbOf } from './limb.ts';
import type { Pen, Pigment } from './pen.ts';

/** Facing right, from the mane at x = 10 to the snout at x = 52. */
export function dragonHead(pen: Pen, p: Pigment): void {
  mane(pen, p);
  antlers(pen, p);
  const jaw = 'M25 5C32 5 40 4.500 47 8C48 10 46 12 42 12.500C34 13.500 27 12 22 9z';
  pen.fill('M26 1C36 1 44 2 48 5L47 9C40 6 32 6 26 7z', '#5a0f10');
  pen.fill(
    jaw,
    pen.along(0, 4, 0, 13, [
      [0, p.side],
      [1, p.back],
    ]),
  );
  pen.line(jaw, '#2a0a04', 0.8, 0.55);
  const skull =
    'M20-8C23-15 31-17 37-13C40-13 43-11 45-8.500C49-9 53-6 53-2.500C53 .5 50 2 46 1.500C40 1.500 35 2 30 4C25 5 20 3 19-1z';
  pen.fill(
    skull,
    pen.along(0, -16, 0, 4, [
      [0, p.belly],
      [0.3, p.side],
      [1, p.back],
    ]),
  );
  pen.within(skull, () => {
    pen.fill('M22-9C26-15 34-15 38-11C32-12 27-10 24-5z', '#ffffff', 0.5);
    pen.fill('M40-6C45-8 50-7 52-4C48-5 44-4 41-2z', '#ffffff', 0.45);
  });
  pen.line(skull, '#2a0a04', 0.9, 0.6);
  for (const [x, y, tall] of [
    [34, 3, 2.6],
    [38, 2.4, 3],
    [42, 2, 2.8],
    [46, 2, 3.6],
    [49.5, 1.5, 2.6],
  ] as const)
    pen.fill(`M${x - 1.2} ${y - 0.6}h2.400l-1.200 ${tall}z`, '#fffdf2');
  for (const x of [32, 36.5, 41]) pen.fill(`M${x - 1} 6.600h2l-1-2.600z`, '#fffdf2');
  pen.disc(49.5, -5, 1.3, '#3a0a06', 0.8);
  pen.line('M49-7C51-8 53-6 52-4', p.back, 0.9);
  burningEye(pen, p);
  // The beard below the jaw.
  pen.fill('M38 12C36 16 33 19 28 21C29 18 29 16 27 15C30 14 33 13 34 12z', p.mark, 0.95);
}

function mane(pen: Pen, p: Pigment): void {
  for (const [path, alpha] of [
    [
      'M24-10C14-14 8-20-1-21C4-16 5-13 3-11C-2-12-6-11-10-8C-3-7 2-5 6-2C2 0-1 3-3 7C5 5 12 7 18 11C22 12 27 10 30 6z',
      1,
    ],
    ['M26-8C18-11 12-15 6-15C10-11 11-9 10-7C6-7 3-6 0-4C6-3 10-1 13 2C10 4 9 6 8 9C14 7 20 8 24 10z', 0.85],
  ] as const) {
    pen.fill(
      path,
      pen.along(28, 0, -8, 0, [
        [0, p.mark],
        [0.7, p.mark],
        [1, p.fin],
      ]),
      alpha,
    );
    pen.line(path, '#2a0a04', 0.7, 0.45);
  }
}

/** An eye under a heavy brow. */
function burningEye(pen: Pen, p: Pigment): void {
  pen.disc(34.5, -6.5, 4.2, '#2a0a04', 0.7);
  pen.disc(
    34.5,
    -6.5,
    3.5,
    pen.round(34, -7.5, 4, [
      [0, '#ffffff'],
      [0.35, '#fff2a0'],
      [1, p.eye],
    ]),
  );
  pen.fill('M34.800-9.500C36-8 36-5 34.800-3.500C33.800-5 33.800-8 34.800-9.500z', '#160402');
  pen.disc(33.4, -8, 0.8, '#ffffff');
  pen.fill('M28-10.500C32-13 38-12 41-8.500C37-9.500 33-9.500 29.500-7.500z', p.mark);
  pen.line('M28-10.500C32-13 38-12 41-8.500', '#2a0a04', 0.7, 0.6);
}

function antlers(pen: Pen, p: Pigment): void {
  for (const [dx, dy, tone] of [
    [3.5, 1, p.back],
    [0, 0, p.belly],
  ] as const) {
    const at = (x: number, y: number): string => `${x + dx} ${y + dy}`;
    const stem = `M${at(27, -13)}C${at(22, -19)} ${at(15, -23)} ${at(6, -25)}`;
    const tines = `M${at(20, -19.5)}C${at(20, -24)} ${at(18, -27)} ${at(14, -30)}M${at(13, -23)}C${at(11, -26)} ${at(8, -28)} ${at(4, -29)}`;
    pen.line(stem, '#2a0a04', 4, 0.5);
    pen.line(tines, '#2a0a04', 3, 0.5);
    pen.line(stem, tone, 2.8);
    pen.line(tines, tone, 2);
  }
}

function whisker(pen: Pen, p: Pigment): void {
  pen.line('M14-16C19-8 6-2 10 6C13 12 4 14-2 18', '#2a0a04', 2.2, 0.3);
  pen.line('M14-16C19-8 6-2 10 6C13 12 4 14-2 18', p.mark, 1.5);
  pen.line('M14-16C19-8 6-2 10 6', p.belly, 0.6, 0.7);
}

export const whiskerLimb = limbOf({ paint: whisker, box: [40, 44], pivot: [14, -16] });
