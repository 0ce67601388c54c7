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
  /** How far ahead of the body's stroke it swings, in radians. */
  readonly phase: number;
  readonly isBehind: boolean;
}

type Drawn = Pick<Limb, 'paint' | 'box' | 'pivot'>;
type Placed = Pick<Limb, 'at' | 'rest' | 'swing' | 'phase'> & { readonly isBehind?: boolean };

/** Places one drawing several times, in front of the body or behind it. */
export const limbOf =
  (drawn: Drawn) =>
  ({ isBehind = false, ...placed }: Placed): Limb => ({ ...drawn, ...placed, isBehind });

/** Its rotation at this phase of the body's stroke, in radians. */
export const turnOf = ({ rest, swing, phase }: Limb, stroke: number): number => rest + Math.sin(stroke + phase) * swing;
