/** Cat and rooster. */
import type { Painter } from '../pigments.ts';
import { disc, group, line, oval, path } from '../shapes.ts';

export function cat(p: Painter): string {
  return (
    path('M-50 26C-74 56-70 98-40 98H42C72 98 70 54 48 24Z', p.down('ivory')) +
    path('M40 40C66 28 84-2 82-44C80-68 46-68 46-44C48-22 40-2 26 18Z', p.down('ivory')) +
    oval(64, -50, 12, 9, p.flat('rose')) +
    line('M54-64V-56M64-67V-59M74-64V-56', p.flat('ivory', 2), 2.5) +
    p.both(
      path('M-54-36L-56-86C-44-84-28-72-18-62Z', p.down('ivory')) +
        path('M-48-48L-49-74C-42-72-34-66-28-60Z', p.flat('rose')),
    ) +
    oval(0, -22, 60, 48, p.down('ivory')) +
    path('M12-69C34-68 54-52 59-32C44-34 22-44 12-69Z', p.down('orange')) +
    path('M18-62L56-86L54-36Z', p.down('orange')) +
    path('M28-60L49-74L48-48Z', p.flat('rose')) +
    line('M-36-20C-32-30-20-30-16-20M16-20C20-30 32-30 36-20', p.ink, 5) +
    path('M-6-10H6L0-3Z', p.flat('red')) +
    line('M0-3C-2 6-12 6-14 0M0-3C2 6 12 6 14 0', p.ink, 3) +
    oval(-36, -6, 9, 6, p.flat('rose'), 'opacity=".8"') +
    oval(36, -6, 9, 6, p.flat('rose'), 'opacity=".8"') +
    line('M-46-10L-70-16M-46-3L-70-1M46-10L70-16M46-3L70-1', p.flat('ivory', 2), 2) +
    path('M-46 18C-20 34 20 34 46 18L48 30C20 46-20 46-48 30Z', p.down('red')) +
    disc(0, 38, 11, p.ball('gold')) +
    line('M-8 39H8M0 40V47', p.flat('gold', 2), 2.5) +
    group(
      oval(0, 0, 25, 34, p.down('gold')) +
        oval(0, 0, 19, 28, 'none', `stroke="${p.flat('gold', 2)}" stroke-width="2"`) +
        line('M0-18V18M-9-8H9M-9 6H9', p.flat('gold', 2), 3.5),
      'translate(-16 70) rotate(10)',
    ) +
    oval(-46, 66, 13, 17, p.down('ivory'), 'transform="rotate(-20 -46 66)"') +
    oval(40, 92, 22, 11, p.down('ivory')) +
    oval(-44, 94, 22, 10, p.down('ivory'))
  );
}

export function rooster(p: Painter): string {
  return (
    path('M28 20C40-60 84-92 104-44C88-58 66-40 52 30Z', p.down('green')) +
    path('M34 24C58-24 92-36 106 2C90-12 70 0 50 36Z', p.down('blue')) +
    path('M36 30C62 2 92 4 100 38C86 24 66 28 46 44ZM22 10C22-56 50-96 82-86C58-78 46-44 42 20Z', p.down('ink')) +
    line(
      'M-2 56L-6 88M24 54L26 88M-22 92L-6 88L8 92M-6 88V96M10 92L26 88L40 92M26 88V96',
      p.flat('gold'),
      6,
      'stroke-linejoin="round"',
    ) +
    path('M-14 48C-12 70 12 74 14 52C20 72 40 66 40 42Z', p.down('orange')) +
    path('M-32-34C-52-4-50 38-16 54C14 66 48 52 56 20C58 8 56-4 50-14C30 2 4 0-8-20Z', p.down('red')) +
    path('M-4 8C14-10 40-10 56 6C50 32 24 46 4 38C-10 32-14 20-4 8Z', p.down('ink')) +
    line(
      'M8 14C22 8 36 8 48 14M8 22C20 20 32 20 42 26M10 30C18 30 26 30 34 34',
      p.flat('green', 0),
      2.5,
      'opacity=".8"',
    ) +
    path('M-50-68C-58-34-62 0-46 26L-38 14L-32 30L-24 16L-14 28L-8 12L4 18L4-2C-6-18-14-42-14-66Z', p.down('gold')) +
    line(
      'M-44-34C-46-16-44-4-40 6M-32-38C-32-18-30-6-24 6M-22-42C-20-24-16-12-8-2',
      p.flat('orange', 1),
      2.5,
      'opacity=".8"',
    ) +
    disc(-32, -66, 19, p.ball('red')) +
    path(
      'M-50-76C-58-92-48-100-42-90C-44-108-28-110-26-93C-20-106-6-100-10-86C-2-88 0-76-12-66C-20-78-38-82-50-76Z',
      p.down('red'),
    ) +
    path('M-47-72C-60-70-70-62-72-52C-62-54-54-54-46-56Z', p.down('gold')) +
    path('M-48-54C-58-42-52-28-42-32C-34-38-34-48-38-54Z', p.down('red')) +
    disc(-36, -68, 5, p.flat('gold', 0)) +
    disc(-37, -68, 2.6, p.ink)
  );
}
