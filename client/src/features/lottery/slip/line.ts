/** A line of the cart: the contract's line with an id. SI-21 */
import { bettingLimits } from '@foyer/contract/lottery/games.ts';
import type { Line } from '@foyer/contract/lottery/selection.ts';

export interface CartLine extends Line {
  readonly id: string;
}

/** Clamps a multiple to the allowed range. */
export const within = (multiple: number): number =>
  Math.min(bettingLimits.maxMultiple, Math.max(1, Number.isFinite(multiple) ? Math.trunc(multiple) : 1));

/** Replaces the line of the same id in its place. */
export const replaced = (lines: readonly CartLine[], line: CartLine): CartLine[] =>
  lines.map((one) => (one.id === line.id ? line : one));
