/** Builds what a browser loads: the client for browser and server, and the game windows. */
import { build } from 'vite';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

await bundle('client');
await bundle('client', true);
await bundle('games');
