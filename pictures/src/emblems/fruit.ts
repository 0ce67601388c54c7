/** Cherries, lemon and plums. */
import type { Painter } from '../pigments.ts';
import { disc, group, line, path } from '../shapes.ts';
import { leaf } from './pieces.ts';

export function cherries(p: Painter): string {
  const foliage = leaf(p);
  return (
    line('M-42 20C-38-30-8-66 22-84M46 28C44-14 34-54 22-84', p.flat('green', 2), 8) +
    line('M-42 20C-38-30-8-66 22-84M46 28C44-14 34-54 22-84', p.flat('green'), 4) +
    foliage('translate(20 -82) rotate(-76) scale(1.35)') +
    foliage('translate(22 -82) rotate(72) scale(.9)') +
    ['translate(-44 44)', 'translate(48 50)']
      .map((t, i) =>
        group(
          disc(0, 0, 46 - i * 4, p.ball('red')) +
            path('M-14-36C-4-28 6-28 14-36', p.flat('red', 2)) +
            path('M-32-8C-30-24-18-32-10-30C-18-22-24-12-24 2C-28 4-32 0-32-8Z', p.white, 'opacity=".85"') +
            line('M32 10C28 26 14 34 2 34', p.flat('orange', 0), 3.5, 'opacity=".6"'),
          t,
        ),
      )
      .join('')
  );
}

export function lemon(p: Painter): string {
  const foliage = leaf(p);
  return (
    group(
      path(
        'M-96 2C-84-6-82-14-72-28C-48-62 36-64 66-24C74-14 80-8 92-4C96 0 96 6 90 8C80 12 76 16 68 26C36 64-46 60-72 26C-80 16-84 10-96 2Z',
        p.ball('gold'),
      ) + path('M-50-26C-34-44-6-48 12-44C-12-38-32-26-42-10C-50-8-54-16-50-26Z', p.white, 'opacity=".75"'),
      'translate(-8 -22) rotate(-18)',
    ) +
    foliage('translate(66 -56) rotate(-30) scale(1.1)') +
    group(
      disc(0, 0, 50, p.down('gold')) +
        disc(0, 0, 44, p.flat('ivory', 0)) +
        p.turn(8, path('M0-4L-13-34C-8-41 8-41 13-34Z', p.down('gold'))),
      'translate(40 42)',
    )
  );
}

export function plum(p: Painter): string {
  const foliage = leaf(p);
  const one = p.reuse(
    disc(0, 0, 50, p.ball('violet')) +
      line('M4-50C-18-24-18 22 2 50', p.flat('violet', 2), 3, 'opacity=".7"') +
      path('M-36-8C-34-26-22-36-12-36C-20-24-26-12-28 2C-32 4-36 0-36-8Z', p.white, 'opacity=".7"'),
  );
  return (
    line('M-30-16C-24-50 0-76 20-86M40 4C40-30 32-60 20-86', p.flat('orange', 2), 6) +
    foliage('translate(18 -84) rotate(-84) scale(1.3)') +
    one('translate(46 36) scale(.88)') +
    one('translate(-34 30) scale(1.14)')
  );
}
