/** The letters A to J and the ten: carved type over an ornament of the platform, smaller than the pictures. */
import { face, typed } from '@foyer/pictures/lettering.ts';
import type { Style } from '@foyer/pictures/lettering.ts';
import type { Painter, Pigment } from '@foyer/pictures/pigments.ts';
import { disc, group, line, path, ring, times } from '@foyer/pictures/shapes.ts';
import type { PlatformCode } from '../../../catalogue/game.ts';

const letters = {
  E: ['A', 'red'],
  F: ['K', 'blue'],
  G: ['Q', 'violet'],
  H: ['J', 'green'],
  I: ['10', 'orange'],
} as const;
export type Royal = keyof typeof letters;
export const isRoyal = (symbol: string): symbol is Royal => symbol in letters;

type Ornament = (p: Painter, pigment: Pigment) => string;

/** A lotus under the letter: three petals a side around an upright one, on a pad. */
const lotusFoot: Ornament = (p, pigment) => {
  const petal = path('M0 0C-17-14-17-38 0-56C17-38 17-14 0 0Z', p.down('rose'), `stroke="${p.flat('rose', 2)}"`);
  const open = [-78, 78, -52, 52, -26, 26, 0].map((turn) => group(petal, `rotate(${turn})`)).join('');
  return (
    ring(74, p.flat(pigment, 1), 3, 'opacity=".8"') +
    ring(67, p.flat('gold', 0), 1.4, 'opacity=".7"') +
    path('M-72 72C-40 54 40 54 72 72C44 90-44 90-72 72Z', p.down('green')) +
    group(open, 'translate(0 76)scale(1.02)')
  );
};

/** Two leaves on a twig behind the upper corner, and berries of the letter's colour. */
const fruitLeaf: Ornament = (p, pigment) => {
  const leaf = (turn: number, size: number) =>
    group(
      path(
        'M0 0C8-34 44-46 74-34C64-6 34 12 0 0Z',
        p.down('green'),
        `stroke="${p.flat('green', 2)}" stroke-width="3"`,
      ) + line('M6-3C26-18 44-26 64-30', p.flat('green', 0), 3),
      `translate(6 -52)rotate(${turn})scale(${size})`,
    );
  const berry = (x: number, y: number) =>
    disc(x, y, 17, p.flat(pigment, 2)) +
    disc(x, y, 15, p.ball(pigment)) +
    disc(x - 5, y - 6, 4, '#fff', 'opacity=".7"');
  return (
    line('M6-52C-6-66-4-76 6-84', p.flat('orange', 2), 6) +
    leaf(0, 0.98) +
    leaf(-148, 0.86) +
    line('M44 40C58 44 66 52 66 62M44 40C48 52 46 62 42 70', p.flat('green', 2), 4) +
    berry(66, 66) +
    berry(40, 76)
  );
};

/** A porcelain dish: white glaze, a double ring in blue and a scroll of leaves between. */
const porcelainRing: Ornament = (p) => {
  const scroll = path('M-9 0C-4-8 6-8 9 0C4 3-3 4-9 0Z', p.flat('blue'));
  return (
    disc(0, 4, 80, p.flat('blue', 2), 'opacity=".55"') +
    disc(0, 0, 80, p.down('ivory')) +
    ring(76, p.flat('blue'), 3) +
    ring(58, p.flat('blue'), 1.6) +
    times(16, (i) => group(scroll, `rotate(${i * 22.5})translate(0 -67)rotate(${i % 2 ? 18 : -18})`)) +
    disc(0, 0, 56, p.flat('ivory', 0), 'opacity=".8"')
  );
};

const rays: readonly (readonly [turn: number, reach: number])[] = [
  [-68, 80],
  [-46, 98],
  [-23, 118],
  [0, 142],
  [23, 118],
  [46, 98],
  [68, 80],
];

/** A fan of rays that rises from a stepped foot. */
const decoRays: Ornament = (p, pigment) => {
  const ray = (turn: number, reach: number) =>
    group(path(`M-5 0L-9-${reach}H9L5 0Z`, p.down('gold')), `translate(0 66)rotate(${turn})`);
  return (
    path('M-80 66A80 80 0 0 1 80 66Z', p.flat(pigment, 2), 'opacity=".75"') +
    rays.map(([turn, reach]) => ray(turn, reach)).join('') +
    path('M-80 64H80V74H-80ZM-62 76H62V84H-62Z', p.down('gold'))
  );
};

/** A wave that curls around the letter's foot, with drops. */
const curledWave: Ornament = (p) =>
  ring(72, p.flat('blue', 0), 2, 'opacity=".45" stroke-dasharray="3 9"') +
  path(
    'M-84 74C-88 40-66 18-42 22C-22 26-18 48-36 50C-26 62-4 60 8 48C24 32 52 28 70 42C78 48 84 60 84 74C52 88-52 88-84 74Z',
    p.down('blue'),
    `stroke="${p.flat('blue', 2)}" stroke-width="3"`,
  ) +
  line('M-74 60C-72 40-58 30-44 32M14 56C28 42 50 38 64 48', '#fff', 5, 'opacity=".85"') +
  [
    [70, 22, 7],
    [82, 4, 4],
    [-70, 4, 5],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, p.ball('blue')))
    .join('');

/** A ring of rope over the strip of a sunset. */
const ropeRing: Ornament = (p, pigment) =>
  disc(0, 0, 70, p.flat('ink', 1)) +
  path('M-66 22A70 70 0 0 0 66 22Z', p.flat(pigment, 2)) +
  line('M-66 22H66M-58 38H58M-44 54H44', p.flat('gold', 0), 2, 'opacity=".5"') +
  ring(74, p.flat('gold', 2), 13) +
  ring(74, p.flat('gold'), 9) +
  ring(74, p.flat('ivory', 0), 9, 'stroke-dasharray="4 8" opacity=".75"');

const ornaments: Readonly<Record<PlatformCode, Ornament>> = {
  moyu: lotusFoot,
  orchard: fruitLeaf,
  kiln: porcelainRing,
  brass: decoRays,
  canglan: curledWave,
  harbour: ropeRing,
};

/** How large the letter is set, and how high its baseline is, so that it stands in its ornament. */
const settings: Readonly<Record<PlatformCode, readonly [size: number, baseline: number]>> = {
  moyu: [132, 40],
  orchard: [150, 50],
  kiln: [116, 41],
  brass: [128, 52],
  canglan: [132, 40],
  harbour: [120, 43],
};

/** Carved type: a dark edge below, a rim, the face in its pigment and a light on its upper half. */
function carved(p: Painter, word: string, pigment: Pigment, [size, baseline]: readonly [number, number], style: Style) {
  // Two digits keep to the width of a letter, whatever font the system has.
  const fit = word.length > 1 ? ` textLength="${size * 0.96}" lengthAdjust="spacingAndGlyphs"` : '';
  const type = `${face(style, 'latin', 800)} text-anchor="middle" stroke-linejoin="round" paint-order="stroke"${fit}`;
  const light = p.define(
    'gloss',
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop offset=".2" stop-color="#fff" stop-opacity=".75"/><stop offset=".52" stop-color="#fff" stop-opacity=".08"/></linearGradient>`,
  );
  const at = (drop: number, fill: string, pen: string) => typed(word, 0, baseline + drop, size, fill, `${type} ${pen}`);
  return (
    at(5, p.flat(pigment, 2), `stroke="${p.flat(pigment, 2)}" stroke-width="17"`) +
    at(0, p.flat('ivory', 0), `stroke="${p.flat('ivory', 0)}" stroke-width="12"`) +
    at(0, p.down(pigment), `stroke="${p.flat(pigment, 2)}" stroke-width="3"`) +
    at(0, light, '')
  );
}

export function royal(p: Painter, symbol: Royal, platform: PlatformCode, style: Style): string {
  const [word, pigment] = letters[symbol];
  return ornaments[platform](p, pigment) + carved(p, word, pigment, settings[platform], style);
}
