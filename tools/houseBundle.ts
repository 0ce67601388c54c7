/**
 * Bundles the house and its commands with their libraries, so that a production machine installs only the packages that
 * cannot be bundled. docs/decisions/452-house-bundle.md
 */
import { dirname, relative, resolve } from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { unbundled } from './lockfile.ts';

const root = resolve(import.meta.dirname, '..');

/** `backup.js` is the command of `server/src/backupCommand.ts`. A thread is started from a file of its own. */
const entries = {
  main: 'server/src/main.ts',
  pageThread: 'server/src/web/renderWorker/worker.ts',
  backup: 'server/src/backupCommand.ts',
  restore: 'server/src/restoreCommand.ts',
  books: 'server/src/booksCommand.ts',
  catalogue: 'server/src/catalogueCommand.ts',
  staff: 'server/src/staffCommand.ts',
  keys: 'server/src/keysCommand.ts',
  privacy: 'server/src/privacyCommand.ts',
};

/** Code that names the source of an entry by its path names the bundled file instead. */
function toEntries(code: string, folder: string): string {
  return code.replaceAll(/\bjoin\(import\.meta\.dirname, ['"](\w+\.ts)['"]\)/g, (path: string, file: string) => {
    const [name] = Object.entries(entries).find(([, source]) => source === `${folder}/${file}`) ?? [];
    return name === undefined ? path : `new URL('./${name}.js', import.meta.url)`;
  });
}

/**
 * The sources find their files relative to themselves. All bundled code is in one folder, which holds these files under
 * the paths that they have in the repository.
 */
export function pathsOfSources(): Plugin {
  return {
    name: 'foyer:paths-of-sources',
    transform: {
      filter: { id: { include: [`${root}/**`], exclude: ['**/node_modules/**'] }, code: /import\.meta\./ },
      handler(code, id) {
        const folder = relative(root, dirname(id)).replaceAll('\\', '/');
        const moved = toEntries(code, folder).replaceAll(
          /\bimport\.meta\.dirname\b/g,
          `(import.meta.dirname + '/${folder}')`,
        );
        // A package is found from the bundle as from the source, a file of our own is not.
        const rest = moved
          .replaceAll(/createRequire\(import\.meta\.url\)|new URL\('\.\/\w+\.js', import\.meta\.url\)/g, '')
          .replaceAll('(import.meta.dirname + ', '');
        const other = /\bimport\.meta\.\w+/.exec(rest)?.[0];
        if (other !== undefined) this.error(`${id}: ${other} is another path in the bundle; use import.meta.dirname`);
        return { code: moved, map: null };
      },
    },
  };
}

/**
 * Leaves the code of libraries out of the source maps: those of libraries are the larger part, and the house reads a map
 * when it logs an error. They are in a file of their own, because Node reads a line without a mapping as one above it.
 */
function unmappedLibraries(): Plugin {
  return {
    name: 'foyer:unmapped-libraries',
    enforce: 'post',
    transform: {
      // Vite makes empty modules for optional packages.
      filter: { id: /\/node_modules\/|^__vite-optional-peer-dep:/ },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  };
}

/**
 * Escapes what ASCII does not have. Node keeps a source of ASCII in one byte per character and any other in two, in each
 * thread that loads it. Lines stay where they are.
 */
function asciiSources(): Plugin {
  return {
    name: 'foyer:ascii-sources',
    // The bundler prints escapes as characters, so this comes last.
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        // Here an escape would mean something else.
        const wrong = /[\w)]\.raw`[^`]*[^\0-\x7f`]|\\[^\0-\x7f]/.exec(chunk.code)?.[0];
        if (wrong !== undefined) this.error(`${chunk.fileName}: ${wrong} has to be written as an escape`);
        chunk.code = chunk.code.replaceAll(/[^\0-\x7f]/g, escaped);
      }
    },
  };
}

/** Without the flag `u`, a regular expression matches single UTF-16 units, so each has an escape of its own. */
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Writes the bundle to a folder, which it empties, or only returns it if no folder is named. */
export async function bundleHouse(folder?: string): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [pathsOfSources(), unmappedLibraries(), asciiSources()],
    // Vite serves the sources in development.
    ssr: { noExternal: true, external: [...unbundled, 'vite'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      target: 'node24',
      sourcemap: true,
      emptyOutDir: true,
      ...(folder === undefined ? { write: false } : { outDir: folder }),
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, resolve(root, file)])),
        checks: { pluginTimings: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // By entry, so that the thread of the pages does not load what only the house needs. Only a house with NATS_URL
          // loads the client of NATS.
          codeSplitting: {
            groups: [{ name: 'libraries', test: /\/node_modules\/(?!@nats-io|tweetnacl)/, entriesAware: true }],
          },
          // Code compares the names of error classes, so the bundler must not rename them.
          keepNames: true,
          // Node keeps the text of what it has loaded. Only the maps and the licences refer to comments.
          comments: { legal: true, annotation: false, jsdoc: false },
          sourcemapExcludeSources: true,
          // The house logs these paths, so they are those of the repository wherever the folder is. See sourcePlaces.ts
          sourcemapPathTransform: (source, map) => relative(root, resolve(dirname(map), source)).replaceAll('\\', '/'),
        },
      },
    },
  });
  const outputs = [built].flat() as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
}
