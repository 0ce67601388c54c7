/**
 * Code blocks of documentation pages, and how each is tried. The words after the language say it:
 *
 *     ```sh run                      `npm test` runs it in a copy of the repository
 *     ```sh afternoon                `npm run afternoon` runs it, because it installs, builds or listens
 *     ```sh start http://…           as `afternoon`; it goes on running, and is ready when the address answers
 *     ```js file backend.mjs         is saved under this name where the page's commands run
 *     ```sh skip: the reason         is not run
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

export type Mark =
  | { readonly kind: 'run' | 'afternoon' | 'unmarked' }
  | { readonly kind: 'start'; readonly address: string }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'skip'; readonly reason: string };

export interface Block {
  readonly page: string;
  /** Line of its first fence, from 1. */
  readonly line: number;
  readonly language: string;
  readonly mark: Mark;
  readonly text: string;
}

function markOf(words: string): Mark {
  if (words === 'run' || words === 'afternoon') return { kind: words };
  const [, kind = '', rest = ''] = /^(start|file|skip:)\s+(.+)$/.exec(words) ?? [];
  if (kind === 'start') return { kind, address: rest };
  if (kind === 'file') return { kind, name: rest };
  if (kind === 'skip:') return { kind: 'skip', reason: rest };
  return { kind: 'unmarked' };
}

/** The fenced blocks of a page. A block in a list loses the indentation of its fence. */
export function blocksOf(page: string, markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { indent: string; line: number; language: string; mark: Mark; lines: string[] } | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    const [, indent = '', language = '', words = ''] = /^( *)```(\w*) *(.*)$/.exec(line) ?? [];
    const isFence = /^ *```/.test(line);
    if (open === undefined && isFence) {
      open = { indent, line: index + 1, language, mark: markOf(words.trim()), lines: [] };
    } else if (open !== undefined && isFence) {
      const { lines, indent: _indent, ...block } = open;
      blocks.push({ page, ...block, text: lines.join('\n') });
      open = undefined;
    } else if (open !== undefined) {
      open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line);
    }
  }
  if (open !== undefined) throw new Error(`${page}:${open.line}: the block has no end`);
  return blocks;
}

const commands = new Set(['sh', 'bash', 'shell', '']);

/** Blocks of commands that nobody has decided about, as `page:line`. A block without a language counts. */
export const undecided = (blocks: readonly Block[]): readonly string[] =>
  blocks
    .filter(({ language, mark }) => commands.has(language) && mark.kind === 'unmarked')
    .map(({ page, line }) => `${page}:${line}`);

function git(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/**
 * Copies the repository as it is now, uncommitted files included, with its history. Installed packages are linked. The
 * caller removes the folder.
 */
export function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-docs-'));
  git(['clone', '--quiet', '--shared', '--no-checkout', root, folder], root);
  git(['reset', '--quiet'], folder);
  for (const name of git(['ls-files', '-z', '--cached', '--others', '--exclude-standard'], root).split('\0')) {
    if (name === '') continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    // A file that was removed without a commit is still listed.
    cpSync(join(root, name), join(folder, name), { errorOnExist: false, force: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Runs a block as printed, and stops at the first command that fails. Returns what it printed and its exit code. */
export function runBlock({ text }: Block, cwd: string, env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', text], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { code: status ?? 1, output: stdout + stderr };
}
