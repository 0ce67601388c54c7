/** The waving cat. */
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
