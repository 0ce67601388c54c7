/**
 * Size of a route of the built client in brotli, from the build manifest: the first script and styles, which all routes
 * share, and the files of the route. What a screen loads after its first render is not included.
 */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export interface RouteBytes {
  /** Every script that is needed before the screen is interactive. */
  readonly initialJs: number;
  /** The part of it that is not in the first script. */
  readonly ownJs: number;
  readonly css: number;
}

const dist = resolve(import.meta.dirname, '../client/dist/client');

/** Possible files of the screen of this address; the route tree is the file tree. */
function sourcesOf(path: string): string[] {
  return [`src/screens${path}.tsx`, `src/screens${path}/route.tsx`, `src/screens${path}/index.tsx`];
}

/** Scripts and styles loaded with these chunks. */
function filesOf(manifest: Readonly<Record<string, Chunk>>, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) continue;
    seen.add(key);
    open.push(...(chunk.imports ?? []));
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  }
  return files;
}

const weigh = (files: Iterable<string>, ending: string): number =>
  [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);

const readManifest = (): Readonly<Record<string, Chunk>> =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>;

function screensOf(manifest: Readonly<Record<string, Chunk>>, path: string): string[] {
  const screens = Object.keys(manifest).filter((key) => sourcesOf(path).includes(key.split('?')[0] ?? ''));
  if (screens.length === 0) throw new Error(`no screen of the build stands at ${path}`);
  return screens;
}

/** The file that contains the screen. */
export function routeScript(path: string): string {
  const manifest = readManifest();
  const [screen = ''] = screensOf(manifest, path);
  return manifest[screen]?.file ?? '';
}

/** `path` is an address of the route tree, such as `/helpCenter/startUse`. */
export function routeBytes(path: string): RouteBytes {
  const manifest = readManifest();
  const screens = screensOf(manifest, path);
  const shared = filesOf(manifest, ['src/entry-client.tsx']);
  const all = filesOf(manifest, ['src/entry-client.tsx', ...screens]);
  return { initialJs: weigh(all, '.js'), ownJs: weigh(all, '.js') - weigh(shared, '.js'), css: weigh(all, '.css') };
}
