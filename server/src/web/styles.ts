/** Which style files belong to a screen, from the client's build manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { criticalStyle, readSheet } from './critical.ts';
import type { Sheet } from './critical.ts';

/** Files come in the order of the build, layers in this one: as client/src/style/base.css has it. */
const order = '@layer reset,type,layout,parts,pages,utilities;';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface Styles {
  /** Stands in the page. */
  readonly style: string;
  /** Files of which only a part stands in the page: the browser fetches them when the page is in use. */
  readonly laterFiles: readonly string[];
}

export interface Build {
  readonly entry: string;
  /** What a page with this mark-up shows of the shell's styles and of these screens', in the order of the cascade. */
  stylesOf(screens: readonly string[], html: string): Styles;
  /** The shell's styles, whole: for a page that the browser renders. */
  readonly shellStyles: Styles;
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
  const sheets = new Map<string, Sheet>();
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8').trim();
  const sheetOf = (file: string): Sheet => {
    const sheet = sheets.get(file) ?? readSheet(read(file));
    sheets.set(file, sheet);
    return sheet;
  };
  const collect = (key: string, files: Set<string>, seen: Set<string>): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) collect(imported, files, seen);
    for (const file of chunk.css ?? []) files.add(file);
  };
  const filesOf = (screens: readonly string[]): string[] => {
    const files = new Set<string>();
    const seen = new Set<string>();
    collect('src/entry-client.tsx', files, seen);
    const shell = new Set(seen);
    for (const source of screens.flatMap(sourcesOf)) {
      for (const key of Object.keys(manifest)) if (key.split('?')[0] === source) collect(key, files, seen);
    }
    // What a screen fetches apart may have been written into the page all the same; rules for what was not are left out.
    const ofScreens = [...seen].filter((key) => !shell.has(key));
    for (const key of ofScreens.flatMap((own) => manifest[own]?.dynamicImports ?? [])) collect(key, files, seen);
    return [...files];
  };
  const shellFiles = filesOf([]);
  return {
    entry: `/${entry.file}`,
    shellStyles: { style: order + shellFiles.map(read).join(''), laterFiles: [] },
    stylesOf(screens, html) {
      const style = criticalStyle(filesOf(screens).flatMap(sheetOf), html);
      // A screen's own files come with its script; the shell's script is not fetched by anything that knows them.
      return { style: order + style, laterFiles: shellFiles.map((file) => `/${file}`) };
    },
  };
}
