/** A cocktail bar: backlit bottle shelves for posts, a glass rack for a crown, a marble counter with a brass rail. */
import { box, d, disc, group, line, path, times } from '@foyer/pictures/shapes.ts';
import { ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { down, floor, halo, metal, round, sides, sky } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

const glass = ['#c8452c', '#2f8f6a', '#d89a2a', '#7a4ab8', '#2f7fb0', '#e8d8b0'] as const;
const shapes = [
  'M-9 0V-38C-9-46-4-48-4-56V-72H4V-56C4-48 9-46 9-38V0Z',
  'M-13 0V-30C-13-44-4-44-4-52V-64H4V-52C4-44 13-44 13-30V0Z',
  'M-8 0V-50L-4-58V-76H4V-58L8-50V0Z',
  'M-12 0V-40H-5V-60H5V-40H12V0Z',
] as const;

function bottle(x: number, y: number, size: number, i: number): string {
  const colour = glass[i % glass.length] ?? '';
  return group(
    path(shapes[i % shapes.length] ?? '', colour, `stroke="${mix(colour, '#ffffff', 0.45)}" stroke-width="1.4"`) +
      box(-8, -26, 16, 14, 1, '#f4e8cc', 'opacity=".85"') +
      line('M-6-34V-6', '#fff', 2, 'opacity=".5"'),
    d`translate(${x} ${y})` + `scale(${size})`,
  );
}

function shelves(f: Frame): string {
  const { half, out, post, tall, u, tones } = f;
  const count = 4;
  const step = tall / count;
  const lit = ramp(f, 'lit', [
    [0, tones.light, 0.2],
    [1, mix(tones.light, '#ff7a20', 0.3), 0.95],
  ]);
  return times(count, (i) => {
    const y = (i + 1) * step - 8 * u;
    const bottles = f.isNarrow
      ? bottle(-half - post * 0.45, y, 0.62, i)
      : times(3, (k) => bottle(-out + 15 + k * 27, y, 1.12, i * 2 + k));
    return (
      box(-out, y - step + 12 * u, out - half, step - 12 * u, 0, lit) +
      bottles +
      box(-out - 4 * u, y, out - half + 4 * u, 8 * u, 2 * u, metal(f, tones.trim))
    );
  });
}

const hangingGlass = 'M-3 0V24C-20 26-22 46-16 60H16C22 46 20 26 3 24V0ZM-14-3H14V2H-14Z';

/** The hood over the back bar. */
function hood(f: Frame): string {
  const { out, crown, u, tones } = f;
  return path(
    d`M${-out - 34 * u} ${-crown * 0.42}V${-crown * 0.56}C${-out * 0.9} ${-crown * 0.6} ${-out * 0.62} ${-crown * 0.64} ${-out * 0.56} ${-crown * 1.06}H${out * 0.56}C${out * 0.62} ${-crown * 0.64} ${out * 0.9} ${-crown * 0.6} ${out + 34 * u} ${-crown * 0.56}V${-crown * 0.42}Z`,
    down(f, tones.body),
    `stroke="${tones.trim[1]}" stroke-width="${4 * u}"`,
  );
}

function frame(f: Frame): string {
  const { out, tall, base, crown, u, tones } = f;
  const frames = box(
    -out - 14 * u,
    -crown * 0.5,
    f.out + 14 * u,
    tall + crown * 0.5 + base,
    5 * u,
    down(f, tones.body),
  );
  const glasses = f.isNarrow ? 12 : 15;
  const rack = times(glasses, (i) =>
    group(
      path(hangingGlass, '#fff', 'opacity=".34"') + line('M-12 34C-14 46-12 54-10 58', '#fff', 3, 'opacity=".8"'),
      d`translate(${-out + ((i + 0.5) * out * 2) / glasses} ${-crown * 0.4})` + `scale(${0.92 * u})`,
    ),
  );
  const counter = tall + 8 * u;
  const top = ramp(f, 'marble', [
    [0, '#f4ece2'],
    [0.5, '#b9aca4'],
    [1, '#5a4f4c'],
  ]);
  const panels = times(9, (i) =>
    box(
      -out - 4 * u + (i * (out + 4 * u) * 2) / 9 + 6 * u,
      counter + 44 * u,
      ((out + 4 * u) * 2) / 9 - 12 * u,
      150 * u,
      3,
      'none',
      `stroke="${tones.trim[2]}" stroke-width="${3 * u}"`,
    ),
  );
  return (
    f.both(frames + shelves(f)) +
    hood(f) +
    box(-out - 34 * u, -crown * 0.46, (out + 34 * u) * 2, 11 * u, 5 * u, metal(f, tones.trim)) +
    rack +
    box(
      -out - 20 * u,
      counter + 30 * u,
      (out + 20 * u) * 2,
      190 * u,
      0,
      ramp(f, 'front', [
        [0, tones.body[1]],
        [0.5, tones.body[2]],
        [1, '#050302'],
      ]),
    ) +
    panels +
    box(-out - 46 * u, counter, (out + 46 * u) * 2, 32 * u, 6 * u, top) +
    box(-out - 46 * u, counter + 40 * u, (out + 46 * u) * 2, 9 * u, 4 * u, metal(f, tones.trim))
  );
}

function pendant(s: Scene, x: number, y: number, size: number): string {
  return (
    line(d`M${x} 0V${y - 40 * size}`, '#000', 3) +
    halo(s, x, y + 20, 190 * size, 170 * size, s.tones.light) +
    group(
      path('M-12-44H12L46 10H-46Z', metal(s, s.tones.trim)) +
        path('M-46 10A46 12 0 0 0 46 10Z', mix(s.tones.light, '#ffffff', 0.6)),
      d`translate(${x} ${y})` + `scale(${size})`,
    )
  );
}

const stool = (s: Scene, x: number, y: number, size: number): string =>
  group(
    box(-52, -120, 104, 26, 13, down(s, s.tones.side)) +
      box(-46, -98, 92, 8, 3, metal(s, s.tones.trim)) +
      box(-6, -90, 12, 90, 0, round(s, s.tones.trim)) +
      path('M-44 6Q0-12 44 6Z', s.tones.trim[2]),
    d`translate(${x} ${y})` + `scale(${size})`,
  );

export const stage: Stage = {
  tints: [
    {
      sky: '120807 34160e 5a2a16',
      free: '1a0618 5a1446 d05a7a',
      body: '9a5a34 4a2412 170a05',
      side: 'd0473a 7a1c1a 280708',
      trim: 'fff3c8 dcae58 7c4d18',
      inside: '2a150c 0d0604',
      light: 'ffb85c',
    },
    {
      sky: '06100e 123028 1e5444',
      free: '0a1a2a 14506a 5ad0a0',
      body: '4a7a62 1e4234 08160f',
      side: 'd8b43a 7a5c14 281c05',
      trim: 'fff3c8 dcae58 7c4d18',
      inside: '0e2a20 04100b',
      light: 'ffd27a',
    },
    {
      sky: '0a0718 221650 4a2a80',
      free: '220a1a 7a1c4a ffa05a',
      body: '5a4a90 2a1e56 0d0820',
      side: '3ab0b8 14606c 05242a',
      trim: 'ffe6d0 e89a78 7a3a2a',
      inside: '1a1240 080618',
      light: 'ff9ab0',
    },
  ],
  plate: { y: [-113, -55], width: [440, 168], size: [48, 24], style: 'neon' },
  crown: [160, 80],
  base: [46, 26],
  lamps: 'tube',
  motion: 'shine',
  frame,
  far(s) {
    const { w, h, tones, isTall } = s;
    const windows = (x: number) =>
      times(5, (row) =>
        times(3, (i) =>
          s.random() > 0.4
            ? box(x + i * 22, h * 0.2 + row * 60 + s.random() * 20, 10, 16, 1, tones.light, 'opacity=".6"')
            : '',
        ),
      );
    const city = times(10, (i) => {
      const x = (w / 10) * i;
      const top = s.floor - h * s.random.in(0.18, 0.5);
      return box(x, top, w / 10 - 8, s.floor - top, 0, mix(tones.sky[0], tones.sky[2], 0.28)) + windows(x + 18);
    });
    const panes = line(
      times(isTall ? 3 : 5, (i) => d`M${(w * (i + 0.5)) / (isTall ? 3 : 5)} 0V${s.floor}`) + d`M0 ${h * 0.12}H${w}`,
      tones.body[2],
      14,
    );
    return (
      sky(s) +
      halo(s, w / 2, s.floor, w * 0.7, h * 0.4, tones.sky[2]) +
      city +
      panes +
      floor(s, tones.body[2], tones.body[1])
    );
  },
  drift: (s) =>
    times(7, (i) =>
      disc(
        s.w * (0.06 + i * 0.15),
        s.h * (0.12 + ((i * 37) % 50) / 90),
        26 + (i % 3) * 16,
        s.tones.light,
        'opacity=".08"',
      ),
    ),
  near(s) {
    const { w, h, isTall } = s;
    return sides(
      s,
      isTall
        ? pendant(s, w * 0.24, h * 0.13, 1) + stool(s, w * 0.26, h * 0.9, 1.5)
        : pendant(s, w * 0.045, h * 0.3, 1.2) + pendant(s, w * 0.115, h * 0.2, 1) + stool(s, w * 0.07, h * 0.93, 1.6),
    );
  },
};
