/** What a fruit machine shows besides fruit: gems, seven and bell. */
import type { Painter, Pigment } from '../pigments.ts';
import { box, disc, group, line, path } from '../shapes.ts';

export function gems(p: Painter): string {
  const facets = p.reuse(
    path('M-44-50L0-50L-26-8ZM-44-50H44L26-8H-26ZM-44-50L-26-8H-82Z', '#fff', 'opacity=".4"') +
      path('M44-50L82-8H26ZM-82-8H-26L0 84ZM26-8H82L0 84Z', p.ink, 'opacity=".3"') +
      line('M-82-8H82M-26-8L0 84L26-8', '#fff', 1.2, 'opacity=".6"'),
  );
  const cut = (n: Pigment): string => path('M-44-50H44L82-8L0 84L-82-8Z', p.down(n)) + facets('');
  const [a, b, c] = p.random.pick<readonly [Pigment, Pigment, Pigment]>([
    ['blue', 'red', 'green'],
    ['red', 'violet', 'blue'],
    ['green', 'orange', 'violet'],
  ]);
  return (
    group(cut(b), 'translate(-58 34) rotate(-20) scale(.56)') +
    group(cut(c), 'translate(60 36) rotate(20) scale(.54)') +
    group(cut(a), 'translate(0 -8)') +
    path('M-52-82L-48-68L-34-64L-48-60L-52-46L-56-60L-70-64L-56-68Z', p.white)
  );
}

export function seven(p: Painter): string {
  const d = 'M-62-80H66V-46C30-8 10 36 8 86H-42C-40 36-16-4 10-34H-28C-36-34-40-28-42-18H-66Z';
  return (
    path(d, p.flat('red', 2), 'transform="translate(7 9)"') +
    path(d, p.down('red'), `stroke="${p.flat('gold', 0)}" stroke-width="7" stroke-linejoin="round"`) +
    path('M-56-74H60V-62H-58Z', p.white, 'opacity=".5"')
  );
}

export function bell(p: Painter): string {
  return (
    disc(0, 72, 18, p.ball('gold')) +
    path(
      'M0-88C12-88 16-78 14-70C46-60 54-30 56 2C58 30 66 42 82 54C84 66 70 70 0 70S-84 66-82 54C-66 42-58 30-56 2C-54-30-46-60-14-70C-16-78-12-88 0-88Z',
      p.down('gold'),
    ) +
    path('M-72 44C-30 56 30 56 72 44L82 54C84 66 70 70 0 70S-84 66-82 54Z', p.flat('gold', 2), 'opacity=".55"') +
    path('M-38-10C-36-40-26-54-12-60C-22-40-24-10-26 30C-36 30-40 14-38-10Z', p.white, 'opacity=".7"') +
    p.both(path('M0-84C-14-104-46-104-50-86C-52-68-22-66 0-80Z', p.down('red'))) +
    box(-10, -92, 20, 18, 7, p.down('red')) +
    line('M-54 18C-30 28 30 28 54 18', p.flat('red'), 7)
  );
}
