/** A sweet shop: candy-cane posts, icing that drips from a wafer roof, scoops and lollipops, jelly hills. */
import { box, d, disc, group, line, path, times } from '@foyer/pictures/shapes.ts';
import { pattern } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { down, floor, halo, hills, pair, scatter, sheen, sides, sky, stars } from './draw.ts';
import type { Frame, Ramp, Scene, Stage } from './stage.ts';

const sugar = ['#ff5a8a', '#ffd23a', '#5ad0f0', '#8ae070', '#c07af0', '#ff9a4a'] as const;
const sweet = (i: number): string => sugar[i % sugar.length] ?? '';
const glossy = (i: number): Ramp => [mix(sweet(i), '#ffffff', 0.55), sweet(i), mix(sweet(i), '#3a0a2a', 0.5)];

/** Icing with drips along its lower edge. */
function icing(half: number, top: number, deep: number, drips: number): string {
  const step = (half * 2) / drips;
  return (
    d`M${-half} ${top + deep * 0.3}Q${-half} ${top} ${-half + deep * 0.5} ${top}H${half - deep * 0.5}Q${half} ${top} ${half} ${top + deep * 0.3}` +
    times(drips, (i) => {
      const x = half - i * step;
      const low = top + deep * (0.62 + ((i * 7) % 5) * 0.1);
      return d`V${low}a${step * 0.28} ${step * 0.28} 0 0 1 ${-step * 0.56} 0V${top + deep * 0.5}a${step * 0.22} ${step * 0.16} 0 0 0 ${-step * 0.44} 0`.replace(
        'V',
        i ? 'V' : d`L${x} ${top + deep * 0.4}V`,
      );
    }) +
    'Z'
  );
}

const sprinkles = (f: Frame, half: number, top: number, deep: number, count: number): string =>
  times(count, (i) =>
    line(
      d`M${f.random.in(-half * 0.96, half * 0.96)} ${top + deep * f.random.in(0.12, 0.42)}l${f.random.in(-8, 8) * f.u} ${f.random.in(-5, 5) * f.u}`,
      sweet(i),
      5 * f.u,
    ),
  );

function lollipop(s: Frame | Scene, x: number, y: number, r: number, stick: number, i: number): string {
  const swirl = times(7, (k) =>
    path(
      d`M0 0Q${r * 0.5} ${-r * 0.16} ${r} 0A${r} ${r} 0 0 1 ${r * 0.9} ${r * 0.434}Q${r * 0.4} ${r * 0.04} 0 0Z`,
      '#fff',
      `transform="rotate(${Math.round(k * 51.4)})" opacity=".75"`,
    ),
  );
  return group(
    line(d`M0 0V${stick}`, '#fff6ea', r * 0.16) +
      disc(0, 0, r, down(s, glossy(i))) +
      swirl +
      path(
        d`M${-r * 0.7} ${-r * 0.3}A${r * 0.76} ${r * 0.76} 0 0 1 ${r * 0.1} ${-r * 0.76}`,
        'none',
        `stroke="#fff" stroke-width="${r * 0.12}" opacity=".7"`,
      ),
    d`translate(${x} ${y})`,
  );
}

const scoop = (f: Frame, x: number, y: number, r: number, i: number): string =>
  disc(x, y, r, down(f, glossy(i))) +
  times(5, (k) => disc(x + (k - 2) * r * 0.42, y + r * 0.55, r * 0.3, glossy(i)[1])) +
  disc(x - r * 0.34, y - r * 0.4, r * 0.18, '#fff', 'opacity=".6"');

/** A candy cane on the left of the reels. */
function cane(f: Frame): string {
  const { half, post, tall, base, crown, u, tones } = f;
  const stripes = pattern(
    f,
    'cane',
    52 * u,
    52 * u,
    box(0, 0, 52 * u, 52 * u, 0, '#fff4f0') +
      path(d`M0 0H${26 * u}L0 ${26 * u}ZM${52 * u} 0V${26 * u}L${26 * u} ${52 * u}H0Z`, tones.body[1]),
  );
  const [x, width] = [-half - post * 0.82, post * 0.66];
  return (
    box(x, -crown * 0.4, width, tall + crown * 0.4 + base, width / 2, stripes) +
    box(x, -crown * 0.4, width, tall + crown * 0.4 + base, width / 2, sheen(f))
  );
}

/** A row of jellies on which everything stands. */
function jellies(f: Frame, eave: number): string {
  const { tall, base, u } = f;
  const count = f.isNarrow ? 7 : 9;
  return times(count, (i) => {
    const [jx, w] = [-eave + (i * eave * 2) / count, (eave * 2) / count - 6 * u];
    return (
      box(jx + 3 * u, tall + base * 0.5, w, 86 * u, 20 * u, down(f, glossy(i))) +
      box(jx + 12 * u, tall + base * 0.5 + 9 * u, w - 30 * u, 12 * u, 6 * u, '#fff', 'opacity=".5"')
    );
  });
}

function frame(f: Frame): string {
  const { half, out, tall, base, crown, u, tones } = f;
  const wafer = pattern(
    f,
    'wafer',
    26 * u,
    26 * u,
    box(0, 0, 26 * u, 26 * u, 0, '#d8914a') +
      line(d`M0 0L${26 * u} ${26 * u}M${26 * u} 0L0 ${26 * u}`, '#96561e', 3 * u),
  );
  const eave = f.isNarrow ? out + 6 : out + 46;
  const roof = box(-eave, -crown * 0.78, eave * 2, crown * 0.72, 30 * u, wafer);
  return (
    scoop(f, -out * 0.78, -crown * 0.86, 52 * u, 2) +
    scoop(f, out * 0.78, -crown * 0.86, 52 * u, 4) +
    lollipop(f, -out * 0.6, -crown * 1.02, 40 * u, 90 * u, 0) +
    lollipop(f, out * 0.6, -crown * 1.02, 40 * u, 90 * u, 1) +
    f.both(cane(f)) +
    box(-half - 8, -20 * u, half * 2 + 16, 30 * u, 6, '#96561e') +
    roof +
    box(-out, tall + 8 * u, out * 2, base * 0.8, 12 * u, wafer) +
    path(icing(eave + 6 * u, -crown * 0.94, crown * 0.9, f.isNarrow ? 9 : 15), down(f, tones.side)) +
    line(d`M${-eave + 18 * u} ${-crown * 0.87}H${eave - 18 * u}`, '#fff', 9 * u, 'opacity=".6"') +
    sprinkles(f, eave, -crown * 0.86, crown * 0.72, f.isNarrow ? 26 : 60) +
    jellies(f, eave) +
    box(
      -(f.isNarrow ? 104 : 250),
      -crown * 0.82,
      f.isNarrow ? 208 : 500,
      crown * 0.5,
      40 * u,
      pair(f, '#6a3420', '#2c100a'),
      `stroke="#fff4e4" stroke-width="${6 * u}"`,
    )
  );
}

export const stage: Stage = {
  tints: [
    {
      sky: '2a1048 7a2a7a f07aa0',
      free: '0a3a5a 2ab0c0 ffe0a0',
      body: 'ff7a8a e2345a 7a0a2a',
      side: 'ffd0e4 ff8ab8 b83a78',
      trim: 'fff3c8 ffc84a c07a10',
      inside: '34103a 14061a',
      light: 'ffb8e0',
    },
    {
      sky: '0a2048 1e5a8a 6ad0d8',
      free: '3a0a4a a03a8a ffa0a0',
      body: '6ae0d0 1aa09a 064a4a',
      side: 'e8fff4 a8ecd0 3a9a84',
      trim: 'fff3c8 ffc84a c07a10',
      inside: '0a2a44 04101e',
      light: 'c8fff0',
    },
  ],
  plate: { y: [-86, -42], width: [430, 180], size: [46, 23], style: 'foil', face: 'sans' },
  crown: [150, 76],
  base: [50, 26],
  lamps: 'beads',
  motion: 'rise',
  frame,
  rail: (f, x) => line(d`M${x} 0V${f.tall}`, f.tones.light, 4 * f.u, `stroke-dasharray="0 ${12 * f.u}" opacity=".55"`),
  far(s) {
    const { w, h, tones } = s;
    return (
      sky(s) +
      stars(s, 40, h * 0.4) +
      halo(s, w / 2, s.floor, w * 0.7, h * 0.5, tones.light) +
      hills(s, s.floor - h * 0.04, h * 0.22, 4, mix(tones.sky[2], tones.sky[0], 0.45)) +
      hills(s, s.floor + 20, h * 0.12, 5, mix(tones.sky[1], tones.sky[0], 0.35)) +
      floor(s, mix(tones.sky[0], '#000000', 0.3), mix(tones.sky[1], '#000000', 0.2))
    );
  },
  drift: (s) =>
    scatter(s, 30, (size) => disc(0, 0, 8 * size, s.tones.light, 'opacity=".25"') + line('M-5 0H5', '#fff', 2)),
  near(s) {
    const { w, h, isTall } = s;
    const drop = (x: number, y: number, size: number, i: number) =>
      group(
        path('M-60 0C-60-70-30-96 0-96S60-70 60 0Z', down(s, glossy(i))) +
          times(26, (k) => disc(((k * 37) % 100) - 50, -8 - ((k * 23) % 62), 2.2, '#fff', 'opacity=".6"')),
        d`translate(${x} ${y})` + `scale(${size})`,
      );
    if (isTall)
      return (
        lollipop(s, w * 0.2, h * 0.13, 54, 200, 3) +
        lollipop(s, w * 0.8, h * 0.17, 46, 200, 5) +
        drop(w * 0.18, h * 0.93, 1.1, 3) +
        drop(w * 0.83, h * 0.93, 1.1, 4) +
        lollipop(s, w * 0.28, h * 0.74, 44, 200, 1) +
        lollipop(s, w * 0.74, h * 0.76, 40, 200, 0)
      );
    return sides(
      s,
      lollipop(s, w * 0.05, h * 0.44, 76, 420, 3) +
        lollipop(s, w * 0.125, h * 0.58, 50, 300, 1) +
        drop(w * 0.02, h * 0.96, 1.5, 4) +
        drop(w * 0.115, h * 0.98, 1.2, 2),
    );
  },
};
