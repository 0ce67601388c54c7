/** Koi and other fish, cannon and trident. */
import type { Painter, Pigment } from '../pigments.ts';
import { lotus } from './garden.ts';
import { box, disc, group, line, oval, path, range, ring } from '../shapes.ts';

export function koi(p: Painter): string {
  const [body, first, second] = p.random.pick<readonly [Pigment, Pigment, Pigment]>([
    ['ivory', 'red', 'ink'],
    ['ivory', 'red', 'gold'],
  ]);
  const one = p.reuse(
    path(
      'M-34-40C-62-46-88-26-90 0C-70-4-46-12-30-22ZM22-44C46-56 70-50 80-30C62-22 40-22 26-26Z',
      p.down(body),
      'opacity=".82"',
    ) +
      line('M-42-34C-58-32-72-22-80-10M34-42C48-44 60-42 70-34', p.flat(body, 2), 2, 'opacity=".45"') +
      path('M10 60C-8 72-26 92-54 96C-26 106 4 100 14 86C24 102 50 104 76 92C46 86 30 74 18 58Z', 'currentColor') +
      line('M8 74C-8 86-22 94-38 96M22 76C34 88 46 92 60 92', p.white, 2, 'opacity=".45"') +
      path(
        'M-8-98C-32-90-42-54-32-16C-24 12-2 28 8 52C10 60 10 64 10 72L20 70C32 54 38 34 36 10C34-18 28-44 18-68C12-88 4-98-8-98Z',
        p.down(body),
      ) +
      path(
        'M-10-96C-28-88-32-66-22-58C-10-52 6-62 6-78C4-90-4-96-10-96ZM-34-28C-16-40 10-30 12-12C12 2-4 10-12 12C-26 0-32-12-34-28ZM34-10C22-4 16 12 22 26C26 34 32 36 34 32C37 20 37 4 34-10ZM6 36C14 34 22 42 22 50C20 58 14 64 10 62C10 54 8 46 6 36Z',
        'currentColor',
      ) +
      line(
        'M-20-34q8 8 16 0M-4-34q8 8 16 0M-16-18q8 8 16 0M0-18q8 8 16 0M-8-2q8 8 16 0M8-2q8 8 16 0M4 14q8 8 16 0M8 30q7 7 14 0',
        p.flat(body, 2),
        1.6,
        'opacity=".45"',
      ) +
      disc(-27, -70, 4, p.ink) +
      disc(7, -76, 4, p.ink) +
      line('M-20-92C-30-96-36-92-40-86M4-94C12-100 18-98 24-92', p.flat('gold'), 2.5),
  );
  return (
    group(one('translate(-42 -10) rotate(14) scale(.88)'), '', `color="${p.flat(first)}"`) +
    group(one('translate(44 12) rotate(194) scale(.84)'), '', `color="${p.flat(second)}"`)
  );
}

export function fish(p: Painter): string {
  const [body, fin] = p.random.pick<readonly [body: Pigment, fin: Pigment]>([
    ['orange', 'red'],
    ['blue', 'gold'],
    ['gold', 'orange'],
    ['violet', 'rose'],
  ]);
  return (
    path('M46-4C62-46 88-72 102-64C96-40 92-18 80 2C94 20 102 50 100 72C78 66 58 38 46 10Z', p.across(fin)) +
    path('M-42-44C-26-90 24-100 54-66C40-62 36-50 36-32Z', p.down(fin)) +
    path('M-18 44C-14 70 8 88 36 88C28 72 30 56 34 40Z', p.down(fin)) +
    line(
      'M58-8C70-28 80-42 92-54M60 2H80M58 14C72 30 82 46 92 62M-26-48C-14-72 6-80 20-80M-4-48C6-66 18-72 34-72M0 52C6 68 14 76 24 82',
      p.flat(fin, 2),
      2,
      'opacity=".55"',
    ) +
    path('M-92 6C-82-36-38-58 2-52C36-46 56-22 62 0C54 26 32 46 0 52C-40 56-82 42-92 6Z', p.down(body)) +
    path(
      'M-84 22C-70 44-36 54 0 52C32 46 54 26 62 0C44 16 10 28-24 28C-50 28-72 24-84 22Z',
      p.down('ivory'),
      'opacity=".75"',
    ) +
    range(4)
      .map((i) =>
        line(
          range(3 + (i % 2))
            .map((j) => `M${-12 + i * 15} ${-32 + j * 18 + (i % 2 ? -6 : 0)}q11 9 0 18`)
            .join(''),
          p.flat(body, 2),
          2.2,
          'opacity=".5"',
        ),
      )
      .join('') +
    line('M-34-38C-20-14-22 18-38 40', p.flat(body, 2), 4, 'opacity=".6"') +
    path('M-24 4C-8-4 14 4 18 26C2 36-18 26-24 4Z', p.down(fin)) +
    disc(-56, -12, 17, p.white) +
    disc(-59, -11, 11, p.flat('gold')) +
    disc(-60, -11, 6.5, p.ink) +
    disc(-63, -15, 2.6, '#fff') +
    line('M-90 14C-80 22-72 20-66 16', p.ink, 4) +
    path('M-74-34C-62-42-46-38-38-28C-50-32-62-32-74-26Z', p.flat(body, 2))
  );
}

export function cannon(p: Painter): string {
  return (
    group(p.turn(12, path('M-9-92H9L7-72H-7Z', p.flat('steel'))), 'translate(-14 50) scale(.86 .5)') +
    oval(-14, 54, 70, 40, p.flat('steel', 2)) +
    oval(-14, 48, 70, 39, p.down('steel')) +
    oval(-14, 46, 56, 30, p.flat('ink', 2)) +
    oval(-14, 43, 53, 28, p.down('gold')) +
    group(
      path('M-52 14C-76-8-70-44-46-56L-28-22ZM52 14C76-8 70-44 46-56L28-22Z', p.down('red')) +
        line('M-52 10C-70-8-66-38-48-50M52 10C70-8 66-38 48-50', p.flat('gold', 0), 3) +
        path('M-38 32L-28-78H28L38 32C24 50-24 50-38 32Z', p.across('gold')) +
        path('M-18 36L-14-78H-4L-6 40Z', p.white, 'opacity=".45"') +
        box(-39, 2, 78, 16, 6, p.across('steel')) +
        box(-35, -42, 70, 12, 5, p.across('steel')) +
        box(-40, -104, 80, 30, 10, p.across('gold')) +
        oval(0, -102, 32, 11, p.ink) +
        oval(0, -102, 25, 8, p.flat('blue', 0)) +
        oval(0, -101, 14, 4, '#fff') +
        disc(0, 10, 17, p.flat('ink', 2)) +
        disc(0, 10, 13, p.ball('blue')),
      'translate(-4 16) rotate(24)',
    ) +
    group(
      p.turn(8, path('M-4 0L0-34L4 0Z', p.flat('gold', 0))) + disc(0, 0, 11, '#fff'),
      'translate(46 -84) rotate(12)',
    ) +
    ring(7, p.white, 2.5, 'transform="translate(84 -66)"') +
    ring(5, p.white, 2, 'transform="translate(8 -104)"')
  );
}

export function trident(p: Painter): string {
  return (
    path(
      'M-96 60C-84 6-34 0-26 34C-22 54-46 58-46 42C-64 54-40 78-12 66C34 48 30 10 72 16C58 22 56 34 66 40C78 46 94 40 98 30C96 72 50 98 0 98S-92 88-96 60Z',
      p.down('blue'),
    ) +
    line('M-80 62C-70 88-24 90 6 80C36 70 46 50 56 42', p.white, 3, 'opacity=".7"') +
    group(
      box(-8, -20, 16, 122, 6, p.across('gold')) +
        p.both(
          path('M0-12C-38-12-58-30-56-66L-70-60L-50-104L-32-60L-45-65C-44-42-28-32 0-32Z', p.down('gold')) +
            line('M-50-90V-62C-50-38-32-24-4-22', p.flat('gold', 0), 2.5),
        ) +
        path('M0-118L19-66L9-71V-14H-9V-71L-19-66Z', p.down('gold')) +
        box(-18, -24, 36, 14, 6, p.down('steel')) +
        path('M0-48L17-22L0 4L-17-22Z', p.down('red')) +
        path('M0-48V-22H-17Z', p.white, 'opacity=".55"') +
        line('M-11 26H11M-11 36H11M-11 46H11', p.flat('gold', 2), 3.5),
      'translate(4 6) rotate(14)',
    ) +
    path('M-96 62C-76 84-44 70-20 82S40 92 98 34C98 76 52 100 0 100S-90 90-96 62Z', p.down('blue'), 'opacity=".8"') +
    disc(-62, -40, 6, p.white, 'opacity=".6"') +
    disc(-76, -14, 4, p.white, 'opacity=".6"') +
    disc(70, -30, 5, p.white, 'opacity=".6"')
  );
}

/** The koi in a round pond with a lotus at its edge. */
export function koiPond(p: Painter): string {
  return (
    disc(0, 0, 98, p.flat('steel', 2)) +
    disc(0, 0, 88, p.flat('blue', 2)) +
    disc(0, 2, 84, p.down('blue')) +
    ring(66, p.white, 2.5, 'opacity=".35"') +
    `<g transform="translate(-6 -6) scale(.62)">${koi(p)}</g>` +
    `<g transform="translate(52 56) scale(.44)">${lotus(p)}</g>`
  );
}
