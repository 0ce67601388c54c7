/** A scholar's study in a bamboo grove: lashed culms, a hanging scroll for the title, a moon window, a writing desk. */
import { box, d, disc, group, line, oval, path, times } from '@foyer/pictures/shapes.ts';
import { ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { down, floor, halo, hills, lamp, pair, round, scatter, sides, sky } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

const leafOutline = 'M0 0C14-10 46-12 78 4C46 12 14 8 0 0Z';

/** A culm from top to bottom with its joints. */
function culm(f: Frame, x: number, top: number, low: number, width: number): string {
  const count = Math.max(2, Math.round((low - top) / (width * 3.4)));
  return (
    box(x - width / 2, top, width, low - top, width * 0.3, round(f, f.tones.body)) +
    times(count, (i) => {
      const y = top + ((i + 0.6) * (low - top)) / count;
      return (
        box(x - width * 0.56, y, width * 1.12, width * 0.2, width * 0.1, f.tones.body[0]) +
        line(d`M${x - width * 0.5} ${y + width * 0.26}H${x + width * 0.5}`, f.tones.body[2], 2 * f.u)
      );
    })
  );
}

const beam = (f: Frame, y: number, half: number, width: number): string =>
  group(culm(f, 0, -half, half, width), d`translate(0 ${y})rotate(90)`);

const lashing = (x: number, y: number, size: number): string =>
  group(
    times(5, (i) => line(d`M-26 ${-20 + i * 10}L26 ${-26 + i * 10}`, i % 2 ? '#c8a06a' : '#8a6434', 8)) +
      line('M-20-26L20 26', '#e0bc84', 7),
    d`translate(${x} ${y})` + `scale(${size})`,
  );

function spray(f: Frame, x: number, y: number, turn: number, size: number): string {
  const leaves = [-70, -35, -8, 20, 52]
    .map((angle, i) =>
      group(
        path(leafOutline, i % 2 ? f.tones.side[1] : f.tones.side[0]) + line('M4 0L66 4', f.tones.side[2], 1.4),
        `rotate(${angle})scale(${1 - Math.abs(i - 2) * 0.12})`,
      ),
    )
    .join('');
  return group(leaves, d`translate(${x} ${y})rotate(${turn})` + `scale(${size})`);
}

/** The scroll on which the title is written. */
function scroll(f: Frame): string {
  const { crown, u } = f;
  const half = f.isNarrow ? 108 : 276;
  const [top, low] = [-crown * 0.92, -crown * 0.26];
  const rod = (x: number) =>
    box(x - 13 * u, top - 10 * u, 26 * u, low - top + 20 * u, 9 * u, round(f, ['#d8a468', '#8a5428', '#331a0a'])) +
    box(x - 8 * u, top - 22 * u, 16 * u, 14 * u, 4 * u, f.tones.trim[1]) +
    box(x - 8 * u, low + 8 * u, 16 * u, 14 * u, 4 * u, f.tones.trim[1]);
  return (
    line(d`M${-half} ${top}Q0 ${top - 70 * u} ${half} ${top}`, '#c8a06a', 4 * u) +
    box(-half, top, half * 2, low - top, 0, pair(f, f.tones.side[1], f.tones.side[2])) +
    box(
      -half + 36 * u,
      top + 8 * u,
      half * 2 - 72 * u,
      low - top - 16 * u,
      0,
      ramp(f, 'paper', [
        [0, '#fffaec'],
        [0.6, '#f4e8cc'],
        [1, '#d2bd92'],
      ]),
    ) +
    path(
      d`M${-half + 60 * u} ${low - 12 * u}c${30 * u} ${-50 * u} ${44 * u} ${-12 * u} ${60 * u} ${-36 * u}s${30 * u} ${20 * u} ${50 * u} ${36 * u}Z`,
      '#2a3a38',
      'opacity=".2"',
    ) +
    box(half - 74 * u, low - 44 * u, 26 * u, 26 * u, 3 * u, '#b8281c', 'opacity=".9"') +
    rod(-half) +
    rod(half)
  );
}

function frame(f: Frame): string {
  const { half, out, post, tall, base, crown, u } = f;
  const w = f.isNarrow ? 12 : 34;
  const posts = f.isNarrow
    ? culm(f, -half - post * 0.4, -crown * 0.5, tall + base, w)
    : culm(f, -out + 14, -crown * 0.7, tall + base + 30, w) +
      culm(f, -half - 26, -crown * 0.5, tall + base + 12, w) +
      culm(f, -out + 48, -crown * 0.2, tall + base + 20, 20);
  const ends = f.isNarrow ? out : out + 40;
  const desk =
    path(
      d`M${-out - 50 * u} ${tall + base * 0.7}H${out + 50 * u}L${out + 64 * u} ${tall + base * 0.7 + 24 * u}H${-out - 64 * u}Z`,
      down(f, ['#b8794a', '#6a3c1c', '#2a1408']),
    ) +
    box(-out - 64 * u, tall + base * 0.7 + 24 * u, (out + 64 * u) * 2, 22 * u, 3, '#341a0c') +
    box(
      -out - 30 * u,
      tall + base * 0.7 + 46 * u,
      (out + 30 * u) * 2,
      170 * u,
      0,
      ramp(f, 'under', [
        [0, '#170b05'],
        [1, '#170b05', 0],
      ]),
    );
  return (
    (f.isNarrow ? '' : f.both(spray(f, -out - 4, -crown * 0.2, 150, 1.1) + spray(f, -out + 4, tall * 0.42, 170, 0.9))) +
    desk +
    f.both(posts) +
    beam(f, -crown * 0.1, ends, w * 0.8) +
    beam(f, tall + 22 * u, ends, w) +
    (f.isNarrow ? '' : beam(f, -crown * 0.44, ends - 20, w * 0.6)) +
    f.both(
      lashing(-half - 26 * u, -crown * 0.1, 0.9 * u) +
        lashing(-half - 26 * u, tall + 22 * u, u) +
        (f.isNarrow ? '' : lashing(-out + 14, tall + 22, 1)),
    ) +
    scroll(f) +
    f.both(
      spray(f, f.isNarrow ? -out : -out * 0.86, -crown * 0.7, 20, 0.9 * u) +
        spray(f, f.isNarrow ? -out * 0.9 : -out * 0.72, -crown * 0.5, 60, 0.7 * u),
    )
  );
}

function grove(s: Scene, x: number, count: number, size: number, colour: string): string {
  return times(count, (i) => {
    const at = x + i * 44 * size + s.random.in(-12, 12);
    const width = s.random.in(12, 24) * size;
    const stem = line(
      d`M${at} ${s.floor + 60}L${at + s.random.in(-24, 24)} -20`,
      mix(colour, '#000000', (i % 3) * 0.18),
      Math.round(width),
      `stroke-dasharray="${Math.round(70 * size)} 4" stroke-linecap="butt"`,
    );
    const leaves = times(4, () =>
      group(
        times(3, (k) => path(leafOutline, mix(colour, s.tones.light, 0.12 * k), `transform="rotate(${-20 + k * 34})"`)),
        d`translate(${at} ${s.random.in(10, s.floor * 0.8)})rotate(${s.random.in(-60, 200)})` + `scale(${size})`,
      ),
    );
    return stem + leaves;
  });
}

export const stage: Stage = {
  tints: [
    {
      sky: '03140f 0c3a2c 2a6a50',
      free: '1a0f28 5a3a5a f0c08a',
      body: 'd8e89a 7aa048 2c4a1c',
      side: '7ac078 2f7a4c 0e3624',
      trim: 'fff0b8 d8a94a 7a5218',
      inside: '0e2c22 04120d',
      light: 'ffe9a8',
    },
    {
      sky: '0a0d1e 1c2a48 4a5a80',
      free: '06241e 1a6a58 c8e8a0',
      body: 'f0d898 b8904a 4a3214',
      side: '7aa8a0 2f6464 0e2c30',
      trim: 'fff0b8 d8a94a 7a5218',
      inside: '14203a 060a16',
      light: 'ffe0a0',
    },
    {
      sky: '140d0c 3a2a1c 7a6a3a',
      free: '041a2a 0f4a6a 9ad8c8',
      body: 'b8c8a0 5e7a5a 1e3424',
      side: 'd8a05a 94582a 3c200e',
      trim: 'fff0b8 d8a94a 7a5218',
      inside: '2a2014 0f0b06',
      light: 'ffd890',
    },
  ],
  plate: { y: [-90, -44], width: [350, 140], size: [52, 25], style: 'ink', face: 'serif' },
  crown: [152, 76],
  base: [52, 28],
  lamps: 'scroll',
  motion: 'fall',
  frame,
  rail: (f, x) => box(x - 2.5 * f.u, 0, 5 * f.u, f.tall, 2, round(f, f.tones.body), 'opacity=".5"'),
  far(s) {
    const { w, h, isTall, tones } = s;
    const deep = mix(tones.sky[1], tones.sky[0], 0.5);
    return (
      sky(s) +
      disc(w * (isTall ? 0.7 : 0.86), h * 0.17, 70 * s.u, '#fff8dc', 'opacity=".92"') +
      halo(s, w * (isTall ? 0.7 : 0.86), h * 0.17, 330, 330, tones.light) +
      hills(s, s.floor, h * 0.2, 4, deep) +
      sides(s, grove(s, -10, isTall ? 5 : 7, 0.8, mix(tones.body[2], tones.sky[1], 0.55))) +
      floor(s, mix(tones.sky[0], '#000000', 0.2), deep)
    );
  },
  drift: (s) =>
    scatter(s, 34, (size) =>
      group(
        path(leafOutline, mix(s.tones.body[1], s.tones.light, 0.3), 'opacity=".7"'),
        `scale(${(size * 0.4).toFixed(2)})`,
      ),
    ),
  near(s) {
    const { w, h, isTall, tones } = s;
    const pot = group(
      path('M-40-110H40L34 0H-34Z', round(s, ['#9ac0c8', '#3a6a78', '#0e2a34'])) +
        line('M-16-110L-40-250M6-110L10-270M22-110L54-240', '#b8844a', 9) +
        path(
          'M-46-290Q-54-262-40-246Q-30-262-46-290ZM10-314Q-2-284 10-266Q22-284 10-314ZM66-280Q44-262 52-238Q66-250 66-280Z',
          '#1c1512',
        ) +
        line('M-38-84H38M-36-26H36', tones.trim[1], 4),
      d`translate(${isTall ? w * 0.2 : w * 0.06} ${isTall ? h * 0.9 : h * 0.97})` + `scale(${isTall ? 0.9 : 0.95})`,
    );
    const tea = group(
      oval(0, 0, 96, 18, '#1a0d07') +
        path('M-50-74C-58-20-34-4-20 0H20C34-4 58-20 50-74Z', round(s, ['#c8d8b8', '#6a8a64', '#223a26'])) +
        path('M50-60C86-70 86-20 42-20', 'none', `stroke="#4a6a48" stroke-width="10"`) +
        line('M-14-96C-26-120 4-130-8-156M14-96C2-120 32-130 20-156', '#fff', 4, 'opacity=".35"'),
      d`translate(${isTall ? w * 0.8 : w * 0.93} ${isTall ? h * 0.9 : h * 0.96})` + `scale(${isTall ? 1 : 1.05})`,
    );
    return (
      sides(s, grove(s, isTall ? w * 0.02 : -20, isTall ? 3 : 4, isTall ? 1 : 1.5, tones.body[1])) +
      sides(s, lamp(s, isTall ? w * 0.24 : w * 0.15, h * (isTall ? 0.1 : 0.4), 15, tones.light, 9)) +
      pot +
      tea
    );
  },
};
