/** Finds a Chromium for tests and benches; installs one where the machine has none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

/** Debian's own package, with faces for Chinese and Thai. */
function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('Installing Chromium from the Debian package …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  const packages = ['chromium', 'fonts-noto-cjk', 'fonts-thai-tlwg'];
  const run = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return run.status === 0 ? onPath() : undefined;
}

/** The path of a Chromium: CHROMIUM_PATH, Playwright's own, the system's, else Debian's package. */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '' && existsSync(given)) return given;
  const own = chromium.executablePath();
  if (own !== '' && existsSync(own)) return own;
  return onPath() ?? fromDebian();
}

/** What a headless Chromium needs in a container without network. */
export const browserFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
