/** 九号港: the night city. Amber from the right, blue from the left; two large lines at the left. */
import { halo, ramp } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import { mix } from '../colour.ts';
import { definePlatform } from '../platform.ts';
import { face, rowsOf } from '../lettering.ts';
import type { Title } from '../lettering.ts';
import { pigments } from '../pigments.ts';
import { box, d, disc, group, path, times } from '../shapes.ts';
import { dusk, waterline } from './harbourCity.ts';
import type { HarbourGround } from './harbourCity.ts';
import { harbourDay } from './dayGrounds.ts';
import { scenes } from './harbourScenes.ts';

/** Lamps close to the eye, out of focus. */
function front(stage: Stage<HarbourGround>): string {
  const { g, h, w, random } = stage;
  const blur = stage.define('soft', (id) => `<filter id="${id}"><feGaussianBlur stdDeviation="3"/></filter>`);
  const lamp = (i: number): string =>
    disc(random.in(0, w), random.in(0, h), random.in(8, 26), i % 2 ? g.light : g.sun, 'opacity=".22"');
  return group(times(5, lamp), '', `filter="${blur}"`);
}

/** The emblem's reflection on the water: upside down, flattened, fading. */
function cast(stage: Stage<HarbourGround>, emblem: string): string {
  const { h, y, reach } = stage;
  const surface = Math.max(h * waterline, y + reach * 0.96);
  const fade = ramp(stage, 'fade', [
    [0.7, '#fff', 0.5],
    [0.95, '#fff', 0],
  ]);
  const mask = stage.define(
    'pool',
    (id) => `<mask id="${id}" maskUnits="userSpaceOnUse">${box(0, surface, stage.w, h - surface, 0, fade)}</mask>`,
  );
  return group(group(emblem, d`translate(0 ${surface * 1.6})scale(1-.6)`), '', `mask="${mask}"`);
}

function title(stage: Stage<HarbourGround>, words: Title): string {
  const { g, h, w } = stage;
  const scrim = ramp(stage, 'under', [
    [0, g.low, 0],
    [0.75, g.low, 0.9],
  ]);
  const tight = words.script === 'han' ? ' letter-spacing="-1"' : '';
  return (
    box(0, h * 0.5, w, h * 0.5, 0, scrim) +
    rowsOf(words, 26, 440, '#fff7ee', `${face('sans', words.script, 900)}${tight}`, g.sun)
  );
}

export const harbour = definePlatform<HarbourGround>({
  name: '九号港',
  word: 'HARBOUR NINE',
  style: 'sans',
  marks: { dark: ['#f2efe9', '#f0a540'], light: ['#2c2650', '#f0a540'] },
  mark: (a, b) =>
    path('M-46 40V0H-22V40ZM-14 40V-44H14V40ZM22 40V-16H46V40Z', a) +
    path('M-6-30H6V-18H-6ZM-6-8H6V4H-6ZM30-4H38V8H30ZM-38 12H-30V24H-38Z', b),
  gradients: {
    plain: [
      [0, 0],
      [0.34, 1],
      [1, 2],
    ],
    ball: [
      [0, 0],
      [0.42, 1],
      [1, 2],
    ],
  },
  pigments: pigments({
    red: 'ff9a86 d8383f 5c0e26',
    gold: 'ffeab4 f0a540 84401a',
    gilt: 'ffeab4 f0a540 84401a',
    green: 'a9e8c4 3a9c7c 0c4044',
    blue: 'bcd2ff 4f74d6 1a2468',
    violet: 'e0c0ff 8a55c4 34185e',
    orange: 'ffcf9a f0782f 74281c',
    rose: 'ffd8d0 e77f86 7c2b50',
    ivory: 'fffaf2 f0e4da a48aa0',
    ink: '544c70 241f40 0a0918',
    steel: 'f0ecf8 a09aba 433c66',
  }),
  grounds: [
    { top: '#1b1b4b', low: '#0b0920', light: '#f58a5a', far: '#3d2f6e', near: '#19153c', sun: '#ffc06a' },
    { top: '#14344f', low: '#060f1a', light: '#f2b879', far: '#2a5670', near: '#0c2233', sun: '#ffd28a' },
    { top: '#4a1c3a', low: '#15060f', light: '#ff8a5c', far: '#6e2a48', near: '#2b0e20', sun: '#ffb877' },
    { top: '#2a2f38', low: '#0a0b0e', light: '#e8a45a', far: '#474d58', near: '#191b20', sun: '#ffcb7d' },
  ],
  darkGrounds: [0, 1, 2, 3],
  day: harbourDay,
  scenes,
  familyScenes: { sports: ['stadium', 'skyline', 'wheel'] },
  ordinaryScenes: ['skyline', 'bridge', 'moonrise', 'cranes', 'wheel', 'beacon'],
  light: (g) => ({
    drop: [0, 12, 9, '#02010a', 0.7],
    rims: [
      [-5, 2, 1.2, g.sun, 0.95],
      [5, 3, 2, mix(g.top, '#8fb0ff', 0.6), 0.7],
      [0, -8, 5, g.low, 0.45],
    ],
  }),
  behind: (stage) => dusk(stage) + halo(stage, 1.9, 0.7),
  front,
  cast,
  shade: (g) => g.low,
  place: [204, 190, 134],
  isTitleBelow: false,
  titleSpace: { width: 296, one: 64, two: 70, widest: 3 },
  title,
});
