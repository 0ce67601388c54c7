/** Parts that several stages are made of: materials, lamps, floors, hills. */
import { glow, ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import type { Sheet } from '@foyer/pictures/sheet.ts';
import { box, d, disc, eachOf, group, line, oval, path, times } from '@foyer/pictures/shapes.ts';
import type { Frame, Ramp, Scene } from './stage.ts';

/** Light above, dark below. */
export const down = (sheet: Sheet, [light, middle, dark]: Ramp): string =>
  ramp(sheet, `d${light}${middle}${dark}`, [
    [0, light],
    [0.4, middle],
    [1, dark],
  ]);

/** From one colour above to another below. */
export const pair = (sheet: Sheet, top: string, low: string): string =>
  ramp(sheet, `p${top}${low}`, [
    [0, top],
    [1, low],
  ]);

/** Lays roundness over a patterned post. */
export const sheen = (sheet: Sheet): string =>
  ramp(
    sheet,
    'sheen',
    [
      [0, '#100008', 0.6],
      [0.3, '#fff', 0.3],
      [0.5, '#fff', 0],
      [1, '#100008', 0.68],
    ],
    '',
  );

/** A round post lit from the left. */
export const round = (sheet: Sheet, [light, middle, dark]: Ramp): string =>
  ramp(
    sheet,
    `r${light}${middle}${dark}`,
    [
      [0, dark],
      [0.24, middle],
      [0.36, light],
      [0.56, middle],
      [1, mix(dark, '#000000', 0.35)],
    ],
    '',
  );

/** Polished metal: a hard horizon in the middle. */
export const metal = (sheet: Sheet, [light, middle, dark]: Ramp): string =>
  ramp(sheet, `m${light}${middle}${dark}`, [
    [0, light],
    [0.3, middle],
    [0.5, dark],
    [0.54, light],
    [1, middle],
  ]);

/** A light with its halo. */
export const lamp = (sheet: Sheet, x: number, y: number, r: number, colour: string, reach = 4): string =>
  disc(x, y, r * reach, glow(sheet, `g${colour}`, colour, 0.7, 0.28)) + disc(x, y, r, mix(colour, '#ffffff', 0.55));

/** A halo without its source. */
export const halo = (sheet: Sheet, x: number, y: number, rx: number, ry: number, colour: string): string =>
  oval(x, y, rx, ry, glow(sheet, `g${colour}`, colour, 0.7, 0.28));

/** Bulbs from one point to another, every second one bright. */
export function bulbs(
  sheet: Sheet,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  count: number,
  r: number,
  colour: string,
): string {
  const bulb = sheet.reuse(
    disc(0, 0, r * 2.6, glow(sheet, `g${colour}`, colour, 0.7, 0.28)) + disc(0, 0, r, mix(colour, '#ffffff', 0.7)),
  );
  return times(count, (i) => {
    const part = count === 1 ? 0.5 : i / (count - 1);
    return bulb(d`translate(${x1 + (x2 - x1) * part} ${y1 + (y2 - y1) * part})`);
  });
}

/** Both sides of the scene: the half is drawn at the left edge. */
export const sides = (s: Scene, half: string): string => {
  const one = s.reuse(half);
  return one('') + one(`translate(${s.w} 0)scale(-1 1)`);
};

export const sky = (s: Scene): string =>
  box(
    0,
    0,
    s.w,
    s.h,
    0,
    ramp(s, 'sky', [
      [0, s.tones.sky[0]],
      [0.5, s.tones.sky[1]],
      [s.isTall ? 0.7 : 0.9, s.tones.sky[2]],
    ]),
  );

/** A floor with a lit strip where it meets the wall. */
export const floor = (s: Scene, near: string, far: string): string =>
  box(
    0,
    s.floor,
    s.w,
    s.h - s.floor,
    0,
    ramp(s, 'floor', [
      [0, far],
      [0.5, near],
      [1, mix(near, '#000000', 0.6)],
    ]),
  );

/** Boards or tiles of a floor, running towards the eye. */
export const boards = (s: Scene, colour: string, count = 14): string =>
  line(
    times(count + 1, (i) => {
      const at = i / count - 0.5;
      return d`M${s.w * (0.5 + at * 1.1)} ${s.floor}L${s.w * (0.5 + at * 3.4)} ${s.h}`;
    }),
    colour,
    1.5,
    'opacity=".4"',
  );

/** A range of hills down to the lower edge. */
export function hills(s: Scene, y: number, height: number, count: number, colour: string): string {
  const step = (s.w + 40) / count;
  const hill = (i: number): string => {
    const x = -20 + i * step;
    const top = y - height * s.random.in(0.5, 1);
    return d`C${x + step * 0.25} ${y} ${x + step * 0.35} ${top} ${x + step * 0.5} ${top}S${x + step * 0.75} ${y - height * 0.1} ${x + step} ${y - height * s.random.in(0, 0.2)}`;
  };
  return path(d`M-20 ${s.h}V${y}` + times(count, hill) + d`V${s.h}Z`, colour);
}

export const stars = (s: Scene, count: number, low: number): string =>
  times(count, () =>
    disc(
      s.random() * s.w,
      s.random() * low,
      s.random.in(0.6, 1.8),
      '#fff',
      `opacity="${s.random.in(0.2, 0.8).toFixed(1)}"`,
    ),
  );

/** Small marks all over the scene, for what drifts. */
export const scatter = (s: Scene, count: number, mark: (size: number) => string): string =>
  times(count, () =>
    group(
      mark(s.random.in(0.5, 1.3)),
      d`translate(${s.random() * s.w} ${s.random() * s.h})rotate(${s.random.in(0, 360)})`,
    ),
  );

/** A cloud, a low wide bank. */
export const cloud = (x: number, y: number, size: number, colour: string, opacity: number): string =>
  group(
    path(
      'M-120 12C-150 12-150-18-118-18C-116-50-62-58-48-30C-34-66 34-66 42-26C66-46 108-30 98-4C130-6 136 12 112 12Z',
      colour,
    ),
    d`translate(${x} ${y})` + `scale(${size})`,
    `opacity="${opacity}"`,
  );

/** A chain or garland between two points. */
type Swag = readonly [x1: number, y1: number, x2: number, y2: number, sag: number];
export const swag = ([x1, y1, x2, y2, sag]: Swag): string =>
  d`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`;

/** Points on a `swag`, for what hangs from it. */
export const hung = (
  [x1, y1, x2, y2, sag]: Swag,
  count: number,
  draw: (x: number, y: number, i: number) => string,
): string =>
  times(count, (i) => {
    const t = (i + 0.5) / count;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag * 2) + t * t * y2;
    return draw(x1 + (x2 - x1) * t, y, i);
  });

/** A scalloped awning from -half to half. */
export function awning(
  half: number,
  y: number,
  height: number,
  count: number,
  colours: readonly [string, string],
): string {
  const step = (half * 2) / count;
  const top = 0.86;
  return eachOf(Array.from({ length: count }), (_, i) => {
    const x = -half + i * step;
    return path(
      d`M${x * top} ${y}H${(x + step) * top}L${x + step} ${y + height * 0.74}a${step / 2} ${height * 0.3} 0 0 1${-step} 0Z`,
      colours[i % 2] ?? '',
    );
  });
}

/** Steps down from the frame, each wider than the one above it. */
export function steps(f: Frame, count: number, [light, middle, dark]: Ramp, height: number, grow: number): string {
  return times(count, (i) => {
    const y = f.tall + f.base + i * height;
    const half = f.out + (i + 1) * grow;
    const shade = mix(middle, dark, i / count);
    return (
      box(-half, y, half * 2, height, 2, shade) + box(-half, y, half * 2, height * 0.22, 2, mix(light, dark, i / count))
    );
  });
}

/** A neon tube: a wide soft line, a bright one, and a white core. */
export function neon(outline: string, colour: string, width: number): string {
  return (
    line(outline, colour, width * 3.6, 'opacity=".22"') +
    line(outline, colour, width) +
    line(outline, mix(colour, '#ffffff', 0.75), width * 0.4)
  );
}
