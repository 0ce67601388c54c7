/** Finds a Chromium for tests and benches; installs one if the machine has none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell draws no window around the page, which would take a third of the processor time. */
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(names: readonly string[]): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

/** Installs Debian's package of that name, with fonts for Chinese and Thai. */
function fromDebian(name: string): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log(`Installing the Debian package ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  const packages = [name, 'fonts-noto-cjk', 'fonts-thai-tlwg'];
  const run = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return run.status === 0 ? onPath([name]) : undefined;
}

function given(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  return path !== undefined && path !== '' && existsSync(path) ? path : undefined;
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : undefined;
}

/** A full Chromium, for benches: CHROMIUM_PATH, Playwright's, the system's, else Debian's package. */
export function findBrowser(): string | undefined {
  return given() ?? playwrights() ?? onPath(browsers) ?? fromDebian('chromium');
}

/** The Chromium of the journeys: the headless shell if it is installed or Debian has it, else a full one. */
export function findHeadlessBrowser(): string | undefined {
  return given() ?? onPath([shell]) ?? playwrights() ?? onPath(browsers) ?? fromDebian(shell) ?? fromDebian('chromium');
}

/** Launch option of Playwright for a browser that was found; otherwise Playwright uses its own. */
export const executable = (path: string | undefined): { readonly executablePath?: string } =>
  path === undefined ? {} : { executablePath: path };

/** Flags for a headless Chromium in a container without network. */
export const browserFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
