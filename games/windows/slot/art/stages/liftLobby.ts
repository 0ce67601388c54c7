/** The lobby of a grand hotel: bronze lift doors, a floor dial over them, chevron marble, palms and a lit skyline. */
import { box, d, disc, group, line, path, times } from '@foyer/pictures/shapes.ts';
import { pattern } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { boards, down, floor, halo, metal, pair, round, sides, sky, steps } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

/** The half dial that shows the floor. */
function dial(f: Frame): string {
  const { crown, u, tones } = f;
  const r = f.isNarrow ? 46 : 92;
  const y = -crown * 0.7;
  const marks = times(13, (i) => {
    const a = Math.PI * (1 + i / 12);
    return line(
      d`M${Math.cos(a) * r * 0.8} ${y + Math.sin(a) * r * 0.8}L${Math.cos(a) * r * 0.94} ${y + Math.sin(a) * r * 0.94}`,
      '#2a1608',
      (i % 3 ? 3 : 6) * u,
    );
  });
  return (
    path(d`M${-r * 1.16} ${y}A${r * 1.16} ${r * 1.16} 0 0 1 ${r * 1.16} ${y}Z`, metal(f, tones.trim)) +
    path(d`M${-r} ${y}A${r} ${r} 0 0 1 ${r} ${y}Z`, pair(f, '#fff6dc', mix(tones.light, '#ff9a3a', 0.2))) +
    marks +
    path(d`M${-5 * u} ${y}L${r * 0.44} ${y - r * 0.62}L${5 * u} ${y}Z`, '#8a1420') +
    disc(0, y, 12 * u, metal(f, tones.trim))
  );
}

/** Skyscraper buttresses that step back to the top. */
function tower(f: Frame): string {
  const { half, out, post, tall, base, crown, u, tones } = f;
  const parts: readonly (readonly [number, number, number])[] = [
    [-out - (f.isNarrow ? 0 : 22), 0.16, 0.5],
    [-out + post * 0.16, -crown * 0.42, 0.6],
    [-half - post * 0.42, -crown * 0.8, 0.5],
  ];
  const ribs = parts.map(([x, top, part], i) => {
    const y = i === 0 ? tall * top : top;
    const w = post * part;
    return (
      box(x, y, w, tall + base - y, 2, round(f, tones.body)) +
      times(f.isNarrow ? 1 : 3, (k) =>
        line(d`M${x + ((k + 0.7) * w) / 3.4} ${y + 10 * u}V${tall + base - 8 * u}`, tones.trim[1], 3 * u),
      ) +
      path(d`M${x} ${y}h${w}l${-w * 0.5} ${-26 * u}Z`, metal(f, tones.trim))
    );
  });
  return ribs.join('');
}

function frame(f: Frame): string {
  const { half, out, tall, base, crown, u, tones } = f;
  const reach = f.isNarrow ? out + 6 : out + 22;
  const lintel = path(
    d`M${-half - 20 * u} -4V${-crown * 0.72}H${-half * 0.62}L${-half * 0.5} ${-crown * 0.86}H${half * 0.5}L${half * 0.62} ${-crown * 0.72}H${half + 20 * u}V-4Z`,
    down(f, tones.body),
    `stroke="${tones.trim[1]}" stroke-width="${5 * u}"`,
  );
  const chevrons = f.both(
    times(f.isNarrow ? 3 : 5, (i) =>
      line(
        d`M${-half * (0.62 + i * 0.075)} ${-crown * 0.58}l${-16 * u} ${crown * 0.2}l${16 * u} ${crown * 0.2}`,
        tones.trim[1],
        6 * u,
        'stroke-linejoin="miter"',
      ),
    ),
  );
  const board = f.isNarrow ? 98 : 232;
  return (
    dial(f) +
    steps(f, 4, [tones.side[0], tones.side[1], tones.side[2]], 28 * u, 34 * u) +
    f.both(tower(f)) +
    lintel +
    chevrons +
    box(-reach, tall + 8 * u, reach * 2, base, 2, down(f, tones.body)) +
    line(d`M${-reach} ${tall + 14 * u}H${reach}M${-reach} ${tall + base - 4 * u}H${reach}`, tones.trim[1], 4 * u) +
    times(f.isNarrow ? 15 : 27, (i) =>
      path(
        d`M${((i / (f.isNarrow ? 14 : 26)) * 2 - 1) * reach * 0.97} ${tall + 20 * u}l${10 * u} ${12 * u}l${-10 * u} ${12 * u}l${-10 * u} ${-12 * u}Z`,
        tones.trim[1],
      ),
    ) +
    box(
      -board,
      -crown * 0.64,
      board * 2,
      crown * 0.5,
      3 * u,
      pair(f, mix(tones.body[2], '#000000', 0.3), '#040305'),
      `stroke="${tones.trim[1]}" stroke-width="${5 * u}"`,
    )
  );
}

const frond = (angle: number, i: number) =>
  group(
    path(
      'M0 0C40-50 110-70 170-30C120-50 60-30 0 0ZM0 0C44-30 110-40 170-30C110-20 50-4 0 0Z',
      i % 2 ? '#2f8a5a' : '#1c6444',
    ),
    `rotate(${angle})`,
  );

function palm(s: Scene, x: number, y: number, size: number): string {
  return group(
    group([-150, -120, -96, -70, -40, -14, -170].map(frond).join(''), 'translate(0 -190)') +
      path('M-10-60L-6-190H6L10-60Z', '#6a4424') +
      path('M-60-70H60L44 0H-44Z', metal(s, s.tones.trim)) +
      box(-66, -80, 132, 16, 4, s.tones.trim[0]) +
      line('M-40-50H40M-36-20H36', s.tones.trim[2], 4),
    d`translate(${x} ${y})` + `scale(${size})`,
  );
}

/** A tall wall lamp of stacked glass. */
const sconce = (s: Scene, x: number, y: number, size: number): string =>
  group(
    halo(s, 0, 0, 190, 230, s.tones.light) +
      [0, 1, 2]
        .map((i) =>
          path(
            d`M${-14 - i * 12} ${-110 + i * 44}H${14 + i * 12}L${8 + i * 8} ${70 + i * 14}H${-8 - i * 8}Z`,
            mix(s.tones.light, '#ffffff', 0.6 - i * 0.25),
            'opacity=".8"',
          ),
        )
        .join('') +
      path('M-34 92H34L10 140H-10Z', metal(s, s.tones.trim)),
    d`translate(${x} ${y})` + `scale(${size})`,
  );

export const stage: Stage = {
  tints: [
    {
      sky: '0a0c10 1c2026 3a352c',
      free: '06182a 124a6a e8c878',
      body: '4c4650 201c26 09070c',
      side: 'd8c8a8 7a6a50 241c12',
      trim: 'fff3c8 dcae58 7c4d18',
      inside: '1c1a26 08070c',
      light: 'ffdf9a',
    },
    {
      sky: '04100e 0f3a32 1f5a4a',
      free: '2a0c10 8a2a2c f0b060',
      body: '2f6a58 123a30 041410',
      side: 'c8d4c4 5f7468 182620',
      trim: 'fff3c8 dcae58 7c4d18',
      inside: '0a2c26 03100d',
      light: 'ffe8a8',
    },
    {
      sky: '0e0a1c 2e1c50 5a3470',
      free: '031a1c 0f6060 d8d890',
      body: '5a2c44 2c1020 10040a',
      side: 'd8c4d0 7a5c70 24161f',
      trim: 'ffe8d8 e8a888 7a4430',
      inside: '26102a 0d0510',
      light: 'ffd0b0',
    },
  ],
  plate: { y: [-58, -29], width: [420, 176], size: [46, 23], style: 'foil' },
  crown: [156, 80],
  base: [46, 26],
  lamps: 'board',
  motion: 'shine',
  frame,
  rail: (f, x) =>
    line(d`M${x - 3 * f.u} 0V${f.tall}M${x + 3 * f.u} 0V${f.tall}`, f.tones.trim[1], 1.6 * f.u, 'opacity=".45"'),
  print: (f) =>
    box(
      -f.half,
      0,
      f.half * 2,
      f.tall,
      0,
      pattern(
        f,
        'chevron',
        78 * f.u,
        44 * f.u,
        line(d`M0 ${44 * f.u}L${39 * f.u} 0L${78 * f.u} ${44 * f.u}`, f.tones.trim[1], 1.6),
      ),
      'opacity=".1"',
    ),
  far(s) {
    const { w, isTall, tones } = s;
    const marble = pattern(
      s,
      'marble',
      110,
      90,
      path('M0 90L55 0L110 90L55 50Z', tones.body[1], 'opacity=".6"') +
        line('M0 90L55 0L110 90M0 90L55 50L110 90', tones.trim[2], 2, 'opacity=".5"'),
    );
    const pilasters = times(isTall ? 3 : 7, (i) => {
      const x = (w * (i + 0.5)) / (isTall ? 3 : 7);
      return (
        box(x - 26, 0, 52, s.floor, 0, round(s, tones.body)) +
        line(d`M${x - 12} 0V${s.floor}M${x + 12} 0V${s.floor}`, tones.trim[1], 2.5, 'opacity=".7"')
      );
    });
    return (
      sky(s) +
      box(0, 0, w, s.floor, 0, marble, 'opacity=".7"') +
      pilasters +
      box(0, 0, w, 26, 0, metal(s, tones.trim), 'opacity=".6"') +
      floor(s, tones.side[2], mix(tones.side[1], '#000000', 0.4)) +
      boards(s, tones.trim[1], 18)
    );
  },
  drift: (s) => halo(s, s.w / 2, 0, s.w * 0.7, s.h * 0.5, s.tones.light),
  near(s) {
    const { w, h, isTall } = s;
    if (isTall) return sides(s, sconce(s, w * 0.2, h * 0.12, 0.8) + palm(s, w * 0.2, h * 0.93, 1));
    return sides(s, sconce(s, w * 0.075, h * 0.3, 1.1) + palm(s, w * 0.075, h * 0.96, 1.35));
  },
};
