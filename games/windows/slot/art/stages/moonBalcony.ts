/** A balcony under the full moon: the moon for a crown, a flowering branch, silk curtains, a carved balustrade. */
import { box, d, disc, group, line, oval, path, times } from '@foyer/pictures/shapes.ts';
import { pattern, ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { cloud, down, floor, halo, hills, metal, pair, round, scatter, sides, sky, stars } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

const petals = (x: number, y: number, r: number, colour: string, heart: string): string =>
  times(5, (i) => disc(x + Math.cos(i * 1.257) * r, y + Math.sin(i * 1.257) * r, r * 0.86, colour)) +
  disc(x, y, r * 0.5, heart);

function moon(f: Frame): string {
  const { crown, out, u } = f;
  const r = f.isNarrow ? 150 : 360;
  const y = r - crown - 36 * u;
  const face = f.define(
    'moon',
    (id) =>
      `<radialGradient id="${id}" cx=".46" cy=".24" r=".7"><stop stop-color="#fffdf0"/><stop offset=".55" stop-color="${mix(f.tones.light, '#ffffff', 0.5)}"/><stop offset="1" stop-color="${f.tones.light}"/></radialGradient>`,
  );
  return (
    halo(f, 0, y - r * 0.3, out * 1.1, r * 1.1, f.tones.light) +
    disc(0, y, r, face) +
    disc(-r * 0.4, y - r * 0.74, r * 0.09, '#a88a5a', 'opacity=".16"') +
    disc(r * 0.34, y - r * 0.8, r * 0.13, '#a88a5a', 'opacity=".14"') +
    disc(r * 0.58, y - r * 0.6, r * 0.07, '#a88a5a', 'opacity=".18"')
  );
}

/** A branch from the right that crosses the crown. */
function branch(f: Frame): string {
  const { out, crown, u } = f;
  const bark = line(
    d`M${out + 30 * u} ${-crown * 0.1}C${out * 0.9} ${-crown * 0.5} ${out * 0.76} ${-crown * 0.72} ${out * 0.46} ${-crown * 0.9}M${out * 0.84} ${-crown * 0.6}C${out * 0.8} ${-crown * 0.86} ${out * 0.84} ${-crown} ${out * 0.76} ${-crown * 1.2}M${out * 0.7} ${-crown * 0.78}C${out * 0.6} ${-crown * 0.66} ${out * 0.56} ${-crown * 0.5} ${out * 0.5} ${-crown * 0.42}`,
    '#2a1418',
    10 * u,
  );
  const flowers = times(17, (i) => {
    const t = i / 16;
    const [x, y] = [
      out * (0.98 - t * 0.54) + f.random.in(-24, 24) * u,
      -crown * (0.14 + t * 0.76) + f.random.in(-30, 22) * u,
    ];
    return petals(x, y, f.random.in(6, 11) * u, i % 3 ? f.tones.side[0] : f.tones.side[1], '#ffd86a');
  });
  return bark + flowers;
}

function frame(f: Frame): string {
  const { half, out, post, tall, base, crown, u, tones } = f;
  const silk = path(
    d`M${-out - 16 * u} ${-crown * 0.3}H${-half - post * 0.34}C${-half - post * 0.3} ${tall * 0.3} ${-half - post * 0.5} ${tall * 0.5} ${-out + 6 * u} ${tall * 0.62}C${-out + 20 * u} ${tall * 0.8} ${-out + 10 * u} ${tall} ${-out - 6 * u} ${tall + base}H${-out - 50 * u}C${-out - 30 * u} ${tall * 0.7} ${-out - 10 * u} ${tall * 0.4} ${-out - 16 * u} ${-crown * 0.3}Z`,
    round(f, tones.side),
    'opacity=".92"',
  );
  const column =
    box(-half - post * 0.42, -crown * 0.3, post * 0.32, tall + crown * 0.3 + base, 3 * u, round(f, tones.body)) +
    box(-half - post * 0.5, tall - 6 * u, post * 0.48, 22 * u, 3 * u, metal(f, tones.trim)) +
    path(
      d`M${-half} ${-12 * u}H${-half - post * 0.1}V${60 * u}C${-half - post * 0.06} ${20 * u} ${-half} ${10 * u} ${-half} ${-12 * u}Z`,
      tones.body[1],
    );
  const rail = tall + base * 0.34;
  const reach = f.isNarrow ? out + 20 : out + 90;
  const fret = pattern(
    f,
    'fret',
    52 * u,
    52 * u,
    line(d`M0 0V${52 * u}M${10 * u} ${9 * u}H${42 * u}V${43 * u}H${20 * u}V${22 * u}H${32 * u}`, tones.trim[1], 4 * u),
  );
  const posts = times(
    7,
    (i) =>
      box(((i - 3) * reach) / 3.06 - 9 * u, rail - 14 * u, 18 * u, 116 * u, 3, round(f, tones.body)) +
      disc(((i - 3) * reach) / 3.06, rail - 18 * u, 13 * u, metal(f, tones.trim)),
  );
  const bar = (y: number, h: number) =>
    box(-reach, y, reach * 2, h, 4 * u, down(f, tones.body)) +
    line(d`M${-reach} ${y + 3 * u}H${reach}`, tones.trim[1], 2.4 * u);
  const board = f.isNarrow ? 96 : 236;
  return (
    moon(f) +
    f.both(silk) +
    f.both(column) +
    bar(-crown * 0.3, crown * 0.24) +
    box(-reach, rail + 16 * u, reach * 2, 76 * u, 0, mix(tones.body[2], '#000000', 0.3)) +
    box(-reach, rail + 18 * u, reach * 2, 72 * u, 0, fret, 'opacity=".8"') +
    posts +
    bar(rail, 20 * u) +
    bar(rail + 88 * u, 18 * u) +
    path(
      d`M${-board} ${-crown * 0.22}Q${-board - 26 * u} ${-crown * 0.45} ${-board} ${-crown * 0.68}H${board}Q${board + 26 * u} ${-crown * 0.45} ${board} ${-crown * 0.22}Z`,
      pair(f, mix(tones.body[2], '#000000', 0.1), '#04060c'),
      `stroke="${tones.trim[1]}" stroke-width="${5 * u}"`,
    ) +
    branch(f)
  );
}

function roofline(s: Scene, x: number, y: number, size: number, colour: string): string {
  return group(
    path('M-240-100C-190-104-150-130-110-180H110C150-130 190-104 240-100L222-84H-222Z', colour) +
      box(-150, -90, 300, 92, 0, mix(colour, '#000000', 0.2)) +
      times(
        4,
        (i) =>
          box(-126 + i * 70, -72, 42, 56, 2, s.tones.light, 'opacity=".8"') +
          line(d`M${-105 + i * 70}-72v56m-21-28h42`, colour, 4),
      ) +
      path('M-150-188C-110-196-90-216-60-250H60C90-216 110-196 150-188L140-176H-140Z', colour) +
      box(-118, -186, 236, 10, 0, colour) +
      line('M-60-250H60', mix(colour, s.tones.light, 0.5), 6),
    d`translate(${x} ${y})` + `scale(${size})`,
  );
}

export const stage: Stage = {
  tints: [
    {
      sky: '060b22 16265a 3a5a90',
      free: '200a2a 7a2a5a ffb890',
      body: 'b8483a 6a1c1a 220808',
      side: 'ffe4ea f0a0b4 a04a6a',
      trim: 'fbeab2 d8a94a 6b4518',
      inside: '141c40 070a1a',
      light: 'ffeab8',
    },
    {
      sky: '03141a 0c4048 3a8a80',
      free: '1a0a34 5a2a80 ffb0a0',
      body: '5a7a6a 2a4a40 0a1a16',
      side: 'fff4c8 f0c860 a8741c',
      trim: 'fbeab2 d8a94a 6b4518',
      inside: '0c2c30 041013',
      light: 'f4ffd8',
    },
    {
      sky: '0e0620 34185a 7a4a90',
      free: '04222a 12606a d8e0a0',
      body: '7a5ab0 3a2470 120a2c',
      side: 'ffd8c8 f08a6a a03a2c',
      trim: 'fbeab2 d8a94a 6b4518',
      inside: '221244 0b0618',
      light: 'ffdcc0',
    },
  ],
  plate: { y: [-68, -34], width: [420, 172], size: [46, 23], style: 'foil', face: 'serif' },
  crown: [150, 76],
  base: [46, 26],
  lamps: 'beads',
  motion: 'fall',
  frame,
  far(s) {
    const { w, h, isTall, tones } = s;
    const dark = mix(tones.sky[0], tones.sky[1], 0.4);
    const town = times(isTall ? 3 : 4, (i) =>
      roofline(
        s,
        w * (isTall ? 0.1 + i * 0.4 : 0.04 + i * 0.31),
        isTall ? s.floor - 320 + (i % 2) * 50 : s.floor + 10,
        isTall ? 0.8 : 1,
        dark,
      ),
    );
    return (
      sky(s) +
      stars(s, 70, h * 0.5) +
      halo(s, w / 2, s.floor, w * 0.6, h * 0.34, tones.sky[2]) +
      hills(s, s.floor - 10, h * 0.24, 5, mix(tones.sky[1], tones.sky[2], 0.3)) +
      town +
      floor(s, mix(tones.body[2], '#000000', 0.3), mix(tones.body[2], tones.sky[1], 0.35))
    );
  },
  drift: (s) =>
    times(5, (i) => cloud((s.w * (i + 0.2)) / 4.6, s.h * (0.1 + (i % 3) * 0.1), 1.1, '#fff', 0.12)) +
    scatter(s, 46, (size) => oval(0, 0, 7 * size, 4 * size, s.tones.side[0], 'opacity=".8"')),
  near(s) {
    const { w, h, isTall, tones } = s;
    const hanging = (x: number, y: number, size: number) =>
      line(d`M${x} 0V${y}`, '#1a0c08', 3) +
      halo(s, x, y + 50 * size, 150 * size, 150 * size, tones.light) +
      group(
        path(
          'M-34 0H34L46 18V84L34 102H-34L-46 84V18Z',
          ramp(s, 'silk', [
            [0, '#fff4d0'],
            [0.6, tones.light],
            [1, tones.side[1]],
          ]),
          `stroke="${tones.body[1]}" stroke-width="6"`,
        ) +
          line('M-16 4V98M16 4V98M-46 50H46', tones.body[1], 3) +
          line('M-8 102V140M8 102V140M0 102V150', tones.side[1], 4),
        d`translate(${x} ${y})` + `scale(${size})`,
      );
    const pot = group(
      path('M-70-80H70L52 0H-52Z', round(s, ['#c8d8e8', '#5a7a9a', '#16263a'])) +
        line('M-66-66H66M-58-20H58', tones.trim[1], 5) +
        times(9, (i) =>
          petals(
            -64 + (i % 5) * 32,
            -100 - Math.floor(i / 5) * 34 - (i % 2) * 14,
            13,
            i % 2 ? tones.side[0] : tones.side[1],
            '#ffd86a',
          ),
        ),
      d`translate(${isTall ? w * 0.21 : w * 0.09} ${isTall ? h * 0.9 : h * 0.97})` + `scale(1.25)`,
    );
    return sides(s, (isTall ? hanging(w * 0.13, h * 0.07, 0.7) : hanging(w * 0.055, h * 0.3, 1.1)) + pot);
  },
};
