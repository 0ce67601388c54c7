/**
 * Writes the drawings that the client itself names, and the tiles of the built-in catalogue. All others, such as crops
 * of an offer, are the API's. Decision 465
 */
import { locales } from '@foyer/contract/envelope.ts';
import { namedGames } from '@foyer/games/catalogue/catalogue.ts';
import type { Brand } from '@foyer/house/brand/schema.ts';
import { drawnIcon } from '@foyer/house/web/brand/drawings.ts';
import { drawing } from '@foyer/house/pictures/drawn.ts';
import { createRasters } from '@foyer/house/pictures/raster.ts';
import { knownBanks } from '@foyer/pictures/bank.ts';
import { platformCodes } from '@foyer/pictures/platforms.ts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const levels = Array.from({ length: 10 }, (_, level) => `level/${level}`);

const themed = (kind: string, names: readonly string[]): string[] =>
  names.flatMap((name) => [`${kind}/${name}`, `${kind}-light/${name}`]);

/** Drawings, as `kind/name`. */
const drawn: readonly string[] = [
  ...themed('banner', ['welcome.portrait', 'download.wide']),
  ...themed('logo', platformCodes),
  ...platformCodes.map((code) => `mark/${code}`),
  ...[...knownBanks, 'OTHER'].map((code) => `bank/${code}`),
  ...levels,
  ...namedGames.flatMap(({ gameId }) => [`tile/${gameId}`, ...locales.map((locale) => `tile/${gameId}.${locale}`)]),
];

/** Pixels of drawings, by the name of the file: what messengers and home screens show. */
const pixels = [{ file: 'banner/welcome.card.png', of: 'banner/welcome.card', width: 1200 }];

function drawingAt(path: string) {
  const [kind = '', name = ''] = path.split('/');
  return drawing(kind, name);
}

/** Returns the number of pictures. A name without a drawing is left out. */
export async function writePictures(folder: string, brand: Brand): Promise<number> {
  const kept = await mkdtemp(join(tmpdir(), 'foyer-pictures-'));
  const rasters = createRasters(kept);
  let written = 0;
  const write = async (name: string, content: string | Buffer): Promise<void> => {
    const file = join(folder, 'pictures', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    written += 1;
  };
  for (const path of drawn) {
    const made = drawingAt(path);
    if (made) await write(`${path}.svg`, made.svg);
  }
  const icon = { svg: drawnIcon(brand), version: '' };
  for (const width of [32, 180, 192, 512])
    await write(`icon/app.${width}.png`, await rasters('icon', icon, 'png', width));
  for (const { file, of, width } of pixels) {
    const made = drawingAt(of);
    if (made) await write(file, await rasters(of.split('/')[0] ?? '', made, 'png', width));
  }
  await rm(kept, { recursive: true });
  return written;
}
