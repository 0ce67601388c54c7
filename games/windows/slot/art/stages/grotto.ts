/** A pearl grotto: a great open shell over the reels, coral arms for posts, pearls, a bright reef, shoals of fish. */
import { box, d, disc, group, line, oval, path, times } from '@foyer/pictures/shapes.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { down, floor, hills, pair, round, sides, sky } from './draw.ts';
import { bubbles, kelp, shafts } from './sea.ts';
import type { Frame, Scene, Stage } from './stage.ts';

function pearl(s: Frame | Scene, x: number, y: number, r: number): string {
  const skin = s.define(
    'pearl',
    (id) =>
      `<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop stop-color="#fff"/><stop offset=".5" stop-color="#f4e4ec"/><stop offset=".85" stop-color="#b8a0c8"/><stop offset="1" stop-color="#8aa8c8"/></radialGradient>`,
  );
  return disc(x, y, r, skin) + disc(x - r * 0.34, y - r * 0.4, r * 0.2, '#fff');
}

/** The upper valve of a scallop, with ribs. */
function shell(f: Frame): string {
  const { out, crown, u, tones } = f;
  const [rx, ry] = [f.isNarrow ? out + 6 : out + 40, crown + 34 * u];
  const count = 15;
  const at = (i: number, part = 1) => {
    const a = Math.PI * (1 + i / count);
    return [Math.cos(a) * rx * part, Math.sin(a) * ry * part] as const;
  };
  const ribs = times(count, (i) => {
    const [[x1, y1], [x2, y2], [mx, my]] = [at(i), at(i + 1), at(i + 0.5, 1.12)];
    return path(
      d`M0 30L${x1} ${y1}Q${mx} ${my} ${x2} ${y2}Z`,
      i % 2
        ? down(f, tones.body)
        : down(f, [mix(tones.body[0], '#ffffff', 0.35), mix(tones.body[1], tones.body[0], 0.3), tones.body[2]]),
      `stroke="${tones.body[2]}" stroke-width="${2.4 * u}" stroke-linejoin="round"`,
    );
  });
  const bands = [0.9, 0.72]
    .map((part) =>
      line(
        times(count + 1, (i) => {
          const [x, y] = at(i, part);
          return (i ? 'L' : 'M') + d`${x} ${y}`;
        }),
        tones.side[0],
        4 * u,
        'opacity=".4" stroke-linejoin="round"',
      ),
    )
    .join('');
  return ribs + bands + times(count + 1, (i) => pearl(f, ...at(i), 9 * u));
}

/** A thick arm of coral up one side. */
function arm(f: Frame): string {
  const { half, out, tall, base, u, tones } = f;
  const x = (-half - out) / 2;
  const trunk = d`M${x - 10 * u} ${tall + base + 60 * u}C${x - 30 * u} ${tall * 0.8} ${x + 22 * u} ${tall * 0.6} ${x} ${tall * 0.36}S${x - 16 * u} ${40 * u} ${x + 6 * u} ${-10 * u}`;
  const twigs = times(6, (i) => {
    const y = tall * (0.92 - i * 0.16);
    const side = i % 2 ? 1 : -1;
    return d`M${x} ${y}C${x + side * 20 * u} ${y - 6 * u} ${x + side * 34 * u} ${y - 30 * u} ${x + side * 30 * u} ${y - 62 * u}M${x + side * 26 * u} ${y - 20 * u}q${side * 22 * u} ${-8 * u} ${side * 26 * u} ${-32 * u}`;
  });
  const stroke = (colour: string, part: number, extra = '') =>
    line(trunk, colour, 46 * u * part, extra) + line(twigs, colour, 19 * u * part, extra);
  return (
    stroke(mix(tones.side[2], '#000000', 0.2), 1.16) +
    stroke(tones.side[1], 0.92) +
    stroke(tones.side[0], 0.3, 'opacity=".7"') +
    line(trunk, '#fff', 4 * u, `stroke-dasharray="0 ${15 * u}" opacity=".7"`)
  );
}

function frame(f: Frame): string {
  const { half, out, tall, base, crown, u, tones } = f;
  const reach = f.isNarrow ? out + 14 : out + 70;
  const wave = times(10, (i) => d`q${reach / 10} ${(i % 2 ? 22 : 12) * u} ${reach / 5} 0`);
  const bowl = d`C${reach * 0.9} ${tall + base + 90 * u} ${reach * 0.5} ${tall + base + 120 * u} 0 ${tall + base + 124 * u}S${-reach * 0.9} ${tall + base + 90 * u} ${-reach} ${tall + 4 * u}Z`;
  const lip = path(
    d`M${-reach} ${tall + 4 * u}` + wave + bowl,
    down(f, tones.body),
    `stroke="${tones.body[2]}" stroke-width="${3 * u}"`,
  );
  const ribs = line(
    times(
      13,
      (i) =>
        d`M${((i - 6) * reach) / 6.6} ${tall + 22 * u}Q${((i - 6) * reach) / 8} ${tall + base + 60 * u} 0 ${tall + base + 120 * u}`,
    ),
    tones.body[2],
    3 * u,
    'opacity=".5"',
  );
  const pearls = times(7, (i) =>
    pearl(f, ((i - 3) * out) / 3.2, tall + base * 0.6 + (3 - Math.abs(i - 3)) * 8 * u, (15 + (i % 3) * 6) * u),
  );
  const board = f.isNarrow ? 92 : 226;
  return (
    shell(f) +
    f.both(arm(f)) +
    lip +
    ribs +
    pearls +
    box(
      -half - 22 * u,
      -22 * u,
      half * 2 + 44 * u,
      tall + 44 * u,
      18 * u,
      round(f, [tones.body[1], tones.body[2], mix(tones.body[2], '#000000', 0.5)]),
    ) +
    path(
      d`M${-board} ${-crown * 0.44}C${-board} ${-crown * 0.78} ${-board * 0.5} ${-crown * 0.76} 0 ${-crown * 0.78}S${board} ${-crown * 0.78} ${board} ${-crown * 0.44}S${board * 0.5} ${-crown * 0.16} 0 ${-crown * 0.16}S${-board} ${-crown * 0.14} ${-board} ${-crown * 0.44}Z`,
      pair(f, mix(tones.sky[2], '#000000', 0.1), '#02080f'),
      `stroke="${tones.trim[1]}" stroke-width="${5 * u}"`,
    )
  );
}

const fish = (x: number, y: number, size: number, colour: string): string =>
  group(
    path('M-40 0C-20-26 20-24 40 0C20 24-20 26-40 0ZM-34 0L-62-20V20Z', colour) +
      path('M-10-19C-2-8-2 8-10 19L-22 16C-14 6-14-6-22-16Z', '#fff', 'opacity=".7"') +
      disc(24, -5, 4, '#061018'),
    d`translate(${x} ${y})` + `scale(${size})`,
  );

const anemone = (x: number, y: number, size: number, colour: string): string =>
  group(
    times(11, (i) =>
      line(
        d`M${(i - 5) * 8} 0C${(i - 5) * 12} -40 ${(i - 5) * 14 + (i % 2 ? 8 : -8)} -60 ${(i - 5) * 17} ${-84 - (i % 3) * 12}`,
        i % 2 ? colour : mix(colour, '#ffffff', 0.3),
        11,
      ),
    ) + oval(0, 4, 54, 18, mix(colour, '#200020', 0.5)),
    d`translate(${x} ${y})` + `scale(${size})`,
  );

export const stage: Stage = {
  tints: [
    {
      sky: '3ab0e0 1256a0 061a4a',
      free: 'ffb8d0 8a4ab0 1c0f4a',
      body: 'ffd8e4 e88ab0 7a2a5c',
      side: 'ffb08a f0644a 8a1c2a',
      trim: 'fff6bc f4bd42 8a5a1c',
      inside: '0e2c64 050f2a',
      light: 'd8f8ff',
    },
    {
      sky: '4ae0c8 0f7a80 04282f',
      free: 'ffe08a 4a9a6a 063028',
      body: 'fff0d0 e8b878 8a5424',
      side: 'd8a0ff 8a4ad0 361470',
      trim: 'f4fdff a8e0e8 2f7a88',
      inside: '083c44 03171b',
      light: 'e0fff0',
    },
    {
      sky: '9a7af0 43309a 140c40',
      free: '6af0e0 1a7a9a 06204a',
      body: 'c8f0f0 6ab8c8 1c4a68',
      side: 'ff9ac8 d83a8a 5c0c44',
      trim: 'fff6bc f4bd42 8a5a1c',
      inside: '1e1660 09062a',
      light: 'f0e0ff',
    },
  ],
  plate: { y: [-70, -35], width: [390, 158], size: [46, 23], style: 'foil' },
  crown: [150, 76],
  base: [48, 26],
  lamps: 'beads',
  motion: 'rise',
  frame,
  rail: (f, x) => line(d`M${x} 6V${f.tall}`, f.tones.light, 5 * f.u, `stroke-dasharray="0 ${14 * f.u}" opacity=".4"`),
  far(s) {
    const { w, h, isTall, tones } = s;
    const rock = mix(tones.sky[2], tones.sky[1], 0.35);
    const cave = sides(
      s,
      path(
        d`M-10 -10H${w * 0.3}C${w * 0.2} ${h * 0.06} ${w * 0.24} ${h * 0.12} ${w * 0.14} ${h * 0.16}C${w * 0.18} ${h * 0.24} ${w * 0.06} ${h * 0.3} ${w * 0.09} ${h * 0.42}C${w * 0.02} ${h * 0.5} ${w * 0.08} ${h * 0.6} ${w * 0.03} ${h * 0.8}H-10Z`,
        rock,
      ),
    );
    const shoal = times(12, (i) =>
      fish(
        w * (0.02 + ((i * 23) % 96) / 100),
        h * (isTall ? 0.03 + ((i * 13) % 16) / 100 : 0.14 + ((i * 31) % 56) / 100),
        0.3 + (i % 3) * 0.1,
        mix(tones.sky[0], '#ffffff', 0.25),
      ),
    );
    return (
      sky(s) +
      shafts(s, 8) +
      shoal +
      cave +
      hills(s, s.floor, h * 0.1, 6, rock) +
      floor(s, mix(tones.sky[2], '#000000', 0.15), mix(tones.sky[1], '#f0d8b0', 0.3))
    );
  },
  drift: (s) => bubbles(s, s.isTall ? 30 : 40),
  near(s) {
    const { w, h, isTall, tones } = s;
    const weed = mix(tones.sky[1], '#2ad09a', 0.4);
    if (isTall)
      return (
        sides(
          s,
          anemone(w * 0.2, h * 0.93, 1.3, tones.side[1]) +
            anemone(w * 0.1, h * 0.97, 1, tones.body[1]) +
            kelp(w * 0.1, s.floor - 290, 0.7, weed),
        ) +
        fish(w * 0.22, h * 0.72, 0.9, '#ff9a3a') +
        group(fish(0, 0, 0.8, '#ffd23a'), d`translate(${w * 0.82} ${h * 0.77})scale(-1 1)`) +
        fish(w * 0.24, h * 0.06, 0.6, '#ff9a3a')
      );
    return (
      sides(
        s,
        kelp(w * 0.015, h, 1.4, weed) +
          anemone(w * 0.09, h * 0.98, 1.4, tones.side[1]) +
          anemone(w * 0.15, h, 1, tones.body[1]),
      ) +
      fish(w * 0.07, h * 0.42, 0.9, '#ff9a3a') +
      group(fish(0, 0, 1, '#ffd23a'), d`translate(${w * 0.93} ${h * 0.56})scale(-1 1)`) +
      fish(w * 0.12, h * 0.62, 0.6, '#ff6a7a')
    );
  },
};
