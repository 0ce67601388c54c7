/** An Art Deco theatre: a gilt proscenium with a sunburst, velvet curtains, boxes with lamps, footlights. */
import { box, d, disc, group, line, path, times } from '@foyer/pictures/shapes.ts';
import { ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { boards, bulbs, down, floor, halo, lamp, metal, pair, round, sides, sky } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

/** A fan of gilt rays behind the stepped crown. */
function sunburst(f: Frame): string {
  const { crown, u, tones } = f;
  const r = crown + 34 * u;
  const rays = times(17, (i) => {
    const a = Math.PI * (1 + i / 16);
    const far = r * (i % 2 ? 0.88 : 1);
    const [x, y] = [Math.cos(a) * far * 2.1, Math.sin(a) * far];
    return d`M0 0L${x - 15 * u} ${y}A${18 * u} ${18 * u} 0 0 1 ${x + 15 * u} ${y}Z`;
  });
  return path(rays, down(f, tones.trim), `stroke="${tones.trim[2]}" stroke-width="${2 * u}"`);
}

function steppedCrown(f: Frame): string {
  const { out, crown, u, tones } = f;
  const step = (half: number, top: number): string =>
    box(-half, -top, half * 2, top + 10, 4 * u, down(f, tones.body)) +
    line(d`M${-half} ${-top + 5 * u}H${half}`, tones.trim[1], 5 * u) +
    line(d`M${-half} ${-top + 12 * u}H${half}`, tones.trim[2], 2 * u);
  return (
    step(out, crown * 0.46) +
    step(out * 0.74, crown * 0.72) +
    step(out * 0.5, crown * 0.98) +
    bulbs(f, [-out + 14 * u, -crown * 0.2, -out * 0.56, -crown * 0.2], 9, 4 * u, tones.light) +
    bulbs(f, [out - 14 * u, -crown * 0.2, out * 0.56, -crown * 0.2], 9, 4 * u, tones.light)
  );
}

/** One curtain, gathered by a cord, with its fold lines. */
function curtain(f: Frame): string {
  const { half, out, tall, base, u, tones } = f;
  const [left, right, low] = [-out - 10 * u, -half + 4 * u, tall + base * 0.7];
  const waist = tall * 0.64;
  const folds = times(5, (i) => {
    const x = left + ((right - left) * (i + 0.5)) / 5;
    const pinch = left + (x - left) * 0.45;
    return d`M${x} 0C${x} ${waist * 0.6} ${pinch + 8 * u} ${waist * 0.8} ${pinch} ${waist}C${pinch + 4 * u} ${waist + 40 * u} ${x - 10 * u} ${low - 60 * u} ${x - 8 * u} ${low}`;
  });
  return (
    path(
      d`M${left} 0H${right}C${right} ${waist * 0.62} ${left + (right - left) * 0.62} ${waist * 0.84} ${left + (right - left) * 0.5} ${waist}C${left + (right - left) * 0.56} ${waist + 50 * u} ${right - 22 * u} ${low - 70 * u} ${right - 24 * u} ${low}H${left}Z`,
      round(f, tones.side),
    ) +
    line(folds, tones.side[2], 5 * u, 'opacity=".55"') +
    line(
      d`M${left} ${waist}q${(right - left) * 0.3} ${18 * u} ${(right - left) * 0.52} ${2 * u}`,
      tones.trim[1],
      8 * u,
    ) +
    path(d`M${left + (right - left) * 0.44} ${waist}l${10 * u} ${44 * u}h${-20 * u}Z`, tones.trim[1])
  );
}

function valance(f: Frame): string {
  const { half, u, tones } = f;
  const step = (half * 2) / 7;
  return times(7, (i) => {
    const x = -half + i * step;
    const deep = 12 * u;
    return (
      path(
        d`M${x} ${-26 * u}H${x + step}Q${x + step * 0.9} ${deep} ${x + step / 2} ${deep}T${x} ${-26 * u}Z`,
        down(f, tones.side),
      ) +
      line(
        d`M${x} ${-22 * u}Q${x + step * 0.1} ${deep} ${x + step / 2} ${deep}T${x + step} ${-22 * u}`,
        tones.trim[1],
        4 * u,
      )
    );
  });
}

function frame(f: Frame): string {
  const { half, out, tall, base, crown, u, tones } = f;
  const post =
    box(-out, -crown * 0.4, out - half, tall + base + crown * 0.4, 3 * u, round(f, tones.body)) +
    line(d`M${-out + 12 * u} 0V${tall}M${-out + 18 * u} 0V${tall}`, tones.trim[1], 2 * u);
  const apron =
    box(-out - 20 * u, tall + 8 * u, (out + 20 * u) * 2, base, 4 * u, down(f, tones.body)) +
    line(d`M${-out - 20 * u} ${tall + 12 * u}H${out + 20 * u}`, tones.trim[1], 4 * u);
  const shell = (x: number) =>
    halo(f, x, tall + base - 4 * u, 60 * u, 46 * u, tones.light) +
    path(d`M${x - 20 * u} ${tall + base + 8 * u}a${20 * u} ${22 * u} 0 0 1 ${40 * u} 0Z`, metal(f, tones.trim));
  const feet = times(9, (i) => shell(((i - 4) * (out - 20)) / 4));
  return (
    sunburst(f) +
    f.both(post) +
    steppedCrown(f) +
    apron +
    box(
      -out - 40 * u,
      tall + base + 8 * u,
      (out + 40 * u) * 2,
      400,
      0,
      ramp(f, 'pit', [
        [0, tones.body[2]],
        [0.4, '#000', 0],
      ]),
    ) +
    feet
  );
}

/** A box of the house with a lit arch and a lamp on its rail. */
function theatreBox(s: Scene, x: number, y: number, size: number): string {
  const { tones } = s;
  const glowing = pair(s, mix(tones.light, tones.side[1], 0.35), tones.side[2]);
  return group(
    path('M-70 60V-30A70 70 0 0 1 70-30V60Z', glowing, `stroke="${tones.trim[2]}" stroke-width="7"`) +
      path(
        'M-70 60V-30A70 70 0 0 1-20-80C-30-20-40 0-62 40ZM70 60V-30A70 70 0 0 0 20-80C30-20 40 0 62 40Z',
        tones.side[1],
      ) +
      times(
        3,
        (i) => disc(-34 + i * 34, 34, 13, tones.side[2]) + path(d`M${-58 + i * 34} 66q24-40 48 0Z`, tones.side[2]),
      ) +
      path('M-88 60H88L74 104H-74Z', down(s, tones.body)) +
      line('M-88 62H88', tones.trim[1], 5) +
      lamp(s, 0, 84, 7, tones.light, 6),
    d`translate(${x} ${y})` + `scale(${size})`,
  );
}

export const stage: Stage = {
  tints: [
    {
      sky: '0a0406 2a0d12 5a1e1c',
      free: '1a0a02 5a2c08 c07a20',
      body: '4a3138 21151b 0a0608',
      side: 'd8333c 8a1420 38060e',
      trim: 'fff3c8 dcae58 7c4d18',
      inside: '2a1016 0e0508',
      light: 'ffcf7a',
    },
    {
      sky: '04070f 0c1a34 1d3a6a',
      free: '10061e 3a1a5e 8a4ab0',
      body: '33405a 151d30 06090f',
      side: '4a63c8 1c2f86 0a1238',
      trim: 'fff3c8 dcae58 7c4d18',
      inside: '0f1a3c 060a1a',
      light: 'ffd890',
    },
  ],
  plate: { y: [-84, -38], width: [430, 168], size: [50, 25], style: 'foil' },
  crown: [158, 78],
  base: [52, 28],
  lamps: 'board',
  motion: 'shine',
  frame,
  over: (f) => valance(f) + (f.isNarrow ? '' : f.both(curtain(f))),
  far(s) {
    const { w, h, tones } = s;
    const wall = times(12, (i) => line(d`M${(w * (i + 0.5)) / 12} 0V${s.floor}`, tones.trim[2], 2, 'opacity=".25"'));
    return (
      sky(s) +
      wall +
      halo(s, w / 2, 0, w * 0.5, h * 0.3, tones.light) +
      floor(s, tones.side[2], mix(tones.side[1], '#000000', 0.3)) +
      boards(s, '#000')
    );
  },
  drift: (s) =>
    sides(
      s,
      path(
        d`M${s.w * 0.08} -40L${s.w * 0.3} ${s.h}H${s.w * 0.62}Z`,
        ramp(s, 'beam', [
          [0, s.tones.light, 0.26],
          [1, s.tones.light, 0],
        ]),
      ),
    ),
  near(s) {
    const { w, h, isTall } = s;
    const seats = times(isTall ? 5 : 8, (i) => {
      const x = (w * (i + 0.5)) / (isTall ? 5 : 8);
      return path(
        d`M${x - 62} ${h + 10}V${h - 44}q0 -34 34 -34h56q34 0 34 34V${h + 10}Z`,
        down(s, s.tones.side),
        'opacity=".9"',
      );
    });
    const balconies = isTall
      ? theatreBox(s, w * 0.24, h * 0.19, 1) + theatreBox(s, w * 0.22, s.floor + 180, 1.1)
      : theatreBox(s, w * 0.075, h * 0.3, 1) + theatreBox(s, w * 0.065, h * 0.58, 1.1);
    return sides(s, balconies) + seats;
  },
};
