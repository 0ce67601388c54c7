/** A roadside diner at night: a chrome marquee with neon tubes, fluted pillars, a checkered counter, palms and cars. */
import { box, d, disc, group, line, path, starShape, times } from '@foyer/pictures/shapes.ts';
import { pattern, ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { bulbs, down, floor, halo, hills, metal, neon, pair, round, sides, sky, stars } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

const chrome = ['#ffffff', '#b8c4cc', '#56626c'] as const;

/** The checkered counter. */
function counterOf(f: Frame, wing: number): string {
  const { out, tall, base, u, tones } = f;
  const cloth = pattern(
    f,
    'check',
    36 * u,
    36 * u,
    box(0, 0, 36 * u, 36 * u, 0, '#f6f2e8') + path(d`M0 0h${18 * u}v${36 * u}h${18 * u}v${-18 * u}H0Z`, tones.body[1]),
  );
  const counter = tall + base * 0.5;
  return (
    box(
      -out - wing,
      counter + 24 * u,
      (out + wing) * 2,
      150 * u,
      0,
      pair(f, mix(tones.body[2], '#000000', 0.3), '#000'),
    ) +
    box(-out - wing, counter + 26 * u, (out + wing) * 2, 72 * u, 0, cloth) +
    box(
      -out - wing,
      counter + 26 * u,
      (out + wing) * 2,
      150 * u,
      0,
      ramp(f, 'fall', [
        [0, '#000', 0.1],
        [0.5, '#000', 0.75],
        [1, '#000', 0.95],
      ]),
    ) +
    box(-out - wing - 8 * u, counter, (out + wing + 8 * u) * 2, 28 * u, 12 * u, metal(f, chrome))
  );
}

function frame(f: Frame): string {
  const { half, out, post, tall, base, crown, u, tones } = f;
  const wing = f.isNarrow ? 18 : 62;
  const [left, top] = [-out - wing, -crown * 0.86];
  const marquee = d`M${left} ${-10 * u}V${top + 60 * u}A${60 * u} ${60 * u} 0 0 1 ${left + 60 * u} ${top}H${-left - 60 * u}A${60 * u} ${60 * u} 0 0 1 ${-left} ${top + 60 * u}V${-10 * u}Z`;
  const bands = times(3, (i) =>
    line(d`M${left} ${-crown * 0.07 - i * 6 * u}H${-left}`, chrome[2], 3 * u, 'opacity=".6"'),
  );
  const inset = 17 * u;
  const sign = d`M${left + inset} ${-crown * 0.25}V${top + 62 * u}A${44 * u} ${44 * u} 0 0 1 ${left + inset + 44 * u} ${top + inset}H${-left - inset - 44 * u}A${44 * u} ${44 * u} 0 0 1 ${-left - inset} ${top + 62 * u}V${-crown * 0.25}Z`;
  const pillar =
    box(-out, -14 * u, out - half, tall + base + 14 * u, 0, round(f, chrome)) +
    times(f.isNarrow ? 1 : 3, (i) =>
      neon(
        d`M${-half - post * (0.3 + i * 0.22)} ${26 * u}V${tall - 20 * u}`,
        i % 2 ? tones.light : tones.trim[1],
        5 * u,
      ),
    );
  return (
    group(
      path(starShape, tones.trim[1]) + neon(starShape, tones.light, 5),
      d`translate(${0} ${top - 24 * u})` + `scale(${1.1 * u})`,
    ) +
    f.both(pillar) +
    path(marquee, metal(f, chrome)) +
    bands +
    path(sign, down(f, tones.body), `stroke="${chrome[2]}" stroke-width="${3 * u}"`) +
    neon(
      d`M${left + inset + 14 * u} ${-crown * 0.31}V${top + 70 * u}A${32 * u} ${32 * u} 0 0 1 ${left + inset + 46 * u} ${top + inset + 16 * u}H${-left - inset - 46 * u}A${32 * u} ${32 * u} 0 0 1 ${-left - inset - 14 * u} ${top + 70 * u}V${-crown * 0.31}Z`,
      tones.light,
      4.5 * u,
    ) +
    bulbs(
      f,
      [left + 22 * u, -crown * 0.02 - 14 * u, -left - 22 * u, -crown * 0.02 - 14 * u],
      f.isNarrow ? 21 : 31,
      4 * u,
      '#ffd98a',
    ) +
    counterOf(f, wing)
  );
}

const palm = (s: Scene, x: number, y: number, size: number, colour: string): string =>
  group(
    neon('M0 0C-6-80 10-160 4-230', s.tones.trim[1], 5) +
      times(6, (i) => group(neon('M0 0C30-34 74-34 104 6', colour, 4), d`translate(4 -230)rotate(${-150 + i * 48})`)),
    d`translate(${x} ${y})` + `scale(${size})`,
  );

function car(s: Scene, x: number, y: number, size: number): string {
  const { tones } = s;
  return group(
    halo(s, 170, -40, 170, 70, '#ffe9b0') +
      path(
        'M-170-22C-176-60-150-64-120-66C-96-108-60-116-10-116C44-116 70-92 92-68C150-66 168-50 168-22Z',
        down(s, tones.side),
      ) +
      path('M-96-68C-78-98-54-104-14-104V-68ZM0-104C40-104 60-88 74-68H0Z', '#0d1a2c', 'opacity=".85"') +
      line('M-166-40H166', chrome[0], 5) +
      path('M-170-60L-196-96L-150-66Z', tones.side[1]) +
      disc(162, -46, 10, '#fff6d0') +
      disc(-168, -46, 8, '#ff4a3a') +
      times(2, (i) => disc(-104 + i * 200, -18, 27, '#0a0a0c') + disc(-104 + i * 200, -18, 13, metal(s, chrome))),
    d`translate(${x} ${y})` + `scale(${size})`,
  );
}

export const stage: Stage = {
  tints: [
    {
      sky: '0a0624 34125a b83a78',
      free: '06182e 0a5a8a ffb05a',
      body: 'e8404a a0182c 3a0612',
      side: '4ad0d8 1a7a8a 06303c',
      trim: 'fff0b0 fdb92b a8580c',
      inside: '2a0a20 0f040c',
      light: '5af0ff',
    },
    {
      sky: '021420 0a3a4a 2a9a8a',
      free: '1e0a34 7a2a7a ff8a6a',
      body: '3ac0b0 107a78 04302f',
      side: 'ff7a5c d8342d 6a0f18',
      trim: 'fff0b0 fdb92b a8580c',
      inside: '062a2e 021114',
      light: 'ff6ab8',
    },
  ],
  plate: { y: [-84, -42], width: [600, 250], size: [50, 25], style: 'neon', face: 'sans' },
  crown: [160, 80],
  base: [46, 28],
  lamps: 'tube',
  motion: 'shine',
  frame,
  rail: (f, x) => box(x - 2 * f.u, 0, 4 * f.u, f.tall, 0, round(f, chrome), 'opacity=".5"'),
  far(s) {
    const { w, h, tones } = s;
    return (
      sky(s) +
      stars(s, 50, h * 0.4) +
      disc(w * 0.8, h * 0.2, 46 * s.u, '#fff2d8', 'opacity=".9"') +
      halo(s, w / 2, s.floor, w * 0.8, h * 0.36, tones.sky[2]) +
      hills(s, s.floor, h * 0.2, 5, mix(tones.sky[0], tones.sky[1], 0.6)) +
      floor(s, '#0d0a14', mix(tones.sky[1], '#15101c', 0.6)) +
      times(7, (i) =>
        path(
          d`M${w * (0.04 + i * 0.16)} ${s.floor + (h - s.floor) * 0.5}h${w * 0.07}l-14 10h${-w * 0.07}Z`,
          '#ffd98a',
          'opacity=".5"',
        ),
      )
    );
  },
  drift: (s) =>
    sides(
      s,
      palm(s, s.isTall ? s.w * 0.16 : s.w * 0.045, s.floor + 4, s.isTall ? 1.5 : 1.9, s.tones.light) +
        (s.isTall ? '' : palm(s, s.w * 0.115, s.floor + 4, 1.3, s.tones.light)),
    ),
  near(s) {
    const { w, h, isTall } = s;
    return isTall
      ? car(s, w * 0.3, h * 0.84, 0.72) + car(s, w * 0.86, h * 0.95, 0.9)
      : car(s, w * 0.09, h * 0.9, 0.72) + car(s, w * 0.92, h * 0.93, 0.8);
  },
};
