/**
 * Raster pictures, for places that show no SVG: the first banner, icons, sharing cards. Made once, stored in a folder.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing } from './drawn.ts';

export const rasterTypes = { avif: 'image/avif', webp: 'image/webp', png: 'image/png' } as const;
export type RasterType = keyof typeof rasterTypes;

/** Encodes a picture. The settings keep flat colours and hard edges clean at 4 to 14 kB a banner. */
async function encode(svg: string, type: RasterType, width: number): Promise<Buffer> {
  // Loaded with the first picture: the library takes 10 MB.
  const { default: sharp } = await import('sharp');
  const natural = await sharp(Buffer.from(svg)).metadata();
  // Rendered at the requested size, so that it is never enlarged afterwards.
  const density = Math.min(2400, Math.max(1, (72 * width) / natural.width));
  const pixels = sharp(Buffer.from(svg), { density }).resize({ width });
  switch (type) {
    case 'avif':
      return pixels
        .flatten({ background: '#21170f' })
        .avif({ quality: 58, effort: width > 1500 ? 2 : 4 })
        .toBuffer();
    case 'webp':
      return pixels.flatten({ background: '#21170f' }).webp({ quality: 82 }).toBuffer();
    case 'png':
      return pixels.png({ palette: true, effort: 8 }).toBuffer();
  }
}

export type Rasters = (kind: string, drawing: Drawing, type: RasterType, width: number) => Promise<Buffer>;

/**
 * Returns a function that makes and stores rasters. Files are named by their content, so addresses of the same picture
 * share a file. `folder` may be missing at first; a picture that cannot be stored is still returned.
 */
export function createRasters(folder: string): Rasters {
  const kept = new Map<string, Promise<Buffer>>();
  return (kind, { svg, version }, type, width) => {
    const file = `${kind}.${version}.${width}.${type}`;
    const known = kept.get(file);
    if (known !== undefined) return known;
    const made = readFile(join(folder, file)).catch(async () => {
      const bytes = await encode(svg, type, width);
      await keep(folder, file, bytes).catch(() => undefined);
      return bytes;
    });
    kept.set(file, made);
    made.catch(() => kept.delete(file));
    return made;
  };
}

/** Writes atomically, because two processes of one house may write the same picture. */
async function keep(folder: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${file}.${process.pid}`);
  await writeFile(draft, bytes);
  await rename(draft, join(folder, file));
}
