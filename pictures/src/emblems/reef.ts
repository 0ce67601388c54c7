/** Animals of reef and trench: oyster with its pearl, marlin, anglerfish. */
import type { Painter } from '../pigments.ts';
import { disc, line, oval, path } from '../shapes.ts';

/** An open oyster with its pearl. */
export function oyster(p: Painter): string {
  return (
    path('M-84-8C-112-58-66-104 0-104C66-104 112-58 84-8C58-20 30-26 0-26S-58-20-84-8Z', p.down('violet')) +
    path('M-70-20C-90-58-52-90 0-90C52-90 90-58 70-20C48-28 26-32 0-32S-48-28-70-20Z', p.down('rose')) +
    line('M0-34V-88M-22-33L-38-84M22-33L38-84M-44-29L-66-66M44-29L66-66', p.flat('violet', 2), 3, 'opacity=".45"') +
    path('M-86-6C-56-26 56-26 86-6C60 18-60 18-86-6Z', p.flat('rose', 0)) +
    path('M-70-5C-46-18 46-18 70-5C48 10-48 10-70-5Z', p.flat('rose'), 'opacity=".7"') +
    disc(0, -22, 32, p.ball('ivory')) +
    path('M-26-18C-22 4 12 12 28-8C22 10-18 16-26-18Z', p.flat('violet', 0), 'opacity=".5"') +
    oval(-11, -34, 9, 7, '#fff') +
    path('M-88-6C-60 16 60 16 88-6C92 44 52 74 0 74S-92 44-88-6Z', p.down('violet')) +
    line(
      'M0 14V72M-24 13L-20 70M24 13L20 70M-50 9L-42 60M50 9L42 60M-72 2L-66 42M72 2L66 42',
      p.flat('violet', 0),
      3,
      'opacity=".55"',
    ) +
    line('M-86-4C-58 17 58 17 86-4', p.white, 3, 'opacity=".7"') +
    disc(-72, 66, 5, p.white, 'opacity=".6"') +
    disc(80, 58, 4, p.white, 'opacity=".6"')
  );
}

/** A marlin leaping, with its sail raised. */
export function marlin(p: Painter): string {
  return (
    path('M-58-44C-52-86-14-104 30-92C16-86 18-74 26-64C38-66 50-58 54-44C40-46 34-38 40-26Z', p.down('violet')) +
    line('M-44-44L-34-78M-26-42L-10-88M-8-38L8-82M10-32L26-62M26-26L42-50', p.flat('violet', 0), 3, 'opacity=".6"') +
    path('M62 26C76 24 96 4 104-18C110 8 106 22 96 36C106 50 102 72 90 94C86 72 74 54 58 50Z', p.down('blue')) +
    path('M-6 18C-4 44 12 64 34 70C28 52 24 36 24 24Z', p.down('violet')) +
    path(
      'M-112-52C-88-52-66-50-46-44C-6-46 44-20 72 34C40 46-16 36-44 4C-58-12-64-30-62-40C-80-46-98-50-112-52Z',
      p.down('blue'),
    ) +
    path('M-58-28C-40-2 6 18 68 35C36 46-16 36-44 4C-52-6-56-18-58-28Z', p.down('ivory')) +
    line(
      'M-30-36C-30-22-34-12-40-6M-2-26L-10-4M18-14L10 8M36 2L28 20M52 16L46 30',
      p.flat('blue', 2),
      4,
      'opacity=".45"',
    ) +
    line('M-110-51C-90-48-74-42-56-34', p.flat('blue', 2), 2.5, 'opacity=".7"') +
    disc(-46, -30, 9, p.white) +
    disc(-47, -30, 5.5, p.ink) +
    disc(-49, -32, 2, '#fff') +
    line('M-60-28C-54-22-48-20-42-20', p.ink, 2.5, 'opacity=".6"')
  );
}

/** An anglerfish with its lamp. */
export function angler(p: Painter): string {
  return (
    path('M66-4C84-36 100-40 110-34C102-14 102 16 110 40C96 44 80 34 66 12Z', p.down('violet')) +
    path('M-10-58C6-88 44-88 60-52L44-34Z', p.down('violet')) +
    line('M-30-52C-40-96-88-104-92-66', p.flat('violet', 2), 7) +
    line('M-30-52C-40-96-88-104-92-66', p.flat('violet', 0), 2.5, 'opacity=".6"') +
    disc(-92, -56, 30, p.flat('gold', 0), 'opacity=".25"') +
    disc(-92, -56, 18, p.flat('gold', 0), 'opacity=".5"') +
    disc(-92, -56, 11, p.white) +
    path(
      'M-84-8C-78-44-40-64 2-62C48-60 76-30 78 2C76 46 40 76-6 76C-48 76-82 54-92 30C-60 34-38 22-30 2C-44-6-66-8-84-8Z',
      p.down('violet'),
    ) +
    path('M-92 30C-60 34-38 22-30 2C-10 20-22 62-50 66C-72 58-86 44-92 30Z', p.flat('ink', 2)) +
    path(
      'M-84-8L-78 10L-72-6L-64 14L-57-4L-50 15L-43-1L-38 9L-32 2C-46-6-66-8-84-8ZM-90 32L-82 18L-76 36L-66 16L-60 38L-50 18L-46 42L-36 26L-34 50L-26 34C-28 54-38 64-50 66C-72 58-86 44-90 32Z',
      p.white,
    ) +
    path('M24 4C46 0 62 12 62 30C44 36 28 26 24 4Z', p.flat('violet', 2), 'opacity=".7"') +
    disc(-26, -30, 17, p.flat('green', 0)) +
    disc(-28, -30, 10, p.ink) +
    disc(-32, -35, 4, '#fff') +
    line('M-46-46C-34-54-18-52-8-44', p.flat('violet', 2), 5) +
    disc(20, -36, 5, p.flat('violet', 0), 'opacity=".5"') +
    disc(40, -20, 4, p.flat('violet', 0), 'opacity=".5"') +
    disc(8, 52, 5, p.flat('violet', 0), 'opacity=".4"')
  );
}
