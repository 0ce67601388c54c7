/** A mountain gate of stone: tall pillars with cloud wings, stacked lintels, snow, old pines, mist between the peaks. */
import { box, d, disc, group, line, path, times } from '@foyer/pictures/shapes.ts';
import { ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { cloud, down, floor, halo, lamp, pair, round, sides, sky, stars, steps } from './draw.ts';
import { drum, lantern, snow } from './gateParts.ts';
import { pine } from './pine.ts';
import type { Frame, Stage } from './stage.ts';

/** Carved clouds that stand out from a pillar. */
const wing = (f: Frame, x: number, y: number, size: number): string =>
  group(
    path('M0-40C-20-60-50-54-50-32C-78-40-98-14-80 6C-106 6-110 36-86 40H0Z', round(f, f.tones.body)) +
      path(
        'M-14-22C-34-30-34 0-14-4M-50-4C-66-10-68 18-48 16M-22 22C-36 16-40 34-24 34',
        'none',
        `stroke="${f.tones.body[2]}" stroke-width="5"`,
      ),
    d`translate(${x} ${y})` + `scale(${size})`,
  );

function pillar(f: Frame): string {
  const { half, out, post, tall, base, crown, u } = f;
  const [x, w] = [-half - post * 0.76, post * 0.6];
  const top = -crown - (f.isNarrow ? 18 : 44);
  return (
    wing(f, x + w * 0.4, -crown * 0.5, u) +
    box(x, top, w, tall + base - top, 3 * u, round(f, f.tones.body)) +
    line(
      d`M${x + w * 0.2} 40V${tall * 0.3}l${6 * u} ${14 * u}l${-4 * u} ${20 * u}V${tall * 0.6}M${x + w * 0.7} ${tall * 0.2}V${tall * 0.5}`,
      f.tones.body[2],
      2 * u,
      'opacity=".6"',
    ) +
    box(x - 8 * u, top + 20 * u, w + 16 * u, 12 * u, 3 * u, down(f, f.tones.body)) +
    times(2, (i) => box(x - 2 * u, tall * (0.06 + i * 0.6), w + 4 * u, 9 * u, 2 * u, down(f, f.tones.trim))) +
    path(
      d`M${x + w * 0.16} ${tall * 0.12}h${w * 0.68}v${tall * 0.44}h${-w * 0.68}Z`,
      'none',
      `stroke="${f.tones.body[2]}" stroke-width="${3 * u}" opacity=".7"`,
    ) +
    disc(x + w / 2, top - 6 * u, w * 0.46, round(f, f.tones.body)) +
    snow(x + w * 0.1, top - w * 0.32, w * 0.8, u) +
    path(
      d`M${-out - 8 * u} ${tall + base}c0 ${-30 * u} ${24 * u} ${-20 * u} ${24 * u} ${-76 * u}h${w - 4 * u}c0 ${56 * u} ${22 * u} ${46 * u} ${22 * u} ${76 * u}Z`,
      down(f, f.tones.body),
    )
  );
}

function lintel(f: Frame, y: number, height: number, half: number): string {
  const { u, tones } = f;
  return (
    path(
      d`M${-half} ${y - 8 * u}Q0 ${y + 8 * u} ${half} ${y - 8 * u}V${y + height}Q0 ${y + height + 10 * u} ${-half} ${y + height}Z`,
      down(f, tones.body),
    ) +
    times(12, (i) =>
      path(
        d`M${((i - 5.5) * half) / 6.4 - 16 * u} ${y + height * 0.56}q${8 * u} ${-height * 0.34} ${16 * u} 0t${16 * u} 0`,
        'none',
        `stroke="${tones.body[2]}" stroke-width="${4 * u}" opacity=".7"`,
      ),
    ) +
    snow(-half, y - 6 * u, half * 0.66, u) +
    snow(half * 0.34, y - 6 * u, half * 0.66, u)
  );
}

function frame(f: Frame): string {
  const { out, tall, base, crown, u, tones } = f;
  const reach = f.isNarrow ? out + 10 : out + 40;
  const board = f.isNarrow ? 92 : 216;
  return (
    steps(f, 5, [mix(tones.body[0], '#ffffff', 0.3), tones.body[1], tones.body[2]], 28 * u, 26 * u) +
    lintel(f, -crown * 0.92, crown * 0.2, reach * 0.9) +
    // Blocks that carry the lower lintel.
    f.both(
      times(f.isNarrow ? 3 : 5, (i) => {
        const x = board + (f.isNarrow ? 10 : 30) + (i * (out - board - 30 * u)) / (f.isNarrow ? 3 : 5);
        return (
          path(
            d`M${x} ${-crown * 0.7}h${30 * u}l${-6 * u} ${18 * u}h${-18 * u}ZM${x + 6 * u} ${-crown * 0.7 + 18 * u}h${18 * u}V${-crown * 0.34}h${-18 * u}Z`,
            down(f, tones.body),
          ) + disc(x + 15 * u, -crown * 0.52, 5 * u, tones.trim[1])
        );
      }),
    ) +
    f.both(pillar(f)) +
    lintel(f, -crown * 0.3, crown * 0.26, reach) +
    box(-out, tall + 9 * u, out * 2, base, 3, down(f, tones.body)) +
    box(
      -board,
      -crown * 0.8,
      board * 2,
      crown * 0.54,
      4 * u,
      pair(f, mix(tones.side[1], '#000000', 0.1), tones.side[2]),
      `stroke="${tones.trim[1]}" stroke-width="${6 * u}"`,
    ) +
    line(
      d`M${-board * 0.7} ${-crown * 0.9}V${-crown * 0.8}M${board * 0.7} ${-crown * 0.9}V${-crown * 0.8}`,
      tones.trim[2],
      8 * u,
    ) +
    snow(-board, -crown * 0.8 - 5 * u, board * 2, u) +
    f.both(
      drum(f, -out + f.post * 0.3, tall + base - 2 * u) + (f.isNarrow ? '' : lantern(f, -reach + 20, -crown * 0.04)),
    )
  );
}

/** A peak with light on one flank. */
function peak(x: number, y: number, w: number, h: number, dark: string, light: string): string {
  return (
    path(
      d`M${x - w / 2} ${y}L${x - w * 0.2} ${y - h * 0.56}L${x - w * 0.12} ${y - h * 0.5}L${x} ${y - h}L${x + w * 0.14} ${y - h * 0.6}L${x + w * 0.22} ${y - h * 0.64}L${x + w / 2} ${y}Z`,
      dark,
    ) +
    path(
      d`M${x} ${y - h}L${x - w * 0.12} ${y - h * 0.5}L${x - w * 0.06} ${y - h * 0.56}L${x - w * 0.02} ${y - h * 0.36}L${x + w * 0.05} ${y - h * 0.6}L${x + w * 0.09} ${y - h * 0.7}Z`,
      light,
      'opacity=".5"',
    )
  );
}

export const stage: Stage = {
  tints: [
    {
      sky: '081420 1e3c50 7a98a4',
      free: '2a0e1c 8a3a3c ffc890',
      body: 'b4bcb8 68736f 20282a',
      side: 'e8563f a82420 4a0a10',
      trim: 'fbeab2 cd9f4a 6b4518',
      inside: '16282e 071013',
      light: 'ffe2a8',
    },
    {
      sky: '100a24 3a2a5c b08aa0',
      free: '04202a 1a6a70 e8e8b0',
      body: 'c0aca4 76605c 2a1e20',
      side: '2f8a74 145044 06221f',
      trim: 'fbeab2 cd9f4a 6b4518',
      inside: '241a34 0c0814',
      light: 'ffd0a0',
    },
    {
      sky: '041410 14443c 7ab090',
      free: '1a1030 4a3a80 f0b0a0',
      body: '9ab4a8 4a6a60 142420',
      side: '3a4a78 1c2650 0a0e28',
      trim: 'fbeab2 cd9f4a 6b4518',
      inside: '0e2c28 04110f',
      light: 'f4f0b0',
    },
  ],
  plate: { y: [-80, -40], width: [390, 166], size: [48, 24], style: 'foil', face: 'serif' },
  crown: [150, 76],
  base: [50, 26],
  lamps: 'board',
  motion: 'pass',
  frame,
  far(s) {
    const { w, h, tones } = s;
    const [far, near] = [mix(tones.sky[1], tones.sky[2], 0.5), mix(tones.sky[0], tones.sky[1], 0.7)];
    const mist = (y: number) =>
      box(
        0,
        y,
        w,
        h * 0.14,
        0,
        ramp(s, 'mist', [
          [0, tones.sky[2], 0],
          [0.6, tones.sky[2], 0.6],
          [1, tones.sky[2], 0],
        ]),
      );
    return (
      sky(s) +
      stars(s, 40, h * 0.3) +
      peak(w * 0.12, s.floor, w * 0.5, h * 0.62, far, '#e8f0f8') +
      peak(w * 0.9, s.floor, w * 0.44, h * 0.56, far, '#e8f0f8') +
      mist(s.floor - h * 0.3) +
      peak(w * 0.34, s.floor, w * 0.5, h * 0.34, near, mix(near, '#e8f0f8', 0.5)) +
      peak(w * 0.72, s.floor, w * 0.46, h * 0.3, near, mix(near, '#e8f0f8', 0.5)) +
      mist(s.floor - h * 0.1) +
      floor(s, mix(tones.sky[0], '#a8b8c8', 0.15), mix(tones.sky[1], '#e8f0f8', 0.5))
    );
  },
  drift: (s) =>
    times(7, (i) => cloud((s.w * (i + 0.2)) / 6.5, s.h * (0.2 + (i % 4) * 0.1), 1.3 + (i % 2) * 0.8, '#f0f6ff', 0.16)),
  near(s) {
    const { w, h, isTall, tones } = s;
    const needle = mix(tones.sky[0], '#2a6a48', 0.5);
    const stone = group(
      path(
        'M-30 0V-60H30V0ZM-48-60H48L40-72H-40ZM-34-72V-118H34V-72ZM-60-118C-30-128-20-150 0-156C20-150 30-128 60-118ZM-40 0H40V12H-40Z',
        down(s, tones.body),
      ) +
        box(-20, -110, 40, 32, 3, tones.light) +
        halo(s, 0, -94, 110, 90, tones.light) +
        lamp(s, 0, -94, 6, tones.light, 2),
      d`translate(${isTall ? w * 0.2 : w * 0.1} ${isTall ? h * 0.89 : h * 0.96})` + `scale(1.3)`,
    );
    return sides(
      s,
      (isTall ? pine(s, w * 0.2, s.floor - 330, 0.75, needle) : pine(s, w * 0.05, s.floor + 60, 1.5, needle)) + stone,
    );
  },
};
