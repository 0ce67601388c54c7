/** Gives a flat drawing depth: light on the edges that face the surface, shade on those that face the floor. */
import type { Brush } from './pen.ts';

interface Edge {
  readonly colour: string;
  /** Down or up, and how far the innermost of its steps reaches, as a fraction of the drawing's width. */
  readonly towards: 1 | -1;
  readonly reach: number;
  readonly steps: number;
  readonly alpha: number;
}

const light: Edge = { colour: '#f4ffff', towards: 1, reach: 0.03, steps: 3, alpha: 0.16 };
const shade: Edge = { colour: '#041a34', towards: -1, reach: 0.085, steps: 5, alpha: 0.1 };

export function canvasOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const ctx = new OffscreenCanvas(Math.max(1, width), Math.max(1, height)).getContext('2d');
  if (ctx === null) throw new Error('no canvas');
  return ctx;
}

/** Shades what is painted on `ctx`, a canvas of this size. Only painted pixels change. */
export function giveVolume(ctx: Brush, width: number, height: number): void {
  const flat = canvasOf(width, height);
  flat.drawImage(ctx.canvas, 0, 0);
  const mask = canvasOf(width, height);
  ctx.save();
  ctx.resetTransform();
  ctx.globalCompositeOperation = 'source-atop';
  for (const { colour, towards, reach, steps, alpha } of [shade, light])
    for (let step = 1; step <= steps; step += 1) {
      mask.globalCompositeOperation = 'copy';
      mask.drawImage(flat.canvas, 0, 0);
      mask.globalCompositeOperation = 'source-in';
      mask.fillStyle = colour;
      mask.fillRect(0, 0, width, height);
      mask.globalCompositeOperation = 'destination-out';
      mask.drawImage(flat.canvas, 0, ((width * reach * step) / steps) * towards);
      ctx.globalAlpha = alpha;
      ctx.drawImage(mask.canvas, 0, 0);
    }
  ctx.restore();
}
