/** How a swimming body bends. */
import { drawingWidth } from '../art/painters.ts';
import type { Drawing } from '../art/painters.ts';

/** Offset from the middle line in pixels, for a fish of this width. `toTail` is 0 at the head and 1 at the tail. */
export function bendAt({ bend }: Pick<Drawing, 'bend'>, width: number, toTail: number, stroke: number): number {
  const swing = ((bend * width) / drawingWidth) * (0.12 + toTail * toTail * 1.1);
  return Math.sin(stroke - toTail * 2.6) * -swing;
}
