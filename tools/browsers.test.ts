/** docs/browsers.md and the build name the same browsers. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '../client/build/browsers.ts';

const root = resolve(import.meta.dirname, '..');

it('states for each browser the version that the build is made for', () => {
  const page = readFileSync(join(root, 'docs/browsers.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (Chrome|Firefox|Safari)\b[^|]*\| ([\d.]+) /gm)];
  expect(rows.map(([, name = '', version = '']) => name.toLowerCase() + version)).toEqual(oldestBrowsers);
});

it('is the only place that names a target', () => {
  for (const file of ['client/vite.config.ts', 'games/vite.config.ts'])
    expect(readFileSync(join(root, file), 'utf8')).toContain('target: oldestBrowsers,');
});
