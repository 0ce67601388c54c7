/** A sunken temple: fluted columns, a pediment with the title's emblem, coral and weed, ruins in the light. */
import { box, d, group, line, path, times } from '@foyer/pictures/shapes.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { down, floor, halo, hills, pair, round, sides, sky, steps } from './draw.ts';
import { bubbles, kelp, shafts } from './sea.ts';
import type { Frame, Scene, Stage } from './stage.ts';

const corals = ['#ff6a7a', '#ffa04a', '#b86af0', '#ff8ac0'] as const;

function coral(x: number, y: number, size: number, i: number): string {
  const colour = corals[i % corals.length] ?? '';
  const twigs =
    'M0 0C-4-30-2-50 0-74M0-24C-20-34-30-52-32-80M-20-44C-34-50-44-62-46-84M0-34C20-40 34-56 34-90M18-48C36-48 48-62 52-76M0-56C-8-70-10-84-8-104M0-60C10-72 14-90 12-108';
  return group(
    line(twigs, mix(colour, '#2a0620', 0.5), 15) +
      line(twigs, colour, 10) +
      line(twigs, mix(colour, '#ffffff', 0.5), 3),
    d`translate(${x} ${y})` + `scale(${size})`,
  );
}

const fan = (s: Frame | Scene, x: number, y: number, size: number, i: number): string =>
  group(
    s.turn(7, path('M0 0C-12-40-12-70 0-96C12-70 12-40 0 0Z', corals[(i + 2) % 4] ?? '', 'opacity=".9"'), -66, 154),
    d`translate(${x} ${y})` + `scale(${size})`,
  );

function column(f: Frame): string {
  const { half, post, tall, base, u, tones } = f;
  const [x, w] = [-half - post * 0.84, post * 0.72];
  const grooves = f.isNarrow ? 1 : 6;
  const flutes = times(grooves, (i) =>
    line(d`M${x + ((i + 0.5) * w) / grooves} 26V${tall - 18}`, tones.body[2], 4 * u, 'opacity=".5"'),
  );
  return (
    box(x, 6 * u, w, tall + base * 0.6, 2, round(f, tones.body)) +
    flutes +
    box(x - 10 * u, -16 * u, w + 20 * u, 22 * u, 3 * u, down(f, tones.body)) +
    path(d`M${x - 4 * u} ${6 * u}H${x + w + 4 * u}L${x + w} ${30 * u}H${x}Z`, down(f, tones.body)) +
    box(x - 10 * u, tall - 14 * u, w + 20 * u, 16 * u, 8 * u, down(f, tones.body)) +
    box(x - 14 * u, tall + 2 * u, w + 28 * u, base * 0.8, 2, down(f, tones.body)) +
    (f.isNarrow
      ? ''
      : line(
          d`M${x + w * 0.8} ${tall * 0.3}l-14 26l10 20l-18 34M${x + w * 0.2} ${tall * 0.62}l12 22l-8 30`,
          '#03141c',
          3,
          'opacity=".55"',
        ))
  );
}

function frame(f: Frame): string {
  const { out, tall, base, crown, u, tones } = f;
  const reach = f.isNarrow ? out + 16 : out + 36;
  const peak = -crown - (f.isNarrow ? 30 : 34);
  const eave = -crown * 0.54;
  const stone = down(f, tones.body);
  const board = f.isNarrow ? 128 : 330;
  const blocks = f.isNarrow ? 22 : 30;
  const dentils = times(blocks, (i) =>
    box(
      -reach + 8 * u + (i * (reach * 2 - 16 * u)) / blocks,
      eave + 6 * u,
      14 * u,
      12 * u,
      0,
      tones.body[2],
      'opacity=".8"',
    ),
  );
  return (
    steps(f, 4, tones.body, 30 * u, 30 * u) +
    f.both(column(f)) +
    box(-out, tall + 8 * u, out * 2, base, 2, stone) +
    path(
      d`M${-reach} ${eave}L0 ${peak}L${reach} ${eave}Z`,
      stone,
      `stroke="${tones.body[2]}" stroke-width="${3 * u}" stroke-linejoin="round"`,
    ) +
    path(
      d`M${-reach * 0.82} ${eave - 8 * u}L0 ${peak + 22 * u}L${reach * 0.82} ${eave - 8 * u}Z`,
      pair(f, mix(tones.sky[1], '#000000', 0.2), mix(tones.sky[2], '#000000', 0.2)),
      `stroke="${tones.trim[1]}" stroke-width="${4 * u}"`,
    ) +
    line(d`M${-reach} ${eave}L0 ${peak}L${reach} ${eave}`, tones.body[0], 9 * u) +
    halo(f, 0, -crown * 0.84, 150 * u, 90 * u, tones.light) +
    f.crest(0, -crown * (f.isNarrow ? 0.88 : 0.82), f.isNarrow ? 0.25 : 0.42) +
    box(-reach - 10 * u, eave, (reach + 10 * u) * 2, crown * 0.56 - 10 * u, 3 * u, stone) +
    dentils +
    box(
      -board,
      eave + 20 * u,
      board * 2,
      crown * 0.54 - 34 * u,
      3 * u,
      pair(f, mix(tones.sky[2], '#000000', 0.1), '#020c12'),
      `stroke="${tones.trim[1]}" stroke-width="${3 * u}"`,
    )
  );
}

export const stage: Stage = {
  tints: [
    {
      sky: '2ab0b8 0a5a6e 032434',
      free: 'ffd08a 2a8a7a 04303a',
      body: 'd8e8dc 7a9a98 263e48',
      side: 'fff6bc f4bd42 8a5a1c',
      trim: 'fff6bc f4bd42 8a5a1c',
      inside: '0a3a4a 03161e',
      light: 'd8fff4',
    },
    {
      sky: '5a7af0 20348a 0a1038',
      free: 'f0a0d0 6a3aa0 140a38',
      body: 'd4d8f0 7a80b0 242850',
      side: 'fff6bc f4bd42 8a5a1c',
      trim: 'fff6bc f4bd42 8a5a1c',
      inside: '141e58 070a22',
      light: 'd8e4ff',
    },
    {
      sky: '3ac08a 0c6a50 04261f',
      free: 'f0e08a 5a8a3a 0c2a18',
      body: 'd8e0c0 849878 2a3a2c',
      side: 'fff6bc f4bd42 8a5a1c',
      trim: 'fff6bc f4bd42 8a5a1c',
      inside: '0c3a30 041612',
      light: 'e8ffd8',
    },
  ],
  plate: { y: [-40, -20], width: [560, 220], size: [40, 20], style: 'foil' },
  crown: [156, 80],
  base: [46, 26],
  lamps: 'tube',
  motion: 'rise',
  frame,
  over(f) {
    const { out, tall, base, u } = f;
    const y = tall + base + 8 * u;
    if (f.isNarrow) return f.both(coral(-out + 22, y + 10, 0.36, 0) + fan(f, -out + 44, y + 12, 0.36, 1));
    return f.both(
      coral(-out - 10, y, 1, 0) +
        fan(f, -out + 44, y + 6, 0.74, 1) +
        coral(-out + 92, y + 8, 0.5, 2) +
        coral(-out + 12, -34, 0.5, 3),
    );
  },
  far(s) {
    const { w, h, isTall, tones } = s;
    const stone = mix(tones.body[1], tones.sky[1], 0.62);
    const ruin = (x: number, top: number, width: number) =>
      box(x, top, width, s.floor - top + 20, 2, pair(s, stone, mix(tones.sky[2], tones.sky[1], 0.4))) +
      box(x - 10, top - 16, width + 20, 18, 3, stone) +
      line(
        d`M${x + width * 0.3} ${top + 10}V${s.floor}M${x + width * 0.7} ${top + 10}V${s.floor}`,
        tones.sky[2],
        5,
        'opacity=".5"',
      );
    const ruins = isTall
      ? ruin(w * 0.1, h * 0.06, 62) + ruin(w * 0.26, h * 0.14, 54)
      : ruin(w * 0.02, h * 0.18, 58) + ruin(w * 0.11, h * 0.34, 46) + box(-10, h * 0.1, w * 0.17, 34, 3, stone);
    return (
      sky(s) +
      sides(s, ruins) +
      shafts(s, 7) +
      hills(s, s.floor + 10, h * 0.1, 5, mix(tones.sky[2], tones.sky[1], 0.35)) +
      floor(s, mix(tones.sky[2], '#000000', 0.2), mix(tones.sky[1], '#d8c8a0', 0.25))
    );
  },
  drift: (s) => bubbles(s, s.isTall ? 34 : 46),
  near(s) {
    const { w, h, isTall, tones } = s;
    const weed = mix(tones.sky[1], '#2ac08a', 0.45);
    if (isTall)
      return sides(
        s,
        kelp(w * 0.1, s.floor - 290, 0.7, weed) +
          kelp(w * 0.09, h, 0.9, weed) +
          coral(w * 0.26, h * 0.93, 1.5, 0) +
          fan(s, w * 0.18, h * 0.97, 1.4, 1),
      );
    return sides(
      s,
      kelp(w * 0.02, h, 1.5, weed) +
        coral(w * 0.1, h * 0.99, 1.7, 0) +
        fan(s, w * 0.16, h, 1.3, 1) +
        coral(w * 0.04, h, 1.2, 2),
    );
  },
};
