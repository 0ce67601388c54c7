/** A temple of the dragon kings: lacquer columns with gilt dragons, one sweeping roof, stone steps, lit pagodas. */
import { box, d, disc, group, line, path, times } from '@foyer/pictures/shapes.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { cloud, down, floor, halo, hills, lamp, metal, pair, round, sides, sky, stars, steps } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

/** A roof with upturned eaves, from its ridge at `top` to its eaves at `low`. */
function roof(f: Frame, half: number, low: number, top: number): string {
  const { u, tones } = f;
  const ridge = half * 0.5;
  const lift = (low - top) * 0.5;
  const eave = d`M${-half} ${low - lift}C${-half * 0.92} ${low - lift * 0.2} ${-half * 0.86} ${low} ${-half * 0.74} ${low}H${half * 0.74}C${half * 0.86} ${low} ${half * 0.92} ${low - lift * 0.2} ${half} ${low - lift}`;
  const tiles = times(27, (i) => {
    const at = i / 13 - 1;
    return d`M${at * ridge} ${top}Q${at * half * 0.66} ${low - lift * 0.7} ${at * half * 0.86} ${low - Math.abs(at) ** 6 * lift * 0.6}`;
  });
  return (
    path(
      d`M${-ridge} ${top}C${-half * 0.66} ${low - lift} ${-half * 0.86} ${low - lift * 0.9} ${-half} ${low - lift}` +
        eave.replace(/^M[^C]*/, '') +
        d`C${half * 0.86} ${low - lift * 0.9} ${half * 0.66} ${low - lift} ${ridge} ${top}Z`,
      down(f, tones.side),
    ) +
    line(tiles, tones.side[2], 5 * u, 'opacity=".7"') +
    line(eave, tones.trim[2], 11 * u) +
    line(eave, tones.trim[1], 5 * u) +
    box(-ridge - 12 * u, top - 10 * u, ridge * 2 + 24 * u, 15 * u, 5 * u, metal(f, tones.trim))
  );
}

/** A dragon coils round a column, drawn as scales on one long curve. */
function coil(f: Frame, x: number, width: number): string {
  const { tall, u, tones } = f;
  const turns = 4;
  const step = (tall * 0.86) / turns;
  const body = times(turns, (i) => {
    const y = tall * 0.06 + i * step;
    return d`M${x - width} ${y + step * 0.5}C${x - width * 0.6} ${y + step * 0.86} ${x + width * 0.7} ${y + step * 0.6} ${x + width} ${y + step}`;
  });
  const back = times(
    turns,
    (i) => d`M${x + width} ${tall * 0.06 + i * step}q${8 * u} ${step * 0.1} ${4 * u} ${step * 0.2}`,
  );
  return (
    line(body + back, tones.trim[2], 25 * u) +
    line(body, tones.trim[1], 18 * u) +
    line(body, tones.trim[0], 13 * u, `stroke-dasharray="0 ${11 * u}" opacity=".8"`) +
    line(body, tones.body[2], 3 * u, 'opacity=".4"')
  );
}

function frame(f: Frame): string {
  const { half, out, post, tall, base, crown, u, tones } = f;
  const middle = -half - post * 0.5;
  const width = post * 0.34;
  const column =
    box(middle - width, -crown * 0.3, width * 2, tall + base + crown * 0.3, 4 * u, round(f, tones.body)) +
    coil(f, middle, width) +
    box(middle - width - 7 * u, -crown * 0.1, width * 2 + 14 * u, 16 * u, 4 * u, metal(f, tones.trim)) +
    path(
      d`M${middle - width - 16 * u} ${tall + base}c0 ${-18 * u} ${12 * u} ${-14 * u} ${14 * u} ${-34 * u}h${width * 2 + 4 * u}c${2 * u} ${20 * u} ${14 * u} ${16 * u} ${14 * u} ${34 * u}Z`,
      down(f, ['#b9c2bc', '#6d7a76', '#2b3533']),
    );
  const beam = (y: number, height: number): string =>
    box(-out + 6 * u, y, out * 2 - 12 * u, height, 3 * u, down(f, tones.body)) +
    line(
      d`M${-out + 6 * u} ${y + 3 * u}H${out - 6 * u}M${-out + 6 * u} ${y + height - 3 * u}H${out - 6 * u}`,
      tones.trim[1],
      2.4 * u,
    ) +
    times(15, (i) =>
      path(
        d`M${((i - 7) * out) / 7.6} ${y + 6 * u}l${9 * u} ${height / 2 - 6 * u}l${-9 * u} ${height / 2 - 6 * u}l${-9 * u} ${-height / 2 + 6 * u}Z`,
        tones.trim[1],
      ),
    );
  return (
    steps(f, 6, ['#8d9a95', '#46524f', '#151c1c'], 26 * u, 22 * u) +
    beam(-crown * 0.28, crown * 0.2) +
    beam(tall + 10 * u, base * 0.7) +
    f.both(column) +
    roof(f, f.isNarrow ? out + 14 : out + 74, -crown * 0.26, -crown * 0.94) +
    halo(f, 0, -crown * 1.12, 70 * u, 60 * u, tones.light) +
    path(
      d`M0 ${-crown * 1.12 - 40 * u}c${10 * u} ${16 * u} ${26 * u} ${22 * u} ${20 * u} ${44 * u}a${21 * u} ${21 * u} 0 0 1 ${-40 * u} 0c${-6 * u} ${-22 * u} ${10 * u} ${-28 * u} ${20 * u} ${-44 * u}Z`,
      down(f, ['#fff3c0', '#ff9a3c', '#c2321c']),
    ) +
    disc(0, -crown * 1.06, 13 * u, '#fff8e0') +
    box(
      -(f.isNarrow ? 92 : 205),
      -crown * 0.72,
      f.isNarrow ? 184 : 410,
      crown * 0.42,
      6 * u,
      pair(f, '#0c1a20', '#02070a'),
      `stroke="${tones.trim[1]}" stroke-width="${5 * u}"`,
    )
  );
}

/** A pagoda with lit windows; (0, 0) is the middle of its foot. */
function pagoda(s: Scene, x: number, y: number, size: number, dark: string): string {
  const floors = times(5, (i) => {
    const half = 66 - i * 10;
    const top = -i * 74;
    return (
      box(-half * 0.62, top - 62, half * 1.24, 64, 0, mix(dark, s.tones.light, 0.08)) +
      times(3, (k) =>
        box(-half * 0.42 + k * half * 0.32, top - 40, half * 0.2, 34, 2, s.tones.light, 'opacity=".85"'),
      ) +
      path(
        d`M${-half * 1.2} ${top - 54}C${-half * 0.9} ${top - 58} ${-half * 0.7} ${top - 66} ${-half * 0.5} ${top - 82}H${half * 0.5}C${half * 0.7} ${top - 66} ${half * 0.9} ${top - 58} ${half * 1.2} ${top - 54}L${half} ${top - 46}H${-half}Z`,
        dark,
      )
    );
  });
  return group(
    halo(s, 0, -160, 190, 260, s.tones.light) + floors + line('M0-380V-440', dark, 6),
    d`translate(${x} ${y})` + `scale(${size})`,
  );
}

export const stage: Stage = {
  tints: [
    {
      sky: '050d14 12303a 7a4a2c',
      free: '2a0a1c 8a2a2c ffae4a',
      body: 'e8563f a82420 4a0a10',
      side: '5a7d78 1f3f42 08171c',
      trim: 'ffeeb0 dfa844 7a4a12',
      inside: '2a1214 0c0608',
      light: 'ffb85a',
    },
    {
      sky: '0a0818 2a2450 8a5a7a',
      free: '04201c 0f6a58 e8d890',
      body: '3f8f78 17594c 06221f',
      side: '7a3040 451420 19060c',
      trim: 'ffeeb0 dfa844 7a4a12',
      inside: '0c2a2a 041212',
      light: 'ffcf8a',
    },
    {
      sky: '02070e 0c2238 2a5a78',
      free: '1a0a2a 5a2a6a f0a0a0',
      body: '3a4a78 1a2450 080c24',
      side: 'd8643a 8a2a1c 380c0c',
      trim: 'ffeeb0 dfa844 7a4a12',
      inside: '101a3a 060a1a',
      light: 'ffb860',
    },
  ],
  plate: { y: [-77, -38], width: [380, 170], size: [44, 23], style: 'foil', face: 'serif' },
  lamps: 'board',
  motion: 'pass',
  frame,
  far(s) {
    const { w, h, tones } = s;
    const far = mix(tones.sky[1], tones.sky[2], 0.35);
    return (
      sky(s) +
      stars(s, 60, h * 0.4) +
      halo(s, w / 2, s.floor, w * 0.7, h * 0.4, tones.sky[2]) +
      hills(s, s.floor, h * 0.34, 5, mix(far, tones.sky[0], 0.25)) +
      hills(s, s.floor + 10, h * 0.16, 7, mix(tones.sky[1], tones.sky[0], 0.5)) +
      floor(s, mix(tones.sky[0], '#1c2422', 0.6), mix(tones.sky[1], '#39423e', 0.6))
    );
  },
  drift: (s) =>
    times(6, (i) =>
      cloud(
        (s.w * (i + 0.3)) / 5.5,
        s.h * (0.1 + (i % 3) * 0.13),
        1.1 + (i % 2) * 0.7,
        mix(s.tones.light, '#ffffff', 0.4),
        0.13,
      ),
    ),
  near(s) {
    const { w, h, isTall, tones } = s;
    const dark = mix(tones.sky[0], '#000000', 0.25);
    const brazier = (x: number, y: number, size: number) =>
      group(
        lamp(s, 0, -96, 13, '#ff9a3c', 8) +
          path('M-10-92C-14-118 8-124 2-150C24-128 22-106 10-92Z', '#ffd27a') +
          path('M-40-92H40L28-58H-28Z', down(s, tones.trim)) +
          path('M-12-58H12L20 0H-20ZM-34 0H34V16H-34Z', down(s, ['#7d8a86', '#3a4644', '#101616'])),
        d`translate(${x} ${y})` + `scale(${size})`,
      );
    return sides(
      s,
      isTall
        ? pagoda(s, w * 0.22, s.floor - 330, 0.8, dark) + brazier(w * 0.26, h * 0.86, 1.25)
        : pagoda(s, w * 0.05, s.floor + 6, 1.3, dark) + brazier(w * 0.1, h * 0.95, 1.3),
    );
  },
};
