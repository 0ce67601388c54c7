/** The bundled house: which packages it takes in, which it leaves outside, and where it looks for files. */
import { existsSync, globSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleHouse, pathsOfSources } from './houseBundle.ts';
import { packagesOf, readLock, root, shippedOf, unbundled } from './lockfile.ts';

const chunks = await bundleHouse();
/** Paths of the bundled packages in node_modules, each with its bundled code. */
const bundled = new Map<string, string>();
for (const [id, { code }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
  const path = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0];
  if (path !== undefined && code !== null) bundled.set(path, (bundled.get(path) ?? '') + code);
}

const inRoot = (path: string) => path.slice(root.length);

it('leaves outside only packages that the production folder installs, and Vite', () => {
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const required = chunks.flatMap(({ code }) => [...code.matchAll(/__require\("([^"]+)"\)/g)].map((match) => match[1]));
  const outside = [...imported, ...required].filter((name = '') => !own.has(name) && !isBuiltin(name));
  // `debug` colours its output if it finds supports-color.
  expect(new Set(outside)).toEqual(new Set([...unbundled, 'supports-color', 'vite']));
});

it('takes in no package that needs files of its own', () => {
  const entries = new Map(packagesOf(readLock()));
  expect(bundled.size).toBeGreaterThan(50);
  const native = [...bundled.keys()].filter(
    (path) =>
      entries.get(inRoot(path))?.os !== undefined || globSync('**/{*.node,binding.gyp}', { cwd: path }).length > 0,
  );
  expect(native.map(inRoot)).toEqual([]);
  const withPaths = [...bundled].filter(([, code]) =>
    /\b__dirname\b|\b__filename\b|import\.meta|require\.resolve/.test(code),
  );
  // Pino starts threads only for transports, which the house does not use.
  expect(withPaths.map(([path]) => inRoot(path))).toEqual(['node_modules/pino', 'node_modules/thread-stream']);
});

it('has every bundled package on the bill of materials', () => {
  const shipped = new Set(shippedOf(readLock()).map(([path]) => path));
  expect([...bundled.keys()].map(inRoot).filter((path) => !shipped.has(path))).toEqual([]);
});

describe('files of the house', () => {
  it('are found in the folder of the bundle, under their paths in the repository', () => {
    const paths = chunks.flatMap(({ code }) =>
      [...code.matchAll(/import\.meta\.dirname \+ "([^"]+)"/g)].map((match) => match[1]),
    );
    expect(paths.length).toBeGreaterThan(4);
    expect(paths.filter((path = '') => !existsSync(join(root, path)))).toEqual([]);
  });
  it('are named in the source maps by their paths in the repository, which the log shows', () => {
    const sources = chunks.flatMap(({ map }) => map?.sources ?? []);
    expect(sources).toContain('server/src/http/cachedReplies.ts');
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
  const { transform } = pathsOfSources();
  const handler = typeof transform === 'object' ? transform.handler : undefined;
  const moved = (code: string, id = `${root}text/src/translate.ts`) =>
    handler?.call(
      {
        error: (message: string) => {
          throw new Error(message);
        },
      } as never,
      code,
      id,
      {} as never,
    );
  it.each(['import.meta.url', 'import.meta.filename', "import.meta.resolve('@foyer/text/a.json')"])(
    'cannot be named by %s',
    (code) => expect(() => moved(`read(${code})`)).toThrow('is another path in the bundle'),
  );
  it('of threads name the bundled file', () => {
    const started = `${root}server/src/web/renderWorker/startWorker.ts`;
    const code = "new Worker(join(import.meta.dirname, 'worker.ts'))";
    expect(moved(code, started)).toMatchObject({ code: "new Worker(new URL('./pageThread.js', import.meta.url))" });
    expect(existsSync(join(root, 'server/src/web/renderWorker/worker.ts'))).toBe(true);
  });
  it('of packages are found from the bundle', () => {
    expect(moved('createRequire(import.meta.url)')).toMatchObject({ code: 'createRequire(import.meta.url)' });
  });
});

it('maps lines of the house to its sources, and none of libraries', () => {
  const maps = new Map(chunks.map(({ name, map }) => [name, map]));
  const ofLibraries = [...maps].filter(([name]) => name.startsWith('libraries'));
  expect(ofLibraries.flatMap(([, map]) => map?.sources)).toEqual([]);
  expect(ofLibraries.length).toBeGreaterThan(1);
  expect(maps.get('main')?.sources.length).toBeGreaterThan(500);
  expect(maps.get('main')?.sources.filter((source) => source.includes('node_modules'))).toEqual([]);
});

it('loads into the thread of pages none of the libraries that only the house uses', () => {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set(['pageThread.js']);
  for (const file of loaded) for (const next of files.get(file)?.imports ?? []) if (files.has(next)) loaded.add(next);
  const code = [...loaded].map((file) => files.get(file)?.code.length ?? 0).reduce((sum, length) => sum + length, 0);
  expect(code).toBeGreaterThan(10_000);
  expect(code).toBeLessThan(300_000);
});

it('is written in ASCII, which takes half the memory of anything else', () => {
  expect(chunks.filter(({ code }) => /[^\0-\x7f]/.test(code)).map(({ fileName }) => fileName)).toEqual([]);
  const text = chunks.find(({ fileName }) => fileName === 'main.js')?.code ?? '';
  expect(text).toContain(String.raw`\u94bb\u77f3\u957f\u5eca`);
});
