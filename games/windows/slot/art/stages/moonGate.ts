/** A porcelain moon gate: a round of blue-and-white around the reels, a garden wall with tiles, vases and willows. */
import { box, d, disc, eachOf, group, line, oval, path, petalShape, times } from '@foyer/pictures/shapes.ts';
import { pattern, ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { cloud, down, floor, halo, hills, pair, round, sides, sky, stars } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

const reachOf = (f: Frame) => ({ rx: f.out + (f.isNarrow ? 60 : 92), ry: f.tall / 2 + f.crown * 0.98, cy: f.tall / 2 });

/** Flowers and tendrils round the ring, as on a large dish. */
function vine(f: Frame, part: number, count: number, size: number): string {
  const { rx, ry, cy } = reachOf(f);
  const { body, side } = f.tones;
  const flower = f.reuse(
    group(
      times(8, (i) => path(petalShape, i % 2 ? body[1] : body[2], `transform="rotate(${i * 45})scale(.22)"`)) +
        disc(0, 0, 6, side[0], `stroke="${body[2]}" stroke-width="3"`) +
        line('M24 0C44-20 60-8 54 6C50 14 40 10 44 4M-24 0C-44 20-60 8-54-6C-50-14-40-10-44-4', body[1], 4),
      `scale(${size})`,
    ),
  );
  return times(count, (i) => {
    const a = ((i + 0.5) / count) * Math.PI * 2;
    const turn = (Math.atan2(Math.cos(a) * ry, -Math.sin(a) * rx) * 180) / Math.PI;
    return flower(d`translate(${Math.cos(a) * rx * part} ${cy + Math.sin(a) * ry * part})rotate(${turn})`);
  });
}

function frame(f: Frame): string {
  const { half, tall, crown, u, tones } = f;
  const { rx, ry, cy } = reachOf(f);
  const [blue, white] = [tones.body, tones.side];
  const glaze = ramp(f, 'glaze', [
    [0, white[0]],
    [0.55, white[1]],
    [1, white[2]],
  ]);
  const ringAt = (inset: number, colour: string, width: number, extra = '') =>
    oval(0, cy, rx - inset * u, ry - inset * u, 'none', `stroke="${colour}" stroke-width="${width * u}" ${extra}`);
  const shine = path(
    d`M${-rx * 0.82} ${cy - ry * 0.44}A${rx - 20 * u} ${ry - 20 * u} 0 0 1 ${-rx * 0.2} ${cy - ry * 0.93}`,
    'none',
    `stroke="#fff" stroke-width="${9 * u}" opacity=".85"`,
  );
  const board = f.isNarrow ? 92 : 220;
  return (
    oval(0, cy, rx, ry, glaze, `stroke="${blue[2]}" stroke-width="${7 * u}"`) +
    ringAt(13, blue[1], 5) +
    ringAt(24, blue[2], 8, `stroke-dasharray="${14 * u} ${9 * u}" stroke-linecap="butt"`) +
    ringAt(35, blue[1], 3) +
    vine(f, 0.86, f.isNarrow ? 22 : 26, f.isNarrow ? 0.55 : 0.9) +
    shine +
    box(
      -half - 24 * u,
      -24 * u,
      half * 2 + 48 * u,
      tall + 48 * u,
      18 * u,
      down(f, blue),
      `stroke="${white[0]}" stroke-width="${5 * u}"`,
    ) +
    path(
      d`M${-board} ${-crown * 0.32}Q${-board - 24 * u} ${-crown * 0.55} ${-board} ${-crown * 0.78}H${board}Q${board + 24 * u} ${-crown * 0.55} ${board} ${-crown * 0.32}Z`,
      glaze,
      `stroke="${blue[2]}" stroke-width="${6 * u}"`,
    ) +
    path(
      d`M${-board + 12 * u} ${-crown * 0.38}Q${-board - 8 * u} ${-crown * 0.55} ${-board + 12 * u} ${-crown * 0.72}H${board - 12 * u}Q${board + 8 * u} ${-crown * 0.55} ${board - 12 * u} ${-crown * 0.38}Z`,
      'none',
      `stroke="${blue[1]}" stroke-width="${2.4 * u}"`,
    )
  );
}

/** A garden wall with a row of tiles along its top. */
function wall(s: Scene): string {
  const { w, floor: foot, isTall, tones } = s;
  const y = foot - (isTall ? 60 : 190);
  const dark = tones.body[2];
  const plaster = pair(s, mix(tones.side[1], tones.sky[1], 0.5), mix(tones.side[2], tones.sky[0], 0.75));
  const windows = times(
    2,
    (i) =>
      disc(w * (0.1 + i * 0.8), y + 96, 56, mix(tones.light, tones.sky[1], 0.5), `stroke="${dark}" stroke-width="9"`) +
      line(d`M${w * (0.1 + i * 0.8) - 50} ${y + 96}h100m-50-50v100m-36-86l72 72m0-72l-72 72`, dark, 5),
  );
  return (
    box(0, y, w, foot - y + 16, 0, plaster) +
    (isTall ? '' : windows) +
    box(0, y - 26, w, 30, 0, pair(s, mix(dark, '#ffffff', 0.28), dark)) +
    times(30, (i) =>
      disc(((i + 0.5) * w) / 30, y + 4, 12, dark, `stroke="${mix(dark, '#ffffff', 0.35)}" stroke-width="3"`),
    )
  );
}

/** A tall vase with a painted band, and plum twigs in it; (0, 0) is its foot. */
export function vase(s: Scene | Frame, x: number, y: number, size: number, hasTwig = true): string {
  const [blue, white] = [s.tones.body, s.tones.side];
  const shape =
    'M-22-250H22V-236C16-226 14-214 16-200C66-176 74-120 56-70C46-40 36-20 36 0H-36C-36-20-46-40-56-70C-74-120-66-176-16-200C-14-214-16-226-22-236Z';
  const twig = hasTwig
    ? line('M-4-250C-16-300 10-330-10-380M-6-300C20-330 36-350 60-356M0-330C-30-350-40-370-62-372', '#2a1c20', 5) +
      eachOf(
        [
          [-10, -384],
          [60, -358],
          [-62, -374],
          [26, -340],
          [-34, -358],
          [6, -318],
        ] as const,
        ([fx, fy]) =>
          times(5, (i) => disc(fx + Math.cos(i * 1.26) * 8, fy + Math.sin(i * 1.26) * 8, 7, '#ffe4ea')) +
          disc(fx, fy, 4, '#e86a8a'),
      )
    : '';
  return group(
    twig +
      path(shape, round(s, [white[0], white[1], mix(white[2], blue[2], 0.5)]), `stroke="${blue[2]}" stroke-width="3"`) +
      line('M-20-230H20M-17-212H17M-58-164Q0-146 58-164M-62-88Q0-70 62-88M-38-14H38', blue[1], 5) +
      times(3, (i) =>
        group(
          times(6, (k) => path(petalShape, blue[1], `transform="rotate(${k * 60})scale(.2)"`)) +
            disc(0, 0, 5, white[0]),
          `translate(${(i - 1) * 38} ${-122 + (i - 1) ** 2 * -6})`,
        ),
      ),
    d`translate(${x} ${y})` + `scale(${size})`,
  );
}

const willow = (s: Scene, x: number, size: number): string =>
  group(
    times(9, (i) =>
      line(
        d`M${i * 26 - 90} -20C${i * 30 - 100} 80 ${i * 26 - 70} 160 ${i * 28 - 110} ${220 + ((i * 53) % 120)}`,
        mix(s.tones.body[1], s.tones.sky[1], 0.3),
        5,
        'stroke-dasharray="16 9" opacity=".8"',
      ),
    ),
    d`translate(${x} 0)` + `scale(${size})`,
  );

export const stage: Stage = {
  tints: [
    {
      sky: '040c26 10306a 4a7ac0',
      free: '1e0a34 5a3a8a f0b8b0',
      body: '6a9af0 2a56c0 0e2470',
      side: 'ffffff e4eefa 9ab4dc',
      trim: 'f4f8fd a8c4ee 3360aa',
      inside: '10225a 060d2a',
      light: 'cfe2ff',
    },
    {
      sky: '02141c 0c4450 4a9aa0',
      free: '0a1238 2a4a9a e8c8a0',
      body: '5ab0b8 1a6a80 083040',
      side: 'ffffff e4f4f2 94bcc0',
      trim: 'f4fdfb a8dcd8 2f7a84',
      inside: '0a3440 041419',
      light: 'd0fff4',
    },
    {
      sky: '14060c 4a1420 a04a3a',
      free: '04102a 1a3a7a 9ac0f0',
      body: 'f08a6a b8382a 5c1210',
      side: 'fffdf8 f6e8e0 cca89a',
      trim: 'fff4ec f0b8a0 a0442c',
      inside: '3a1014 160508',
      light: 'ffd8c0',
    },
  ],
  plate: { y: [-82, -41], width: [390, 160], size: [48, 24], style: 'ink' },
  crown: [150, 76],
  lamps: 'beads',
  motion: 'pass',
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
        'waves',
        60 * f.u,
        30 * f.u,
        times(
          3,
          (i) => `<circle cx="${30 * f.u}" cy="${30 * f.u}" r="${(9 + i * 9) * f.u}" stroke="${f.tones.trim[1]}"/>`,
        ),
      ),
      'opacity=".08"',
    ),
  far(s) {
    const { w, h, tones } = s;
    const mist = mix(tones.sky[2], '#ffffff', 0.2);
    return (
      sky(s) +
      stars(s, 50, h * 0.4) +
      disc(w / 2, h * 0.16, 90, '#fff', 'opacity=".85"') +
      halo(s, w / 2, h * 0.16, 340, 300, tones.light) +
      hills(s, s.floor - 20, h * 0.34, 4, mix(tones.sky[1], mist, 0.28)) +
      hills(s, s.floor + 6, h * 0.18, 6, mix(tones.sky[1], tones.sky[0], 0.3)) +
      wall(s) +
      floor(s, tones.sky[0], mix(tones.sky[1], tones.sky[2], 0.3)) +
      times(24, () =>
        line(
          d`M${s.random() * w} ${s.floor + s.random() * (h - s.floor)}h${40 + s.random() * 80}`,
          tones.light,
          2,
          'opacity=".16"',
        ),
      )
    );
  },
  drift: (s) =>
    times(6, (i) => cloud((s.w * (i + 0.2)) / 5.5, s.h * (0.08 + (i % 3) * 0.12), 1 + (i % 2) * 0.6, '#fff', 0.14)),
  near(s) {
    const { w, h, isTall } = s;
    return sides(
      s,
      isTall
        ? willow(s, w * 0.1, 1) + vase(s, w * 0.22, h * 0.97, 1)
        : willow(s, w * 0.05, 1.5) + vase(s, w * 0.085, h * 0.97, 1.15),
    );
  },
};
