/** How a swimming body bends. */
import { drawingWidth } from '../art/painters.ts';
import type { Drawing } from '../art/painters.ts';

/** How far it is off its middle line, in the pixels of `width`: the tail, at 1, swings most, the head, at 0, hardly. */
export function bendAt({ bend }: Pick<Drawing, 'bend'>, width: number, toTail: number, stroke: number): number {
  const swing = ((bend * width) / drawingWidth) * (0.12 + toTail * toTail * 1.1);
  return Math.sin(stroke - toTail * 2.6) * -swing;
}
