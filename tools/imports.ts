/**
 * Reads the imports of every file, across packages: relative paths, `#…` inside a package, `@foyer/…` between packages.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

export interface Import {
  readonly from: string;
  /** A path from the root for our own files, else the package's name as written. */
  readonly to: string;
  readonly isOurs: boolean;
  /** `import type` and `export type` do not exist at run time. */
  readonly isType: boolean;
}

const statement = /^[ \t]*(import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** Package name -> folder of its exports. */
const folders: Readonly<Record<string, string>> = {
  contract: 'contract/src',
  text: 'text/src',
  pictures: 'pictures/src',
  games: 'games',
  client: 'client/src',
  desk: 'desk/src',
  house: 'server/src',
  tools: 'tools',
  e2e: 'e2e',
  reference: 'reference/src',
  conformance: 'conformance/src',
};

function resolved(from: string, given: string): string | undefined {
  if (given.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), given));
  if (given.startsWith('#')) return `${from.split('/', 1)[0]}/src/${given.slice(1)}`;
  const own = /^@foyer\/([a-z0-9]+)\/(.+)$/.exec(given);
  if (!own) return undefined;
  if (own[1] === 'text' && given.endsWith('.json')) return `text/${own[2]}`;
  return `${folders[own[1] ?? ''] ?? own[1]}/${own[2]}`;
}

export function importsOf(from: string, source: string): Import[] {
  const found: Import[] = [];
  const add = (given: string, isType: boolean) => {
    const to = resolved(from, given);
    found.push({ from, to: to ?? given, isOurs: to !== undefined, isType });
  };
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const match of code.matchAll(statement)) if (match[3] !== undefined) add(match[3], match[2] !== undefined);
  for (const match of code.matchAll(dynamic)) if (match[1] !== undefined) add(match[1], false);
  return found;
}

/** Every source file of the repository with its text. */
export function sourceFiles(): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = new Map<string, string>();
  for (const path of listed.split('\n')) {
    if (path === '' || path.endsWith('.gen.ts')) continue;
    try {
      files.set(path, readFileSync(root + path, 'utf8'));
    } catch {
      // Deleted in the work tree and not yet in the index.
    }
  }
  return files;
}

/** Tests, and helpers that only tests use. */
export const isTestFile = (path: string): boolean => /\.test\.tsx?$|(^|\/)testing\/[^/]+\.tsx?$/.test(path);
