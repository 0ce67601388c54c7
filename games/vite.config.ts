/**
 * Builds one family's window into games/dist/<family>; the house serves it under /play/<family>/. The builder names root,
 * base and folder: see tools/buildAll.ts.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { oldestBrowsers } from '../client/build/browsers.ts';

/**
 * Limit for scripts, styles and words of one window in all languages, brotli. A window that draws a canvas gets more,
 * and so do the slots, because a player loads only one of their stages.
 */
const mostKilobytes: Readonly<Record<string, number>> = { fish: 350, slot: 200 };
const mostBytes = (family: string): number => (mostKilobytes[family] ?? 150) * 1024;

/**
 * Limit for what a window loads before it can show anything: page, scripts and styles, brotli. Words, the art of a slot,
 * the stage of an instant game and panels follow. The fishing rooms contain PixiJS.
 */
const mostFirst = (family: string): number => (family === 'fish' ? 160 : 60) * 1024;

let out = '';

/** Follows the page to all its scripts and styles that are not loaded on demand. */
async function firstFiles(): Promise<ReadonlySet<string>> {
  const files = new Set(['index.html']);
  // A set also visits what is added while it is visited.
  for (const file of files) {
    const text = await readFile(join(out, file), 'utf8');
    const found = file.endsWith('.html')
      ? text.matchAll(/(?:src|href)="[^"]*\/(assets\/[^"]+\.(?:js|css))"/g)
      : text.matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g);
    for (const [, name = ''] of found) files.add(name.startsWith('assets/') ? name : `assets/${name}`);
  }
  return files;
}

function refuseAbove(what: string, weight: number, most: number): void {
  if (weight > most) throw new Error(`${what} of ${out} weigh ${weight} bytes, more than ${most}`);
}

/** Writes a brotli copy of every text file, so that the house never compresses while a player waits. */
const compressed: Plugin = {
  name: 'foyer:compressed',
  configResolved({ build }) {
    out = build.outDir;
  },
  async closeBundle() {
    let weight = 0;
    let first = 0;
    const firsts = await firstFiles();
    for (const entry of await readdir(out, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !/\.(js|css|html)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const brotli = brotliCompressSync(await readFile(file));
      weight += brotli.length;
      if (firsts.has(relative(out, file))) first += brotli.length;
      await writeFile(`${file}.br`, brotli);
    }
    const family = basename(out);
    refuseAbove('all files', weight, mostBytes(family));
    refuseAbove('the first files', first, mostFirst(family));
  },
};

export default defineConfig({
  plugins: [compressed],
  // Another value is set by `npm run build:static`.
  define: { FOYER_API: '""' },
  build: {
    target: oldestBrowsers,
    emptyOutDir: true,
    rolldownOptions: { checks: { pluginTimings: false }, optimization: { inlineConst: { mode: 'all', pass: 2 } } },
    assetsInlineLimit: 0,
    // Counts uncompressed scripts; the limit that matters is `mostBytes`.
    chunkSizeWarningLimit: 1_000,
    modulePreload: { polyfill: false },
  },
});
