/** A part of a drawing that moves by itself on the bending body. */
import type { Pen, Pigment } from './pen.ts';

export interface Limb {
  readonly paint: (pen: Pen, pigment: Pigment) => void;
  /** Width and height of its own box, in units of the drawing; it is painted around the box's centre. */
  readonly box: readonly [number, number];
  /** The point around which it turns, from the centre of its box. */
  readonly pivot: readonly [number, number];
  /** Where that point sits on the body. */
  readonly at: readonly [number, number];
  /** Its rotation at rest and how far it swings, in radians. */
  readonly rest: number;
  readonly swing: number;
  /** Swings per stroke of the body, and its phase. */
  readonly pace: number;
  readonly phase: number;
  readonly isBehind: boolean;
}

/** Its rotation at this phase of the body's stroke, in radians. */
export const turnOf = ({ rest, swing, pace, phase }: Limb, stroke: number): number =>
  rest + Math.sin(stroke * pace + phase) * swing;
