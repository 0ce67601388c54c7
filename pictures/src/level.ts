/**
 * A club card of 320 x 200 for each level, without words: paper, jade, bronze, silver, brass, lacquer and night glass.
 * The lower left stays calm, because the page writes the level's name there.
 */
import { ramp } from './backdrop.ts';
import { box, disc, eachOf, group, line, path, picture, times } from './shapes.ts';
import { createSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

interface Material {
  /** Light falls from the upper left to the lower right. */
  readonly ground: readonly (readonly [offset: number, colour: string])[];
  /** Lines of the door and the edge: the light side and the shade that makes them look cut. */
  readonly cut: readonly [light: string, shade: string];
  /** The name is written in dark ink instead of light. */
  readonly isPale?: true;
  readonly surface: (sheet: Sheet) => string;
}

/** Noise as a texture: stretched it brushes metal, soft it clouds stone, fine it is the fibre of paper. */
function grain(sheet: Sheet, frequency: string, colour: string, strength: number, octaves = 3): string {
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(2));
  const noise = sheet.define(
    `grain ${frequency} ${colour}`,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1">` +
      `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="7"/>` +
      `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 ${strength} ${(-strength * 0.42).toFixed(2)}"/>` +
      `</filter>`,
  );
  return `<rect width="320" height="200" filter="${noise}"/>`;
}

/** A soft band of light across the card. */
function sheen(sheet: Sheet, opacity: number): string {
  const light = sheet.define(
    'sheen',
    (id) =>
      `<linearGradient id="${id}" x2="1" y2=".6"><stop offset=".2" stop-color="#fff" stop-opacity="0"/>` +
      `<stop offset=".42" stop-color="#fff" stop-opacity="${opacity}"/>` +
      `<stop offset=".52" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
  );
  return box(0, 0, 320, 200, 0, light);
}

/** Darkens a dark material where the name is written. */
function shadeBelow(sheet: Sheet, colour: string): string {
  const shade = ramp(sheet, 'below', [
    [0.35, colour, 0],
    [1, colour, 0.75],
  ]);
  return box(0, 0, 320, 200, 0, shade);
}

/** Circles that cross, as on share certificates. */
const guilloche = (colour: string): string =>
  group(
    times(18, (i) => `<ellipse rx="76" ry="30" stroke="${colour}" stroke-width=".8" transform="rotate(${i * 10})"/>`),
    'translate(236 84)',
    'opacity=".5"',
  );

/** A border of square spirals above and below. */
const fret = (colour: string): string =>
  eachOf([15, 173], (y) =>
    times(13, (i) =>
      line(
        `M${18 + i * 22} ${y + 12}V${y}H${34 + i * 22}V${y + 8}H${25 + i * 22}V${y + 4}H${29 + i * 22}`,
        colour,
        1.2,
      ),
    ),
  );

const stars = (colour: string): string =>
  times(34, (i) =>
    disc((i * 97) % 316, (i * 61) % 150, i % 5 === 0 ? 1.3 : 0.7, colour, `opacity="${i % 3 ? '.45' : '.9'}"`),
  );

const materials: readonly Material[] = [
  {
    ground: [
      [0, '#f6eedd'],
      [1, '#dfd0b2'],
    ],
    cut: ['#fffaf0', '#8d7a58'],
    isPale: true,
    surface: (sheet) =>
      grain(sheet, '.04 .6', '#a08a62', 0.5) +
      grain(sheet, '.9', '#ffffff', 0.5) +
      times(5, (i) => line(`M0 ${38 + i * 34}H320`, '#b9a67f', 0.6, 'opacity=".5"')),
  },
  {
    ground: [
      [0, '#9fd0b4'],
      [0.5, '#4f9276'],
      [1, '#1f5644'],
    ],
    cut: ['#d8f1e2', '#123c2e'],
    surface: (sheet) =>
      grain(sheet, '.012 .02', '#e6f7ea', 1.5, 4) + grain(sheet, '.02 .008', '#0d3527', 1.2) + sheen(sheet, 0.3),
  },
  {
    ground: [
      [0, '#c98c5c'],
      [0.45, '#8d5733'],
      [1, '#4a2917'],
    ],
    cut: ['#f2c79c', '#2f180b'],
    surface: (sheet) =>
      grain(sheet, '.004 .5', '#2a1408', 0.7) + grain(sheet, '.02', '#4f9d86', 1.1) + sheen(sheet, 0.22),
  },
  {
    ground: [
      [0, '#f2f4f5'],
      [0.4, '#b3babf'],
      [0.6, '#d9dee1'],
      [1, '#858e95'],
    ],
    cut: ['#ffffff', '#5c656c'],
    isPale: true,
    surface: (sheet) => grain(sheet, '.003 .9', '#59636b', 0.8) + sheen(sheet, 0.6),
  },
  {
    ground: [
      [0, '#f7e3ae'],
      [0.45, '#cfa355'],
      [0.62, '#e6c47e'],
      [1, '#94692a'],
    ],
    cut: ['#fff4d2', '#6b4816'],
    isPale: true,
    surface: (sheet) => grain(sheet, '.003 .7', '#7a5317', 0.5) + guilloche('#6b4816') + sheen(sheet, 0.5),
  },
  {
    ground: [
      [0, '#b03223'],
      [0.5, '#7c150f'],
      [1, '#3f0807'],
    ],
    cut: ['#f0c877', '#2b0403'],
    surface: (sheet) => fret('#d9a850') + sheen(sheet, 0.2),
  },
  {
    ground: [
      [0, '#2a3556'],
      [0.5, '#111729'],
      [1, '#05070e'],
    ],
    cut: ['#f3dfae', '#02030a'],
    surface: (sheet) => {
      const glow = ramp(sheet, 'glow', [
        [0, '#e8ce99', 0.55],
        [1, '#e8ce99', 0],
      ]);
      return stars('#dfe6ff') + path('M236 142H274L306 200H196Z', glow) + sheen(sheet, 0.14);
    },
  },
];

const levelCount = materials.length;

/** The door of the house, ajar; cut into the card by a shade beside each line. */
const door = (light: string, shade: string): string =>
  eachOf(
    [
      [1.2, shade],
      [0, light],
    ] as const,
    ([shift, colour]) =>
      group(
        line('M16 76V8H56V76M4 76.5H68', colour, 2.6) +
          line('M22 14L40 21V72L22 76Z', colour, 2.2) +
          disc(35, 47, 2, colour),
        `translate(${206 + shift} ${38 + shift})scale(1.35)`,
      ),
  );

/** Filled marks count the level, hollow ones the levels above it. */
const marks = (level: number, light: string, shade: string): string =>
  times(levelCount - 1, (i) =>
    i < level
      ? box(24 + i * 15, 38, 9, 9, 2, light) +
        box(24 + i * 15, 38, 9, 9, 2, 'none', `stroke="${shade}" stroke-width=".8"`)
      : box(24 + i * 15, 38, 9, 9, 2, 'none', `stroke="${shade}" stroke-width="1.2" opacity=".7"`),
  );

/** SVG text of a level's card; undefined if there is no such level. */
export function levelCard(level: number): string | undefined {
  const material = materials[level];
  if (material === undefined) return undefined;
  const sheet = createSheet(`l${level}`);
  const [light, shade] = material.cut;
  const ground = sheet.define(
    'ground',
    (id) =>
      `<linearGradient id="${id}" x2="1" y2="1">` +
      material.ground.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('') +
      '</linearGradient>',
  );
  const body =
    box(0, 0, 320, 200, 0, ground) +
    material.surface(sheet) +
    (material.isPale ? '' : shadeBelow(sheet, shade)) +
    door(light, shade) +
    marks(level, light, shade) +
    box(8.5, 8.5, 303, 183, 12, 'none', `stroke="${shade}" opacity=".55"`) +
    box(7.5, 7.5, 303, 183, 12, 'none', `stroke="${light}" opacity=".6"`);
  const clip = sheet.define('edge', (id) => `<clipPath id="${id}">${box(0, 0, 320, 200, 18, '')}</clipPath>`);
  return picture('0 0 320 200', ' aria-hidden="true"', sheet.defs(), group(body, '', `clip-path="${clip}"`));
}
