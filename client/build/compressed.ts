/** Writes a brotli copy beside every built text file, so that the house never compresses one during a request. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };

export function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'foyer:compressed',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configResolved({ build }) {
      folder = build.outDir;
    },
    async closeBundle() {
      for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        await writeFile(`${file}.br`, brotliCompressSync(await readFile(file), { params }));
      }
    },
  };
}
