/** Compiled texts are served filled with the brand, and kept by browsers only under the address of that brand. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import type { Brand } from '../../brand/schema.ts';
import { brandOf } from '../../brand/source.ts';
import type { BrandSource } from '../../brand/source.ts';
import { serveWords, wordsFolder, wordsVersion } from './words.ts';

const client = mkdtempSync(join(tmpdir(), 'words-'));
mkdirSync(join(client, 'assets/words-abc/en/wallet'), { recursive: true });
writeFileSync(join(client, 'assets/words-abc/en/site.json'), '{"name":"%brand%","long":["%brandFull%, ",["n"]]}');
writeFileSync(join(client, 'assets/words-abc/en/wallet/deposit.json'), '{"title":"Deposit"}');
afterAll(() => rmSync(client, { recursive: true }));

/** A brand that the test replaces. */
function replaceable(): BrandSource & { readonly replace: (brand: Brand) => void } {
  let brand = brandOf('').current();
  const listeners = new Set<() => void>();
  return {
    current: () => brand,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch: () => () => undefined,
    replace(next) {
      brand = next;
      for (const listener of listeners) listener();
    },
  };
}

const names = (short: string): Brand['names'] => {
  const one = { short, full: `${short} "Club"` };
  return { zh_CN: one, en: one, th: one };
};

it('fills the brand in, and forgets it when the brand is replaced', async () => {
  const source = replaceable();
  const app = Fastify();
  serveWords(app, client, source);
  const folder = wordsFolder(wordsVersion(client), source.current());
  const before = await app.inject({ url: `${folder}en/site.json` });
  expect(before.json()).toEqual({ name: 'Foyer', long: ['Foyer, ', ['n']] });
  expect(before.headers['cache-control']).toContain('immutable');
  source.replace({ ...source.current(), names: names('Other') });
  const old = await app.inject({ url: `${folder}en/site.json` });
  expect(old.json()).toEqual({ name: 'Other', long: ['Other "Club", ', ['n']] });
  // A browser must not keep the words of one brand under the address of another.
  expect(old.headers['cache-control']).toBe('no-store');
  const next = wordsFolder(wordsVersion(client), source.current());
  expect(next).not.toBe(folder);
  const packed = await app.inject({ url: `${next}en/site.json`, headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['cache-control']).toContain('immutable');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('Other');
  await app.close();
});

it.each(['en/nothing.json', 'xx/site.json', 'en/..%2f..%2fsite.json', 'en/site.txt'])('has no %s', async (path) => {
  const app = Fastify();
  const source = brandOf('');
  serveWords(app, client, source);
  const reply = await app.inject({ url: `${wordsFolder('abc', source.current())}${path}` });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store']);
  await app.close();
});
