/** Dusk, houses and water: what the scenes of 九号港 are made of. */
import { fill, pattern, ramp } from '../backdrop.ts';
import type { Ground, Stage } from '../backdrop.ts';
import { mix } from '../colour.ts';
import { box, d, group, line, oval, path, times } from '../shapes.ts';

export interface HarbourGround extends Ground {
  readonly far: string;
  readonly near: string;
  readonly sun: string;
}
export type HarbourStage = Stage<HarbourGround>;

/** Where the quay's edge lies, as a part of the height. */
export const waterline = 0.7;

/** Lit houses in two rows, low around the emblem. */
export function city(stage: HarbourStage, base: number, tall: number): string {
  const { g, h, w, x, reach, random } = stage;
  const windows = pattern(
    stage,
    'windows',
    26,
    32,
    `<path d="M4 4h6v9H4ZM17 20h6v9H17Z" fill="${g.sun}"/><path d="M17 4h6v9H17Z" fill="${g.sun}" opacity=".25"/>`,
  );
  const row = (count: number, height: number, width: number): string => {
    const step = w / count;
    return times(count, (i) => {
      const left = i * step;
      const away = Math.min(1, Math.abs(left + step / 2 - x) / (reach * 1.5));
      const top = h * (base - height * (random.in(0.3, 0.75) + 0.45 * away));
      const mast = i % 3 === 1 ? d`M${left + step * 0.4} ${top}v${-random.in(14, 34)}h3v40Z` : '';
      return d`M${left} ${h * 0.8}V${top}h${step * width}V${h * 0.8}Z` + mast;
    });
  };
  const count = Math.max(6, Math.round(w / 54));
  const walls = stage.reuse(`<path d="${row(count, tall, 0.95)}"/>`);
  return (
    path(row(count + 2, tall * 1.3, 0.9), g.far, 'opacity=".75"') +
    group(walls(''), '', `fill="${g.near}"`) +
    group(walls(''), '', `fill="${windows}" opacity=".85"`)
  );
}

/** The edge of the quay, its lamps, and the water below. */
export function quay(stage: HarbourStage): string {
  const { g, h, w, x, reach, random } = stage;
  const y = h * waterline;
  const water = ramp(stage, 'water', [
    [0, g.far],
    [0.35, g.low],
  ]);
  const lamps = times(8, (i) => {
    const left = w * (0.04 + i * 0.125) + random.in(-8, 8);
    return d`M${left} ${y + 6}v${h * random.in(0.05, 0.16)}`;
  });
  return (
    box(0, y, w, h - y, 0, water) +
    line(lamps, g.sun, 5, 'opacity=".3"') +
    oval(x, y + 6, reach * 1.1, 12, g.sun, 'opacity=".35"') +
    line(d`M0 ${y}H${w}`, g.sun, 1.4, 'opacity=".5"')
  );
}

/** Dusk: the light lies low over the roofs. */
export function dusk(stage: HarbourStage): string {
  const { top, far, light, low } = stage.g;
  return fill(
    stage,
    ramp(stage, 'ground', [
      [0, top],
      [0.34, mix(top, far, 0.7)],
      [0.62, mix(far, light, 0.72)],
      [0.8, low],
    ]),
  );
}
