/**
 * What a change can affect. Tests are chosen by the import graph; journeys by the screens that the change reaches and
 * the addresses that a journey names. If that is unknown, everything runs.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { importsOf, isTestFile, sourceFiles } from './imports.ts';

const root = resolve(import.meta.dirname, '..');

type Sources = ReadonlyMap<string, string>;
type Chosen = 'all' | readonly string[];

function git(...args: string[]): string[] {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return output.split('\n').filter((line) => line !== '');
}

/** Paths of files that differ from `base`, untracked ones included. */
function changedSince(base: string): string[] {
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Files that no program uses. */
const isProse = (path: string): boolean => /\.(md|png|webp|jpg)$/.test(path) || path === 'LICENSE';
const isSource = (path: string): boolean => /\.(tsx?|mjs|css|svg)$/.test(path);
/** Set-up of the suites, and files that no import reaches: texts, settings, the lock file. */
const isForAll = (path: string): boolean =>
  /^(tools\/[^/]*\.mjs|tools\/suites\.ts|vitest\.config\.ts|e2e\/(setup|house|test|playwright\.config)\.ts)$/.test(
    path,
  ) || !isSource(path);

/** Migrations are read from disk by this file. */
const standIn = (path: string): string =>
  path.startsWith('server/src/db/migrations/') ? 'server/src/db/migrate.ts' : path;

/** These files, and every file that imports one of them, directly or indirectly. */
export function reachedFrom(changed: Iterable<string>, sources: Sources): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [path, source] of sources) {
    for (const { to, isOurs } of importsOf(path, source)) {
      if (isOurs) importers.set(to, [...(importers.get(to) ?? []), path]);
    }
  }
  const reached = new Set(changed);
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return reached;
}

/** Tests that read the source tree from disk: architecture, citations, texts, calls. */
const readsTree = (path: string): boolean => /^tools\/.*\.test\.ts$/.test(path);

export function chooseTests(changed: readonly string[], sources: Sources): Chosen {
  const code = changed.filter((path) => !isProse(path)).map(standIn);
  if (code.some(isForAll)) return 'all';
  const reached = reachedFrom(code, sources);
  return [...sources.keys()].filter((path) => /\.test\.tsx?$/.test(path) && (reached.has(path) || readsTree(path)));
}

/** `client/src/screens/mine/betList.tsx` is `/mine/betList`. */
const addressOf = (screen: string): string =>
  screen.replace(/^client\/src\/screens/, '').replace(/(\/index|\/route)?\.tsx$/, '');

/** A domain of the house affects the screens that show the features of the domain. */
function seenIn(path: string, sources: Sources): Chosen {
  const domain = /^(?:server|contract)\/src\/(\w+)\//.exec(path)?.[1];
  if (domain === undefined) return [path];
  const features = [...sources.keys()].filter((one) => one.startsWith(`client/src/features/${domain}/`));
  return features.length === 0 ? 'all' : features;
}

/**
 * `sources` contains the journeys too. A journey names a screen if its source, or that of an imported helper, contains
 * the address.
 */
export function chooseJourneys(changed: readonly string[], sources: Sources): Chosen {
  const code = changed.filter((path) => !isProse(path) && !isTestFile(path));
  if (code.some(isForAll)) return 'all';
  const seen = code.map((path) => seenIn(path, sources));
  if (seen.includes('all')) return 'all';
  const reached = reachedFrom(
    seen.flatMap((paths) => (paths === 'all' ? [] : paths)),
    sources,
  );
  const screens = [...reached].filter((path) => /^client\/src\/screens\/.*\.tsx$/.test(path)).map(addressOf);
  const isWindow = [...reached].some((path) => path.startsWith('games/windows/'));
  // The frame around all screens, and product code that reaches no screen.
  if (screens.includes('/__root') || code.some((path) => isHidden(path, reached))) return 'all';
  const wanted = [...screens, ...(isWindow ? ['/play/'] : [])];
  return [...sources.keys()].filter(
    (path) => path.endsWith('.spec.ts') && (reached.has(path) || namesOne(path, wanted, sources)),
  );
}

const isHidden = (path: string, reached: ReadonlySet<string>): boolean =>
  /^(server|pictures|text)\//.test(path) && ![...reached].some((one) => one.startsWith('client/src/screens/'));

function namesOne(path: string, addresses: readonly string[], sources: Sources): boolean {
  const source = sources.get(path) ?? '';
  const helpers = importsOf(path, source).filter(({ to, isOurs }) => isOurs && to.startsWith('e2e/'));
  const text = [source, ...helpers.map(({ to }) => sources.get(to) ?? '')].join('\n');
  return addresses.some((address) => address !== '' && text.includes(address));
}

export const testsOf = (base: string): Chosen => chooseTests(changedSince(base), sourceFiles());
export const journeysOf = (base: string): Chosen => chooseJourneys(changedSince(base), sourceFiles());
