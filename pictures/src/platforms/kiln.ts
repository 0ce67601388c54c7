/** 青窑: blue and white porcelain. Everything is cobalt except copper red; a brushed line, the title in a cartouche. */
import { plainGround } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import { definePlatform } from '../platform.ts';
import { face, rowsOf } from '../lettering.ts';
import type { Title } from '../lettering.ts';
import { pigments } from '../pigments.ts';
import { d, disc, group, line, path } from '../shapes.ts';
import { kilnDay } from './dayGrounds.ts';
import { scenes } from './kilnScenes.ts';
import type { KilnGround } from './kilnScenes.ts';

type Corner = readonly [x: number, y: number, angle: number, mirror: number];
/** Where a plum branch may grow from, around the emblem: place in parts of the reach, angle, mirror. */
const corners: readonly [Corner, ...Corner[]] = [
  [-1.02, 0.98, -14, 1],
  [1.04, -0.98, -24, -1],
  [1.06, 0.9, 14, -1],
  [-1.06, -0.92, 34, 1],
];

function front(stage: Stage<KilnGround>): string {
  const { g, x, y, reach } = stage;
  const bloom = stage.reuse(
    stage.turn(5, disc(0, -9, 8, g.plate, `stroke="${g.text}" stroke-width="1.6"`)) + disc(0, 0, 4, '#c6432f'),
  );
  const [dx, dy, angle, mirror] = stage.random.pick(corners);
  // The bough tapers: three strokes, each thinner than the one it grows from.
  const bough =
    line('M-70 40C-40 24-34-6-6-12', g.text, 5.5) +
    line('M-6-12C12-16 20-30 44-34M-30 6C-34-10-48-14-52-30', g.text, 3.2) +
    line('M-6-12C-4 6 12 12 22 10', g.text, 2);
  return group(
    bough +
      bloom('translate(-52 -34)') +
      bloom('translate(46 -34)scale(1.2)') +
      bloom('translate(24 10)scale(.9)') +
      bloom('translate(-26 8)scale(.7)') +
      bloom('translate(6 -22)scale(.6)'),
    d`translate(${x + reach * dx} ${y + reach * dy})rotate(${angle})scale(${mirror} 1)`,
  );
}

function title({ g }: Stage<KilnGround>, words: Title): string {
  const isThai = words.script === 'thai';
  const deep = (words.rows.length - 1) * words.step + words.size * (isThai ? 1.5 : 1.1);
  const h = Math.max(76, deep + 26);
  const y = 464 - h;
  const baseline = y + h - (h - deep) / 2 - words.size * (words.script === 'han' ? 0.2 : 0.3);
  const notch = (m: number): string => {
    const [top, low] = [y + m, y + h - m];
    return d`M${36 + m} ${top}H${324 - m}a16 16 0 0 0 16 16V${low - 16}a16 16 0 0 0-16 16H${36 + m}a16 16 0 0 0-16-16V${top + 16}a16 16 0 0 0 16-16Z`;
  };
  return (
    path(notch(0), g.label, `stroke="${g.text}" stroke-width="2.5"`) +
    line(notch(6), g.text, 1, 'opacity=".6"') +
    rowsOf(words, 180, baseline, g.text, `text-anchor="middle" ${face('serif', words.script, 900)}`)
  );
}

export const kiln = definePlatform<KilnGround>({
  name: '青窑',
  word: 'KILN BLUE',
  style: 'serif',
  marks: { dark: ['#dce8f7', '#2a55ad'], light: ['#2a55ad', '#dfeafa'] },
  mark: (a, b) =>
    path('M-14-46H14V-36C10-28 44-16 44 8C44 30 24 40 18 46H-18C-24 40-44 30-44 8C-44-16-10-28-14-36Z', a) +
    line('M-40 4C-24-12-12 18 0 4S24-12 40 4', b, 6) +
    line('M-28 28H28', b, 4),
  gradients: {
    plain: [
      [0, 0],
      [0.6, 1],
      [1, 2],
    ],
    ball: [
      [0, 0],
      [0.55, 1],
      [1, 2],
    ],
  },
  pigments: pigments({
    red: 'f2a58e c6432f 8a241c',
    gold: 'eef5ff 8db4ea 2450a8',
    gilt: 'fff0c0 dca43a 84520f',
    green: 'd2ecea 4f97b4 134f80',
    blue: 'c6dafa 3263c4 0f2c80',
    violet: 'd4d6fa 545fc6 222880',
    orange: 'dce9fd 6896e0 1f4fae',
    rose: 'fafcff b4ccf2 3f6abf',
    ivory: 'ffffff eaf2fc 86a9dc',
    ink: '3562bc 14348a 0a1c58',
    steel: 'f4f8fd 98b8e4 3360aa',
  }),
  grounds: [
    {
      top: '#ffffff',
      low: '#c9dbf0',
      light: '#fff',
      far: '#b8d0ee',
      near: '#2a55ad',
      plate: '#fdfeff',
      text: '#16357e',
      label: '#fff',
    },
    {
      top: '#2c5fc4',
      low: '#0e2768',
      light: '#a9c9ff',
      far: '#4a7cdc',
      near: '#8fb6f4',
      plate: '#f6faff',
      text: '#16357e',
      label: '#fbfdff',
    },
    {
      top: '#d8ece6',
      low: '#93c0bb',
      light: '#fff',
      far: '#a9d3cc',
      near: '#2c6f86',
      plate: '#fbfffd',
      text: '#123f5c',
      label: '#f8fffb',
    },
    {
      top: '#fbf3e4',
      low: '#e4d2b4',
      light: '#fff',
      far: '#d9cdb8',
      near: '#2f58a6',
      plate: '#fffdf8',
      text: '#17357a',
      label: '#fffdf6',
    },
    {
      top: '#5d86a8',
      low: '#1d3f63',
      light: '#dcefff',
      far: '#7ea3c2',
      near: '#b8d6ee',
      plate: '#f8fcff',
      text: '#143860',
      label: '#fbfdff',
    },
  ],
  darkGrounds: [1, 4],
  day: kilnDay,
  scenes,
  familyScenes: { fishing: ['waves'] },
  ordinaryScenes: ['plate', 'vine', 'waves', 'lattice', 'hills', 'fan', 'crackle'],
  light: () => ({
    outlines: [[2, '#12307c', 4, -0.4, 1.2, 1.8]],
    drop: [0, 7, 6, '#0b2a66', 0.35],
    rims: [[3, 4, 1.2, '#fff', 0.7]],
  }),
  behind: plainGround,
  front,
  shade: (g) => g.low,
  place: [180, 180, 116],
  isTitleBelow: true,
  titleSpace: { width: 272, one: 54, two: 42 },
  title,
});
