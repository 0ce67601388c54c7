/** The upright pictures of a species, from which the CPU's postures are bent. */
import type { Species } from '../../../engines/fish/species.ts';
import { drawingOf, drawingWidth, paintSpecies } from '../art/painters.ts';
import type { Painted, Puppet } from '../art/painters.ts';

/** A trimmed picture, and the offset of its corner from the centre of the species' box. */
export interface Base {
  readonly pixels: ImageData;
  readonly left: number;
  readonly top: number;
}

export type PaintedSpecies = Painted & { readonly species: Species };

/** Moving parts may reach this far beyond the box of their body. */
const margin = 1.3;

export function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const ctx = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (ctx === null) throw new Error('no canvas');
  return ctx;
}

interface Posed {
  readonly painted: PaintedSpecies;
  /** Undefined for a species without moving parts. */
  readonly puppet: Puppet | undefined;
  readonly width: number;
}

/**
 * `place` is the picture's number among `count`. The poses of a drawing go from one end to the other; the moving parts of
 * a giant go round with its stroke. Rotating them in every frame would take the CPU too long.
 */
export function baseOf({ painted, puppet, width }: Posed, isLeftward: boolean, place: number, count: number): Base {
  const { height: tall, poses } = drawingOf(painted.species);
  const height = Math.ceil((width * tall) / drawingWidth);
  const [wide, high] = puppet ? [Math.ceil(width * margin), Math.ceil(height * margin)] : [width, height];
  const whole = contextOf(wide, high);
  if (isLeftward) {
    whole.translate(wide, 0);
    whole.scale(-1, 1);
  }
  if (puppet) puppet.paint(whole, wide / 2, high / 2, (place / count) * 2 * Math.PI);
  else paintSpecies(whole, painted, wide / 2, high / 2, width, poses === 1 ? 0 : (place / (poses - 1)) * 2 - 1);
  return trimmed(whole, wide, high);
}

function trimmed(ctx: OffscreenCanvasRenderingContext2D, width: number, height: number): Base {
  const { data } = ctx.getImageData(0, 0, width, height);
  let [left, top, right, bottom] = [width - 1, height - 1, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 4) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  const pixels = ctx.getImageData(left, top, Math.max(1, right - left + 1), Math.max(1, bottom - top + 1));
  return { pixels, left: left - Math.round(width / 2), top: top - Math.round(height / 2) };
}
