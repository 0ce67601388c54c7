/** Pages over the limit of the rendering budget are shells, and are not kept. P01 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { serveBuilt } from './built.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-built-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A client build whose pages are rendered only when the test calls `foyerRelease`. */
const entry = `
  const held = [];
  globalThis.foyerRelease = () => held.splice(0).forEach((done) => done());
  export const publicPaths = () => [];
  export async function render({ isShellOnly }) {
    const page = { status: 200, title: 'Page', state: {} };
    if (isShellOnly) return { ...page, kind: 'shell' };
    await new Promise((done) => held.push(done));
    return { ...page, kind: 'page', html: '<h1>drawn</h1>', description: '', canonical: '/', screens: [], reads: [] };
  }`;

function writeBuild(): void {
  for (const part of ['server', 'client/.vite', 'client/assets']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'server/entry-server.js'), entry);
  writeFileSync(join(folder, 'client/assets/entry.js'), '');
  const manifest = { 'src/entry-client.tsx': { file: 'assets/entry.js', css: [], imports: [] } };
  writeFileSync(join(folder, 'client/.vite/manifest.json'), JSON.stringify(manifest));
}

it('renders twenty new pages at a time, sends a shell for each further one, and keeps no shell', async () => {
  writeBuild();
  const app = fastify();
  const house = { config: readConfig({}), log: pino({ level: 'silent' }), now: Date.now };
  await serveBuilt(app, folder, () => Promise.reject(new Error('no call')), house);
  const release = Reflect.get(globalThis, 'foyerRelease') as () => void;
  const addresses = Array.from({ length: 25 }, (_, index) => `/all-games?keyword=crowd${index}`);
  const asked = addresses.map((url) => app.inject({ url }));
  const releasing = setInterval(release, 1);
  const replies = await Promise.all(asked);
  clearInterval(releasing);
  const shells = replies.filter(({ body }) => !body.includes('<h1>'));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 200));
  expect(shells).toHaveLength(5);
  expect(new Set(shells.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));
  const again = app.inject({ url: addresses.at(-1) ?? '' });
  const drawing = setInterval(release, 1);
  expect((await again).body).toContain('<h1>drawn</h1>');
  clearInterval(drawing);
  await app.close();
});

it('serves the files of the build, but not Vite’s list of every source', async () => {
  writeBuild();
  const app = fastify();
  const house = { config: readConfig({}), log: pino({ level: 'silent' }), now: Date.now };
  await serveBuilt(app, folder, () => Promise.reject(new Error('no call')), house);
  expect((await app.inject({ url: '/assets/entry.js' })).headers['content-type']).toContain('javascript');
  const asked = app.inject({ url: '/.vite/manifest.json' });
  const releasing = setInterval(Reflect.get(globalThis, 'foyerRelease') as () => void, 1);
  expect((await asked).body).not.toContain('entry-client');
  clearInterval(releasing);
  await app.close();
});
