/** Controller, crosshair and lottery. */
import type { Painter, Pigment } from '../pigments.ts';
import { box, disc, group, line, path, ring } from '../shapes.ts';

export function controller(p: Painter): string {
  return group(
    path(
      'M-46-50C-28-56-22-42 0-42S28-56 46-50C74-42 98 12 98 44C98 72 74 74 60 54C50 40 44 28 26 28H-26C-44 28-50 40-60 54C-74 74-98 72-98 44C-98 12-74-42-46-50Z',
      p.down('steel'),
    ) +
      path(
        'M-46-50C-28-56-22-42 0-42S28-56 46-50C58-46 70-34 80-16C60-24 30-18 0-18S-60-24-80-16C-70-34-58-46-46-50Z',
        '#fff',
        'opacity=".35"',
      ) +
      path('M-58-26H-46V-15H-35V-3H-46V8H-58V-3H-69V-15H-58Z', p.flat('ink', 2)) +
      disc(66, -9, 7.5, p.ball('red')) +
      disc(38, -9, 7.5, p.ball('blue')) +
      disc(52, -23, 7.5, p.ball('gold')) +
      disc(52, 5, 7.5, p.ball('green')) +
      p.both(
        disc(-24, 16, 16, p.flat('ink', 2)) +
          disc(-24, 14, 12, p.ball('ink')) +
          disc(-24, 14, 7, p.flat('steel', 2), 'opacity=".5"'),
      ) +
      box(-14, -34, 28, 8, 4, p.down('blue')),
    'rotate(-10)',
  );
}

export function crosshair(p: Painter): string {
  return (
    path('M0-98L85-49V49L0 98L-85 49V-49Z', p.down('ink')) +
    path('M0-98L85-49V49L0 98L-85 49V-49Z', 'none', `stroke="${p.flat('steel')}" stroke-width="5"`) +
    disc(0, 0, 66, p.down('steel')) +
    disc(0, 0, 56, p.ink) +
    disc(0, 0, 54, p.ball('blue')) +
    ring(40, p.flat('red', 0), 3) +
    ring(22, p.flat('red', 0), 2, 'stroke-dasharray="8 6"') +
    p.turn(4, path('M-4-74H4L2-26H-2Z', p.flat('red'))) +
    disc(0, 0, 5, p.flat('red', 0)) +
    path('M-40-30C-30-46-10-50 6-48C-16-40-28-26-32-8C-40-12-44-22-40-30Z', '#fff', 'opacity=".5"')
  );
}

export function lottery(p: Painter): string {
  const seven = line('M-6-9H7L-2 11', p.ink, 4.5);
  const three = line('M-6-7A7 7 0 1 1 0 1A7 7 0 1 1-7 7', p.ink, 4.2);
  const zero = ring(8.5, p.ink, 4.2);
  const six = line('M5-10C-4-6-7 2-6 6A6.5 6.5 0 1 0 4 1A6 6 0 0 0-6 4', p.ink, 3.8);
  const two = line('M-6-5A6.5 6.5 0 1 1 5 0L-7 11H8', p.ink, 4.2);
  const ball = (n: Pigment, x: number, y: number, digit: string, s = 1) =>
    group(disc(0, 0, 29, p.ball(n)) + disc(-1, -1, 16.5, p.white) + digit, `translate(${x} ${y}) scale(${s})`);
  return (
    path('M-46 74H46L58 98H-58Z', p.down('gold')) +
    disc(0, -8, 90, p.ball('steel'), 'opacity=".55"') +
    ball('violet', -34, -36, three, 0.9) +
    ball('green', 28, -42, two, 0.9) +
    ball('blue', 56, 6, zero) +
    ball('gold', -58, 16, six) +
    ball('orange', 24, 48, three) +
    ball('red', -10, 8, seven, 1.22) +
    disc(0, -8, 90, 'none', `stroke="${p.white}" stroke-width="3" opacity=".8"`) +
    path('M-66-44C-54-76-26-86-6-86C-34-72-48-54-54-26C-64-26-68-36-66-44Z', '#fff', 'opacity=".55"')
  );
}
