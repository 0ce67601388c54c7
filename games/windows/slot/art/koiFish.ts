/** The fish of the flagship: a koi that leaps in front of the sun, and a pair of koi. */
import type { Painter } from '@foyer/pictures/pigments.ts';
import { koi } from '@foyer/pictures/emblems/water.ts';
import { disc, group, line, path, ring } from '@foyer/pictures/shapes.ts';

/** Rows of small scales along the back of a leaping body. */
const scaleRows =
  'M-40 20q8-10 16-4M-30 2q9-10 17-3M-17-14q9-9 17-1M-2-26q9-8 17 0M14-35q9-7 16 1M-28 34q8-9 15-3M-18 18q9-9 17-2M-4 4q9-8 17-1M10-8q9-7 17 1M26-18q9-6 15 2';

/** The wild: a koi in front of a sun with rays. */
export function leapingKoi(p: Painter): string {
  const ray = path('M-7-78L0-104L7-78Z', p.flat('gold'));
  const sun =
    p.turn(16, ray) + disc(0, 0, 84, p.down('gold')) + disc(0, 0, 77, p.ball('red')) + ring(69, p.flat('gold'), 1.6);
  return group(sun, 'translate(0 -4) scale(1.04)', 'opacity=".96"') + group(koiBody(p), 'translate(0 2) scale(.96)');
}

function koiBody(p: Painter): string {
  const splash =
    path(
      'M-104 92C-92 66-72 76-66 58C-56 74-44 66-40 46C-30 66-14 64-8 50C2 68 20 62 28 56C34 70 52 64 60 70C70 64 88 74 102 92C70 108-70 108-104 92Z',
      p.down('blue'),
    ) +
    line('M-84 86C-70 76-60 84-50 76M-34 78C-20 70-10 82 4 74M24 80C38 72 50 84 68 80', p.white, 3, 'opacity=".75"') +
    disc(-78, 44, 6, p.flat('blue', 0)) +
    disc(-92, 60, 4, p.flat('blue', 0)) +
    disc(78, 48, 5, p.flat('blue', 0)) +
    disc(92, 66, 3.5, p.white);
  return (
    splash +
    path('M-50 50C-84 40-102 56-106 84C-86 70-66 74-50 66C-50 84-40 98-20 104C-26 86-26 70-34 56Z', p.down('red')) +
    line('M-58 56C-76 56-90 64-98 74M-44 66C-42 80-36 90-28 96', p.flat('gold', 0), 2, 'opacity=".7"') +
    path('M-36-14C-46-54-8-94 30-84C16-76 8-66 6-56C-12-48-26-34-36-14Z', p.down('red')) +
    line('M-30-26C-30-50-10-72 16-78M-20-38C-16-54-4-66 8-70', p.flat('gold', 0), 2, 'opacity=".7"') +
    path(
      'M-62 48C-54-18-8-68 44-66C72-64 90-46 88-26C80-12 64-8 48-4C16 4-10 20-24 42C-30 52-34 62-40 72C-54 70-62 60-62 48Z',
      p.down('gold'),
    ) +
    path(
      'M88-26C80-12 64-8 48-4C16 4-10 20-24 42C-30 52-34 62-40 72C-46 71-50 69-54 65C-40 22 6-14 88-26Z',
      p.down('ivory'),
    ) +
    line(scaleRows, p.flat('gold', 2), 2, 'opacity=".65"') +
    path('M44-66C34-54 34-36 46-24C60-22 76-24 88-28C90-48 72-64 44-66Z', p.down('orange')) +
    path('M20 2C12 30 26 54 54 60C50 40 52 22 44-3Z', p.down('red')) +
    line('M26 12C26 32 34 46 46 52M34 8C34 24 40 36 48 42', p.flat('gold', 0), 2, 'opacity=".7"') +
    disc(64, -42, 9, p.white) +
    disc(66, -42, 5.5, p.ink) +
    disc(68, -45, 2, '#fff') +
    line('M86-30C98-34 104-28 106-18M82-18C92-14 96-6 94 4', p.flat('gold', 0), 3) +
    path('M-20-14C-6-36 18-50 40-54C26-42 4-32-20-14Z', p.white, 'opacity=".6"')
  );
}

/** The shared pair of koi, smaller because its fins reach over the edge. */
export const koiPair = (p: Painter): string => group(koi(p), 'scale(.9)');
