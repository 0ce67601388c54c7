/** Artwork of a title as SVG text, generated on demand. */
import type { SlotSymbol } from '../../../engines/slot/rules.ts';
import type { SlotTitle } from '../../../engines/slotTitles.ts';
import type { FrameShape, FrameTones } from './frame.ts';

export interface Art {
  readonly frameStyle: FrameShape['style'];
  readonly frameTones: FrameTones;
  symbol(symbol: SlotSymbol): string;
  readonly backdrop: {
    base(width: number, height: number): string;
    free(width: number, height: number): string;
  };
}

/** Loads the artwork. The flagship's and the others' are separate chunks. */
export async function artOf(title: SlotTitle): Promise<Art> {
  if (title.art === 'koiGate') return (await import('./koiGate.ts')).koiGate;
  return (await import('./kitArt.ts')).kitArt(title);
}
