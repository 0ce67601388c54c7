/** 老果铺: the fruit machine. Hard cel shade, a sticker's edge, the title on a tilted ribbon. */
import { fill, pattern, plainGround } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import { definePlatform } from '../platform.ts';
import { face, rowsOf } from '../lettering.ts';
import type { Title } from '../lettering.ts';
import { pigments } from '../pigments.ts';
import { d, disc, eachOf, group, line, path, starShape } from '../shapes.ts';
import { orchardDay } from './dayGrounds.ts';
import { scenes } from './orchardScenes.ts';
import type { OrchardGround } from './orchardScenes.ts';

const stars: readonly (readonly [number, number])[] = [
  [0.09, 0.1],
  [0.9, 0.14],
  [0.12, 0.58],
  [0.88, 0.52],
  [0.3, 0.06],
  [0.72, 0.07],
];

/** Printed dots over everything, and stars. Where words stand at the left of a wide picture, there are none. */
function front(stage: Stage<OrchardGround>): string {
  const { g, h, w, random } = stage;
  const dots = pattern(stage, 'dots', 9, 9, disc(4.5, 4.5, 1.5, g.near), 'patternTransform="rotate(30)"');
  const star = (colour: string) => stage.reuse(path(starShape, colour));
  const [gold, pale] = [star(g.trim), star('#fff6d8')];
  const places = w > h ? stars.filter(([x]) => x > 0.5) : stars;
  return (
    fill(stage, dots, 'opacity=".16"') +
    eachOf(places, ([x, y], i) =>
      (i % 2 ? pale : gold)(
        d`translate(${x * w} ${y * h})rotate(${random.in(-20, 20)})` + `scale(${random.in(0.2, 0.36).toFixed(2)})`,
      ),
    )
  );
}

function title({ g }: Stage<OrchardGround>, words: Title): string {
  const deep = (words.rows.length - 1) * words.step + words.size * (words.script === 'thai' ? 1.5 : 1.06);
  const top = 444 - Math.max(deep, 62);
  const space = 452 - top - deep;
  const below = words.size * (words.script === 'han' ? 0.14 : 0.26);
  const baseline = 448 - below - space / 2;
  const edge = `stroke="${g.ink}" stroke-width="8" stroke-linejoin="round" paint-order="stroke"`;
  return group(
    path(d`M-20 ${top - 8}H380V460H-20Z`, g.band) +
      line(d`M-20 ${top - 1}H380M-20 453H380`, g.trim, 3) +
      rowsOf(words, 180, baseline, '#fff8e2', `text-anchor="middle" ${face('sans', words.script, 900)} ${edge}`),
    'rotate(-4 180 420)',
  );
}

export const orchard = definePlatform<OrchardGround>({
  name: '老果铺',
  word: 'OLD ORCHARD',
  style: 'sans',
  marks: { dark: ['#e2342d', '#3f9a48'], light: ['#d42c26', '#2f8a3c'] },
  mark: (a, b) =>
    disc(-20, 22, 24, a) +
    disc(24, 26, 20, a) +
    line('M-18 4C-14-20 0-34 16-42M24 10C26-12 22-30 16-42', b, 7) +
    path('M16-42C30-54 46-46 50-30C34-24 20-30 16-42Z', b),
  gradients: {
    plain: [
      [0.18, 0],
      [0.2, 1],
      [0.7, 1],
      [0.72, 2],
    ],
    ball: [
      [0.24, 0],
      [0.26, 1],
      [0.72, 1],
      [0.74, 2],
    ],
  },
  pigments: pigments({
    red: 'ff7a5c e2342d a91a24',
    gold: 'ffe98c fdb92b dd8010',
    gilt: 'ffe98c fdb92b dd8010',
    green: 'a5de74 45a34c 1d6f45',
    blue: '9be0e0 2f97ae 17627e',
    violet: 'cda4e4 814bac 55297c',
    orange: 'ffc46a f6821f cc5a0f',
    rose: 'ffc9b8 f58275 c74f50',
    ivory: 'fffdf2 fbeccb e0c28c',
    ink: '7a4640 3c1a1c 220b0f',
    steel: 'ffffff d9dfda 93a3a2',
  }),
  grounds: [
    {
      top: '#ff9a3c',
      low: '#f0681f',
      far: '#fbb04e',
      near: '#c93a1e',
      light: '#fff0c4',
      band: '#c8281f',
      trim: '#ffd35a',
      ink: '#5e0f12',
    },
    {
      top: '#33b1a4',
      low: '#168079',
      far: '#5cc8b4',
      near: '#0d5f66',
      light: '#fff3cf',
      band: '#0e5a66',
      trim: '#ffd35a',
      ink: '#06333c',
    },
    {
      top: '#e8483a',
      low: '#b9222a',
      far: '#f2694c',
      near: '#8c1522',
      light: '#ffe9b0',
      band: '#7c1226',
      trim: '#ffc94a',
      ink: '#40060f',
    },
    {
      top: '#fbe6b8',
      low: '#f4c878',
      far: '#f8d493',
      near: '#e2592c',
      light: '#fffaea',
      band: '#2f7f55',
      trim: '#ffe08a',
      ink: '#123c29',
    },
    {
      top: '#f0779a',
      low: '#c43f6a',
      far: '#f795ae',
      near: '#8f2450',
      light: '#fff0dc',
      band: '#6d2a72',
      trim: '#ffd35a',
      ink: '#381040',
    },
    {
      top: '#8fc56a',
      low: '#4f9650',
      far: '#a9d783',
      near: '#2d6d45',
      light: '#fff6d4',
      band: '#b5402a',
      trim: '#ffe08a',
      ink: '#4a140c',
    },
  ],
  darkGrounds: [1, 2, 4],
  day: orchardDay,
  scenes,
  ordinaryScenes: ['burst', 'arcs', 'reels', 'check', 'awning', 'hills', 'candy'],
  light: (g) => ({
    outlines: [
      [5.5, '#fffaea'],
      [2.2, g.ink],
    ],
    drop: [7, 9, 0, '#5e1a10', 0.35],
  }),
  behind: plainGround,
  front,
  isFrontBehind: true,
  shade: (g) => g.ink,
  place: [180, 184, 120],
  isTitleBelow: true,
  titleSpace: { width: 300, one: 60, two: 44 },
  title,
});
