/** A collector's cabinet: rosewood shelves of many sizes with lit porcelain, in a study with a painted screen. */
import { box, d, disc, group, line, oval, path, petalShape, times } from '@foyer/pictures/shapes.ts';
import { pattern, ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { boards, down, floor, halo, lamp, pair, round, sides, sky } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

/** Bottle, bowl, jar, moon flask and lidded box; each stands on (0, 0) and is up to 100 high. */
const wares = [
  'M-8-96H8C6-84 6-78 8-70C36-60 38-24 18 0H-18C-38-24-36-60-8-70C-6-78-6-84-8-96Z',
  'M-44-46C-40-14-22-6-16 0H16C22-6 40-14 44-46Q0-34-44-46Z',
  'M-16-84H16V-76C46-66 46-20 24 0H-24C-46-20-46-66-16-76Z',
  'M-10-98H10V-84C44-76 44-20 14-10L20 0H-20L-14-10C-44-20-44-76-10-84Z',
  'M-36-52H36V-6L28 0H-28L-36-6ZM-38-58H38V-52H-38ZM-12-70H12L20-58H-20Z',
] as const;

function ware(f: Frame | Scene, x: number, y: number, size: number, i: number): string {
  const [blue, white] = [f.tones.body, f.tones.side];
  const isRed = i % 4 === 3;
  const glaze = isRed
    ? round(f, ['#f0a088', '#b83a28', '#5a1410'])
    : i % 3 === 2
      ? round(f, blue)
      : round(f, [white[0], white[1], mix(white[2], blue[2], 0.4)]);
  const mark = isRed || i % 3 === 2 ? white[1] : blue[1];
  return group(
    oval(0, 2, 34, 5, '#000', 'opacity=".5"') +
      path(wares[i % wares.length] ?? '', glaze) +
      group(
        times(6, (k) => path(petalShape, mark, `transform="rotate(${k * 60})scale(.16)"`)),
        'translate(0 -34)',
      ) +
      line('M-22-12H22', mark, 3) +
      line('M-18-60C-24-48-24-34-20-24', '#fff', 4, 'opacity=".5"'),
    d`translate(${x} ${y})` + `scale(${size})`,
  );
}

/** One lit compartment. */
function cell(f: Frame, x: number, y: number, w: number, h: number, i: number): string {
  const back = ramp(f, 'cell', [
    [0, f.tones.light, 0.9],
    [0.5, mix(f.tones.light, f.tones.body[2], 0.55)],
    [1, f.tones.body[2]],
  ]);
  const size = Math.min(h / 112, w / 84);
  return (
    box(x, y, w, h, 2, back) +
    ware(f, x + w / 2, y + h - 3, size, i) +
    box(x, y, w, h, 2, 'none', `stroke="#1a0a06" stroke-width="${3 * f.u}"`)
  );
}

/** Compartments on one side of the title. */
function tops(f: Frame, side: 1 | -1): string {
  const { out, crown } = f;
  const w = crown * 0.3;
  const at = (part: number): number => (side === 1 ? part * out : -part * out - w);
  return (
    cell(f, at(0.53) + (side * crown) / 40, -crown * 0.67, w * 0.98, crown * 0.6, side + 3) +
    cell(f, at(0.75), -crown * 0.38, w, crown * 0.32, side + 5) +
    (f.isNarrow ? '' : cell(f, at(0.92), -crown * 0.38, w * 0.8, crown * 0.32, side + 2))
  );
}

/** The stepped carcass. */
function carcass(f: Frame, edge: number): string {
  const { out, tall, base, crown, u } = f;
  return (
    path(
      d`M${-edge} ${tall + base}V${-crown * 0.44}H${-out * 0.78}V${-crown * 0.74}H${-out * 0.54}V${-crown}H${out * 0.54}V${-crown * 0.74}H${out * 0.78}V${-crown * 0.44}H${edge}V${tall + base}Z`,
      down(f, ['#7a3e22', '#43200f', '#1a0a05']),
      `stroke="#1a0904" stroke-width="${4 * u}" stroke-linejoin="round"`,
    ) +
    line(
      d`M${-edge} ${-crown * 0.44}H${-out * 0.78}V${-crown * 0.74}H${-out * 0.54}V${-crown}H${out * 0.54}V${-crown * 0.74}H${out * 0.78}V${-crown * 0.44}H${edge}`,
      '#c07a48',
      4 * u,
    )
  );
}

function frame(f: Frame): string {
  const { half, out, post, tall, base, crown, u } = f;
  const wood = round(f, ['#8a4a2c', '#4a2010', '#1c0a05']);
  const wing = f.isNarrow ? 0 : 26;
  const edge = out + wing;
  const rows = f.isNarrow ? 0 : 4;
  const column = times(rows, (i) => {
    const y = 6 + (i * tall) / rows;
    const h = tall / rows - 12;
    const w = post + wing - 22;
    return i % 2
      ? cell(f, -edge + 9, y, w, h * 0.44, i + 1) + cell(f, -edge + 9, y + h * 0.54, w, h * 0.46, i + 2)
      : cell(f, -edge + 9, y, w, h, i);
  });
  const board = f.isNarrow ? 90 : 232;
  return (
    carcass(f, edge) +
    f.both(column) +
    tops(f, 1) +
    tops(f, -1) +
    box(-half - 16 * u, -14 * u, half * 2 + 32 * u, tall + 28 * u, 6 * u, wood) +
    box(
      -edge - 10 * u,
      tall + 12 * u,
      (edge + 10 * u) * 2,
      base * 0.6,
      4 * u,
      down(f, ['#9a5630', '#4a2010', '#1a0a05']),
    ) +
    path(
      d`M${-edge} ${tall + base}h${60 * u}c0 ${30 * u} ${-20 * u} ${40 * u} ${-30 * u} ${70 * u}h${-34 * u}c${14 * u} ${-30 * u} ${4 * u} ${-40 * u} ${4 * u} ${-70 * u}ZM${edge} ${tall + base}h${-60 * u}c0 ${30 * u} ${20 * u} ${40 * u} ${30 * u} ${70 * u}h${34 * u}c${-14 * u} ${-30 * u} ${-4 * u} ${-40 * u} ${-4 * u} ${-70 * u}Z`,
      down(f, ['#7a3e22', '#43200f', '#1a0a05']),
    ) +
    box(
      -board,
      -crown * 0.88,
      board * 2,
      crown * 0.68,
      5 * u,
      pair(f, f.tones.side[0], f.tones.side[2]),
      `stroke="${f.tones.body[1]}" stroke-width="${5 * u}"`,
    ) +
    box(
      -board + 9 * u,
      -crown * 0.88 + 9 * u,
      board * 2 - 18 * u,
      crown * 0.68 - 18 * u,
      3 * u,
      'none',
      `stroke="${f.tones.body[1]}" stroke-width="${2 * u}"`,
    )
  );
}

/** A folding screen with painted hills. */
function screen(s: Scene, x: number, y: number, size: number): string {
  const { tones } = s;
  const leaf = (i: number): string =>
    group(
      box(
        0,
        -420,
        104,
        420,
        3,
        pair(s, mix(tones.side[1], tones.body[2], 0.25), mix(tones.side[2], tones.body[2], 0.5)),
        'stroke="#2a1208" stroke-width="9"',
      ) +
        path(
          d`M4-130C30-${200 + i * 20} 46-${240 + i * 14} 60-${200 + i * 10}S90-150 100-${160 + i * 16}V-90H4Z`,
          tones.body[1],
          'opacity=".7"',
        ) +
        path('M4-90C30-130 70-110 100-120V-50H4Z', tones.body[2], 'opacity=".7"') +
        disc(60, -330, 22, '#fff', 'opacity=".8"') +
        line('M10-24H94M10-40H94', tones.body[1], 3),
      `translate(${i * 108} 0)skewY(${i % 2 ? 4 : -4})`,
    );
  return group(times(3, leaf), d`translate(${x} ${y})` + `scale(${size})`);
}

export const stage: Stage = {
  tints: [
    {
      sky: '0a1230 1a2a5c 3a4a80',
      free: '2a0e1c 6a2a34 e0a070',
      body: '6a9af0 2a56c0 0e2470',
      side: 'ffffff e4eefa 9ab4dc',
      trim: 'f4f8fd a8c4ee 3360aa',
      inside: '10225a 060d2a',
      light: 'ffd8a0',
    },
    {
      sky: '0c1a18 1c3c38 3a6a5c',
      free: '0a1430 2a4a8a a8d0e8',
      body: '7ac8b0 2f8a78 0e3c38',
      side: 'f8fff8 dcf0e4 94bca8',
      trim: 'f0fdf6 b0dcc8 3a8068',
      inside: '0c3430 041614',
      light: 'ffe0a8',
    },
  ],
  plate: { y: [-81, -41], width: [420, 158], size: [52, 25], style: 'ink' },
  crown: [150, 76],
  base: [50, 26],
  lamps: 'scroll',
  motion: 'shine',
  frame,
  print: (f) =>
    box(
      -f.half,
      0,
      f.half * 2,
      f.tall,
      0,
      pattern(
        f,
        'ice',
        48 * f.u,
        48 * f.u,
        line(
          d`M0 0L${24 * f.u} ${14 * f.u}L${48 * f.u} 0M${24 * f.u} ${14 * f.u}L${18 * f.u} ${34 * f.u}L${48 * f.u} ${40 * f.u}M${18 * f.u} ${34 * f.u}L0 ${48 * f.u}`,
          f.tones.trim[1],
          1,
        ),
      ),
      'opacity=".1"',
    ),
  far(s) {
    const { w, h, isTall, tones } = s;
    const lattice = pattern(
      s,
      'lattice',
      70,
      70,
      line('M0 0H70M0 0V70M18 18h34v34H18ZM35 0V18M35 52V70M0 35H18M52 35H70', '#120a0a', 6),
    );
    const light = s.define(
      'moon',
      (id) =>
        `<radialGradient id="${id}"><stop stop-color="${tones.light}" stop-opacity=".7"/><stop offset="1" stop-color="${tones.sky[2]}" stop-opacity="0"/></radialGradient>`,
    );
    const top = h * (isTall ? 0.02 : 0.04);
    return (
      sky(s) +
      oval(w / 2, s.floor * 0.5, w * 0.6, s.floor * 0.7, light) +
      box(0, top, w, s.floor - top, 0, lattice, 'opacity=".8"') +
      box(0, s.floor - h * 0.16, w, h * 0.17, 0, pair(s, '#4a2414', '#1a0a06')) +
      floor(s, '#120a0a', mix('#3a2016', tones.sky[1], 0.3)) +
      boards(s, '#000')
    );
  },
  drift: (s) => halo(s, s.w / 2, s.h * 0.1, s.w * 0.5, s.h * 0.4, s.tones.light),
  near(s) {
    const { w, h, isTall, tones } = s;
    const stand = (x: number, y: number, size: number, i: number) =>
      ware(s, x, y - 96 * size, 1.9 * size, i) +
      group(
        path('M-70-96H70V-84H50L58 0H44L38-72H-38L-44 0H-58L-50-84H-70Z', down(s, ['#8a4a2c', '#4a2010', '#1a0a05'])),
        d`translate(${x} ${y})` + `scale(${size})`,
      );
    if (isTall) return sides(s, stand(w * 0.21, h * 0.93, 1.1, 2) + lamp(s, w * 0.22, h * 0.09, 16, tones.light, 10));
    return (
      screen(s, -w * 0.02, s.floor + 40, 0.95) +
      group(screen(s, 0, 0, 0.95), d`translate(${w * 1.02} ${s.floor + 40})scale(-1 1)`) +
      sides(s, stand(w * 0.1, h * 0.98, 1.2, 2))
    );
  },
};
