/** Cocks of different poses and plumage. */
import type { Painter, Pigment } from '../pigments.ts';
import { disc, group, line, oval, path } from '../shapes.ts';

interface Plumage {
  readonly body: Pigment;
  readonly cape: Pigment;
  readonly wing: Pigment;
  readonly tail: readonly [Pigment, Pigment, Pigment];
}

const red: Plumage = { body: 'red', cape: 'gold', wing: 'ink', tail: ['green', 'blue', 'ink'] };
const white: Plumage = { body: 'ivory', cape: 'steel', wing: 'ivory', tail: ['steel', 'ivory', 'steel'] };
const black: Plumage = { body: 'ink', cape: 'green', wing: 'blue', tail: ['ink', 'green', 'ink'] };
const golden: Plumage = { body: 'gold', cape: 'orange', wing: 'orange', tail: ['ink', 'orange', 'red'] };
const blue: Plumage = { body: 'blue', cape: 'steel', wing: 'ink', tail: ['blue', 'ink', 'violet'] };
const brown: Plumage = { body: 'orange', cape: 'red', wing: 'green', tail: ['green', 'ink', 'green'] };

/** Comb, beak, wattle and eye of a head at the upper left. */
const face = (p: Painter, head: Pigment, comb: Pigment): string =>
  disc(-32, -66, 19, p.ball(head)) +
  path(
    'M-50-76C-58-92-48-100-42-90C-44-108-28-110-26-93C-20-106-6-100-10-86C-2-88 0-76-12-66C-20-78-38-82-50-76Z',
    p.down(comb),
  ) +
  path('M-47-72C-60-70-70-62-72-52C-62-54-54-54-46-56Z', p.down('gilt')) +
  path('M-48-54C-58-42-52-28-42-32C-34-38-34-48-38-54Z', p.down(comb)) +
  disc(-36, -68, 5, p.flat('gilt', 0)) +
  disc(-37, -68, 2.6, p.ink);

function strut(p: Painter, { body, cape, wing, tail }: Plumage, comb: Pigment = 'red'): string {
  return (
    path('M28 20C40-60 84-92 104-44C88-58 66-40 52 30Z', p.down(tail[0])) +
    path('M34 24C58-24 92-36 106 2C90-12 70 0 50 36Z', p.down(tail[1])) +
    path('M36 30C62 2 92 4 100 38C86 24 66 28 46 44ZM22 10C22-56 50-96 82-86C58-78 46-44 42 20Z', p.down(tail[2])) +
    line(
      'M-2 56L-6 88M24 54L26 88M-22 92L-6 88L8 92M-6 88V96M10 92L26 88L40 92M26 88V96',
      p.flat('gilt'),
      6,
      'stroke-linejoin="round"',
    ) +
    path('M-32-34C-52-4-50 38-16 54C14 66 48 52 56 20C58 8 56-4 50-14C30 2 4 0-8-20Z', p.down(body)) +
    path('M-4 8C14-10 40-10 56 6C50 32 24 46 4 38C-10 32-14 20-4 8Z', p.down(wing)) +
    line('M8 14C22 8 36 8 48 14M8 22C20 20 32 20 42 26M10 30C18 30 26 30 34 34', p.flat(cape, 0), 2.5, 'opacity=".8"') +
    path('M-50-68C-58-34-62 0-46 26L-38 14L-32 30L-24 16L-14 28L-8 12L4 18L4-2C-6-18-14-42-14-66Z', p.down(cape)) +
    line(
      'M-44-34C-46-16-44-4-40 6M-32-38C-32-18-30-6-24 6M-22-42C-20-24-16-12-8-2',
      p.flat(body, 1),
      2.5,
      'opacity=".8"',
    ) +
    face(p, 'red', comb)
  );
}

/** In the air: wings raised, both feet in front. */
function leap(p: Painter, { body, cape, wing, tail }: Plumage): string {
  const feathers = 'M-6-6C-10-50 20-92 66-98C60-84 66-76 74-72C66-64 68-54 74-48C62-44 62-34 66-26C50-26 40-14 34 2Z';
  return (
    path('M30 34C70 10 98 30 102 66C84 52 62 56 38 58ZM26 46C54 48 76 66 74 96C60 76 44 70 20 66Z', p.down(tail[0])) +
    path('M32 40C66 32 88 48 92 82C74 66 56 64 30 62Z', p.down(tail[1])) +
    group(path(feathers, p.down(tail[2])), 'translate(-16 -2) rotate(-26)') +
    line(
      'M-22 48L-54 66L-84 56M-54 66L-78 76M-8 58L-30 84L-62 88M-30 84L-52 100',
      p.flat('gilt'),
      7,
      'stroke-linejoin="round"',
    ) +
    path('M-34-24C-52 4-46 46-14 58C14 68 42 58 46 34C48 12 30-8-2-18Z', p.down(body)) +
    path('M-52-58C-62-26-58 8-40 28L-34 16L-26 30L-20 16L-8 26L-4 6C-8-18-12-40-14-58Z', p.down(cape)) +
    line('M-44-28C-46-10-42 2-36 10M-30-30C-30-12-26 0-20 8', p.flat(body), 2.5, 'opacity=".8"') +
    path(feathers, p.down(wing)) +
    line(
      'M6-14C10-46 32-72 62-86M16-8C22-32 40-50 66-62M24-4C30-20 44-32 62-38',
      p.flat(cape, 0),
      2.5,
      'opacity=".8"',
    ) +
    group(face(p, 'red', 'red'), 'translate(0 6)')
  );
}

/** The head alone, with a large comb. */
function bust(p: Painter, { body, cape }: Plumage, comb: Pigment): string {
  return (
    path('M-14-40C-44 8-56 54-62 98H78C86 50 70-4 46-40Z', p.down(cape)) +
    path(
      'M-34 30C-44 52-50 76-52 98H-30L-20 74L-12 98H8L16 70L26 98H44L50 68L62 98H76C78 70 74 44 66 18Z',
      p.down(body),
    ) +
    line('M-6 4C-16 26-22 44-24 62M14 2C8 26 6 44 6 62M34 0C36 24 38 42 38 60', p.flat(cape, 0), 4, 'opacity=".8"') +
    disc(8, -30, 46, p.ball('red')) +
    path(
      'M-36-46C-58-70-46-92-26-78C-30-104-2-108 4-84C14-108 44-100 38-76C58-88 78-68 66-50C86-46 82-22 58-20C50-44 12-62-36-46Z',
      p.down(comb),
    ) +
    line(
      'M-26-74C-22-64-18-60-14-58M4-82C6-72 8-66 12-62M38-74C34-66 34-62 36-54',
      p.flat(comb, 0),
      3.5,
      'opacity=".7"',
    ) +
    path('M-30-42C-62-44-84-28-92-8C-70-14-48-12-28-14Z', p.down('gilt')) +
    path('M-30-24L-78-12C-58-2-42-2-26-10Z', p.flat('gilt', 2)) +
    path('M-30-8C-46 14-38 46-20 44C-6 40-4 14-12-4Z', p.down(comb)) +
    oval(34, -14, 13, 19, p.flat('ivory', 0), 'opacity=".9"') +
    disc(-2, -34, 12, p.flat('gilt', 0)) +
    disc(-4, -34, 7, p.ink) +
    disc(-7, -37, 2.5, '#fff')
  );
}

const crown = (p: Painter, place: string): string =>
  group(
    path('M-40 22L-50-24L-22-4L0-38L22-4L50-24L40 22Z', p.down('gilt')) +
      path('M-40 12H40V26H-40Z', p.flat('gilt', 2)) +
      disc(0, -40, 7, p.ball('red')) +
      disc(-50, -26, 6, p.ball('blue')) +
      disc(50, -26, 6, p.ball('blue')) +
      disc(0, 18, 5, p.ball('red')),
    place,
  );

const turned = (body: string): string => group(body, 'scale(-1 1)');

export const rooster = (p: Painter): string => strut(p, red);
export const whiteCock = (p: Painter): string => turned(strut(p, white));
export const blackCock = (p: Painter): string => strut(p, black);
export const blackLeap = (p: Painter): string => leap(p, black);
export const redLeap = (p: Painter): string => turned(leap(p, brown));

/** Two of them, breast to breast. */
export function cockPair(p: Painter): string {
  return (
    oval(0, 74, 98, 16, p.flat('orange', 2), 'opacity=".8"') +
    group(strut(p, red), 'translate(46 12) scale(.62)') +
    group(strut(p, white), 'translate(-46 12) scale(-.62 .62)')
  );
}

/** On a hill, in front of the morning sun. */
export function cockAtDawn(p: Painter): string {
  return (
    p.turn(16, path('M-6-74L0-98L6-74Z', p.flat('gilt'))) +
    disc(0, 0, 74, p.ball('gilt')) +
    disc(0, 0, 66, p.ball('orange'), 'opacity=".45"') +
    path('M-92 96C-60 60 50 56 94 96Z', p.down('green')) +
    group(strut(p, blue), 'translate(2 4) scale(.72)')
  );
}

export const goldComb = (p: Painter): string => bust(p, black, 'gilt');
export const goldCock = (p: Painter): string => strut(p, golden, 'gilt');
export const whiteComb = (p: Painter): string => turned(bust(p, white, 'gilt'));
export const amberComb = (p: Painter): string => bust(p, golden, 'orange');

export const kingCock = (p: Painter): string =>
  group(strut(p, brown), 'translate(4 16) scale(.84)') + crown(p, 'translate(-22 -72) rotate(-10) scale(.52)');
export const kingHead = (p: Painter): string =>
  turned(group(bust(p, red, 'red'), 'translate(0 18) scale(.84)') + crown(p, 'translate(14 -68) rotate(8) scale(.84)'));

/** On a throne of three steps. */
export const kingOnSteps = (p: Painter): string =>
  path('M-92 98V84H-68V70H-44V58H56V70H74V84H94V98Z', p.down('red')) +
  line('M-44 60H56M-68 72H-44M56 72H74M-92 86H-68M74 86H94', p.flat('gilt'), 4) +
  group(strut(p, white), 'translate(4 -12) scale(.7)') +
  crown(p, 'translate(-18 -80) rotate(-8) scale(.42)');

/** Within a laurel. */
export const laurelCock = (p: Painter): string => {
  const twig = p.reuse(
    path('M0 0C-11-10-12-24 0-36C12-24 11-10 0 0Z', p.down('gilt')) +
      path('M0 0C-11-10-12-24 0-36C12-24 11-10 0 0Z', p.flat('gilt', 2), 'transform="rotate(66) scale(.8)"'),
  );
  const leaves = [
    [-30, 92, -66],
    [-58, 78, -50],
    [-80, 54, -32],
    [-92, 24, -16],
    [-94, -8, 0],
    [-84, -40, 18],
    [-64, -66, 36],
  ].map(([x, y, angle]) => twig(`translate(${x} ${y}) rotate(${angle})`));
  return p.both(leaves.join('')) + group(strut(p, blue), 'translate(-4 2) scale(.74)');
};
