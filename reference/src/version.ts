/** The document of another version: a file, or a commit of this repository. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Document } from './openApi.ts';

const root = resolve(import.meta.dirname, '../..');
/** What the command needs to make the document. */
const ours = ['contract', 'text', 'reference'];

/** Links every package of others, and each of our own to the older version's folder. */
function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@foyer'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@foyer' && !one.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  for (const name of ours) symlinkSync(join(folder, name), join(packages, '@foyer', name));
}

function hasCommand(commit: string): boolean {
  const options = { cwd: root, stdio: 'ignore' } as const;
  return spawnSync('git', ['cat-file', '-e', `${commit}:reference/src/command.ts`], options).status === 0;
}

function documentOfCommit(commit: string): Document {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-reference-'));
  try {
    if (!hasCommand(commit)) throw new Error(`${commit} is no file, and no commit with this command`);
    const archive = execFileSync('git', ['archive', '--format=tar', commit, ...ours], {
      cwd: root,
      maxBuffer: 256 * 1024 * 1024,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    linkPackages(folder);
    const written = execFileSync(process.execPath, [join(folder, 'reference/src/command.ts')], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    return JSON.parse(written) as Document;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws if there is neither a file nor a commit of this name, or the commit is older than this command. */
export const documentOfVersion = (name: string): Document =>
  existsSync(name) ? (JSON.parse(readFileSync(name, 'utf8')) as Document) : documentOfCommit(name);
