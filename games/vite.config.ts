/**
 * Builds one family's window into games/dist/<family>; the house serves it under /play/<family>/. The builder names root,
 * base and folder: see tools/buildAll.ts.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/**
 * Limit for scripts, styles and words of one window in all languages, brotli. A window that draws a canvas gets more,
 * and so do the slots, because a player loads only one of their stages.
 */
const mostKilobytes: Readonly<Record<string, number>> = { fish: 350, slot: 200 };
const mostBytes = (family: string): number => (mostKilobytes[family] ?? 150) * 1024;

let out = '';

/** Writes a brotli copy of every text file, so that the house never compresses while a player waits. */
const compressed: Plugin = {
  name: 'foyer:compressed',
  configResolved({ build }) {
    out = build.outDir;
  },
  async closeBundle() {
    let weight = 0;
    for (const entry of await readdir(out, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !/\.(js|css|html)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const brotli = brotliCompressSync(await readFile(file));
      weight += brotli.length;
      await writeFile(`${file}.br`, brotli);
    }
    const most = mostBytes(basename(out));
    if (weight > most) throw new Error(`${out} weighs ${weight} bytes, more than ${most}`);
  },
};

export default defineConfig({
  plugins: [compressed],
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    emptyOutDir: true,
    rolldownOptions: { checks: { pluginTimings: false } },
    assetsInlineLimit: 0,
    // Counts uncompressed scripts; the limit that matters is `mostBytes`.
    chunkSizeWarningLimit: 1_000,
    modulePreload: { polyfill: false },
  },
});
