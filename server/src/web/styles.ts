/** Finds the style files of a screen in the client's build manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { criticalStyle, marksOf, readSheet } from './critical.ts';
import type { Marks, Sheet } from './critical.ts';

/** Order of the layers, as in client/src/style/base.css. The files themselves come in the order of the build. */
const order = '@layer reset,type,layout,parts,pages,utilities;';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface Styles {
  /** Styles inlined in the page. */
  readonly style: string;
  /** Files that are only partly inlined. The browser loads them whole once the page is in use. */
  readonly laterFiles: readonly string[];
}

export interface Build {
  readonly entry: string;
  /** Returns the styles of the shell and of these screens that this mark-up can show, in the order of the cascade. */
  stylesOf(screens: readonly string[], html: string): Styles;
  /** The shell's complete styles, for a page that the browser renders. */
  readonly shellStyles: Styles;
}

/** Returns the source files that may contain a screen of this route id. */
function sourcesOf(routeId: string): string[] {
  const path = routeId === '/' ? '' : routeId.replace(/\/$/, '');
  return [`src/screens${path}.tsx`, `src/screens${path}/route.tsx`, `src/screens${path}/index.tsx`];
}

/** How many critical styles are kept, some tens of kB each. */
const mostKept = 40;

const nameOf = (screens: readonly string[], { classes, tokens }: Marks): string =>
  [screens, classes, tokens].map((names) => [...names].toSorted().join(' ')).join('|');

/** Keeps the critical styles that were asked for last: pages of one screen mostly have the same marks, whatever their data. */
function keptStyles(
  sheetOf: (screens: readonly string[]) => Sheet,
): (screens: readonly string[], html: string) => string {
  const kept = new Map<string, string>();
  return (screens, html) => {
    const marks = marksOf(html);
    const name = nameOf(screens, marks);
    const style = kept.get(name) ?? criticalStyle(sheetOf(screens), marks);
    kept.delete(name);
    kept.set(name, style);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return style;
  };
}

export function readBuild(folder: string, start = 'src/entry-client.tsx'): Build {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[start];
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
    collect(start, files, seen);
    const shell = new Set(seen);
    for (const source of screens.flatMap(sourcesOf)) {
      for (const key of Object.keys(manifest)) if (key.split('?')[0] === source) collect(key, files, seen);
    }
    // The page may contain parts that a screen loads on demand, so their styles are read too. Unused rules are dropped
    // later.
    const ofScreens = [...seen].filter((key) => !shell.has(key));
    for (const key of ofScreens.flatMap((own) => manifest[own]?.dynamicImports ?? [])) collect(key, files, seen);
    return [...files];
  };
  const shellFiles = filesOf([]);
  // In every page, because a file that brings them later makes the browser lay the whole page out again.
  const first = order + read('.vite/fonts.css');
  /** The files of screens that were shown together. There are as many as routes. */
  const found = new Map<string, readonly string[]>();
  const filesOnce = (screens: readonly string[]): readonly string[] => {
    const name = screens.join(' ');
    const files = found.get(name) ?? filesOf(screens);
    found.set(name, files);
    return files;
  };
  const criticalOnce = keptStyles((screens) => filesOnce(screens).flatMap(sheetOf));
  return {
    entry: `/${entry.file}`,
    shellStyles: { style: first + shellFiles.map(read).join(''), laterFiles: [] },
    stylesOf(screens, html) {
      const style = criticalOnce(screens, html);
      // A screen's script loads the screen's own files. Nothing loads the shell's files, so they are listed here.
      return { style: first + style, laterFiles: shellFiles.map((file) => `/${file}`) };
    },
  };
}
