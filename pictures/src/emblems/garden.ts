/** Lotus, moon and peach. */
import type { Painter } from '../pigments.ts';
import { cloudShape, disc, group, line, oval, path, petalShape } from '../shapes.ts';
import { leaf } from './pieces.ts';

export function lotus(p: Painter): string {
  const petal = p.reuse(
    path(petalShape, p.down('rose'), `stroke="${p.flat('rose', 2)}" stroke-width="1.6" stroke-opacity=".55"`) +
      line('M0-78V-20M-7-66C-10-50-8-34-3-20M7-66C10-50 8-34 3-20', p.flat('rose', 2), 1.2, 'opacity=".35"'),
  );
  const pair = (x: number, y: number, a: number, k: number) =>
    petal(`translate(${-x} ${y}) rotate(${-a}) scale(${k})`) + petal(`translate(${x} ${y}) rotate(${a}) scale(${k})`);
  return (
    path('M-98 56C-70 34-20 40 0 46S70 34 98 56C70 84-70 84-98 56Z', p.down('green')) +
    line('M-76 60C-40 50 40 50 76 60M0 48V74M-34 50L-50 72M34 50L50 72', p.flat('green', 2), 2, 'opacity=".6"') +
    pair(0, 44, 84, 0.96) +
    pair(0, 44, 56, 1.1) +
    pair(0, 44, 27, 1.24) +
    petal('translate(0 44) scale(1.36)') +
    pair(8, 48, 68, 0.86) +
    pair(6, 50, 38, 0.92) +
    petal('translate(0 54) scale(.94)') +
    oval(0, 56, 26, 8, p.down('gold'))
  );
}

export function moon(p: Painter): string {
  return (
    disc(0, 0, 86, p.ball('ivory')) +
    disc(30, -34, 15, p.flat('ivory', 2), 'opacity=".28"') +
    disc(-44, -30, 10, p.flat('ivory', 2), 'opacity=".25"') +
    disc(44, 8, 8, p.flat('ivory', 2), 'opacity=".25"') +
    path(
      'M-26 52C-40 34-32 8-10 2C-14-6-12-14-6-19C-20-38-22-58-14-66C-4-62 2-44 2-25C8-42 20-54 30-54C34-42 24-26 11-16C22-10 24 4 14 10C28 20 32 38 26 52C10 60-12 60-26 52Z',
      p.down('steel'),
    ) +
    disc(6, -8, 3.2, p.ink) +
    line('M-8 52C-6 36 4 28 14 30', p.flat('steel', 2), 2.5) +
    disc(-30, 44, 9, p.white) +
    group(path(cloudShape, p.down('ivory')), 'translate(-46 66) scale(.9)') +
    group(path(cloudShape, p.down('ivory')), 'translate(44 76) scale(-1 1)') +
    line('M-82 66C-70 58-58 66-64 74M18 74C30 64 42 72 36 80', p.flat('gold'), 2.5)
  );
}

export function peach(p: Painter): string {
  const foliage = leaf(p);
  return (
    p.both(foliage('translate(4 72) rotate(-72) scale(1.5)')) +
    path('M6-92C-30-74-92-48-88 14C-84 62-38 80 0 74C38 80 84 62 88 14C92-44 40-66 6-92Z', p.ball('rose')) +
    path(
      'M6-92C40-66 92-44 88 14C84 62 38 80 0 74C40 60 62 20 50-20C42-48 22-70 6-92Z',
      p.down('red'),
      'opacity=".55"',
    ) +
    line('M6-90C-24-50-34 16-8 72', p.flat('red', 2), 4, 'opacity=".55"') +
    oval(-50, -20, 10, 24, p.white, 'opacity=".7" transform="rotate(28 -50 -20)"') +
    foliage('translate(-2 84) rotate(-34) scale(1.05)') +
    foliage('translate(2 84) rotate(36) scale(1.05)')
  );
}
