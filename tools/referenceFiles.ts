/** Builds the API reference that the house serves at /reference: page, styles, script and document. docs/api.md */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openApiDocument } from '@foyer/reference/document.ts';
import { referencePage } from '@foyer/reference/page.ts';
import { build } from 'vite';
import type { Rolldown } from 'vite';

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'reference/page');

async function searchScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    root: page,
    logLevel: 'warn',
    build: {
      write: false,
      target: ['chrome123', 'firefox121', 'safari17.5'],
      lib: { entry: 'search.ts', formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  })) as Rolldown.RolldownOutput[];
  return built
    .flatMap(({ output }) => output)
    .flatMap((part) => (part.type === 'chunk' ? [part.code] : []))
    .join('');
}

/** Writes every file with its brotli version. */
export async function writeReference(): Promise<void> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const document = await openApiDocument(version);
  const tokens = await readFile(join(root, 'client/src/style/tokens.css'), 'utf8');
  const files = {
    'reference.html': referencePage(document),
    'reference/openapi.json': JSON.stringify(document),
    'reference/reference.css': tokens + (await readFile(join(page, 'reference.css'), 'utf8')),
    'reference/reference.js': await searchScript(),
  };
  const folder = join(root, 'reference/dist');
  await mkdir(join(folder, 'reference'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
  }
}
