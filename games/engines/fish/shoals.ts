/**
 * The shoals of a room by tide. Positions follow from the tide's numbers and the clock alone, so that all windows show
 * the same fish without communication. Positions are fractions of the room's width and height.
 */
import type { FishModel, Species } from './species.ts';

/** A whole number below `size`, each as likely as any other. */
export type Draw = (size: number) => number;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Fish {
  /** Its place in its tide, from 0. */
  readonly index: number;
  readonly species: Species;
  /** From the tide's beginning. */
  readonly enterMs: number;
  readonly crossingMs: number;
  /** A cubic curve from edge to edge. */
  readonly curve: readonly [Point, Point, Point, Point];
  /** How far it sways off the curve, and when. */
  readonly sway: number;
  readonly swayTurns: number;
  readonly phase: number;
}

/** The length of a tide. */
export const tideMs = 180_000;
/** The average time between two schools. */
const schoolEveryMs = 1_500;
/** No fish stays longer than this. */
export const longestCrossingMs = 32_000;

/** Fish swim between these heights, below the light and above the cannons. */
const [highest, lowest] = [0.13, 0.74];

const part = (draw: Draw): number => draw(10_001) / 10_000;
const between = (draw: Draw, from: number, to: number): number => from + (to - from) * part(draw);
const whole = (draw: Draw, [from, to]: readonly [number, number]): number => from + draw(to - from + 1);
const height = (draw: Draw): number => between(draw, highest, lowest);
const kept = (y: number): number => Math.min(lowest, Math.max(highest, y));

function speciesOf({ species }: FishModel, draw: Draw): Species {
  const all = species.reduce((sum, { tickets }) => sum + tickets, 0);
  let ticket = draw(all);
  for (const one of species) {
    if (ticket < one.tickets) return one;
    ticket -= one.tickets;
  }
  throw new RangeError('no ticket');
}

type Curve = Fish['curve'];

/** A curve from beyond one edge to beyond the other, in either direction, so far out that the fish is not visible. */
function curveOf(species: Species, draw: Draw): Curve {
  const outside = species.length * 0.62 + 0.05;
  const isLeftward = draw(2) === 1;
  const side = (x: number): number => (isLeftward ? 1 - x : x);
  return [
    { x: side(-outside), y: height(draw) },
    { x: side(between(draw, 0.2, 0.45)), y: height(draw) },
    { x: side(between(draw, 0.55, 0.8)), y: height(draw) },
    { x: side(1 + outside), y: height(draw) },
  ];
}

const moved = (curve: Curve, y: number): Curve =>
  curve.map((point) => ({ x: point.x, y: kept(point.y + y) })) as unknown as Curve;

/** One school. Its members share a curve, each a little off it and behind the previous one. */
function schoolOf(species: Species, fromMs: number, draw: Draw): Omit<Fish, 'index'>[] {
  const curve = curveOf(species, draw);
  const crossingMs = Math.round(between(draw, ...species.crossingMs));
  return Array.from({ length: whole(draw, species.school) }, (_, place) => ({
    species,
    enterMs: Math.round(fromMs + place * crossingMs * species.length * between(draw, 0.35, 0.6)),
    crossingMs,
    curve: place === 0 ? curve : moved(curve, between(draw, -0.07, 0.07)),
    sway: between(draw, 0.004, 0.014),
    swayTurns: 2 + draw(3),
    phase: part(draw),
  }));
}

/** All fish of a tide in the order in which they come. `crowd` multiplies the schools, for benchmarks. */
export function shoalsOf(model: FishModel, draw: Draw, crowd = 1): Fish[] {
  const schools = Math.floor((tideMs / schoolEveryMs) * crowd);
  return Array.from({ length: schools }, (_, place) => {
    const fromMs = (place / crowd) * schoolEveryMs + draw(900);
    return schoolOf(speciesOf(model, draw), fromMs, draw);
  })
    .flat()
    .toSorted((one, other) => one.enterMs - other.enterMs)
    .map((fish, index) => ({ ...fish, index }));
}

export const isInRoom = ({ enterMs, crossingMs }: Fish, tideStartMs: number, nowMs: number): boolean =>
  nowMs >= tideStartMs + enterMs && nowMs <= tideStartMs + enterMs + crossingMs;

/** Where a fish is `ms` after its tide began; undefined if it is not in the room. */
export function placeAt(fish: Fish, ms: number): Point | undefined {
  const t = (ms - fish.enterMs) / fish.crossingMs;
  if (t < 0 || t > 1) return undefined;
  const u = 1 - t;
  const [a, b, c, d] = fish.curve;
  const [wa, wb, wc, wd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  const sway = fish.sway * Math.sin((t * fish.swayTurns + fish.phase) * 2 * Math.PI);
  return { x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y + sway };
}

export const tideAt = (nowMs: number): number => Math.floor(nowMs / tideMs);
export const tideStart = (tide: number): number => tide * tideMs;

/** `tide.index`: a fish's name in its room. */
export const fishName = (tide: number, index: number): string => `${tide}.${index}`;

export function fishNamed(name: string): { readonly tide: number; readonly index: number } | undefined {
  const match = /^(\d{1,9})\.(\d{1,4})$/.exec(name);
  return match === null ? undefined : { tide: Number(match[1]), index: Number(match[2]) };
}
