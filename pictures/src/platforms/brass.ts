/** 金廊: art deco. A brass outline as on enamel, gilt letters between rules, a stepped frame. */
import { halo, plainGround, ramp } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import { definePlatform } from '../platform.ts';
import { face, rowsOf } from '../lettering.ts';
import type { Title } from '../lettering.ts';
import { pigments } from '../pigments.ts';
import { box, d, disc, eachOf, group, line, path, times } from '../shapes.ts';
import { brassDay } from './dayGrounds.ts';
import { scenes } from './brassScenes.ts';
import type { BrassGround } from './brassScenes.ts';

/** Lozenges in the air, as parts of the reach around the emblem. */
const sparks: readonly (readonly [number, number])[] = [
  [-1.25, -0.9],
  [1.2, -1],
  [-1.1, 0.5],
  [1.3, 0.4],
  [-0.7, -1.15],
  [0.8, -1.25],
  [1.05, 0.85],
];

function front(stage: Stage<BrassGround>): string {
  const { g, x, y, reach, random } = stage;
  const gem = (colour: string) => stage.reuse(path('M0-16L9 0L0 16L-9 0ZM0-16V16', colour, 'opacity=".8"'));
  const [dark, bright] = [gem(g.trim), gem('#fff0c4')];
  return eachOf(sparks, ([dx, dy], i) =>
    (i % 2 ? dark : bright)(
      d`translate(${x + reach * dx} ${y + reach * dy})rotate(${random.in(-40, 40)})scale(${random.in(0.3, 0.75)})`,
    ),
  );
}

/** Two lines with stepped corners, the inner one fainter. */
function frame(stage: Stage<BrassGround>): string {
  const { g, w, h } = stage;
  const step = 'v12h12v12h12';
  const [across, along] = [w - 68, h - 68];
  const outer = `M34 10H${across + 34}${step}V${along + 34}h-12v12h-12v12H34v-12h-12v-12h-12V34h12v-12h12Z`;
  const one = stage.reuse(line(outer, g.trim, 2));
  return (
    one('') +
    group(one(`translate(6 6)scale(${(1 - 12 / w).toFixed(3)} ${(1 - 12 / h).toFixed(3)})`), '', 'opacity=".5"')
  );
}

function title(stage: Stage<BrassGround>, words: Title): string {
  const { g, h, w } = stage;
  const gilt = ramp(stage, 'gilt', [
    [0, '#fff6d6'],
    [0.5, '#f0cf86'],
    [0.54, '#b98a3c'],
    [1, '#f5dda0'],
  ]);
  const scrim = ramp(stage, 'under', [
    [0, g.low, 0],
    [0.55, g.low, 0.95],
  ]);
  const baseline = words.rows.length > 1 ? 432 : 430;
  const top = baseline - (words.rows.length - 1) * words.step - words.size * (words.script === 'thai' ? 1.3 : 1.02);
  const rule =
    line('M-120 0H-22M22 0H120', g.trim, 1.5) +
    path('M0-8L10 0L0 8L-10 0ZM-18-3L-14 0L-18 3L-22 0ZM18-3L22 0L18 3L14 0Z', g.trim);
  return (
    box(0, h * 0.55, w, h * 0.45, 0, scrim) +
    rowsOf(words, w / 2, baseline, gilt, `text-anchor="middle" ${face('serif', words.script, 900)}`) +
    group(rule, d`translate(${w / 2} ${top - 8})`) +
    frame(stage)
  );
}

export const brass = definePlatform<BrassGround>({
  name: '金廊',
  word: 'BRASSHALL',
  style: 'serif',
  marks: { dark: ['#e9c477', '#a8792f'], light: ['#a8792f', '#5f4010'] },
  mark: (a, b) =>
    times(5, (i) => path('M0 34L-9-32A9 9 0 0 1 9-32Z', i % 2 ? b : a, `transform="rotate(${-48 + i * 24} 0 34)"`)) +
    disc(0, 36, 8, a),
  gradients: {
    plain: [
      [0, 0],
      [0.3, 1],
      [1, 2],
    ],
    metal: [
      [0, 0],
      [0.36, 1],
      [0.58, 2],
      [0.78, 1],
      [1, 0],
    ],
    ball: [
      [0, 0],
      [0.45, 1],
      [1, 2],
    ],
  },
  pigments: pigments({
    red: 'f0675c a81f2b 4a0913',
    gold: 'fff3c8 dcae58 7c4d18',
    gilt: 'fff3c8 dcae58 7c4d18',
    green: '86d8ac 1d805e 07382b',
    blue: '8acbe0 226e92 0a2b3e',
    violet: 'bfa4e8 633fa0 281850',
    orange: 'ffc884 cf7a2a 6c3208',
    rose: 'fad4c4 d08074 6e2c30',
    ivory: 'fffaec efe0c0 a68a58',
    ink: '554c54 251f26 0b090c',
    steel: 'f6f2ea b0a89e 4c4640',
  }),
  grounds: [
    { top: '#74202c', low: '#1c070c', light: '#d0584a', trim: '#d9ae5e' },
    { top: '#174a5e', low: '#05131b', light: '#4f9fb4', trim: '#d9ae5e' },
    { top: '#195943', low: '#04170f', light: '#56a582', trim: '#dcb468' },
    { top: '#43295e', low: '#120a1d', light: '#9c78c4', trim: '#dcb468' },
    { top: '#3a3026', low: '#0d0a08', light: '#b58a48', trim: '#dcb468' },
  ],
  darkGrounds: [0, 1, 2, 3, 4],
  day: brassDay,
  scenes,
  familyScenes: { live: ['table', 'arches', 'table', 'rays'] },
  ordinaryScenes: ['rays', 'fans', 'tower', 'arches', 'drapes', 'chevrons', 'stair'],
  light: () => ({
    outlines: [[2.2, '#e8c47c']],
    drop: [0, 10, 7, '#000', 0.65],
    rims: [
      [2, 3, 0.6, '#fff4d0', 0.6],
      [-4, -6, 3, '#000', 0.4],
    ],
  }),
  behind: (stage) => plainGround(stage) + halo(stage, 1.9, 0.7),
  front,
  shade: (g) => g.low,
  place: [180, 186, 122],
  isTitleBelow: true,
  titleSpace: { width: 292, one: 58, two: 46 },
  title,
});
