/** The house needs no install script of the PostgreSQL package: it makes the libraries' links itself. */
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeLinks } from './binaries.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-links-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('links every name of a library, and links it once', async () => {
  const native = join(folder, 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  writeFileSync(join(native, 'lib/libpq.so.5.18'), 'the library');
  const links = ['native/lib/libpq.so', 'native/lib/libpq.so.5'];
  const list = links.map((target) => ({ source: 'native/lib/libpq.so.5.18', target }));
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(list));
  for (const times of [1, 2]) {
    await makeLinks(native);
    expect(
      links.map((link) => readlinkSync(join(folder, link))),
      `made ${times} times`,
    ).toEqual(['libpq.so.5.18', 'libpq.so.5.18']);
    expect(readFileSync(join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('the library');
  }
});
