/** A jazz club: a bandshell of gilt ribs, piano keys for a foot, brick walls, table lamps, a double bass and a horn. */
import { box, d, disc, group, line, oval, path, times } from '@foyer/pictures/shapes.ts';
import { pattern, ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { bulbs, down, floor, halo, lamp, metal, pair, round, sides, sky } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

/** The shell opens like a fan behind the title; its ribs end in bulbs. */
function shell(f: Frame): string {
  const { out, crown, u, tones } = f;
  const [rx, ry] = [out + 8 * u, crown + 28 * u];
  const count = 13;
  const at = (i: number, part = 1): readonly [number, number] => {
    const a = Math.PI * (1 + i / count);
    return [Math.cos(a) * rx * part, Math.sin(a) * ry * part + 4];
  };
  const ribs = times(count, (i) => {
    const [[x1, y1], [x2, y2], [mx, my]] = [at(i), at(i + 1), at(i + 0.5, 1.09)];
    return path(
      d`M0 20L${x1} ${y1}Q${mx} ${my} ${x2} ${y2}Z`,
      i % 2 ? down(f, tones.body) : down(f, tones.side),
      `stroke="${tones.trim[1]}" stroke-width="${4 * u}" stroke-linejoin="round"`,
    );
  });
  return (
    ribs +
    times(count, (i) => lamp(f, ...at(i + 0.5, 0.92), 6 * u, tones.light)) +
    path(
      d`M${-rx * 0.62} 6A${rx * 0.62} ${ry * 0.72} 0 0 1 ${rx * 0.62} 6Z`,
      pair(f, mix(tones.body[2], '#000000', 0.2), '#050305'),
      `stroke="${tones.trim[1]}" stroke-width="${5 * u}"`,
    )
  );
}

function keys(f: Frame): string {
  const { out, tall, base, u } = f;
  const y = tall + base * 0.42;
  const [count, height] = [f.isNarrow ? 28 : 36, base * 1.5];
  const step = (out * 2) / count;
  const white = times(count, (i) =>
    box(
      -out + i * step + 0.6,
      y,
      step - 1.2,
      height,
      2 * u,
      ramp(f, 'ivory', [
        [0, '#b9ab92'],
        [0.2, '#fff8ea'],
        [1, '#c9bda6'],
      ]),
    ),
  );
  const black = times(count, (i) =>
    [2, 6].includes(i % 7)
      ? ''
      : box(
          -out + (i + 0.68) * step,
          y,
          step * 0.64,
          height * 0.6,
          2 * u,
          ramp(f, 'ebony', [
            [0, '#000'],
            [0.8, '#3a3238'],
            [1, '#0a080a'],
          ]),
        ),
  );
  return white + black;
}

function frame(f: Frame): string {
  const { half, out, tall, base, u, tones } = f;
  const post =
    box(-out, -6, out - half, tall + base * 0.5, 4 * u, round(f, tones.side)) +
    box(-half - f.post * 0.36, 0, 14 * u, tall, 6 * u, round(f, tones.trim)) +
    box(-half - f.post * 0.76, 0, 14 * u, tall, 6 * u, round(f, tones.trim)) +
    box(-out - 6 * u, -12 * u, out - half + 8 * u, 20 * u, 4 * u, metal(f, tones.trim));
  const apron =
    box(-out - 14 * u, tall + base * 1.9, (out + 14 * u) * 2, 20 * u, 4 * u, metal(f, tones.trim)) +
    path(
      d`M${-out - 14 * u} ${tall + base * 1.9 + 20 * u}H${out + 14 * u}L${out + 60 * u} ${tall + base * 1.9 + 140 * u}H${-out - 60 * u}Z`,
      pair(f, tones.body[1], tones.body[2]),
    );
  return (
    shell(f) +
    f.both(post) +
    apron +
    box(-out - 14 * u, tall + 8 * u, (out + 14 * u) * 2, base * 2, 6 * u, down(f, tones.body)) +
    keys(f) +
    bulbs(f, [-out, tall + base * 0.24, out, tall + base * 0.24], 25, 3.6 * u, tones.light)
  );
}

/** A double bass that leans on the wall; (0, 0) is its foot. */
const bass = (s: Scene, x: number, y: number, size: number): string =>
  group(
    path('M-8-330H8V-210H-8ZM-14-352C-2-364 12-356 12-342H-12Z', '#1a0d08') +
      path(
        'M0-236C42-236 50-196 42-168C36-150 40-140 56-118C86-76 70 0 0 0S-86-76-56-118C-40-140-36-150-42-168C-50-196-42-236 0-236Z',
        down(s, ['#e08a44', '#8a3a16', '#2e0f06']),
        'stroke="#2a0e06" stroke-width="4"',
      ) +
      path('M-28-150c-10 14 6 34-4 52M28-150c10 14-6 34 4 52', 'none', 'stroke="#1a0904" stroke-width="6"') +
      line('M-4-340V-60M4-340V-60M0-340V-60', '#f6deb0', 1.2) +
      box(-22, -84, 44, 8, 2, '#f0cf9a') +
      line('M0 0V30', '#333', 5),
    d`translate(${x} ${y})` + `rotate(-8)scale(${size})`,
  );

const sax = (s: Scene, x: number, y: number, size: number): string =>
  group(
    line('M-40-190C-10-210 6-196 8-170L22-50C26 0 84 6 92-40L100-90', s.tones.trim[2], 40) +
      line('M-40-190C-10-210 6-196 8-170L22-50C26 0 84 6 92-40L100-90', s.tones.trim[1], 30) +
      line('M-2-170L14-46C18-14 50-2 70-18', s.tones.trim[0], 7, 'opacity=".8"') +
      path('M66-92H138L116-54H84Z', metal(s, s.tones.trim)) +
      times(6, (i) =>
        disc(14 + i * 2.4, -150 + i * 22, 8, s.tones.trim[0], `stroke="${s.tones.trim[2]}" stroke-width="3"`),
      ),
    d`translate(${x} ${y})` + `scale(${size})`,
  );

const table = (s: Scene, x: number, y: number, size: number): string =>
  group(
    halo(s, 0, -60, 150, 120, s.tones.light) +
      oval(0, 0, 110, 26, down(s, s.tones.side)) +
      path('M-110 0A110 26 0 0 0 110 0L124 120H-124Z', down(s, s.tones.side)) +
      path('M-34-20L-22-84H22L34-20Z', s.tones.light) +
      box(-4, -22, 8, 20, 0, s.tones.trim[2]) +
      path('M60-46H96L80-22ZM77-22h6V-2h-6Z', '#fff', 'opacity=".35"'),
    d`translate(${x} ${y})` + `scale(${size})`,
  );

export const stage: Stage = {
  tints: [
    {
      sky: '0a0610 2a1228 4a1c34',
      free: '0a0422 3a1470 c03a9a',
      body: '6a3a5a 35162e 12060f',
      side: 'b8324a 6a1228 22060e',
      trim: 'fff3c8 dcae58 7c4d18',
      inside: '2a0f22 0d050b',
      light: 'ffc470',
    },
    {
      sky: '040a10 0c2a34 14484a',
      free: '041a2a 0a5a7a 4ad0c8',
      body: '3a6a70 14363c 061418',
      side: 'd89a3a 7a4a14 281605',
      trim: 'fff3c8 dcae58 7c4d18',
      inside: '0c2428 040d10',
      light: 'ffd08a',
    },
    {
      sky: '07060f 1a1740 3a2a78',
      free: '1a0616 6a1440 f06a5a',
      body: '4a4a8a 201e4c 0a0918',
      side: '6a4ac0 35207a 12092a',
      trim: 'fff3c8 dcae58 7c4d18',
      inside: '17133a 080614',
      light: 'ffb8d0',
    },
  ],
  plate: { y: [-52, -26], width: [430, 170], size: [46, 23], style: 'neon' },
  crown: [140, 76],
  base: [46, 26],
  lamps: 'tube',
  motion: 'sway',
  frame,
  far(s) {
    const { w, tones } = s;
    const clay = mix(tones.sky[2], '#5a2a1c', 0.5);
    const bricks = pattern(
      s,
      'brick',
      84,
      56,
      box(2, 2, 80, 24, 2, clay) +
        box(-40, 30, 80, 24, 2, mix(clay, '#000000', 0.18)) +
        box(44, 30, 80, 24, 2, mix(clay, '#000000', 0.12)),
    );
    return (
      sky(s) +
      box(0, 0, w, s.floor, 0, bricks, 'opacity=".55"') +
      sides(s, halo(s, w * 0.1, s.floor * 0.5, w * 0.26, s.h * 0.34, tones.light)) +
      floor(s, tones.body[2], tones.body[1])
    );
  },
  drift: (s) =>
    sides(
      s,
      path(
        d`M${s.w * 0.2} -60L${-s.w * 0.12} ${s.h}H${s.w * 0.3}Z`,
        ramp(s, 'beam', [
          [0, s.tones.light, 0.34],
          [1, s.tones.light, 0],
        ]),
      ),
    ),
  near(s) {
    const { w, h, isTall } = s;
    if (isTall) return bass(s, w * 0.2, h * 0.95, 0.85) + sax(s, w * 0.78, h * 0.93, 0.9);
    return (
      bass(s, w * 0.07, h * 0.8, 1.45) + sax(s, w * 0.92, h * 0.78, 1.5) + sides(s, table(s, w * 0.1, h * 0.96, 1))
    );
  },
};
