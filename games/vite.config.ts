/**
 * Builds one family's window into games/dist/<family>; the house serves it under /play/<family>/. The builder names root,
 * base and folder: see tools/buildAll.ts.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

let out = '';

/** A brotli twin beside every text file, so that the house never compresses while a player waits. */
const compressed: Plugin = {
  name: 'foyer:compressed',
  configResolved({ build }) {
    out = build.outDir;
  },
  async closeBundle() {
    for (const entry of await readdir(out, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !/\.(js|css|html)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
    }
  },
};

export default defineConfig({
  plugins: [compressed],
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
