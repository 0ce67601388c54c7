/** Boat, lighthouse, bottle and shell. */
import type { Painter } from '../pigments.ts';
import { box, disc, group, line, oval, path } from '../shapes.ts';

export function boat(p: Painter): string {
  const swell = 'M-100 78C-76 66-52 88-26 78S26 88 52 78 86 68 100 78C92 98 50 104 0 104S-90 98-100 78Z';
  return (
    line('M66 26V-74M66-68H40', p.flat('orange', 2), 5) +
    group(
      oval(0, 0, 15, 18, p.ball('red')) +
        box(-8, -22, 16, 6, 2, p.down('gold')) +
        box(-8, 16, 16, 6, 2, p.down('gold')),
      'translate(40 -42)',
    ) +
    path('M-58 34C-60-28 36-34 42 32Z', p.down('gold')) +
    line(
      'M-46 30C-44-10-26-16-22-16M-24 30C-22-8-8-18-4-18M0 30C2-8 12-16 16-14M22 30C22 6 28-6 30-6',
      p.flat('gold', 2),
      2.5,
      'opacity=".7"',
    ) +
    path('M-100 10C-64 44 58 48 102 4C96 54 56 84 0 84S-90 58-100 10Z', p.down('orange')) +
    line('M-96 18C-60 54 56 56 98 14', p.flat('gold', 0), 3.5) +
    line('M-78 52C-40 70 40 72 78 48', p.flat('orange', 2), 2.5, 'opacity=".6"') +
    path(swell, p.down('blue')) +
    line('M-84 84C-66 76-50 92-28 84M10 90C30 82 46 94 72 82', p.white, 3, 'opacity=".7"')
  );
}

export function lighthouse(p: Painter): string {
  return (
    path('M-10-58L-104-92V-30ZM10-58L104-92V-30Z', p.flat('gold', 0), 'opacity=".6"') +
    path('M-26 82L-16-36H16L26 82Z', p.down('ivory')) +
    path('M-18.5-6L-16-36H16L18.5-6ZM-23.6 54L-21 24H21L23.6 54Z', p.down('red')) +
    path('M4 82V-36H16L26 82Z', p.ink, 'opacity=".16"') +
    box(-26, -44, 52, 10, 3, p.down('ink')) +
    box(-15, -72, 30, 28, 2, p.ball('gold')) +
    line('M-15-72V-44M-5-72V-44M5-72V-44M15-72V-44', p.ink, 2.5) +
    path('M-22-70C-18-86-6-92 0-102C6-92 18-86 22-70Z', p.down('red')) +
    box(-7, 56, 14, 26, 6, p.flat('ink')) +
    path('M-92 98C-86 78-56 84-46 70C-26 80-2 72 14 80C34 70 54 76 62 84C80 80 92 88 96 98Z', p.down('ink')) +
    line('M-70 92C-58 84-46 90-40 84M20 92C34 84 48 90 58 88', p.flat('steel'), 2.5, 'opacity=".7"')
  );
}

export function bottle(p: Painter): string {
  const glass = 'M-17-92H17V-50C17-38 44-32 44-4V70C44 88-44 88-44 70V-4C-44-32-17-38-17-50Z';
  return (
    group(
      box(-14, -108, 28, 24, 4, p.down('orange')) +
        path(glass, p.down('green'), 'opacity=".85"') +
        group(
          box(-20, -34, 40, 76, 4, p.down('ivory')) +
            line('M-12-20H12M-12-8H12M-12 4H6', p.flat('ivory', 2), 3) +
            box(-22, -40, 44, 12, 6, p.flat('ivory')) +
            box(-22, 36, 44, 12, 6, p.flat('ivory', 2)) +
            disc(0, 22, 10, p.ball('red')),
          'translate(0 20)rotate(8)',
        ) +
        path(glass, p.flat('green', 0), 'opacity=".22"') +
        line('M-32 4V62M-9-84V-54', p.white, 6, 'opacity=".75"') +
        box(-20, -92, 40, 9, 4, p.down('green')),
      'translate(2 -4)rotate(24)scale(.96)',
    ) +
    path(
      'M-98 66C-74 50-50 76-22 64S30 76 54 64 86 56 98 66C92 94 48 102 0 102S-92 94-98 66Z',
      p.down('blue'),
      'opacity=".92"',
    ) +
    line('M-80 74C-62 66-46 82-24 74M6 82C28 74 44 86 72 72', p.white, 3, 'opacity=".7"')
  );
}

export function shell(p: Painter): string {
  const fan =
    'M0 62C-40 58-100 24-94-18C-90-42-72-50-60-44C-54-72-26-82-14-66C-6-82 6-82 14-66C26-82 54-72 60-44C72-50 90-42 94-18C100 24 40 58 0 62Z';
  return (
    path(fan, p.down('rose')) +
    line(
      'M0 56C-30 36-62 12-76-20M0 56C-22 22-34-14-36-48M0 56V-62M0 56C22 22 34-14 36-48M0 56C30 36 62 12 76-20',
      p.flat('rose', 2),
      3,
      'opacity=".5"',
    ) +
    path('M-84-14C-80-34-70-38-60-34C-54-58-32-66-22-56C-44-46-60-26-66 4C-78 2-84-4-84-14Z', p.white, 'opacity=".4"') +
    path('M-96 44C-60 70 60 70 96 44C96 80 56 98 0 98S-96 80-96 44Z', p.down('rose')) +
    path('M-78 56C-40 72 40 72 78 56C60 80 30 86 0 86S-60 80-78 56Z', p.flat('rose', 2), 'opacity=".55"') +
    disc(0, 48, 27, p.ball('ivory')) +
    oval(-9, 38, 8, 6, '#fff') +
    line('M-70 78C-40 90 40 90 70 78', p.flat('rose', 0), 3, 'opacity=".8"')
  );
}
