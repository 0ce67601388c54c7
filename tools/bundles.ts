/** Builds the client and the windows of games with Vite: for the house, or for static hosting with an API elsewhere. */
import { build } from 'vite';
import type { InlineConfig } from 'vite';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Quiet unless the command line says `--verbose`. */
const logLevel = process.argv.includes('--verbose') ? 'info' : 'warn';

/** Where a build for static hosting goes, and the origin that its calls go to. */
export interface StaticTarget {
  readonly folder: string;
  readonly api: string;
}

const defined = (target: StaticTarget | undefined): InlineConfig =>
  target === undefined ? {} : { define: { FOYER_API: JSON.stringify(target.api) } };

/** The client for browsers. */
export async function bundleClient(target?: StaticTarget): Promise<void> {
  const configFile = join(root, 'client/vite.config.ts');
  const ofTarget = target && {
    outDir: target.folder,
    rolldownOptions: { input: join(root, 'client/src/entry-static.tsx') },
  };
  await build({ configFile, logLevel, ...defined(target), build: ofTarget ?? {} });
}

/** The client for the server, which renders pages with it. */
export async function bundleRenderer(): Promise<void> {
  await build({ configFile: join(root, 'client/vite.config.ts'), logLevel, build: { ssr: true } });
}

/** The staff's desk. */
export async function bundleDesk(): Promise<void> {
  await build({ configFile: join(root, 'desk/vite.config.ts'), logLevel });
}

/** A family's window, under its own address. */
async function bundleWindow(family: string, target?: StaticTarget): Promise<void> {
  const folder = join(root, 'games/windows', family);
  if (!existsSync(join(folder, 'index.html'))) return;
  await build({
    configFile: join(root, 'games/vite.config.ts'),
    logLevel,
    ...defined(target),
    root: folder,
    base: `/play/${family}/`,
    build: { outDir: target === undefined ? join(root, 'games/dist', family) : join(target.folder, 'play', family) },
  });
}

export async function bundleWindows(target?: StaticTarget): Promise<void> {
  for (const family of readdirSync(join(root, 'games/windows'))) await bundleWindow(family, target);
}
