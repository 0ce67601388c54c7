// Builds the client and the game windows when their sources have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, node24, root } from './install.mjs';

const sources = ['client', 'contract', 'desk', 'games', 'pictures', 'reference', 'text', 'package-lock.json'];
const stamp = join(root, 'client', 'dist', '.stamp');
const skipped = new Set(['node_modules', 'dist', '.tanstack']);

function* files(path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  let entries;
  try {
    entries = readdirSync(full, { withFileTypes: true });
  } catch {
    yield path;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* files(join(path, entry.name));
    else if (entry.isFile() && !/\.(test|spec)\.tsx?$/.test(entry.name)) yield join(path, entry.name);
  }
}

const digest = () => {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of files(source)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

export function build() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest()) return;
  console.log('Building the client …');
  const run = spawnSync(node24(), [join(root, 'tools', 'buildAll.ts')], {
    cwd: root,
    env: environment({ NODE_ENV: 'production' }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (run.status !== 0) {
    console.error('The build failed.');
    process.exit(1);
  }
  // Read after the build: it may write generated files beside the sources.
  mkdirSync(join(root, 'client', 'dist'), { recursive: true });
  writeFileSync(stamp, digest());
}

if (process.argv[1] === join(root, 'tools', 'build.mjs')) build();
