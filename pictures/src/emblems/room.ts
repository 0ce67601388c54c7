/** What stands on a table: a basket, a teapot, a glass. */
import type { Painter } from '../pigments.ts';
import { box, disc, group, line, oval, path } from '../shapes.ts';
import { leaf } from './pieces.ts';

export function basket(p: Painter): string {
  const foliage = leaf(p);
  return (
    line('M-70 16C-74-106 74-106 70 16', p.flat('orange', 2), 14) +
    line('M-70 16C-74-106 74-106 70 16', p.flat('orange'), 8) +
    foliage('translate(-6 -30)rotate(-50)scale(.9)') +
    foliage('translate(14 -34)rotate(34)scale(.9)') +
    disc(-46, -4, 30, p.ball('red')) +
    disc(48, -2, 30, p.ball('violet')) +
    group(oval(0, 0, 38, 28, p.ball('gold')), 'translate(2 -16)rotate(-12)') +
    path(
      'M-58-14C-56-22-50-26-44-26C-48-20-50-14-50-8ZM36-12C38-20 44-24 50-24C46-18 44-12 44-6ZM-20-24C-12-34 4-36 14-34C4-30-6-26-12-18Z',
      p.white,
      'opacity=".75"',
    ) +
    path('M-92 12H92L70 92H-70Z', p.down('orange')) +
    line('M-84 36H84M-78 58H78M-72 80H72', p.flat('orange', 2), 3, 'opacity=".6"') +
    line(
      'M-80 24H-56M-32 24H-8M16 24H40M64 24H82M-62 47H-38M-14 47H10M34 47H58M-66 69H-48M-24 69H0M24 69H48',
      p.flat('gold', 0),
      9,
      'opacity=".6"',
    ) +
    box(-98, 4, 196, 16, 8, p.down('orange'))
  );
}

export function teapot(p: Painter): string {
  const flower = p.turn(5, path('M0-2C-7-8-7-16 0-19C7-16 7-8 0-2Z', p.flat('blue'))) + disc(0, 0, 4, p.flat('red'));
  return (
    line('M-56-2C-108-14-106 62-50 56', p.flat('ivory', 2), 13) +
    line('M-56-2C-108-14-106 62-50 56', p.flat('ivory'), 8) +
    path('M52 6C80 2 78-30 98-40L108-28C96-14 98 40 50 50Z', p.down('ivory')) +
    oval(-4, 30, 68, 54, p.ball('ivory')) +
    path('M-48-16C-44-44 36-44 40-16Z', p.down('ivory')) +
    disc(-4, -44, 10, p.ball('blue')) +
    line('M-48-15H40M-66 18C-40 6 32 6 58 18M-64 48C-38 62 30 62 56 48', p.flat('blue'), 3.5) +
    group(flower, 'translate(-4 32)scale(1.25)') +
    line('M-40 36C-34 24-24 26-22 34M32 36C26 24 16 26 14 34', p.flat('blue'), 3) +
    path('M-54 18C-48-2-34-12-22-14C-34 0-40 14-42 34C-50 34-56 28-54 18Z', p.white, 'opacity=".7"') +
    box(-40, 80, 72, 12, 5, p.down('blue')) +
    line('M76-58C66-72 86-80 78-98M94-58C86-70 102-78 96-92', p.white, 4, 'opacity=".55"')
  );
}

export function cocktail(p: Painter): string {
  return (
    oval(0, 90, 44, 10, p.down('steel')) +
    box(-5, 20, 10, 68, 4, p.across('steel')) +
    path('M-84-58H84L8 30H-8Z', p.flat('steel', 0), 'opacity=".4"') +
    path('M-62-34H62L6 30H-6Z', p.down('red')) +
    oval(0, -34, 62, 8, p.flat('orange', 0)) +
    line('M-84-58H84L6 32H-6Z', p.white, 3.5, 'stroke-linejoin="round"') +
    line('M-58-46L-16 6', p.white, 5, 'opacity=".6"') +
    line('M-26-16L44-92', p.flat('gold', 0), 4) +
    disc(-12, -30, 17, p.ball('red')) +
    disc(-17, -36, 4, p.white, 'opacity=".8"') +
    group(
      disc(0, 0, 32, p.down('gold')) +
        disc(0, 0, 27, p.flat('ivory', 0)) +
        p.turn(8, path('M0-3L-8-21C-5-25 5-25 8-21Z', p.flat('gold'))),
      'translate(72 -58)',
    )
  );
}
