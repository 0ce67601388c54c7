/**
 * The list of requirements: docs/requirements/<family>.md has a line for each ID that the code cites.
 * `npm run requirements` writes docs/requirements/index.md: every ID, its sentence, and the test files that cite it.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sourceFiles } from './imports.ts';

const folder = fileURLToPath(new URL('../docs/requirements/', import.meta.url));
const indexFile = `${folder}index.md`;

const families = 'AMB|CALL|CONST|ENTITY|ENUM|ENV|ERR|HOME|I18N|NFR|POPUP|ROLE|ROUTE|SCREEN|SI|STATE|VALID';

/** `ROUTE-001`, `CALL-X01`, and `ROUTE-026 to ROUTE-044` for a range. */
const numbered = new RegExp(`\\b(${families})-(X?\\d{2,3})\\b(?: to (?:\\1-)?(\\d{2,3})\\b)?`, 'g');

/** `M20`. The drawing commands of a picture, such as `M20 14` or `M24.5`, are not citations. */
const standard = /(?<![\w.#-])([AFGLMPRS]\d{2})(?!\w|\.\d|-\d|[ ,]*-?\.?[\d$])/g;

export function idsIn(source: string): string[] {
  const ids = [...source.matchAll(standard)].map(([, id = '']) => id);
  for (const [, family = '', from = '', until = from] of source.matchAll(numbered)) {
    // CALL-000 means any call, in the component sheet and its tests.
    if (from === '000') continue;
    if (from === until) ids.push(`${family}-${from}`);
    else {
      for (let number = Number(from); number <= Number(until); number += 1) {
        ids.push(`${family}-${String(number).padStart(from.length, '0')}`);
      }
    }
  }
  return ids;
}

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** Files that cite an ID, in order, by ID. Two tests mention IDs that do not exist, to test the readers themselves. */
export function citations(files: ReadonlyMap<string, string> = sourceFiles()): Map<string, string[]> {
  const cited = new Map<string, string[]>();
  for (const [path, source] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (path === 'tools/cited.test.ts' || path.startsWith('tools/requirements')) continue;
    for (const id of new Set(idsIn(source))) cited.set(id, [...(cited.get(id) ?? []), path]);
  }
  return cited;
}

/** ID -> its sentence, in the order of the files. An ID with two lines is a mistake. */
export function requirements(): Map<string, string> {
  const lines = new Map<string, string>();
  for (const name of readdirSync(folder).toSorted()) {
    if (name === 'index.md' || name === 'README.md') continue;
    for (const line of readFileSync(folder + name, 'utf8').split('\n')) {
      const [, id, sentence] = /^- \*\*([A-Z\d-]+)\*\* (.+)$/.exec(line) ?? [];
      if (id === undefined || sentence === undefined) continue;
      if (lines.has(id)) throw new Error(`${id} has two lines in docs/requirements`);
      lines.set(id, sentence);
    }
  }
  return lines;
}

export function indexOf(lines: ReadonlyMap<string, string>, cited: ReadonlyMap<string, readonly string[]>): string {
  const entries = [...lines].map(([id, sentence]) => {
    const tests = (cited.get(id) ?? []).filter(isTest).map((path) => `  - ${path}`);
    return [`- **${id}** ${sentence}`, ...tests].join('\n');
  });
  return `# Requirements and the tests that cite them\n\nWritten by \`npm run requirements\`.\n\n${entries.join('\n')}\n`;
}

export const readIndex = (): string => readFileSync(indexFile, 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(indexFile, indexOf(requirements(), citations()));
