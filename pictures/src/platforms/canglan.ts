/** 沧澜: the deep sea. Light from straight above, dark below; heavy letters that run from white into water. */
import { halo, plainGround, ramp } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import { definePlatform } from '../platform.ts';
import { face, rowsOf } from '../lettering.ts';
import type { Title } from '../lettering.ts';
import { pigments } from '../pigments.ts';
import { box, d, disc, eachOf, group, line, path } from '../shapes.ts';
import { canglanDay } from './dayGrounds.ts';
import { scenes } from './canglanScenes.ts';
import type { CanglanGround } from './canglanScenes.ts';

/** Coral close to the eye, out of focus. */
function front(stage: Stage<CanglanGround>): string {
  const { g, h, w } = stage;
  const blur = stage.define('soft', (id) => `<filter id="${id}"><feGaussianBlur stdDeviation="3"/></filter>`);
  const bush = stage.reuse(stage.turn(5, line('M0 0C-6-20 4-34-2-54M-1-30L14-50', g.front, 9), -50, 120));
  const places: readonly (readonly [number, number, number])[] =
    w > h
      ? [[0.46, 1.08, 1.5]]
      : [
          [0.06, 0.98, 1.5],
          [0.95, 0.94, 1.9],
        ];
  const bushes = eachOf(places, ([x, y, s]) => bush(d`translate(${w * x} ${h * y})scale(${s})`));
  return group(bushes + disc(w * 0.9, h * 0.1, 22, g.light, 'opacity=".25"'), '', `filter="${blur}"`);
}

function title(stage: Stage<CanglanGround>, words: Title): string {
  const { g, h, w } = stage;
  const scrim = ramp(stage, 'under', [
    [0, g.low, 0],
    [0.8, g.low, 0.92],
  ]);
  const water = ramp(stage, 'water', [
    [0.45, '#fff'],
    [1, g.light],
  ]);
  const edge = `stroke="${g.low}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"`;
  return (
    box(0, h * 0.55, w, h * 0.45, 0, scrim) +
    rowsOf(words, w / 2, 438, water, `text-anchor="middle" ${face('sans', words.script, 800)} ${edge}`)
  );
}

export const canglan = definePlatform<CanglanGround>({
  name: '沧澜',
  word: 'CANGLAN',
  style: 'sans',
  marks: { dark: ['#2f9fd0', '#dff6ff'], light: ['#1787bb', '#cdeffb'] },
  mark: (a, b) =>
    disc(0, 0, 46, a) + path('M-46 2C-30-22-8-26 4-10C10 0 2 10-6 4C0 22 28 18 46-2A46 46 0 0 1-46 2Z', b),
  gradients: {
    plain: [
      [0, 0],
      [0.38, 1],
      [1, 2],
    ],
    ball: [
      [0, 0],
      [0.4, 1],
      [1, 2],
    ],
  },
  pigments: pigments({
    red: 'ffb59c f0584a 84163a',
    gold: 'fff6bc f4bd42 8a5a1c',
    gilt: 'fff6bc f4bd42 8a5a1c',
    green: 'bdf7d6 2fbf95 07595a',
    blue: 'c8f3ff 34a0e0 0c3a84',
    violet: 'dccdff 8568dc 33247e',
    orange: 'ffdca0 ff8f45 a33a28',
    rose: 'ffe0e6 f487a4 92305e',
    ivory: 'ffffff e2f0f0 7fa3b0',
    ink: '3a5d74 143550 041521',
    steel: 'f0fdff 94c4d2 30647c',
  }),
  grounds: [
    { top: '#2ec0cc', low: '#032434', light: '#c9fff4', far: '#0f6f84', near: '#06384c', front: '#042231' },
    { top: '#3f7df0', low: '#070f38', light: '#bfe0ff', far: '#2449b4', near: '#0f1f66', front: '#060c30' },
    { top: '#2fc08e', low: '#04261f', light: '#dcffd8', far: '#0d7a63', near: '#064236', front: '#03211c' },
    { top: '#8d6be8', low: '#140b38', light: '#e8d6ff', far: '#5136a8', near: '#2a1a68', front: '#120a33' },
    { top: '#4f8fa8', low: '#061019', light: '#d9f0ee', far: '#2a566c', near: '#102a3a', front: '#081722' },
  ],
  darkGrounds: [0, 1, 2, 3, 4],
  day: canglanDay,
  scenes,
  ordinaryScenes: ['whale', 'kelp', 'ruin', 'school', 'jellies', 'wreck'],
  light: (g) => ({
    drop: [0, 12, 10, g.low, 0.75],
    rims: [
      [0, 5, 1, '#fff', 0.85],
      [0, -9, 6, g.low, 0.65],
    ],
  }),
  behind: (stage) => plainGround(stage) + halo(stage, 1.9, 0.7),
  front,
  shade: (g) => g.low,
  place: [180, 192, 138],
  isTitleBelow: true,
  titleSpace: { width: 306, one: 60, two: 50 },
  title,
});
