/** A shop front at New Year: red timber, couplets for posts, a row of paper lanterns under the eaves, snow. */
import { box, d, disc, group, line, oval, path, times } from '@foyer/pictures/shapes.ts';
import { pattern, ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { down, floor, halo, hung, metal, pair, round, scatter, sides, sky, stars, steps, swag } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

/** A paper lantern that hangs from (x, y). */
function lantern(s: Frame | Scene, x: number, y: number, size: number): string {
  const { trim } = s.tones;
  const [light, middle, dark] = s.tones.body;
  const paper = s.define(
    'paper',
    (id) =>
      `<radialGradient id="${id}" cx=".5" cy=".55" r=".62"><stop stop-color="#fff0b0"/><stop offset=".3" stop-color="${light}"/><stop offset=".75" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
  );
  const one = s.reuse(
    halo(s, 0, 56, 120, 110, light) +
      line('M0 0V16', trim[2], 4) +
      box(-20, 14, 40, 11, 3, trim[1]) +
      oval(0, 58, 50, 38, paper) +
      line('M-26 26C-46 44-46 72-26 90M26 26C46 44 46 72 26 90M0 20V96', dark, 2, 'opacity=".45"') +
      box(-20, 90, 40, 11, 3, trim[1]) +
      line('M-9 102V132M0 102V140M9 102V132', trim[1], 3.4),
  );
  return group(one(''), d`translate(${x} ${y})` + `scale(${size})`);
}

/** A couplet of gilt lozenges and clouds in place of characters. */
function couplet(f: Frame): string {
  const { half, post, tall, u, tones } = f;
  const [x, width] = [-half - post * 0.8, post * 0.62];
  const count = f.isNarrow ? 6 : 5;
  const step = (tall - 40 * u) / count;
  return (
    box(
      x,
      14 * u,
      width,
      tall - 20 * u,
      3 * u,
      ramp(f, 'red', [
        [0, tones.body[0]],
        [0.3, tones.body[1]],
        [1, tones.body[2]],
      ]),
      `stroke="${tones.trim[1]}" stroke-width="${3 * u}"`,
    ) +
    times(count, (i) => {
      const size = Math.min(width * 0.42, step * 0.36);
      return group(
        path('M0-50L50 0L0 50L-50 0Z', tones.body[2], `stroke="${tones.trim[1]}" stroke-width="8"`) +
          disc(0, 0, 24, tones.trim[1]) +
          box(-8, -8, 16, 16, 0, tones.body[2]),
        d`translate(${x + width / 2} ${24 * u + (i + 0.5) * step})` + `scale(${Math.round(size * 2) / 100})`,
      );
    })
  );
}

function eaves(f: Frame): string {
  const { out, crown, u, tones } = f;
  const half = f.isNarrow ? out + 10 : out + 64;
  const [top, low] = [-crown * 0.98, -crown * 0.5];
  const roofs = path(d`M${-half * 0.9} ${top}H${half * 0.9}L${half} ${low}H${-half}Z`, down(f, tones.side));
  const count = f.isNarrow ? 12 : 18;
  const tiles = times(count * 2 + 1, (i) => {
    const at = (i - count) / count;
    return (
      line(d`M${at * half * 0.9} ${top}L${at * half} ${low}`, tones.side[2], 5 * u, 'opacity=".7"') +
      disc(at * half * 0.995, low, 8 * u, tones.side[1], `stroke="${tones.trim[1]}" stroke-width="${2 * u}"`)
    );
  });
  const snow = path(
    d`M${-half * 0.92} ${top + 16 * u}C${-half * 0.7} ${top + 18 * u} ${-half * 0.5} ${top + 4 * u} ${-half * 0.3} ${top + 14 * u}S${half * 0.2} ${top + 4 * u} ${half * 0.4} ${top + 14 * u}S${half * 0.8} ${top + 14 * u} ${half * 0.92} ${top + 18 * u}C${half * 0.9} ${top - 8 * u} ${half * 0.5} ${top - 12 * u} 0 ${top - 14 * u}S${-half * 0.9} ${top - 8 * u} ${-half * 0.92} ${top + 16 * u}Z`,
    '#f4f8ff',
  );
  return roofs + tiles + snow;
}

function frame(f: Frame): string {
  const { half, out, tall, base, crown, u, tones } = f;
  const timber = box(
    -out - 6 * u,
    -crown * 0.5,
    out - half + 4 * u,
    tall + base + crown * 0.5,
    3,
    round(f, [mix(tones.body[1], '#000000', 0.2), mix(tones.body[2], '#000000', 0.1), '#120406']),
  );
  const lattice = pattern(
    f,
    'lattice',
    40 * u,
    40 * u,
    line(d`M0 0H${40 * u}M0 0V${40 * u}M${10 * u} ${10 * u}h${20 * u}v${20 * u}h${-20 * u}Z`, tones.trim[2], 3 * u),
  );
  const board = f.isNarrow ? 96 : 226;
  return (
    steps(f, 3, ['#8c94a4', '#4a5060', '#161a24'], 30 * u, 40 * u) +
    f.both(timber + couplet(f)) +
    box(-out, -crown * 0.5, out * 2, crown * 0.52, 0, down(f, tones.body)) +
    box(-out, -crown * 0.4, out * 2, crown * 0.38, 0, lattice) +
    box(-out - 8 * u, tall + 8 * u, (out + 8 * u) * 2, base * 0.9, 3, down(f, tones.body)) +
    box(-out, tall + 14 * u, out * 2, base * 0.62, 0, lattice) +
    eaves(f) +
    box(
      -board,
      -crown * 0.72,
      board * 2,
      crown * 0.5,
      6 * u,
      pair(f, '#1a120e', '#050303'),
      `stroke="${metal(f, tones.trim)}" stroke-width="${8 * u}"`,
    )
  );
}

function street(s: Scene, x: number, size: number): string {
  const { tones } = s;
  const dark = mix(tones.sky[0], '#000000', 0.2);
  return group(
    box(-150, -300, 300, 300, 0, mix(dark, tones.body[2], 0.4)) +
      times(
        6,
        (i) =>
          box(-120 + (i % 3) * 90, -260 + Math.floor(i / 3) * 110, 60, 80, 3, tones.light, 'opacity=".8"') +
          line(
            d`M${-90 + (i % 3) * 90} ${-260 + Math.floor(i / 3) * 110}v80M${-120 + (i % 3) * 90} ${-220 + Math.floor(i / 3) * 110}h60`,
            dark,
            4,
          ),
      ) +
      path('M-200-290C-170-300-150-330-130-360H130C150-330 170-300 200-290L190-276H-190Z', dark) +
      path('M-136-350C-100-338-60-352 0-342S110-354 136-350L126-368H-126Z', '#e8f0ff', 'opacity=".85"'),
    d`translate(${x} ${s.floor + 10})` + `scale(${size})`,
  );
}

export const stage: Stage = {
  tints: [
    {
      sky: '060a20 1a1e4a 5a2a4a',
      free: '3a0810 a8202a ffb04a',
      body: 'ff7a4a d0262a 6a0814',
      side: '5a6478 2c3444 0e121c',
      trim: 'fff0b0 e8b44a 8a5212',
      inside: '3a0c10 140406',
      light: 'ffb85a',
    },
    {
      sky: '041420 0c3a4a 2a6a70',
      free: '2a0a2a 8a2a5a ffc07a',
      body: 'ffb04a d8641c 6a2206',
      side: '3a6a70 174044 06181c',
      trim: 'fff0b0 e8b44a 8a5212',
      inside: '0c2c34 041014',
      light: 'ffc86a',
    },
    {
      sky: '0a0620 2a1a5a 6a3a8a',
      free: '06202e 0e5a6a ffd890',
      body: 'ff6a8a c01c5a 56062a',
      side: '5a4a88 2a2050 0e0a22',
      trim: 'fff0b0 e8b44a 8a5212',
      inside: '1e0f40 0a0518',
      light: 'ff9a8a',
    },
    {
      sky: '0a1438 2a3f78 8a6a80',
      free: '2a0618 9a1c3a ffb86a',
      body: 'ff8a6a b81c24 56060e',
      side: '5a8068 1e4c38 081a12',
      trim: 'fff4c0 eec05a 8f5a14',
      inside: '2e0a1c 10040a',
      light: 'ffc27a',
    },
  ],
  plate: { y: [-71, -35], width: [400, 170], size: [48, 24], style: 'foil', face: 'serif' },
  crown: [152, 76],
  base: [50, 26],
  lamps: 'board',
  motion: 'fall',
  frame,
  over(f) {
    const { out, crown, u } = f;
    const places = f.isNarrow ? [-0.8, 0.8] : [-0.98, -0.76, 0.76, 0.98];
    return places
      .map((at) => lantern(f, at * out * (f.isNarrow ? 1 : 1.04), -crown * 0.5, (Math.abs(at) > 0.9 ? 1 : 0.62) * u))
      .join('');
  },
  far(s) {
    const { w, h, isTall, tones } = s;
    const houses = isTall
      ? times(4, (i) => street(s, (w * (i + 0.4)) / 3.4, 0.8))
      : times(6, (i) => street(s, (w * (i + 0.1)) / 5.2, 0.9 + (i % 2) * 0.3));
    return (
      sky(s) +
      stars(s, 60, h * 0.4) +
      halo(s, w / 2, s.floor, w * 0.7, h * 0.4, tones.light) +
      houses +
      floor(s, mix(tones.sky[1], '#8aa0c8', 0.2), '#c4d2ec') +
      box(0, s.floor, w, h, 0, tones.sky[0], 'opacity=".55"')
    );
  },
  drift: (s) => scatter(s, 120, (size) => disc(0, 0, 4.4 * size, '#fff', 'opacity=".75"')),
  near(s) {
    const { w, h, isTall, tones } = s;
    const string = isTall
      ? ([-10, h * 0.02, w * 0.5, h * 0.06, 30] as const)
      : ([-20, h * 0.1, w * 0.2, h * 0.06, 40] as const);
    const lights =
      line(swag(string), '#1a0a08', 3) + hung(string, isTall ? 4 : 3, (x, y) => lantern(s, x, y, isTall ? 0.8 : 0.9));
    const drum = group(
      path('M-70-60C-92-30-92 10-70 40H70C92 10 92-30 70-60Z', round(s, tones.body)) +
        oval(0, -60, 72, 18, '#f6e6c4', `stroke="${tones.trim[1]}" stroke-width="6"`) +
        times(7, (i) => disc(-60 + i * 20, -40 + Math.sin((i / 6) * 3.14) * 14, 4, tones.trim[0])) +
        path('M-92 60Q0 26 92 60Z', '#dfe8fa'),
      d`translate(${isTall ? w * 0.22 : w * 0.09} ${isTall ? h * 0.88 : h * 0.93})` + `scale(${isTall ? 1 : 1.15})`,
    );
    return sides(s, lights + drum);
  },
};
