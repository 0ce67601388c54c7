/** A pavilion on a lotus lake: a round thatched roof, slender posts in the water, lanterns on the pads, reeds. */
import { box, d, disc, group, line, oval, path, petalShape, times } from '@foyer/pictures/shapes.ts';
import { ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { down, floor, halo, hills, metal, pair, round, scatter, sides, sky, stars } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

const thatch = ['#d8b878', '#8a6434', '#33200e'] as const;

/** A roof of straw in three layers, with a finial. */
function roof(f: Frame): string {
  const { out, crown, u } = f;
  const half = f.isNarrow ? out + 12 : out + 66;
  const layer = (part: number, top: number, low: number): string => {
    const w = half * part;
    const straw = times(f.isNarrow ? 34 : 54, (i) => {
      const at = (i / (f.isNarrow ? 33 : 53)) * 2 - 1;
      return d`M${at * w * 0.62} ${top + Math.abs(at) * 8 * u}Q${at * w * 0.8} ${(top + low) / 2} ${at * w} ${low + (i % 3) * 4 * u}`;
    });
    return (
      path(
        d`M${-w * 0.62} ${top}Q${-w * 0.84} ${(top + low) * 0.5} ${-w} ${low - 6 * u}Q${-w * 0.98} ${low + 14 * u} ${-w * 0.92} ${low + 8 * u}H${w * 0.92}Q${w * 0.98} ${low + 14 * u} ${w} ${low - 6 * u}Q${w * 0.84} ${(top + low) * 0.5} ${w * 0.62} ${top}Z`,
        down(f, thatch),
      ) +
      line(straw, thatch[2], 2.2 * u, 'opacity=".6"') +
      line(d`M${-w * 0.96} ${low + 6 * u}H${w * 0.96}`, thatch[0], 3 * u, 'opacity=".5"')
    );
  };
  return (
    layer(1, -crown * 0.66, -crown * 0.2) +
    layer(0.7, -crown * 0.9, -crown * 0.6) +
    layer(0.44, -crown * 1.14, -crown * 0.84) +
    disc(0, -crown * 1.18, 16 * u, metal(f, f.tones.trim)) +
    disc(0, -crown * 1.18 - 20 * u, 9 * u, metal(f, f.tones.trim))
  );
}

function flower(s: Frame | Scene, x: number, y: number, size: number): string {
  const petal = (angle: number, tone: number) =>
    path(petalShape, s.tones.side[tone] ?? '', `transform="rotate(${angle})"`);
  return group(
    [-76, 76, -52, 52].map((a) => petal(a, 2)).join('') +
      [-32, 32].map((a) => petal(a, 1)).join('') +
      petal(-12, 0) +
      petal(12, 0) +
      oval(0, -30, 14, 9, '#ffd86a'),
    d`translate(${x} ${y})` + `scale(${size})`,
  );
}

const pad = (s: Frame | Scene, x: number, y: number, size: number): string =>
  group(
    path(
      'M0 0L84-18C118 0 96 34 20 36C-60 36-112 18-104-6C-96-32-10-40 66-28Z',
      down(s, ['#6ac08a', '#24705a', '#0a3434']),
    ) + line('M0 0L-86-4M0 0L-50 24M0 0L16 32M0 0L74 14', '#0a3434', 3, 'opacity=".5"'),
    d`translate(${x} ${y})` + `scale(${size})`,
  );

function frame(f: Frame): string {
  const { half, out, post, tall, base, crown, u, tones } = f;
  const pole = (x: number, w: number) =>
    box(x, -crown * 0.3, w, tall + base + crown * 0.3 + 70 * u, 4 * u, round(f, tones.body));
  const poles = pole(-out + 4 * u, post * 0.3) + pole(-half - post * 0.34, post * 0.26);
  const brace = path(
    d`M${-half - post * 0.1} ${-8 * u}H${-half - post * 0.76}V${90 * u}C${-half - post * 0.7} ${40 * u} ${-half - post * 0.4} ${10 * u} ${-half - post * 0.1} ${-8 * u}Z`,
    'none',
    `stroke="${tones.body[1]}" stroke-width="${7 * u}"`,
  );
  const deck = tall + 10 * u;
  const reach = f.isNarrow ? out + 14 : out + 54;
  const boards = times(f.isNarrow ? 18 : 28, (i) =>
    line(
      d`M${-reach + (i * reach * 2) / (f.isNarrow ? 17 : 27)} ${deck + 8 * u}v${40 * u}`,
      tones.body[2],
      3 * u,
      'opacity=".7"',
    ),
  );
  const board = f.isNarrow ? 94 : 224;
  return (
    f.both(poles + (f.isNarrow ? '' : brace)) +
    box(-out, -crown * 0.24, out * 2, crown * 0.22, 4, down(f, tones.body)) +
    box(-reach, deck, reach * 2, 50 * u, 4, down(f, tones.body)) +
    boards +
    box(-reach - 6 * u, deck, (reach + 6 * u) * 2, 11 * u, 4, tones.body[0]) +
    box(
      -reach,
      deck + 50 * u,
      reach * 2,
      90 * u,
      0,
      ramp(f, 'wet', [
        [0, '#02100f', 0.85],
        [1, '#02100f', 0],
      ]),
    ) +
    roof(f) +
    box(
      -board,
      -crown * 0.66,
      board * 2,
      crown * 0.48,
      20 * u,
      pair(f, mix(tones.body[2], '#000000', 0.2), '#050302'),
      `stroke="${tones.trim[1]}" stroke-width="${5 * u}"`,
    )
  );
}

export const stage: Stage = {
  tints: [
    {
      sky: '061a26 14505a 6aa890',
      free: '2a1038 b04a6a ffc890',
      body: 'b06a3c 5a2c14 1c0c05',
      side: 'ffeef0 f8a4b8 c04a78',
      trim: 'fff0b8 d8a94a 7a5218',
      inside: '0c3438 041315',
      light: 'fff0c0',
    },
    {
      sky: '120c2c 40306a c88a9a',
      free: '04222e 0f6a6a d8e8a0',
      body: '8a4a4a 42181c 160608',
      side: 'ffffff d8ecff 7aa0d8',
      trim: 'fff0b8 d8a94a 7a5218',
      inside: '201a48 0a0818',
      light: 'ffdcc8',
    },
  ],
  plate: { y: [-63, -32], width: [400, 170], size: [46, 23], style: 'foil', face: 'serif' },
  crown: [150, 76],
  base: [50, 28],
  lamps: 'beads',
  motion: 'rise',
  frame,
  over(f) {
    const { out, tall, base, u } = f;
    const y = tall + base + 26 * u;
    return f.both(
      pad(f, -out - 10 * u, y + 14 * u, 0.9 * u) +
        pad(f, -out * 0.62, y + 30 * u, 0.7 * u) +
        flower(f, -out + 10 * u, y, 0.72 * u),
    );
  },
  far(s) {
    const { w, h, isTall, tones } = s;
    const moonX = w * (isTall ? 0.5 : 0.86);
    const ripples = times(44, () =>
      line(
        d`M${s.random() * w} ${s.floor + 8 + s.random() * (h - s.floor)}q26 -5 ${40 + s.random() * 60} 0`,
        tones.light,
        1.8,
        'opacity=".2"',
      ),
    );
    return (
      sky(s) +
      stars(s, 40, h * 0.35) +
      disc(moonX, h * 0.15, 66 * s.u, '#fff8e0', 'opacity=".9"') +
      halo(s, moonX, h * 0.15, 320, 300, tones.light) +
      hills(s, s.floor - 6, h * 0.28, 4, mix(tones.sky[1], tones.sky[2], 0.35)) +
      hills(s, s.floor + 4, h * 0.12, 6, mix(tones.sky[0], tones.sky[1], 0.6)) +
      floor(s, mix(tones.sky[0], '#000000', 0.15), mix(tones.sky[1], tones.sky[2], 0.25)) +
      halo(s, moonX, s.floor + 60, 130, 190, tones.light) +
      ripples
    );
  },
  drift: (s) =>
    scatter(s, 40, (size) => disc(0, 0, 12 * size, '#e8ff9a', 'opacity=".16"') + disc(0, 0, 2.6 * size, '#f8ffd0')),
  near(s) {
    const { w, h, isTall } = s;
    const reeds = times(
      7,
      (i) =>
        line(d`M${i * 22} 0Q${i * 26 + 8} -160 ${i * 30 - 10 + (i % 2) * 40} ${-230 - (i % 3) * 60}`, '#2a5a44', 6) +
        (i % 2
          ? group(oval(0, 0, 8, 34, '#6a3c1c'), d`translate(${i * 30 + 30} ${-260 - (i % 3) * 60})rotate(8)`)
          : ''),
    );
    const lake = (x: number, y: number, size: number) =>
      pad(s, x - 60 * size, y + 8, 1.4 * size) +
      pad(s, x + 80 * size, y + 30 * size, 1.1 * size) +
      flower(s, x, y, 1.2 * size) +
      line(d`M${x + 96 * size} ${y + 30 * size}V${y - 30 * size}`, '#24705a', 6) +
      flower(s, x + 96 * size, y - 24 * size, 0.7 * size);
    if (isTall)
      return (
        sides(s, lake(w * 0.2, h * 0.9, 0.95)) +
        sides(s, group(reeds, d`translate(${w * 0.04} ${s.floor - 300})scale(.8)`))
      );
    return sides(s, group(reeds, d`translate(-10 ${s.floor + 90})` + 'scale(1.2)') + lake(w * 0.07, h * 0.93, 1));
  },
};
