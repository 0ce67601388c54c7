/** What everything that is painted behind the fish shares. */
import type { Water, WaterKind } from './looks.ts';
import type { Pen } from './pen.ts';

export interface Scene {
  readonly pen: Pen;
  readonly width: number;
  readonly height: number;
  readonly kind: WaterKind;
  readonly water: Water;
  readonly random: () => number;
  /** Base size of what grows or lies in the scene, in pixels; it follows the scene's shorter side. */
  readonly unit: number;
  /** Where the sea floor begins. */
  readonly ground: number;
}

/** A seeded pseudo-random generator from 0 to 1, so that a scene looks the same each time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** `#rrggbb` mixed with another; `part` of 0 is the first. */
export function mixed(one: string, other: string, part: number): string {
  const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(1), 16)) as [number, number];
  const channel = (shift: number): number =>
    Math.round(((a >> shift) & 255) * (1 - part) + ((b >> shift) & 255) * part) << shift;
  return `#${(channel(16) | channel(8) | channel(0)).toString(16).padStart(6, '0')}`;
}
