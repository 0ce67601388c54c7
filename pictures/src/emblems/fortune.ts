/** Coins, ingots, envelopes and lanterns. */
import type { Painter } from '../pigments.ts';
import { box, group, line, oval, path } from '../shapes.ts';
import { coinFace } from './pieces.ts';

export function coin(p: Painter): string {
  const one = p.reuse(coinFace(p));
  return (
    one('translate(40 -44) rotate(18) scale(.62 .66)') +
    one('translate(-12 10) rotate(-6)') +
    one('translate(58 58) rotate(24) scale(.46 .48)')
  );
}

export function ingot(p: Painter): string {
  const one = p.reuse(ingotBody(p));
  return one('translate(34 -48) rotate(12) scale(.6)') + one('translate(-8 16) rotate(-5) scale(1.04)');
}

export function envelope(p: Painter): string {
  const face = p.reuse(coinFace(p));
  const one = p.reuse(
    box(-50, -74, 100, 150, 9, p.down('red')) +
      path(
        'M-50 36C-30 22-16 36 0 26S34 22 50 36V67a9 9 0 0 1-9 9H-41a9 9 0 0 1-9-9Z',
        p.flat('red', 2),
        'opacity=".5"',
      ) +
      line('M-50 36C-30 22-16 36 0 26S34 22 50 36M-50 48C-30 34-16 48 0 38S34 34 50 48', p.flat('gold'), 2.5),
  );
  return (
    group(
      box(-50, -74, 100, 150, 9, p.flat('red', 2)) +
        box(-43, -67, 86, 136, 6, 'none', `stroke="${p.flat('gold')}" stroke-width="2"`),
      'translate(-42 10) rotate(-24) scale(.9)',
    ) +
    face('translate(-2 -70) scale(.36)') +
    face('translate(54 -66) rotate(20) scale(.32)') +
    face('translate(28 -86) rotate(-10) scale(.3)') +
    group(
      one('scale(1.08)') +
        path('M-54-71a10 10 0 0 1 10-9H44a10 10 0 0 1 10 9V-56C34-10-34-10-54-56Z', p.down('red')) +
        line('M-54-56C-34-10 34-10 54-56', p.flat('gold', 0), 4) +
        face('translate(0 -20) scale(.36)'),
      'translate(24 16) rotate(8)',
    )
  );
}

export function lantern(p: Painter): string {
  return (
    line('M0-98V-66M0 66V80', p.flat('gold', 2), 4) +
    oval(0, 0, 84, 62, p.ball('red')) +
    line(
      'M0-62C-62-50-62 50 0 62M0-62C62-50 62 50 0 62M0-62C-24-50-24 50 0 62M0-62C24-50 24 50 0 62',
      p.flat('gold'),
      2.5,
    ) +
    oval(-4, 4, 30, 44, p.flat('gold', 0), 'opacity=".3"') +
    oval(-4, 6, 16, 32, p.white, 'opacity=".35"') +
    box(-34, -72, 68, 15, 4, p.down('gold')) +
    box(-34, 57, 68, 15, 4, p.down('gold')) +
    path('M-11 78H11L17 100C8 96-8 96-17 100Z', p.down('red')) +
    box(-12, 74, 24, 7, 3, p.down('gold'))
  );
}

function ingotBody(p: Painter): string {
  return (
    path('M-96-34C-50-52 50-52 96-34C60-8-60-8-96-34Z', p.flat('gold', 2)) +
    path('M-52-22C-50-74 50-74 52-22C40 2-40 2-52-22Z', p.ball('gold')) +
    path('M-98-36C-70-8-40 6 0 6S70-8 98-36C96 22 62 64 0 64S-96 22-98-36Z', p.down('gold')) +
    line('M-92-24C-64 4-38 16 0 16S64 4 92-24', p.flat('gold', 0), 4) +
    line('M-30 40C-14 50 14 50 30 40', p.flat('gold', 2), 3, 'opacity=".5"') +
    path('M-30-46C-24-60-8-64 2-62C-12-56-20-48-24-36Z', p.white, 'opacity=".75"')
  );
}
