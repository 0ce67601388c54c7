/** The large fish: shark, whale and ray. */
import type { Painter } from '../pigments.ts';
import { disc, line, oval, path } from '../shapes.ts';

/** A shark with a white belly, in steel or in gold. */
function sharkOf(p: Painter, hide: 'steel' | 'gilt'): string {
  return (
    path('M-6-32C6-60 28-80 50-84C42-62 44-44 52-26Z', p.down(hide)) +
    path('M30 26C40 42 54 52 70 54C64 42 64 32 66 22Z', p.down(hide)) +
    path(
      'M-102 4C-80-26-28-44 28-36C56-32 74-22 86-14C92-34 98-50 110-60C112-36 108-14 100 0C106 12 110 28 106 46C94 42 88 30 82 16C58 28 20 38-20 38C-60 38-88 24-102 4Z',
      p.down(hide),
    ) +
    path('M-98 10C-60 16 10 26 72 20C40 34 8 38-20 38C-56 38-82 28-98 10Z', p.down('ivory')) +
    line('M-4-35L-10-14M14-36L8-12M32-34L26-10M50-28L45-8M66-20L62-4', p.flat(hide, 2), 5, 'opacity=".5"') +
    path('M-22 22C-14 52 8 80 38 90C28 66 26 44 24 24Z', p.down(hide)) +
    line('M-42-18C-36-8-36 4-42 16M-32-20C-26-8-26 6-32 18M-22-22C-16-8-16 8-22 20', p.ink, 2.5, 'opacity=".7"') +
    path('M-92 12C-80 22-64 24-50 18L-54 26C-66 30-80 26-92 12Z', p.flat('red', 2)) +
    path('M-88 13L-83 20L-79 15L-74 23L-69 17L-64 24L-60 17L-55 22L-52 17Z', p.white) +
    disc(-68, -8, 6, p.ink) +
    disc(-70, -10, 2, '#fff') +
    line('M-78-18C-70-22-62-20-58-14', p.flat(hide, 2), 4)
  );
}

export const shark = (p: Painter): string => sharkOf(p, 'steel');

/** The gold shark, with coins in its wake. */
export function goldShark(p: Painter): string {
  const coin = p.reuse(
    disc(0, 0, 17, p.flat('gilt', 2)) +
      disc(0, -1, 15, p.ball('gilt')) +
      disc(0, -1, 8, p.flat('gilt', 2), 'opacity=".5"'),
  );
  return (
    coin('translate(-62 -62)') + coin('translate(-84 58) scale(.8)') + coin('translate(84 76)') + sharkOf(p, 'gilt')
  );
}

/** The gold shark leaping out of the sea: another outline than swimming, for the next tile of the same kind. */
export function goldSharkLeap(p: Painter): string {
  return (
    `<g transform="translate(6 -18) rotate(40) scale(.86)">${sharkOf(p, 'gilt')}</g>` +
    path(
      'M-104 62C-84 46-66 46-48 58C-30 40-6 38 12 54C30 36 56 36 72 54C84 46 94 46 104 54C104 82 92 100 66 104H-66C-92 102-104 86-104 62Z',
      p.down('blue'),
    ) +
    line('M-84 78C-66 66-52 66-36 78M-18 88C2 74 22 74 40 88M50 74C64 64 76 64 90 72', p.white, 5, 'opacity=".6"') +
    disc(-52, 34, 7, p.white, 'opacity=".8"') +
    disc(-30, 22, 4.5, p.white, 'opacity=".8"') +
    disc(88, 26, 6, p.white, 'opacity=".8"') +
    disc(74, 8, 4, p.white, 'opacity=".8"')
  );
}

export function whale(p: Painter): string {
  return (
    line('M-30-62C-30-84-50-92-60-80M-30-62C-30-88-10-94 0-82M-30-62V-94', p.flat('blue', 0), 6) +
    path(
      'M-98 8C-98-40-54-66-2-60C42-56 62-30 74-8C82-20 86-34 82-52C102-48 110-26 102-6C114 0 118 20 106 36C94 22 86 20 76 20C58 50 20 66-30 64C-74 62-98 40-98 8Z',
      p.down('blue'),
    ) +
    path('M-97 16C-58 34-10 30 34 50C10 64-14 65-30 64C-70 62-94 44-97 16Z', p.down('ivory')) +
    line(
      'M-84 34C-56 44-20 42 4 56M-72 46C-50 54-26 54-8 62M-92 24C-60 38-14 34 18 54',
      p.flat('ivory', 2),
      2.5,
      'opacity=".7"',
    ) +
    path('M-14 34C-8 62 18 84 46 86C42 64 32 46 18 34Z', p.down('blue')) +
    path('M-84-14C-72-38-46-50-20-50C-40-40-58-24-66-2C-76-2-84-6-84-14Z', p.white, 'opacity=".35"') +
    disc(-58, 10, 6, p.ink) +
    disc(-60, 8, 2.2, '#fff') +
    line('M-94 20C-84 26-74 26-66 22', p.ink, 3.5, 'opacity=".7"')
  );
}

/** Seen from above, gliding. */
export function ray(p: Painter): string {
  return (
    line('M2 52C10 76-10 84 4 108', p.flat('violet', 2), 5) +
    path(
      'M0-74C10-74 14-62 22-56C50-50 82-30 104 12C74 6 52 18 34 40C22 54 12 60 0 60S-22 54-34 40C-52 18-74 6-104 12C-82-30-50-50-22-56C-14-62-10-74 0-74Z',
      p.down('violet'),
    ) +
    path('M-22-56C-28-74-24-84-14-86C-16-76-12-68-8-64ZM22-56C28-74 24-84 14-86C16-76 12-68 8-64Z', p.down('violet')) +
    oval(0, 0, 24, 44, p.flat('violet', 0), 'opacity=".35"') +
    line(
      'M-84-6C-60-20-44-26-28-26M84-6C60-20 44-26 28-26M-70 4C-52-4-40-8-28-8M70 4C52-4 40-8 28-8',
      p.flat('violet', 0),
      3,
      'opacity=".5"',
    ) +
    p.both(
      disc(16, -48, 5, p.ink) +
        disc(46, -18, 4, p.white, 'opacity=".7"') +
        disc(38, 4, 3, p.white, 'opacity=".7"') +
        disc(58, -4, 3, p.white, 'opacity=".7"'),
    ) +
    line('M0-30V40', p.flat('violet', 2), 3, 'opacity=".5"')
  );
}
