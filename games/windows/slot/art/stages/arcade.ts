/** An arcade hall: an upright cabinet with a pixel marquee and a control deck, rows of lit screens, a neon carpet. */
import { box, d, disc, group, line, path, times } from '@foyer/pictures/shapes.ts';
import { ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { down, floor, halo, metal, neon, pair, round, sides, sky } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

/** Sprites of eight rows, one number of bits a row. */
const sprites = [
  [0x18, 0x3c, 0x7e, 0xdb, 0xff, 0x24, 0x5a, 0xa5],
  [0x66, 0xff, 0xff, 0xff, 0x7e, 0x3c, 0x18, 0x00],
  [0x3c, 0x7e, 0xf0, 0xe0, 0xe0, 0xf0, 0x7e, 0x3c],
  [0x18, 0x18, 0xff, 0x7e, 0x3c, 0x7e, 0x66, 0xc3],
] as const;

function sprite(which: number, x: number, y: number, dot: number, colour: string): string {
  const rows = sprites[which % sprites.length] ?? sprites[0];
  const dots = rows.map((bits, row) =>
    times(8, (column) => ((bits >> (7 - column)) & 1 ? d`M${column * dot} ${row * dot}h${dot}v${dot}h${-dot}Z` : '')),
  );
  return group(
    path(dots.join(''), colour, 'shape-rendering="crispEdges"'),
    d`translate(${x - dot * 4} ${y - dot * 4})`,
  );
}

const inks = ['#ff4a6a', '#ffd23a', '#4af0c8', '#6a8aff'] as const;
const ink = (i: number): string => inks[i % inks.length] ?? '';

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

function frame(f: Frame): string {
  const { half, out, tall, base, crown, u, tones } = f;
  const [wing, hood] = [f.isNarrow ? 6 : 26, -crown * 0.9];
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
  const marquee = d`M${-out - wing} ${hood}H${out + wing}L${out - 10 * u} ${-crown * 0.2}H${-out + 10 * u}Z`;
  const count = f.isNarrow ? 11 : 17;
  const row = times(count, (i) =>
    Math.abs(i - (count - 1) / 2) < count * 0.28
      ? ''
      : sprite(i, ((i - (count - 1) / 2) * out * 2.02) / count, -crown * 0.55, f.isNarrow ? 2.5 : 5, ink(i)),
  );
  return (
    f.both(side + stripes) +
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
    row +
    deck(f)
  );
}

function cabinet(s: Scene, x: number, y: number, size: number, i: number): string {
  const glow = ink(i);
  return group(
    halo(s, 0, -150, 130, 150, glow) +
      path('M-62 0V-120L-50-150V-250L-66-290H66L50-250V-150L62-120V0Z', mix(s.tones.body[2], s.tones.body[1], 0.35)) +
      path('M-62-286H62L54-256H-54Z', mix(glow, '#ffffff', 0.3)) +
      box(-46, -246, 92, 86, 4, mix(glow, '#000000', 0.55)) +
      sprite(i, -18, -204, 6, glow) +
      sprite(i + 1, 24, -190, 3, '#fff') +
      path('M-50-146H50L60-122H-60Z', s.tones.body[2]) +
      disc(-20, -134, 5, '#ff4a6a') +
      disc(16, -134, 4, '#ffd23a') +
      disc(30, -132, 4, '#4af0c8'),
    d`translate(${x} ${y})` + `scale(${size})`,
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
    const lines = times(5, (i) => neon(d`M0 ${h * 0.06 + i * 16}H${w}`, ink(i), 2));
    const carpet = times(46, (i) => {
      const [x, y] = [s.random() * w, s.floor + 24 + s.random() * (h - s.floor)];
      const kinds = [
        disc(0, 0, 12, 'none', `stroke="${ink(i)}" stroke-width="4"`),
        path('M0-14L13 10H-13Z', 'none', `stroke="${ink(i)}" stroke-width="4"`),
        line('M-18 0l9-9l9 9l9-9l9 9', ink(i), 4),
      ];
      return group(
        kinds[i % 3] ?? '',
        d`translate(${x} ${y})rotate(${s.random.in(0, 180)})scale(1 .6)`,
        'opacity=".55"',
      );
    });
    return (
      sky(s) +
      group(lines, '', 'opacity=".7"') +
      halo(s, w / 2, s.floor, w * 0.7, h * 0.3, tones.sky[2]) +
      floor(s, '#0c0620', mix(tones.sky[1], '#140a2c', 0.5)) +
      carpet
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
