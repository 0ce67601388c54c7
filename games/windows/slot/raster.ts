/** Converts SVG text to an address for `<img>`, and to bitmaps of the size in which the reels draw them. */
import { symbols } from '../../engines/slot/rules.ts';
import type { SlotSymbol } from '../../engines/slot/rules.ts';
import type { Art } from './art/art.ts';

export function addressOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image(512, 512);
  image.src = addressOf(svg.replace('<svg ', '<svg width="512" height="512" '));
  await image.decode();
  return image;
}

export interface Sprite {
  readonly sharp: HTMLCanvasElement;
  /** The symbol with motion blur along the reel, on a canvas `smearHeight` times as tall. */
  readonly moving: HTMLCanvasElement;
}
export type Sprites = Readonly<Record<SlotSymbol, Sprite>>;

export const smearHeight = 1.5;

function blank(size: number, tall = size): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = tall;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return [canvas, context];
}

export type SymbolImages = ReadonlyMap<SlotSymbol, HTMLImageElement>;

export async function symbolImages(art: Art): Promise<SymbolImages> {
  const pairs = symbols.map(async (symbol) => [symbol, await imageOf(art.symbol(symbol))] as const);
  return new Map(await Promise.all(pairs));
}

/** `size` is in device pixels. */
export function spritesOf(images: SymbolImages, size: number): Sprites {
  const made = symbols.map((symbol) => {
    const image = images.get(symbol);
    const [sharp, draw] = blank(size);
    const [moving, smear] = blank(size, size * smearHeight);
    if (image) {
      draw.drawImage(image, 0, 0, size, size);
      const steps = 9;
      smear.globalAlpha = 1.6 / steps;
      for (let step = 0; step < steps; step += 1) {
        smear.drawImage(sharp, 0, (size * (smearHeight - 1)) / 2 + ((step - (steps - 1) / 2) * size) / 20);
      }
    }
    return [symbol, { sharp, moving }] as const;
  });
  // Safe, because the loop above has made every symbol.
  return Object.fromEntries(made) as Record<SlotSymbol, Sprite>;
}
