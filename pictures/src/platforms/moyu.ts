/** 墨玉堂: jade and ink. Soft light from the upper left, titles in columns with a cinnabar seal. */
import { halo, plainGround, ramp } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import { mix } from '../colour.ts';
import { definePlatform } from '../platform.ts';
import { face, rowsOf } from '../lettering.ts';
import type { Title } from '../lettering.ts';
import { pigments } from '../pigments.ts';
import { box, d, disc, escapeText, group, line, num, path } from '../shapes.ts';
import { moyuDay } from './dayGrounds.ts';
import { scenes } from './moyuScenes.ts';
import type { MoyuGround } from './moyuScenes.ts';

const cinnabar = '#b8382a';

/**
 * Below a tile's star, so that the star never covers the first character. The star is largest, relative to the tile,
 * where a phone shows three tiles in a row.
 */
const columnTop = 116;

function behind(stage: Stage<MoyuGround>, scene: string, emblem: string): string {
  const { g, x, y, reach } = stage;
  const back = plainGround(stage) + halo(stage, 1.9, 0.7);
  if (emblem === 'moon' || scene === 'gate' || scene === 'fall') return back;
  const moon = ramp(stage, 'moon', [
    [0, g.light],
    [1, g.light, 0.25],
  ]);
  return back + disc(x, y - reach * 0.1, reach * 1.2, moon);
}

function front(stage: Stage<MoyuGround>): string {
  const { g, h, x, reach } = stage;
  const cloud = stage.reuse(
    path('M-78 60V4C-74-8-66-10-62-8C-60-26-36-30-28-16C-20-36 14-36 18-12C34-22 54-8 50 6C64 4 74 16 78 60Z', g.mist) +
      line('M-52 6C-44-6-30 0-36 8M-8 4C0-10 16-4 10 6', g.trim, 1.6, 'opacity=".7"'),
  );
  // Around a small emblem, as in a strip, the clouds are small too.
  const size = Math.min(1, reach / 120);
  return (
    group(cloud(d`translate(${x - reach * 1.02} ${h - 22 * size})scale(${1.2 * size})`), '', 'opacity=".8"') +
    group(
      cloud(d`translate(${x + reach * 1.1} ${h - 16 * size})scale(${-1.7 * size} ${1.5 * size})`),
      '',
      'opacity=".92"',
    ) +
    cloud(d`translate(${x - reach * 0.4} ${h + 2})scale(${1.05 * size})`)
  );
}

function seal(x: number, y: number): string {
  const jade = line('M-30-26H30M0-26V30M-24 4H24M-34 32H34M16 16L24 23', '#fdeee0', 9);
  return group(box(-13, 0, 26, 26, 4, cinnabar) + group(jade, 'translate(0 13)scale(.22)'), d`translate(${x} ${y})`);
}

/**
 * Chinese runs down the right edge, where the ground is shaded for it. Latin and Thai are above the emblem, at the
 * left.
 */
function title(stage: Stage<MoyuGround>, words: Title): string {
  const { g, h, w } = stage;
  const ink = `stroke="${g.edge}" stroke-width="${words.script === 'han' ? 5 : 4}" paint-order="stroke" stroke-linejoin="round"`;
  const isHan = words.script === 'han';
  const shade = ramp(
    stage,
    'shade',
    [
      [0, g.edge, isHan ? 0 : 0.62],
      [1, g.edge, isHan ? 0.62 : 0],
    ],
    isHan ? '' : undefined,
  );
  if (!isHan) {
    const baseline = 26 + words.size * (words.script === 'thai' ? 1.12 : 0.9) + (words.rows.length - 1) * words.step;
    return rowsOf(words, 26, baseline, g.text, `${face('serif', words.script, 700)} ${ink}`) + seal(39, baseline + 16);
  }
  const characters = Array.from(words.text);
  const size = Math.min(56, (h - columnTop - 110) / characters.length);
  const x = w - 24 - size / 2;
  const places = characters.map((_, i) => num(columnTop + size * 0.9 + i * size * 1.08)).join(' ');
  return (
    box(w - 120, 0, 120, h, 0, shade) +
    `<text font-size="${num(size)}" x="${characters.map(() => num(x)).join(' ')}" y="${places}" text-anchor="middle" ` +
    `fill="${g.text}" ${face('serif', 'han', 700)} ${ink}>${escapeText(words.text)}</text>` +
    seal(x, columnTop + 12 + characters.length * size * 1.08)
  );
}

export const moyu = definePlatform<MoyuGround>({
  name: '墨玉堂',
  word: 'MOYU',
  style: 'serif',
  marks: { dark: ['#7cc4a2', '#d8553f'], light: ['#2f7d60', cinnabar] },
  mark: (a, b) =>
    path(
      'M22-38C-8-52-46-32-46 4C-46 34-16 52 12 44C40 36 52 8 44-16C46 8 34 28 10 32C-14 36-32 20-30-2C-28-26-4-38 22-38Z',
      a,
    ) + box(22, -46, 22, 22, 5, b),
  gradients: {
    plain: [
      [0, 0],
      [0.42, 1],
      [1, 2],
    ],
    ball: [
      [0, 0],
      [0.5, 1],
      [1, 2],
    ],
  },
  pigments: pigments({
    red: 'ff9d7e c9412c 6a1610',
    gold: 'fbeab2 cd9f4a 6b4518',
    gilt: 'fbeab2 cd9f4a 6b4518',
    green: 'd8f3e0 58ac88 154a3a',
    blue: 'c3dde2 4a8094 12364a',
    violet: 'ddc9dd 86608e 371f45',
    orange: 'ffd49e d97f3c 74340f',
    rose: 'fdeee6 e8a596 a04a46',
    ivory: 'fffbf2 ebe0c6 a8926a',
    ink: '566562 263432 0a1212',
    steel: 'eaf2ec 98aaa4 3f524e',
  }),
  grounds: [
    {
      top: '#2d6a58',
      low: '#07191a',
      light: '#e9efcf',
      far: '#2b6355',
      near: '#0d2f2c',
      mist: '#cfe3d4',
      trim: '#d9b566',
      text: '#fbf3dd',
      edge: '#0a2422',
    },
    {
      top: '#b9cdbd',
      low: '#54786c',
      light: '#fdfbe9',
      far: '#7d9f92',
      near: '#3d6258',
      mist: '#f1f3e3',
      trim: '#a4472f',
      text: '#14302b',
      edge: '#e6eee0',
    },
    {
      top: '#9c3b2a',
      low: '#22080a',
      light: '#f8dc9c',
      far: '#8a3226',
      near: '#3d1213',
      mist: '#f0d8b4',
      trim: '#e6bf6c',
      text: '#fdf2d8',
      edge: '#2b0b0b',
    },
    {
      top: '#3a4f60',
      low: '#0a1118',
      light: '#e6ecea',
      far: '#36505f',
      near: '#13222d',
      mist: '#cad8da',
      trim: '#d9b566',
      text: '#f5f2e4',
      edge: '#0c161e',
    },
    {
      top: '#6d5a86',
      low: '#150e1f',
      light: '#f4e3d2',
      far: '#5b4a78',
      near: '#261a38',
      mist: '#dfd3df',
      trim: '#dfba72',
      text: '#faf0e6',
      edge: '#1d132b',
    },
  ],
  darkGrounds: [0, 2, 3, 4],
  day: moyuDay,
  scenes,
  familyScenes: { fishing: ['waves', 'lake'] },
  ordinaryScenes: ['peaks', 'bamboo', 'waves', 'gate', 'fall', 'pine', 'lake'],
  light: (g) => ({
    drop: [0, 9, 8, mix(g.low, '#04100e', 0.5), 0.55],
    rims: [
      [3, 4, 1, '#fffdf0', 0.8],
      [-5, -7, 4, mix(g.near, '#04140f', 0.5), 0.38],
    ],
  }),
  behind,
  front,
  shade: (g) => g.low,
  place: [144, 286, 128],
  isTitleBelow: false,
  titleSpace: { width: 306, one: 50, two: 50, widest: 6 },
  title,
});
