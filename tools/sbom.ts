/**
 * Writes dist/sbom.cdx.json, a software bill of materials (CycloneDX 1.6) of all that is shipped, and dist/licences.txt,
 * its licences with their texts:
 *
 *     npm run sbom
 *
 * npm makes the bill from package-lock.json, without a network; development packages are left out.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { builtIn, nameOf, readJson, readLock, root, shippedOf } from './lockfile.ts';

type Fields = Record<string, unknown>;
const File = v.looseObject({ packages: v.record(v.string(), v.record(v.string(), v.unknown())) });

/** Workspaces that are not shipped: they build, test and measure. */
const forDevelopment = new Set(['bench', 'conformance', 'e2e', 'reference', 'tools']);

const isOurs = (path: string) => !path.includes('node_modules/') && !forDevelopment.has(path);

/** Returns a manifest without development dependencies. Bundled packages count as dependencies. */
function shippedFields({ dev: _mark, devDependencies = {}, dependencies = {}, ...fields }: Fields): Fields {
  const built = Object.entries(devDependencies as Fields).filter(([name]) => builtIn.includes(name));
  const workspaces = v.parse(v.optional(v.array(v.string()), []), fields.workspaces);
  return {
    ...fields,
    dependencies: { ...(dependencies as Fields), ...Object.fromEntries(built) },
    ...(workspaces.length > 0 && { workspaces: workspaces.filter((folder) => !forDevelopment.has(folder)) }),
  };
}

/**
 * Writes manifests and lock file without development dependencies. `npm sbom --omit=dev` cannot be used: it also omits
 * packages that are a dependency of one workspace and a development dependency of another, such as React.
 */
function writeShipped(folder: string): void {
  const { packages, ...file } = v.parse(File, readJson('package-lock.json'));
  const shipped = new Set(shippedOf(readLock()).map(([path]) => path));
  const kept = Object.entries(packages).filter(
    ([path, { link, resolved }]) => shipped.has(path) || isOurs(link === true ? String(resolved) : path),
  );
  const lock = { ...file, packages: Object.fromEntries(kept.map(([path, fields]) => [path, shippedFields(fields)])) };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  for (const [path] of kept.filter(([key]) => !key.includes('node_modules'))) {
    mkdirSync(join(folder, path), { recursive: true });
    const manifest = shippedFields(readJson(join(path, 'package.json')) as Fields);
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify(manifest));
  }
}

export function readBill(): object {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-sbom-'));
  try {
    writeShipped(folder);
    const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline'];
    const isWindows = process.platform === 'win32';
    const npm = isWindows ? 'npm.cmd' : 'npm';
    const text = execFileSync(npm, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26, shell: isWindows });
    // npm writes 1.5. The fields that it writes mean the same in 1.6.
    const version = { $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json', specVersion: '1.6' };
    return { ...(JSON.parse(text) as object), ...version };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function licenceText(path: string): string {
  const folder = `${root}${path}`;
  if (!existsSync(folder)) return 'Not installed on this system.';
  const files = readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying|notice)\b/i.test(name));
  if (files.length === 0) return 'The package has no file with the text.';
  return files.map((name) => readFileSync(`${folder}/${name}`, 'utf8').trim()).join('\n\n');
}

/** One line per package, then the licence texts. */
export function licences(): string {
  const shipped = shippedOf(readLock()).toSorted(([a], [b]) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const titled = shipped.map(([path, { version, license }]) => ({
    title: `${nameOf(path)} ${version ?? ''}: ${license ?? 'unknown'}`,
    path,
  }));
  const list = [...new Set(titled.map(({ title }) => title))];
  const texts = titled.map(({ title, path }) => `── ${title}\n\n${licenceText(path)}\n`);
  return `${list.join('\n')}\n\n${texts.join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(`${root}dist/sbom.cdx.json`, `${JSON.stringify(readBill(), undefined, 2)}\n`);
  writeFileSync(`${root}dist/licences.txt`, licences());
  console.log('Written: dist/sbom.cdx.json, dist/licences.txt');
}
