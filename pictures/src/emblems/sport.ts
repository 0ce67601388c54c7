/** Balls and cups. */
import type { Painter } from '../pigments.ts';
import { box, disc, group, line, oval, path, range, ring, starShape } from '../shapes.ts';

export function football(p: Painter): string {
  return (
    disc(0, 0, 86, p.ball('ivory')) +
    p.turn(
      5,
      line('M0-30V-58', p.flat('ink'), 4) +
        path('M0-58L-24-68L-20-84C-8-87 8-87 20-84L24-68Z', p.flat('ink')) +
        line('M-24-68L-48-50', p.flat('ink'), 3.5) +
        line('M24-68L48-50', p.flat('ink'), 3.5),
    ) +
    path('M0-32L30-10L19 26H-19L-30-10Z', p.flat('ink')) +
    disc(0, 0, 86, p.ball('ink'), 'opacity=".22"') +
    oval(-34, -44, 22, 12, '#fff', 'opacity=".65" transform="rotate(-40 -34 -44)"')
  );
}

export function basketball(p: Painter): string {
  return (
    group(
      disc(0, 0, 86, p.ball('orange')) +
        line('M0-86V86M-86 0H86M-60-62C-20-34-20 34-60 62M60-62C20-34 20 34 60 62', p.ink, 5) +
        ring(83, p.ink, 4, 'opacity=".5"'),
      'rotate(-24)',
    ) + oval(-32, -46, 24, 12, '#fff', 'opacity=".45" transform="rotate(-38 -32 -46)"')
  );
}

export function tennis(p: Painter): string {
  return (
    group(
      box(-8, 40, 16, 62, 7, p.down('red')) +
        line('M-30 18C-20 36-8 36-6 48M30 18C20 36 8 36 6 48', p.flat('steel'), 7) +
        oval(0, -30, 50, 62, 'none', `stroke="${p.flat('steel', 0)}" stroke-width="2"`) +
        line(
          range(7)
            .map((i) => `M${-36 + i * 12}-84V24`)
            .join('') +
            range(8)
              .map((i) => `M-46 ${-74 + i * 13}H46`)
              .join(''),
          p.white,
          1.3,
          'opacity=".6"',
        ) +
        oval(0, -30, 52, 64, 'none', `stroke="${p.down('red')}" stroke-width="9"`),
      'translate(-14 -4) rotate(-32)',
    ) +
    group(
      disc(0, 0, 44, p.ball('green')) +
        disc(0, 0, 44, p.ball('gold'), 'opacity=".6"') +
        line('M-36-24C-8-20-8 28-28 34M36-24C12-16 12 20 30 32', p.white, 5),
      'translate(40 40)',
    )
  );
}

/** The leaves of one half of the wreath, from below. */
const laurel: readonly (readonly [x: number, y: number, angle: number])[] = [
  [-50, 76, -74],
  [-72, 58, -54],
  [-86, 34, -34],
  [-92, 8, -16],
  [-92, -18, -2],
  [-84, -44, 18],
];

export function trophy(p: Painter): string {
  const twig = p.reuse(
    path('M0 0C-9-8-10-20 0-30C10-20 9-8 0 0Z', p.down('green')) +
      path('M0 0C-7-6-8-15 0-22C8-15 7-6 0 0Z', p.flat('green'), 'transform="rotate(62)"'),
  );
  return (
    p.both(
      line('M-40 84C-92 62-104 4-84-44', p.flat('green', 2), 3) +
        laurel.map(([x, y, angle]) => twig(`translate(${x} ${y}) rotate(${angle})`)).join(''),
    ) +
    line('M-46-56C-84-60-80-4-34-2M46-56C84-60 80-4 34-2', p.flat('gold'), 10) +
    line('M-46-58C-80-60-78-8-36-5M46-58C80-60 78-8 36-5', p.flat('gold', 0), 3) +
    path('M-50-72H50C52-20 32 18 10 26V48H-10V26C-32 18-52-20-50-72Z', p.across('gold')) +
    oval(0, -72, 50, 11, p.flat('gold', 2)) +
    oval(0, -73, 50, 9, 'none', `stroke="${p.flat('gold', 0)}" stroke-width="4"`) +
    path('M-36-56C-34-20-26 2-14 12C-24-10-26-30-26-58Z', p.white, 'opacity=".65"') +
    group(path(starShape, p.down('red')), 'translate(2 -26) scale(.42)') +
    path('M-26 48H26L34 66H-34Z', p.across('gold')) +
    box(-44, 66, 88, 26, 4, p.down('ink')) +
    box(-24, 73, 48, 12, 2, p.flat('gold'))
  );
}
