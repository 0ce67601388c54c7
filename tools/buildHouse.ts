/**
 * Writes a production folder, dist/house: the bundled house, the built site, all other files that the house reads, and
 * what `npm ci` needs. Part of `npm run build`, after the site is built. docs/deploy.md
 *
 *     node tools/buildHouse.ts [FOLDER]
 */
import { copyFile, cp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { locales } from '@foyer/contract/envelope.ts';
import { bundleHouse } from './houseBundle.ts';
import { productionInstall } from './houseInstall.ts';
import { licences } from './sbom.ts';

const root = resolve(import.meta.dirname, '..');

/** Files that the house reads, under their paths in the repository. The version of pictures is a hash of their code. */
const data = [
  'brands',
  'client/dist',
  'desk/dist',
  'games/dist',
  'reference/dist',
  'server/package.json',
  'server/src/db/migrations',
  'pictures/src',
].concat(locales.map((locale) => `text/${locale}`));

const isCopied = (path: string): boolean => !/\.test\.ts$|\/\.stamp$/.test(path);

const folder = resolve(process.argv[2] ?? join(root, 'dist/house'));
const write = (name: string, content: string) => writeFile(join(folder, name), content);

// Only `app` is replaced: installed packages may be beside it, and a data folder.
const app = join(folder, 'app');
await bundleHouse(app);
for (const path of data) await cp(join(root, path), join(app, path), { recursive: true, filter: isCopied });
const { manifest, lockFile } = productionInstall();
await write('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
await write('package-lock.json', `${JSON.stringify(lockFile, undefined, 2)}\n`);
await write('licences.txt', licences());
await copyFile(join(root, '.npmrc'), join(folder, '.npmrc'));
console.log(`Written: ${folder}`);
