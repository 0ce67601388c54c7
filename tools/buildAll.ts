/** Builds what a browser loads: the client for browser and server, the game windows, the verifier, the API reference. */
import { build } from 'vite';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeReference } from './referenceFiles.ts';
import { verifierPage } from './verifierPage.ts';
import { writeTypes } from './text.ts';

const root = resolve(import.meta.dirname, '..');
const isQuiet = !process.argv.includes('--verbose');

async function bundle(workspace: string, isForServer = false): Promise<void> {
  const configFile = join(root, workspace, 'vite.config.ts');
  if (!existsSync(configFile)) return;
  await build({
    configFile,
    logLevel: isQuiet ? 'warn' : 'info',
    build: isForServer ? { ssr: true } : {},
  });
}

/** A family's window, under its own address. */
async function bundleWindow(family: string): Promise<void> {
  const folder = join(root, 'games/windows', family);
  if (!existsSync(join(folder, 'index.html'))) return;
  await build({
    configFile: join(root, 'games/vite.config.ts'),
    logLevel: isQuiet ? 'warn' : 'info',
    root: folder,
    base: `/play/${family}/`,
    build: { outDir: join(root, 'games/dist', family) },
  });
}

/** One file, which the house serves and a player keeps. */
async function writeVerifier(): Promise<void> {
  const { html } = await verifierPage();
  const file = join(root, 'games/dist/verify.html');
  await mkdir(join(root, 'games/dist'), { recursive: true });
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html));
}

// The windows load their words through generated files, which are not committed.
writeTypes();
await bundle('client');
await bundle('client', true);
for (const family of readdirSync(join(root, 'games/windows'))) await bundleWindow(family);
await writeVerifier();
await writeReference();
