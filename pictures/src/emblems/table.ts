/** Chips, wheel and table. */
import type { Painter } from '../pigments.ts';
import { disc, group, line, path, ring } from '../shapes.ts';
import { card, chipFace, chipStack } from './pieces.ts';

export function chips(p: Painter): string {
  return (
    chipStack(p, -52, 78, 6, ['green', 'green', 'ink']) +
    chipStack(p, 54, 80, 4, ['ink', 'red']) +
    group(chipFace(p, 'red'), 'translate(8 -6) rotate(-10)')
  );
}

export function roulette(p: Painter): string {
  return group(
    disc(0, 0, 96, p.down('orange')) +
      disc(0, 0, 86, p.flat('gold', 2)) +
      ring(88, p.flat('gold', 0), 2.5) +
      disc(0, 0, 82, p.flat('ink', 2)) +
      ring(69, p.flat('red'), 24, 'stroke-dasharray="18.06 18.06"') +
      ring(69, p.flat('green'), 24, 'stroke-dasharray="18.06 415.5"') +
      p.turn(24, line('M0-57V-81', p.flat('gold', 0), 1), 7.5) +
      ring(57, p.flat('gold'), 3) +
      disc(0, 0, 55, p.ball('orange')) +
      p.turn(8, line('M0-14V-54', p.flat('orange', 2), 1.6, 'opacity=".6"')) +
      disc(0, 0, 24, p.flat('gold', 2), 'opacity=".5"') +
      p.turn(4, path('M-5 0L-3-28H3L5 0Z', p.flat('gold', 0)) + disc(0, -31, 5, p.ball('gold')), 30) +
      disc(0, 0, 15, p.down('gold')) +
      disc(0, -2, 8, p.ball('gold')) +
      disc(-26, -63, 8, p.white),
    'scale(1 .9) rotate(-12)',
  );
}

export function baccarat(p: Painter): string {
  return (
    path('M-98-8C-98-56 98-56 98-8C98 60 60 84 0 84S-98 60-98-8Z', p.down('orange')) +
    path('M-88-8C-88-48 88-48 88-8C88 52 54 74 0 74S-88 52-88-8Z', p.down('green')) +
    line('M-72 4C-60 44-36 58 0 58S60 44 72 4M-54 0C-44 30-26 40 0 40S44 30 54 0', p.flat('gold', 0), 2) +
    line('M-40 34L-52 50M40 34L52 50M0 40V58', p.flat('gold', 0), 2) +
    card(p, 'spade', -30, -30, -9, 0.82) +
    card(p, 'heart', 30, -30, 9, 0.82) +
    p.both(group(chipStack(p, 0, 60, 3, ['red']), 'translate(68 20) scale(.56)'))
  );
}
