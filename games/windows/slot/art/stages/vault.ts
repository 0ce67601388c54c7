/** A bank vault: a round steel door with bolts around the reels, a wall of deposit boxes, stacks of bars. */
import { box, d, disc, group, line, oval, path, times } from '@foyer/pictures/shapes.ts';
import { ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { boards, floor, halo, lamp, metal, pair, round, sides, sky } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

/** The door is wider than high, as an ellipse around the middle of the reels. */
const reachOf = (f: Frame) => {
  const ry = f.tall / 2 + f.crown * 0.94;
  return { rx: f.out + (f.isNarrow ? 66 : 64), ry, cy: f.tall / 2 };
};

function bolts(f: Frame): string {
  const { rx, ry, cy } = reachOf(f);
  const { u, tones } = f;
  const bolt = f.reuse(
    box(-24 * u, -15 * u, 48 * u, 30 * u, 5 * u, metal(f, tones.trim), `stroke="${tones.trim[2]}"`) +
      box(10 * u, -19 * u, 14 * u, 38 * u, 3 * u, round(f, tones.body)),
  );
  return times(24, (i) => {
    const a = (i / 24) * Math.PI * 2 + 0.13;
    return bolt(
      d`translate(${Math.cos(a) * rx * 1.02} ${cy + Math.sin(a) * ry * 1.02})rotate(${(Math.atan2(Math.sin(a) * rx, Math.cos(a) * ry) * 180) / Math.PI})`,
    );
  });
}

function rivets(f: Frame, part: number, count: number): string {
  const { rx, ry, cy } = reachOf(f);
  const one = f.reuse(
    disc(0, 0, 6 * f.u, round(f, f.tones.body)) + disc(-1.5 * f.u, -2 * f.u, 2.4 * f.u, '#fff', 'opacity=".7"'),
  );
  return times(count, (i) => {
    const a = ((i + 0.5) / count) * Math.PI * 2;
    return one(d`translate(${Math.cos(a) * rx * part} ${cy + Math.sin(a) * ry * part})`);
  });
}

/** The wheel that opens the door, half hidden behind the crown. */
function wheel(f: Frame, y: number, r: number): string {
  const { tones } = f;
  const spoke =
    path(d`M${-r * 0.09} 0L${-r * 0.06} ${-r * 1.16}H${r * 0.06}L${r * 0.09} 0Z`, metal(f, tones.trim)) +
    disc(0, -r * 1.16, r * 0.13, tones.trim[0]);
  return group(
    f.turn(6, spoke, 30) +
      disc(0, 0, r * 0.8, 'none', `stroke="${tones.trim[1]}" stroke-width="${r * 0.14}"`) +
      disc(0, 0, r * 0.34, metal(f, tones.trim)) +
      disc(0, 0, r * 0.2, round(f, tones.body)),
    d`translate(0 ${y})`,
  );
}

function frame(f: Frame): string {
  const { half, out, tall, base, crown, u, tones } = f;
  const { rx, ry, cy } = reachOf(f);
  const steel = ramp(f, 'steel', [
    [0, tones.body[0]],
    [0.22, tones.body[1]],
    [0.5, mix(tones.body[1], tones.body[0], 0.35)],
    [0.8, tones.body[2]],
    [1, tones.body[2]],
  ]);
  const hinge =
    box(-rx - 34 * u, cy - 150 * u, 60 * u, 92 * u, 10 * u, round(f, tones.body)) +
    box(-rx - 34 * u, cy + 60 * u, 60 * u, 92 * u, 10 * u, round(f, tones.body));
  const plate = f.isNarrow ? 88 : 214;
  return (
    bolts(f) +
    (f.isNarrow ? '' : hinge) +
    oval(0, cy, rx, ry, steel, `stroke="${tones.body[2]}" stroke-width="${6 * u}"`) +
    oval(0, cy, rx - 15 * u, ry - 15 * u, 'none', `stroke="${tones.trim[1]}" stroke-width="${5 * u}"`) +
    oval(0, cy, rx - 46 * u, ry - 46 * u, 'none', `stroke="#000" stroke-width="${5 * u}" opacity=".35"`) +
    rivets(f, 0.945, 44) +
    box(
      -half - 30 * u,
      -26 * u,
      half * 2 + 60 * u,
      tall + 52 * u,
      22 * u,
      round(f, ['#5a5d63', '#2a2c31', '#0d0e11']),
      `stroke="${tones.trim[2]}" stroke-width="${3 * u}"`,
    ) +
    wheel(f, -crown * 0.86, crown * 0.28) +
    box(
      -plate,
      -crown * 0.66,
      plate * 2,
      crown * 0.44,
      8 * u,
      pair(f, '#2b211a', '#080605'),
      `stroke="${tones.trim[1]}" stroke-width="${4 * u}"`,
    ) +
    disc(-plate + 13 * u, -crown * 0.44, 4 * u, tones.trim[0]) +
    disc(plate - 13 * u, -crown * 0.44, 4 * u, tones.trim[0]) +
    (f.isNarrow ? '' : box(-out, tall + base - 10, out * 2, 6, 3, '#000', 'opacity=".4"'))
  );
}

const deposit = (s: Scene, x: number, y: number, w: number, h: number, i: number): string => {
  const { tones } = s;
  const isOpen = i % 11 === 4;
  return (
    box(
      x + 3,
      y + 3,
      w - 6,
      h - 6,
      4,
      isOpen ? tones.light : pair(s, mix(tones.body[1], tones.trim[1], 0.35), tones.body[2]),
      `stroke="${tones.trim[2]}" stroke-width="1.5"`,
    ) +
    (isOpen
      ? box(x + 9, y + h - 20, w - 18, 10, 2, tones.trim[2])
      : disc(x + w / 2, y + h / 2, 7, 'none', `stroke="${tones.trim[1]}" stroke-width="2.5" opacity=".8"`) +
        line(d`M${x + 10} ${y + 10}h${w - 20}`, tones.trim[1], 1.5, 'opacity=".35"'))
  );
};

/** A pyramid of gold bars. */
const bars = (s: Scene, x: number, y: number, size: number, rows: number): string =>
  group(
    times(rows, (row) =>
      times(rows - row, (i) => {
        const left = (i - (rows - row) / 2) * 96;
        const top = -row * 40 - 40;
        return (
          path(
            d`M${left + 12} ${top}H${left + 84}L${left + 96} ${top + 40}H${left}Z`,
            metal(s, s.tones.trim),
            `stroke="${s.tones.trim[2]}" stroke-width="2"`,
          ) + path(d`M${left + 24} ${top + 9}h48l6 20h-60Z`, s.tones.trim[0], 'opacity=".4"')
        );
      }),
    ),
    d`translate(${x} ${y})` + `scale(${size})`,
  );

export const stage: Stage = {
  tints: [
    {
      sky: '14100c 2a2118 4a3820',
      free: '2a1c04 6a4a10 c8962a',
      body: 'c9c6c0 6e6c6a 1d1c1e',
      side: '8a6a3a 4a3618 1a1206',
      trim: 'fff3c8 dcae58 7c4d18',
      inside: '241c12 0b0806',
      light: 'ffd27a',
    },
    {
      sky: '0a1210 14302a 245a48',
      free: '0c2a1c 1c6a48 a8c850',
      body: 'b8ccc4 4a6a60 0e1e1a',
      side: '3a8a6a 184a36 061a12',
      trim: 'fff3c8 dcae58 7c4d18',
      inside: '0e2a22 040f0c',
      light: 'ffe08a',
    },
  ],
  plate: { y: [-66, -33], width: [380, 150], size: [46, 24], style: 'foil' },
  lamps: 'beads',
  motion: 'shine',
  frame,
  rail: (f, x) => box(x - 2.5 * f.u, 0, 5 * f.u, f.tall, 0, round(f, f.tones.trim), 'opacity=".55"'),
  far(s) {
    const { w, isTall, tones } = s;
    const [width, height] = isTall ? [90, 64] : [92, 62];
    const columns = Math.ceil(w / width);
    const wall = times(Math.ceil(s.floor / height), (row) =>
      times(columns, (i) => deposit(s, i * width, s.floor - (row + 1) * height, width, height, row * 7 + i * 5)),
    );
    return (
      sky(s) +
      wall +
      box(
        0,
        0,
        w,
        s.floor,
        0,
        ramp(s, 'dim', [
          [0, '#000', 0.55],
          [0.5, '#000', 0.15],
          [1, '#000', 0.5],
        ]),
      ) +
      floor(s, tones.side[2], tones.side[1]) +
      boards(s, tones.trim[1])
    );
  },
  drift: (s) => halo(s, s.w / 2, s.floor, s.w * 0.7, s.h * 0.5, s.tones.light),
  near(s) {
    const { w, h, isTall, tones } = s;
    const stack = isTall ? bars(s, w * 0.24, h * 0.9, 0.62, 4) : bars(s, w * 0.11, h * 0.96, 0.72, 4);
    return sides(s, stack + lamp(s, isTall ? w * 0.25 : w * 0.09, isTall ? h * 0.06 : h * 0.12, 12, tones.light, 12));
  },
};
