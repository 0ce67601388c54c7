/** The gallery of a lighthouse in a storm: a lantern room for a crown, striped towers, an iron railing, waves on rocks. */
import { box, d, disc, group, line, oval, path, times } from '@foyer/pictures/shapes.ts';
import { ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { cloud, down, floor, halo, lamp, metal, pair, sheen, sky } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

function beams(f: Frame): string {
  const { crown, out, u } = f;
  const light = ramp(
    f,
    'beam',
    [
      [0, f.tones.light, 0.75],
      [1, f.tones.light, 0],
    ],
    '',
  );
  const y = -crown * 0.82;
  const beam = path(d`M0 ${y - 8 * u}L${out + 160 * u} ${y - 90 * u}V${y + 90 * u}L0 ${y + 8 * u}Z`, light);
  return beam + group(beam, 'scale(-1 1)');
}

function lanternRoom(f: Frame): string {
  const { crown, u, tones } = f;
  const half = f.isNarrow ? 66 : 150;
  const [top, low] = [-crown * 1.04, -crown * 0.56];
  const panes = times(6, (i) => line(d`M${-half + ((i + 0.5) * half) / 3} ${top}V${low}`, tones.side[2], 4 * u));
  return (
    halo(f, 0, -crown * 0.82, half * 1.6, crown * 0.6, tones.light) +
    box(
      -half,
      top,
      half * 2,
      low - top,
      4 * u,
      pair(f, mix(tones.light, '#ffffff', 0.3), mix(tones.light, '#ff9a3a', 0.3)),
    ) +
    panes +
    oval(0, (top + low) / 2, 26 * u, 30 * u, '#fff') +
    path(
      d`M${-half - 14 * u} ${top}C${-half * 0.8} ${top - 38 * u} ${-half * 0.4} ${top - 46 * u} 0 ${top - 50 * u}S${half * 0.8} ${top - 38 * u} ${half + 14 * u} ${top}Z`,
      down(f, tones.body),
    ) +
    line(d`M0 ${top - 50 * u}V${top - 66 * u}`, tones.trim[1], 5 * u) +
    disc(0, top - 56 * u, 9 * u, metal(f, tones.trim))
  );
}

/** A striped tower on the left of the reels. */
function towerOf(f: Frame, wing: number): string {
  const { half, out, tall, base, u, tones } = f;
  const tower = d`M${-out} -4L${-out - wing} ${tall + base + 40 * u}H${-half}V-4Z`;
  const clip = f.define('tower', (id) => `<clipPath id="${id}"><path d="${tower}"/></clipPath>`);
  const bands = times(5, (i) => box(-out - wing, (i * tall) / 4.4 - 4, out, tall / 8.8, 0, tones.body[1]));
  return (
    path(tower, '#f2efe6') +
    group(bands, '', `clip-path="${clip}"`) +
    path(tower, sheen(f)) +
    (f.isNarrow
      ? ''
      : times(2, (i) =>
          path(
            d`M${-half - 60} ${tall * (0.36 + i * 0.42)}v-34a17 17 0 0 1 34 0v34Z`,
            tones.light,
            `stroke="${tones.side[2]}" stroke-width="6"`,
          ),
        ))
  );
}

/** Rocks under the towers. */
function rocks(f: Frame): string {
  const { out, tall, base, u } = f;
  const rock = (x: number, w: number, h: number) => {
    const [foot, top] = [tall + base + 150 * u, tall + base - h];
    const ridge = d`L${x - w * 0.72} ${top + h * 0.7}L${x - w * 0.3} ${top}L${x + w * 0.1} ${top + h * 0.24}L${x + w * 0.52} ${top + h * 0.5}`;
    return (
      path(
        d`M${x - w} ${foot}` + ridge + d`L${x + w} ${foot}Z`,
        down(f, ['#6a7a84', '#2a3640', '#080d12']),
        'stroke="#141e26"',
      ) +
      path(d`M${x - w * 0.3} ${top}L${x + w * 0.1} ${top + h * 0.24}L${x - w * 0.1} ${foot}Z`, '#fff', 'opacity=".07"')
    );
  };
  return times(9, (i) => rock(((i - 4) * out) / 3.9, (110 + (i % 3) * 40) * u, (16 + ((i * 5) % 4) * 12) * u));
}

function frame(f: Frame): string {
  const { out, tall, base, crown, u, tones } = f;
  const wing = f.isNarrow ? 8 : 20;
  const reach = f.isNarrow ? out + 16 : out + 52;
  const [deck, rail] = [-crown * 0.54, -crown * 0.8];
  const bars = times(f.isNarrow ? 21 : 31, (i) =>
    line(d`M${-reach + (i * reach * 2) / (f.isNarrow ? 20 : 30)} ${rail}V${deck}`, tones.side[2], 3.4 * u),
  );
  const board = f.isNarrow ? 120 : 300;
  return (
    beams(f) +
    lanternRoom(f) +
    f.both(towerOf(f, wing)) +
    bars +
    box(-reach, rail, reach * 2, 7 * u, 3 * u, metal(f, tones.side)) +
    path(d`M${-reach} ${deck}H${reach}L${out} -4H${-out}Z`, down(f, tones.side)) +
    box(-reach - 6 * u, deck - 6 * u, reach * 2 + 12 * u, 14 * u, 4 * u, metal(f, tones.side)) +
    box(
      -board,
      deck + 14 * u,
      board * 2,
      -deck - 30 * u,
      5 * u,
      pair(f, '#0d1e2c', '#03080d'),
      `stroke="${tones.trim[1]}" stroke-width="${4 * u}"`,
    ) +
    box(-out - wing, tall + 8 * u, (out + wing) * 2, base * 0.8, 4 * u, down(f, tones.side)) +
    rocks(f)
  );
}

function wave(s: Scene, y: number, height: number, count: number, colour: string, foam: string): string {
  const step = s.w / count;
  const crest = times(
    count + 1,
    () =>
      d`q${step * 0.3} ${-height} ${step * 0.56} ${-height * 0.3}q${step * 0.1} ${height * 0.3} ${step * 0.44} ${height * 0.3}`,
  );
  const start = d`M${-step * s.random()} ${y}`;
  return path(start + crest + d`V${s.h}H${-step}Z`, colour) + line(start + crest, foam, 4, 'opacity=".55"');
}

export const stage: Stage = {
  tints: [
    {
      sky: '0a1420 1f3a50 4a6a7c',
      free: '2a1038 a84a5a ffc07a',
      body: 'ff8a6a d23a2c 6a1010',
      side: '7a94a4 34495a 0e1822',
      trim: 'fff0b0 e8b03a 80560f',
      inside: '0e2a3c 041019',
      light: 'ffe9a0',
    },
    {
      sky: '0c0a24 2c2a68 6a5a9a',
      free: '04242c 0f7a7a e0e890',
      body: '6a9aff 2a4cc0 0c1a5c',
      side: '9a94b4 484468 151228',
      trim: 'fff0b0 e8b03a 80560f',
      inside: '161a4a 070820',
      light: 'fff0c0',
    },
    {
      sky: '041816 0f4a44 4a9080',
      free: '2a0a1a 9a3040 ffb060',
      body: '5ac8a0 178064 04302a',
      side: '8aa49a 3a5450 0f1d1b',
      trim: 'fff0b0 e8b03a 80560f',
      inside: '0b332f 031310',
      light: 'f0ffb8',
    },
  ],
  plate: { y: [-45, -23], width: [540, 216], size: [42, 21], style: 'foil', face: 'sans' },
  crown: [160, 82],
  base: [46, 26],
  lamps: 'tube',
  motion: 'sway',
  frame,
  far(s) {
    const { w, h, tones } = s;
    const banks = times(9, (i) =>
      cloud(
        (w * (i + 0.3)) / 8,
        h * (0.06 + (i % 3) * 0.1),
        1.5 + (i % 3) * 0.6,
        mix(tones.sky[2], tones.sky[0], 0.3),
        0.8,
      ),
    );
    const bolt =
      line(d`M${w * 0.9} ${h * 0.14}l-26 60l22 6l-34 74`, '#f4f8ff', 5) +
      halo(s, w * 0.89, h * 0.2, 150, 160, '#dce8ff');
    const [sea, foam] = [mix(tones.sky[1], tones.sky[0], 0.35), '#dff0f4'];
    return (
      sky(s) +
      halo(s, w / 2, s.floor, w * 0.8, h * 0.3, tones.sky[2]) +
      banks +
      (s.isTall ? '' : bolt) +
      floor(s, tones.sky[0], tones.sky[1]) +
      wave(s, s.floor, 26, 7, mix(sea, tones.sky[2], 0.3), foam) +
      wave(s, s.floor + 50 * s.u, 34, 5, sea, foam) +
      wave(s, s.floor + (s.isTall ? 220 : 110), 44, 4, mix(sea, '#000000', 0.25), foam) +
      (s.isTall ? wave(s, s.floor + 360, 54, 3, mix(sea, '#000000', 0.4), foam) : '')
    );
  },
  drift: (s) =>
    times(120, () => line(d`M${s.random() * s.w} ${s.random() * s.h}l-9 34`, '#dff0ff', 1.6, 'opacity=".3"')),
  near(s) {
    const { w, h, isTall, tones } = s;
    const buoy = group(
      line('M0-150V-196', tones.side[1], 7) +
        lamp(s, 0, -200, 10, tones.body[0], 6) +
        path('M-22-150H22L54-30H-54Z', down(s, tones.body)) +
        path('M-32-112H32L40-82H-40Z', '#f2efe6') +
        oval(0, -24, 78, 24, down(s, tones.side)),
      d`translate(${isTall ? w * 0.2 : w * 0.08} ${isTall ? h * 0.86 : h * 0.9})rotate(-8)` + `scale(1.1)`,
    );
    const boat = group(
      path('M-110-30C-60-20 60-20 120-40L92 24H-84Z', down(s, ['#c88a54', '#6a3c1c', '#241206'])) +
        line('M-104-28C-60-18 60-18 116-38', '#f2efe6', 7) +
        line('M0-30V-150', '#3a2412', 8) +
        path('M6-148L84-46H6ZM-6-130L-66-44H-6Z', '#f2e8d0', 'opacity=".9"'),
      d`translate(${isTall ? w * 0.79 : w * 0.93} ${isTall ? h * 0.88 : h * 0.92})rotate(9)` + `scale(1.05)`,
    );
    return buoy + boat;
  },
};
