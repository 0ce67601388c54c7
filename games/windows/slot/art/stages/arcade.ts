/** An arcade hall: an upright cabinet with a pixel marquee and a control deck, rows of lit screens, a floor of light. */
import { box, d, disc, group, line, path, times } from '@foyer/pictures/shapes.ts';
import { ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { cabinet, ceiling, grid, ink, sprite } from './arcadeHall.ts';
import { bulbs, down, floor, halo, metal, pair, round, sides, sky } from './draw.ts';
import type { Frame, Stage } from './stage.ts';

function deck(f: Frame): string {
  const { out, tall, base, u, tones } = f;
  const y = tall + base * 0.34;
  const lip = f.isNarrow ? 16 : 70;
  const buttons = (x: number): string =>
    times(
      4,
      (i) =>
        disc(x + (i - 1.5) * 44 * u, y + (i % 2 ? 34 : 52) * u, 18 * u, '#08060c') +
        disc(
          x + (i - 1.5) * 44 * u,
          y + (i % 2 ? 31 : 49) * u,
          15 * u,
          down(f, [mix(ink(i), '#ffffff', 0.5), ink(i), mix(ink(i), '#000000', 0.4)]),
        ),
    );
  const stick = (x: number): string =>
    discShadow(x, y + 54 * u, 36 * u) +
    box(x - 5 * u, y + 26 * u, 10 * u, 32 * u, 4 * u, round(f, ['#fff', '#9aa4ac', '#3a444c'])) +
    disc(x, y + 28 * u, 20 * u, down(f, ['#ff9a9a', '#ff2a4a', '#7a0a1c']));
  return (
    path(
      d`M${-out + 4} ${y - 4 * u}H${out - 4}L${out + lip} ${y + 84 * u}H${-out - lip}Z`,
      down(f, tones.side),
      `stroke="${tones.trim[1]}" stroke-width="${4 * u}" stroke-linejoin="round"`,
    ) +
    path(
      d`M${-out - lip} ${y + 84 * u}H${out + lip}V${y + 118 * u}L${out} ${y + 190 * u}H${-out}L${-out - lip} ${y + 118 * u}Z`,
      ramp(f, 'front', [
        [0, tones.body[1]],
        [0.4, tones.body[2]],
        [1, '#050308'],
      ]),
    ) +
    stick(-out * 0.62) +
    buttons(-out * 0.22) +
    buttons(out * 0.52)
  );
}
const discShadow = (x: number, y: number, r: number): string =>
  disc(x, y, r, '#08060c') + disc(x, y, r * 0.7, '#2a2430');

/** How far the shell reaches beyond the posts, and the height of its hood. */
const shellOf = ({ isNarrow, crown }: Frame): readonly [wing: number, hood: number] => [
  isNarrow ? 6 : 26,
  -crown * 0.9,
];

/** One flank of the machine, with its stripes and the line of lit plastic around its edge. */
function flank(f: Frame): string {
  const { half, out, tall, base, u, tones } = f;
  const [wing, hood] = shellOf(f);
  const side = path(
    d`M${-out - wing} ${hood}L${-out + 30 * u} ${hood}L${-half - 4} -10V${tall + base * 0.6}H${-out - wing * 1.4}L${-out - wing * 0.2} ${tall * 0.5}Z`,
    down(f, tones.body),
    `stroke="${tones.trim[1]}" stroke-width="${4 * u}" stroke-linejoin="round"`,
  );
  const stripes = f.isNarrow
    ? ''
    : times(3, (i) =>
        line(
          d`M${-out - 2 + i * 20} ${40 + i * 26}V${tall * 0.46}l14 30V${tall - 20}`,
          ink(i),
          8,
          'stroke-linejoin="round" opacity=".9"',
        ),
      );
  const art = f.isNarrow ? '' : group(sprite(0, -out - 2, tall * 0.72, 8, f.tones.light), '', 'opacity=".3"');
  const edge = d`M${-out - wing - 4} ${hood}V${tall * 0.5}L${-out - wing * 1.4 - 4} ${tall + base * 0.6}`;
  return (
    side +
    stripes +
    art +
    line(edge, tones.light, 12 * u, 'opacity=".25"') +
    line(edge, tones.light, 4 * u) +
    line(edge, '#fff', 1.4 * u)
  );
}

function frame(f: Frame): string {
  const { half, out, crown, u, tones } = f;
  const [wing, hood] = shellOf(f);
  const marquee = d`M${-out - wing} ${hood}H${out + wing}L${out - 10 * u} ${-crown * 0.2}H${-out + 10 * u}Z`;
  const count = f.isNarrow ? 11 : 17;
  const row = times(count, (i) =>
    Math.abs(i - (count - 1) / 2) < count * 0.28
      ? ''
      : sprite(i, ((i - (count - 1) / 2) * out * 2.02) / count, -crown * 0.55, f.isNarrow ? 2.5 : 5, ink(i)),
  );
  return (
    f.both(flank(f)) +
    box(-half - 20 * u, -crown * 0.24, half * 2 + 40 * u, crown * 0.26, 0, pair(f, '#000', '#221c2a')) +
    times(f.isNarrow ? 18 : 26, (i) =>
      box(-half + (i * half * 2) / (f.isNarrow ? 18 : 26), -crown * 0.17, 8 * u, crown * 0.07, 3 * u, '#000'),
    ) +
    path(
      marquee,
      ramp(f, 'marquee', [
        [0, mix(tones.side[1], '#ffffff', 0.12)],
        [0.5, tones.side[1]],
        [1, tones.side[2]],
      ]),
      `stroke="${metal(f, tones.trim)}" stroke-width="${9 * u}" stroke-linejoin="round"`,
    ) +
    halo(f, 0, -crown * 0.55, half * 0.9, crown * 0.4, tones.light) +
    // The marquee's glass: a sheen above, and its light on the panel below.
    path(
      d`M${-out - wing + 8} ${hood + 6 * u}H${out + wing - 8}L${out + wing * 0.4} ${-crown * 0.62}H${-out - wing * 0.4}Z`,
      '#fff',
      'opacity=".12"',
    ) +
    line(d`M${-half} ${-crown * 0.17}H${half}`, tones.light, 10 * u, 'opacity=".3"') +
    f.both(
      bulbs(f, [-out + 6 * u, -crown * 0.2, -half * 0.2, -crown * 0.2], f.isNarrow ? 8 : 12, 3.4 * u, tones.light),
    ) +
    row +
    deck(f)
  );
}

export const stage: Stage = {
  tints: [
    {
      sky: '08041a 1c0c40 3c1a6a',
      free: '04142a 0a4a7a 2ac0c0',
      body: '5a4ab0 2a1c6a 0c0626',
      side: 'ff5a8a c01c5a 4a0626',
      trim: 'fff0a8 ffc83a b86a0c',
      inside: '140a34 06031a',
      light: 'ff9ad8',
    },
    {
      sky: '02101a 063040 0c5a5a',
      free: '1a0428 6a1470 ff5a9a',
      body: '2a9a9a 0e5058 03181c',
      side: '8a6aff 4a2ac8 180a5a',
      trim: 'fff0a8 ffc83a b86a0c',
      inside: '04242c 010d12',
      light: '8affe8',
    },
  ],
  plate: { y: [-83, -41], width: [430, 180], size: [54, 27], style: 'neon', face: 'sans' },
  crown: [150, 76],
  base: [50, 28],
  lamps: 'board',
  motion: 'shine',
  frame,
  rail: (f, x) =>
    line(
      d`M${x} 0V${f.tall}`,
      f.tones.light,
      2.4 * f.u,
      `stroke-dasharray="${8 * f.u}" stroke-linecap="butt" opacity=".4"`,
    ),
  far(s) {
    const { w, h, tones } = s;
    return (
      sky(s) +
      ceiling(s) +
      halo(s, w / 2, s.floor, w * 0.8, h * 0.36, tones.sky[2]) +
      floor(s, '#0a0518', mix(tones.sky[2], '#140a2c', 0.45)) +
      grid(s)
    );
  },
  drift: (s) => {
    const back = times(s.isTall ? 5 : 12, (i) =>
      cabinet(
        s,
        (s.w * (i + 0.5)) / (s.isTall ? 5 : 9),
        s.isTall ? s.h * 0.23 : s.floor - 30,
        s.isTall ? 0.62 : 0.9,
        i,
      ),
    );
    return back;
  },
  near(s) {
    const { w, h, isTall } = s;
    return isTall
      ? cabinet(s, w * 0.19, h * 0.9, 1.05, 1) + cabinet(s, w * 0.81, h * 0.9, 1.05, 2)
      : sides(s, cabinet(s, w * 0.055, h * 0.9, 1.35, 1));
  },
};
