/** A funfair at night: a striped big top, barber posts with bulbs, a big wheel, balloons and stalls. */
import { box, d, disc, group, line, path, times } from '@foyer/pictures/shapes.ts';
import { pattern, ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { bulbs, down, floor, halo, hills, hung, lamp, metal, pair, sheen, sides, sky, stars, swag } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

const colours = ['#ff5a5a', '#ffd23a', '#4ad0c8', '#8a6aff', '#ff8ac0'] as const;
const colour = (i: number): string => colours[i % colours.length] ?? '';

/** The roof of a tent: stripes that meet at the top, with a valance of pennants. */
function tent(f: Frame): string {
  const { out, crown, u, tones } = f;
  const half = f.isNarrow ? out + 10 : out + 56;
  const [top, low] = [-crown - 40 * u, -crown * 0.3];
  const count = f.isNarrow ? 12 : 16;
  const edge = (i: number) => -half + (i * half * 2) / count;
  const stripes = times(count, (i) =>
    path(
      d`M${edge(i) * 0.06} ${top}Q${edge(i) * 0.5} ${low - crown * 0.24} ${edge(i)} ${low}H${edge(i + 1)}Q${edge(i + 1) * 0.5} ${low - crown * 0.24} ${edge(i + 1) * 0.06} ${top}Z`,
      i % 2 ? '#fff4e0' : tones.body[1],
    ),
  );
  const shade = path(
    d`M0 ${top}Q${half * 0.5} ${low - crown * 0.24} ${half} ${low}H${-half}Q${-half * 0.5} ${low - crown * 0.24} 0 ${top}Z`,
    ramp(f, 'dusk', [
      [0, '#fff', 0.12],
      [0.5, '#200', 0.05],
      [1, '#200', 0.55],
    ]),
  );
  const valance = times(count, (i) =>
    path(
      d`M${edge(i)} ${low}h${(half * 2) / count}v${20 * u}l${-half / count} ${24 * u}l${-half / count} ${-24 * u}Z`,
      i % 2 ? tones.side[1] : tones.trim[1],
      `stroke="${tones.body[2]}" stroke-width="${2 * u}"`,
    ),
  );
  const flag =
    line(d`M0 ${top}V${top - 24 * u}`, tones.trim[1], 6 * u) +
    path(d`M0 ${top - 26 * u}L${54 * u} ${top - 16 * u}L0 ${top - 4 * u}Z`, tones.side[1]);
  return flag + stripes + shade + valance + bulbs(f, [-half, low, half, low], count + 1, 5 * u, tones.light);
}

/** A barber pole with bulbs on the left of the reels. */
function pole(f: Frame): string {
  const { half, post, tall, base, crown, u, tones } = f;
  const [x, w] = [-half - post * 0.78, post * 0.56];
  const stripes = pattern(
    f,
    'barber',
    60 * u,
    60 * u,
    box(0, 0, 60 * u, 60 * u, 0, '#fff4e0') +
      path(d`M0 0H${30 * u}L0 ${30 * u}ZM${60 * u} 0V${30 * u}L${30 * u} ${60 * u}H0Z`, tones.side[1]),
  );
  return (
    box(x, -crown * 0.3, w, tall + crown * 0.3 + base * 0.6, 4, stripes) +
    box(x, -crown * 0.3, w, tall + crown * 0.3 + base * 0.6, 4, sheen(f)) +
    bulbs(f, [x - 10 * u, 20 * u, x - 10 * u, tall - 10 * u], 10, 4.5 * u, tones.light) +
    box(x - 12 * u, tall + base * 0.1, w + 24 * u, 24 * u, 5 * u, metal(f, tones.trim))
  );
}

/** Painted panels round the foot, as on a carousel. */
function panels(f: Frame, reach: number): string {
  const { tall, base, u, tones } = f;
  return times(8, (i) => {
    const left = -reach + (i * reach * 2) / 8;
    return (
      box(
        left + 5 * u,
        tall + base * 0.66,
        (reach * 2) / 8 - 10 * u,
        78 * u,
        8 * u,
        down(f, [mix(colour(i), '#ffffff', 0.2), colour(i), mix(colour(i), '#200020', 0.6)]),
        `stroke="${tones.trim[1]}" stroke-width="${4 * u}"`,
      ) +
      path(
        d`M${left + reach / 8} ${tall + base * 0.66 + 14 * u}l${14 * u} ${25 * u}l${-14 * u} ${25 * u}l${-14 * u} ${-25 * u}Z`,
        '#fff4e0',
        'opacity=".85"',
      )
    );
  });
}

function frame(f: Frame): string {
  const { out, tall, base, crown, u, tones } = f;
  const reach = f.isNarrow ? out + 12 : out + 48;
  const board = f.isNarrow ? 96 : 232;
  return (
    f.both(pole(f)) +
    box(
      -reach - 8 * u,
      tall + base * 0.3,
      (reach + 8 * u) * 2,
      180 * u,
      8 * u,
      ramp(f, 'drum', [
        [0, tones.body[1]],
        [0.6, tones.body[2]],
        [1, '#0a0208'],
      ]),
    ) +
    panels(f, reach) +
    bulbs(f, [-reach, tall + base * 0.5, reach, tall + base * 0.5], 25, 4 * u, tones.light) +
    box(-out, -crown * 0.22, out * 2, crown * 0.24, 4, down(f, tones.body)) +
    tent(f) +
    path(
      d`M${-board} ${-crown * 0.2}V${-crown * 0.66}Q0 ${-crown * 0.86} ${board} ${-crown * 0.66}V${-crown * 0.2}Q0 ${-crown * 0.38} ${-board} ${-crown * 0.2}Z`,
      pair(f, mix(tones.body[2], '#000000', 0.1), '#12040c'),
      `stroke="${tones.trim[1]}" stroke-width="${7 * u}"`,
    )
  );
}

/** A big wheel with lit cabins. */
function wheel(s: Scene, x: number, y: number, r: number): string {
  const cabins = times(12, (i) => {
    const a = (i / 12) * Math.PI * 2;
    return (
      group(
        path('M-17-8H17L13 20H-13Z', colour(i)) +
          path('M-17-8A17 17 0 0 1 17-8Z', mix(colour(i), '#ffffff', 0.35)) +
          box(-11, -4, 22, 10, 2, s.tones.light),
        d`translate(${x + Math.cos(a) * r} ${y + Math.sin(a) * r + 12})` + `scale(${r / 190})`,
      ) + line(d`M${x} ${y}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`, s.tones.side[1], 3, 'opacity=".8"')
    );
  });
  const rim = (part: number, width: number) =>
    disc(x, y, r * part, 'none', `stroke="${s.tones.side[1]}" stroke-width="${width}"`);
  const lights = times(36, (i) =>
    disc(x + Math.cos(i * 0.1745) * r * 0.94, y + Math.sin(i * 0.1745) * r * 0.94, 3.4, i % 2 ? s.tones.light : '#fff'),
  );
  return (
    halo(s, x, y, r * 1.5, r * 1.5, s.tones.light) +
    line(
      d`M${x} ${y}L${x - r * 0.5} ${s.floor + 30}M${x} ${y}L${x + r * 0.5} ${s.floor + 30}`,
      mix(s.tones.side[2], s.tones.sky[1], 0.3),
      12,
    ) +
    rim(1, 5) +
    rim(0.88, 3) +
    cabins +
    lights +
    disc(x, y, r * 0.1, metal(s, s.tones.trim))
  );
}

export const stage: Stage = {
  tints: [
    {
      sky: '080a2a 2a1c66 8a3a7a',
      free: '2a0620 b02a4a ffb04a',
      body: 'ff6a5a d8282c 5c0812',
      side: '7ae0e0 1f9aa8 06383f',
      trim: 'ffe98c fdb92b a8600c',
      inside: '2c0e2a 100510',
      light: 'ffe08a',
    },
    {
      sky: '02161e 0a4050 2a8a7a',
      free: '1a0a3a 6a2a8a ff9a9a',
      body: '6ac8f0 1a78b8 05284a',
      side: 'ff9a7a e2452d 6a1208',
      trim: 'ffe98c fdb92b a8600c',
      inside: '06283c 020f18',
      light: 'fff0a0',
    },
  ],
  plate: { y: [-79, -40], width: [400, 166], size: [46, 23], style: 'foil', face: 'sans' },
  crown: [150, 76],
  base: [50, 26],
  lamps: 'tube',
  motion: 'pass',
  frame,
  far(s) {
    const { w, h, isTall, tones } = s;
    const wheels = isTall
      ? wheel(s, w * 0.72, h * 0.13, 150)
      : wheel(s, w * 0.055, h * 0.42, 190) + wheel(s, w * 0.95, h * 0.34, 150);
    const stalls = times(isTall ? 4 : 8, (i) => {
      const x = (w * (i + 0.5)) / (isTall ? 4 : 8);
      return (
        path(
          d`M${x - 60} ${s.floor + 14}v-70L${x} ${s.floor - 110}L${x + 60} ${s.floor - 56}v70Z`,
          mix(colour(i), tones.sky[0], 0.6),
        ) + box(x - 40, s.floor - 46, 80, 36, 3, tones.light, 'opacity=".75"')
      );
    });
    return (
      sky(s) +
      stars(s, 60, h * 0.5) +
      halo(s, w / 2, s.floor, w * 0.8, h * 0.34, tones.sky[2]) +
      hills(s, s.floor, h * 0.14, 5, mix(tones.sky[0], tones.sky[1], 0.6)) +
      wheels +
      stalls +
      floor(s, mix(tones.sky[0], '#000000', 0.3), mix(tones.sky[1], '#2a1c14', 0.5))
    );
  },
  drift: (s) =>
    times(9, (i) => {
      const [x, y] = [s.w * (0.04 + ((i * 29) % 92) / 100), s.h * (0.08 + ((i * 17) % 60) / 100)];
      return (
        line(d`M${x} ${y + 34}q8 30 -4 70`, '#fff', 1.6, 'opacity=".5"') +
        path(
          d`M${x} ${y + 36}C${x - 34} ${y + 14} ${x - 30} ${y - 34} ${x} ${y - 34}S${x + 34} ${y + 14} ${x} ${y + 36}Z`,
          down(s, [mix(colour(i), '#ffffff', 0.5), colour(i), mix(colour(i), '#200020', 0.5)]),
          'opacity=".9"',
        ) +
        line(d`M${x - 14} ${y - 6}q2 -14 12 -16`, '#fff', 4, 'opacity=".6"')
      );
    }),
  near(s) {
    const { w, h, isTall, tones } = s;
    const string = isTall
      ? ([-10, h * 0.03, w * 0.5, h * 0.03, 26] as const)
      : ([-20, h * 0.12, w * 0.24, h * 0.03, 40] as const);
    const lights = line(swag(string), '#1a0a18', 3) + hung(string, 7, (x, y, i) => lamp(s, x, y + 9, 7, colour(i), 4));
    const ducks = group(
      box(-100, -84, 200, 84, 8, down(s, tones.body)) +
        path('M-116-84H116L100-180H-100Z', down(s, tones.side)) +
        times(4, (i) => path(d`M${-100 + i * 50} -180h25l4 96h-31Z`, '#fff4e0')) +
        times(
          3,
          (i) =>
            disc(-56 + i * 56, -42, 22, '#fff4e0') +
            disc(-56 + i * 56, -42, 14, tones.body[1]) +
            disc(-56 + i * 56, -42, 6, '#fff4e0'),
        ),
      d`translate(${isTall ? w * 0.2 : w * 0.075} ${isTall ? h * 0.92 : h * 0.97})` + `scale(${isTall ? 1 : 1.1})`,
    );
    return sides(s, lights + ducks);
  },
};
