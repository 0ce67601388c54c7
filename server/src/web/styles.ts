/** Which style files belong to a screen, from the client's build manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files come in the order of the build, layers in this one: as client/src/style/base.css has it. */
const order = '@layer reset,type,layout,parts,pages,utilities;';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface Styles {
  /** Stands in the page. */
  readonly style: string;
  /** The files that `style` holds. */
  readonly files: readonly string[];
}

export interface Build {
  readonly entry: string;
  /** The styles of the shell and of these screens, in the order of the cascade. */
  stylesOf(screens: readonly string[]): Styles;
}

/** A screen's route id to the files that may hold it. */
function sourcesOf(routeId: string): string[] {
  const path = routeId === '/' ? '' : routeId.replace(/\/$/, '');
  return [`src/screens${path}.tsx`, `src/screens${path}/route.tsx`, `src/screens${path}/index.tsx`];
}

export function readBuild(folder: string): Build {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest['src/entry-client.tsx'];
  if (!entry) throw new Error('the client build has no entry');
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const known = texts.get(file) ?? readFileSync(join(folder, file), 'utf8').trim();
    texts.set(file, known);
    return known;
  };
  const collect = (key: string, files: Set<string>, seen: Set<string>): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) collect(imported, files, seen);
    for (const file of chunk.css ?? []) files.add(file);
  };
  return {
    entry: `/${entry.file}`,
    stylesOf(screens) {
      const files = new Set<string>();
      const seen = new Set<string>();
      collect('src/entry-client.tsx', files, seen);
      for (const source of screens.flatMap(sourcesOf)) {
        for (const key of Object.keys(manifest)) if (key.split('?')[0] === source) collect(key, files, seen);
      }
      return { style: order + [...files].map(read).join(''), files: [...files].map((file) => `/${file}`) };
    },
  };
}
