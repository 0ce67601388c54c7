/** Builds the game windows into games/dist; the house serves them under /play/. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const out = resolve(import.meta.dirname, 'dist/slot');

/** A brotli twin beside every text file, so that the house never compresses while a player waits. */
const compressed: Plugin = {
  name: 'foyer:compressed',
  async closeBundle() {
    for (const entry of await readdir(out, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !/\.(js|css|html)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
    }
  },
};

export default defineConfig({
  root: resolve(import.meta.dirname, 'windows/slot'),
  base: '/play/slot/',
  plugins: [compressed],
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    outDir: out,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
