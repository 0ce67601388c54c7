/**
 * Writes the drawings that the client itself names, and the tiles of the built-in catalogue. All others, such as crops
 * of an offer, are the API's. Decision 465
 */
import { locales } from '@foyer/contract/envelope.ts';
import { namedGames } from '@foyer/games/catalogue/catalogue.ts';
import { servePictures } from '@foyer/house/web/pictures.ts';
import { knownBanks } from '@foyer/pictures/bank.ts';
import { platformCodes } from '@foyer/pictures/platforms.ts';
import Fastify from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const levels = Array.from({ length: 10 }, (_, level) => `level/${level}.svg`);

const themed = (kind: string, names: readonly string[]): string[] =>
  names.flatMap((name) => [`${kind}/${name}`, `${kind}-light/${name}`]);

const names: readonly string[] = [
  ...['icon/app.svg', 'icon/app.32.png', 'icon/app.180.png', 'icon/app.192.png', 'icon/app.512.png'],
  ...themed('banner', ['welcome.portrait.svg', 'download.wide.svg', 'welcome.card.png']),
  ...themed(
    'logo',
    platformCodes.map((code) => `${code}.svg`),
  ),
  ...platformCodes.map((code) => `mark/${code}.svg`),
  ...[...knownBanks, 'OTHER'].map((code) => `bank/${code}.svg`),
  ...levels,
  ...namedGames.flatMap(({ gameId }) => [
    `tile/${gameId}.svg`,
    ...locales.map((locale) => `tile/${gameId}.${locale}.svg`),
  ]),
];

/** Returns the number of pictures. A name without a drawing is left out. */
export async function writePictures(folder: string): Promise<number> {
  const rasters = await mkdtemp(join(tmpdir(), 'foyer-pictures-'));
  const app = Fastify();
  servePictures(app, rasters);
  let written = 0;
  for (const name of names) {
    const { statusCode, rawPayload } = await app.inject(`/pictures/${name}`);
    if (statusCode !== 200) continue;
    const file = join(folder, 'pictures', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, rawPayload);
    written += 1;
  }
  await app.close();
  await rm(rasters, { recursive: true });
  return written;
}
