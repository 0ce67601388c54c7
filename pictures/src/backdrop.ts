/** What stands behind an emblem: the ground, its light, and the tools that scenes are made with. */
import { mix } from './colour.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { box, d, disc, eachOf, times } from './shapes.ts';

/** The tones that every ground has; a platform adds its own. */
export interface Ground {
  readonly top: string;
  readonly low: string;
  readonly light: string;
}

/** A picture being composed: its size, the place and reach of the emblem, and the ground it stands on. */
export interface Stage<G extends Ground = Ground> extends Sheet {
  readonly w: number;
  readonly h: number;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly random: Random;
  readonly g: G;
}

export type Scene<G extends Ground> = (stage: Stage<G>) => string;

export type Stop = readonly [at: number, colour: string, opacity?: number];

const decimal = (x: number): string => String(Math.round(x * 100) / 100).replace(/^0\./, '.');

/** A gradient from top to bottom, or along the given axis. */
export function ramp(stage: Sheet, name: string, stops: readonly Stop[], axis = 'x2="0" y2="1"'): string {
  const marks = eachOf(stops, ([at, colour, opacity]) => {
    const place = at ? ` offset="${decimal(at)}"` : '';
    return `<stop${place} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${decimal(opacity)}"`}/>`;
  });
  return stage.define(name, (id) => `<linearGradient id="${id}"${axis && ` ${axis}`}>${marks}</linearGradient>`);
}

/** Light that fades from the middle outwards. */
export function glow(stage: Sheet, name: string, colour: string, inner = 1, half = 0.4): string {
  const stop = (place: string, opacity: number) =>
    `<stop${place} stop-color="${colour}" stop-opacity="${decimal(opacity)}"/>`;
  return stage.define(
    name,
    (id) =>
      `<radialGradient id="${id}">${stop('', inner)}${stop(' offset=".5"', inner * half)}${stop(' offset="1"', 0)}</radialGradient>`,
  );
}

export function pattern(stage: Sheet, name: string, w: number, h: number, body: string, extra = ''): string {
  return stage.define(
    name,
    (id) =>
      `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${extra && ` ${extra}`}>${body}</pattern>`,
  );
}

/** Overlapping rings: the wave and scale ground of several platforms. */
export function scales(stage: Sheet, w: number, ring: string): string {
  const one = stage.reuse(ring);
  const h = w / 2;
  const places: readonly (readonly [number, number])[] = [
    [0, -h / 2],
    [w, -h / 2],
    [w / 2, 0],
    [0, h / 2],
    [w, h / 2],
    [w / 2, h],
    [0, h * 1.5],
    [w, h * 1.5],
  ];
  return pattern(
    stage,
    'scales',
    w,
    h,
    eachOf(places, ([x, y]) => one(`translate(${x} ${y})`)),
  );
}

/** A line of hills down to the lower edge: at `y`, up to `height` above it. */
export function ridge(stage: Stage, y: number, height: number, peaks: number): string {
  const step = (stage.w + 20) / peaks;
  const hill = (i: number): string => {
    const x = -10 + i * step;
    const top = y - height * stage.random.in(0.45, 1);
    const low = y - height * stage.random.in(-0.1, 0.2);
    return d`C${x + step * 0.28} ${y} ${x + step * 0.36} ${top} ${x + step * 0.5} ${top}S${x + step * 0.74} ${low} ${x + step} ${low}`;
  };
  return d`M-10 ${stage.h}V${y}` + times(peaks, hill) + d`V${stage.h}Z`;
}

/** Round dunes down to the lower edge. */
export function dunes(stage: Stage, y: number, height: number, count: number): string {
  const step = (stage.w + 20) / count;
  const dune = (i: number): string =>
    d`Q${-10 + (i + 0.5) * step} ${y - height * stage.random.in(0.9, 2)} ${-10 + (i + 1) * step} ${y}`;
  return d`M-10 ${stage.h}V${y}` + times(count, dune) + d`V${stage.h}Z`;
}

export function fill(stage: Stage, colour: string, extra = ''): string {
  return box(0, 0, stage.w, stage.h, 0, colour, extra);
}

export function plainGround(stage: Stage): string {
  const { top, low } = stage.g;
  return fill(
    stage,
    ramp(stage, 'ground', [
      [0, top],
      [0.55, mix(top, low, 0.55)],
      [1, low],
    ]),
  );
}

/** Light behind the emblem. */
export function halo(stage: Stage, scale = 1.5, strength = 0.8): string {
  return disc(stage.x, stage.y, stage.reach * scale, glow(stage, 'halo', stage.g.light, strength));
}

/** Wedges around the emblem, out to the corners. */
export function wedges(stage: Stage, count: number): string {
  const far = Math.hypot(stage.w, stage.h);
  return times(count, (i) => {
    const a = (i * 2 * Math.PI) / count;
    const b = a + Math.PI / count;
    return d`M0 0L${Math.cos(a) * far} ${Math.sin(a) * far}L${Math.cos(b) * far} ${Math.sin(b) * far}Z`;
  });
}

/** A transform that moves the origin to the emblem's middle. */
export function middle(stage: Stage): string {
  return d`translate(${stage.x} ${stage.y})`;
}
