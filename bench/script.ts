/**
 * npm run bench:script: which package the script of a guest's first page comes from, how many DOM nodes public pages have,
 * and what a game's tile weighs as SVG and as AVIF. Builds the client with source maps into a temporary folder. Every
 * character of a minified file belongs to the module that its source map names; a file's brotli bytes are shared out in
 * proportion, so a share is an estimate, and the sum is exact.
 */
import { chromium } from '@playwright/test';
import { openTakenUp } from '@foyer/e2e/hand.ts';
import { startHouse } from '@foyer/e2e/house.ts';
import { browserFlags, executable, findHeadlessBrowser } from '@foyer/tools/browser.ts';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { drawing } from '@foyer/house/pictures/drawn.ts';
import { createRasters } from '@foyer/house/pictures/raster.ts';
import { build } from 'vite';
import { median } from './bets/bank.ts';

const route = 'src/screens/home.tsx';
const paths = ['/home', '/slots', '/lottery', '/login'];

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The scripts that a page loads before it answers. */
function initialFiles(manifest: Manifest): Set<string> {
  const open = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true || key.split('?')[0] === route);
  const seen = new Set<string>();
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    open.push(...(manifest[key]?.imports ?? []));
  }
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []));
}

function packageOf(source: string | undefined): string {
  if (source === undefined) return 'joins of the bundler';
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (name !== undefined) return name.startsWith('@tanstack') && !name.includes('query') ? '@tanstack/router' : name;
  return 'Foyer';
}

/** Characters of a minified file by package. */
function charactersOf(code: string, map: SourceMap): Map<string, number> {
  const found = new Map<string, number>();
  for (const [line, text] of code.split('\n').entries()) {
    let column = 0;
    while (column < text.length) {
      const entry = map.findEntry(line, column);
      const source = 'originalSource' in entry ? entry.originalSource : undefined;
      // Steps of eight characters: minifiers map shorter parts, but the errors cancel out.
      const end = Math.min(column + 8, text.length);
      const name = packageOf(source);
      found.set(name, (found.get(name) ?? 0) + end - column);
      column = end;
    }
  }
  return found;
}

async function shares(folder: string): Promise<Map<string, number>> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const bytes = new Map<string, number>();
  for (const file of initialFiles(manifest)) {
    const path = join(folder, file);
    const { size } = await stat(`${path}.br`);
    const map = await readFile(`${path}.map`, 'utf8').catch(() => undefined);
    const code = await readFile(path, 'utf8');
    const parts =
      map === undefined
        ? new Map([['Foyer', code.length]])
        : charactersOf(code, new SourceMap(JSON.parse(map) as SourceMapPayload));
    for (const [name, characters] of parts) bytes.set(name, (bytes.get(name) ?? 0) + (characters * size) / code.length);
  }
  return bytes;
}

const kB = (bytes: number): string => (bytes / 1024).toFixed(1);

const folder = await mkdtemp(join(tmpdir(), 'foyer-script-'));
try {
  await build({
    configFile: resolve(import.meta.dirname, '../client/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, sourcemap: true },
  });
  const bytes = await shares(folder);
  for (const [name, size] of [...bytes].sort(([, a], [, b]) => b - a))
    if (size >= 512) console.log(`${name.padEnd(26)} ${kB(size).padStart(6)} kB`);
  const sum = [...bytes.values()].reduce((all, size) => all + size, 0);
  console.log(
    `scripts until /home answers: ${kB(sum)} kB, of which packages ${kB(sum - (bytes.get('Foyer') ?? 0))} kB`,
  );
} finally {
  await rm(folder, { recursive: true });
}

/** The width of a tile on a phone of 360 px with three in a row, at 2 device pixels. */
const tileWidth = 216;
const tiles = [
  'moyu-koi-gate',
  'orchard-cherry-hours',
  'kiln-blue-phoenix',
  'brass-diamond-gallery',
  'canglan-dragon-palace',
];
const tileFolder = await mkdtemp(join(tmpdir(), 'foyer-tiles-'));
const rasters = createRasters(tileFolder);
const weights = await Promise.all(
  tiles.map(async (gameId) => {
    const picture = drawing('tile', `${gameId}.zh_CN`);
    if (picture === undefined) throw new Error(`no tile of ${gameId}`);
    const avif = await rasters('tile', picture, 'avif', tileWidth);
    return { svg: brotliCompressSync(picture.svg).length, avif: avif.length };
  }),
);
console.log(
  `a tile: ${kB(median(weights.map(({ svg }) => svg)))} kB as SVG with brotli, ` +
    `${kB(median(weights.map(({ avif }) => avif)))} kB as AVIF of ${tileWidth} px (medians of ${tiles.length})`,
);

await rm(tileFolder, { recursive: true });

const house = await startHouse({ DEMO: 'on', CAPTCHA: 'off' });
process.env.FOYER_URL = house.url;
const browser = await chromium.launch({ ...executable(findHeadlessBrowser()), args: browserFlags });
try {
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 360, height: 740 } });
  for (const path of paths) {
    await openTakenUp(page, path);
    // Parts that are loaded after the first render count too.
    await page.waitForLoadState('networkidle');
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    console.log(`DOM nodes of ${path}: ${nodes}`);
  }
} finally {
  await browser.close();
  await house.stop();
}
