/** Artwork of a title as SVG text, generated on demand. */
import type { SlotSymbol } from '../../../engines/slot/rules.ts';
import type { SlotTitle } from '../../../engines/slotTitles.ts';
import type { FrameShape } from './frame.ts';
import type { Plate, Ramp, Stage } from './stages/stage.ts';

/** The depths of a scene. The middle one moves slowly. */
export type Depth = 'far' | 'drift' | 'near';

export interface Art {
  readonly trim: Ramp;
  /** The ground of the reels: middle and deep. */
  readonly inside: readonly [string, string];
  readonly plate: Plate;
  readonly lamps: Stage['lamps'];
  readonly motion: Stage['motion'];
  symbol(symbol: SlotSymbol): string;
  shape(isNarrow: boolean): FrameShape;
  frame(isNarrow: boolean): string;
  /** Empty if nothing stands at this depth. */
  scene(depth: Depth, width: number, height: number, isFree: boolean): string;
}

/** Loads the artwork. The flagship's, the others' and every stage are separate chunks. */
export async function artOf(title: SlotTitle): Promise<Art> {
  if (title.art === 'koiGate') return (await import('./koiGate.ts')).koiGate;
  return (await import('./kitArt.ts')).kitArt(title);
}
