/** The flagship's own colours: a night pond, vermilion and old gold. */
import { createPainter, pigments } from '@foyer/pictures/pigments.ts';
import type { Painter } from '@foyer/pictures/pigments.ts';
import { randomFrom } from '@foyer/pictures/random.ts';
import { createSheet } from '@foyer/pictures/sheet.ts';
import { group, picture } from '@foyer/pictures/shapes.ts';
import { lightFilter } from '@foyer/pictures/light.ts';
import type { Light } from '@foyer/pictures/light.ts';

const pond = pigments({
  red: 'ff8a66 d83a2c 86121f',
  gold: 'fff0b8 f4bd4a a9691a',
  gilt: 'fff0b8 f4bd4a a9691a',
  green: 'c6f3d6 4fb58c 17604f',
  blue: 'b6ecf6 3593b8 0d4669',
  violet: 'd9cdf6 7f66b8 3b2a6d',
  orange: 'ffd08a f58a2e b54a10',
  rose: 'ffe4e2 f49aa6 b84a68',
  ivory: 'fffdf6 f6e8cf cfae82',
  ink: '4a6a76 1b3a48 08202c',
  steel: 'f2f8f8 b9cdd2 6b8790',
});
const gradients = {
  plain: [
    [0, 0],
    [0.5, 1],
    [1, 2],
  ],
  ball: [
    [0, 0],
    [0.5, 1],
    [1, 2],
  ],
} as const;
/** Light of a lantern from the upper left, and the blue of the pond from below. */
const light: Light = {
  outlines: [[1.1, '#0a1f2b', 5, -0.25]],
  drop: [0, 7, 7, '#020c12', 0.55],
  rims: [
    [2.5, 3.5, 1.4, '#fff8e0', 0.75],
    [-2, -4, 3, '#0b5a78', 0.45],
  ],
};

/** A figure within the coordinates -100 to 100 as SVG text. */
export function figure(name: string, draw: (painter: Painter) => string): string {
  const sheet = createSheet(`s${name}`);
  const body = draw(createPainter(sheet, randomFrom(name), pond, gradients));
  const filter = sheet.define('light', (id) => lightFilter(id, light));
  return picture('-115 -115 230 230', '', sheet.defs(), group(body, '', `filter="${filter}"`));
}
