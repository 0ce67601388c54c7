/** Pages over the limit of the rendering budget are shells, and are not kept; no page keeps calls waiting. P01 */
import fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { serveBuilt } from './built.ts';
import type { PagesOf } from './built.ts';
import type { Ask } from './render.ts';
import { plantBuild } from './testing/plantedBuild.ts';

const build = plantBuild();
afterAll(build.remove);

let app = fastify();
afterEach(() => app.close());

async function serve(ask: Ask, given: Partial<PagesOf> = {}): Promise<typeof app> {
  app = fastify();
  app.get('/api/call', async () => 'answered');
  const none: readonly string[] = [];
  const parts = { config: readConfig({}), log: pino({ level: 'silent' }), now: Date.now };
  await serveBuilt(app, build.folder, ask, { ...parts, absent: () => none, readsMs: undefined, ...given });
  return app;
}

it('renders twenty new pages at a time, sends a shell for each further one, and keeps no shell', async () => {
  const held: (() => void)[] = [];
  const site = await serve(() => new Promise((done) => held.push(() => done({ status: 200, body: 'here' }))));
  const releasing = setInterval(() => held.splice(0).forEach((release) => release()), 1);
  const addresses = Array.from({ length: 25 }, (_, index) => `/held?keyword=crowd${index}`);
  const replies = await Promise.all(addresses.map((url) => site.inject({ url })));
  const shells = replies.filter(({ body }) => !body.includes('<h1>'));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 200));
  expect(shells).toHaveLength(5);
  expect(new Set(shells.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));
  expect((await site.inject({ url: addresses.at(-1) ?? '' })).body).toContain('<h1>held here</h1>');
  clearInterval(releasing);
});

it('answers calls while a page blocks the thread that renders it', async () => {
  const memory = new SharedArrayBuffer(8);
  const numbers = new Int32Array(memory);
  const site = await serve(async () => ({ status: 200, body: memory }));
  const page = site.inject({ url: '/blocked' });
  await expect.poll(() => Atomics.load(numbers, 1)).toBe(1);
  for (let call = 0; call < 3; call += 1) expect((await site.inject({ url: '/api/call' })).body).toBe('answered');
  Atomics.store(numbers, 0, 1);
  Atomics.notify(numbers, 0);
  expect((await page).body).toContain('<h1>ok</h1>');
});

it.each([
  ['a house, once it listens', () => undefined, 1],
  ['no front', undefined, 0],
])('makes a first page of %s', async (_, answerNow, pages) => {
  const ask = vi.fn<Ask>(async () => ({ status: 200, body: 'here' }));
  const site = await serve(ask, answerNow && { answerNow });
  await site.listen({ port: 0, host: '127.0.0.1' });
  expect((await site.inject({ url: '/thread' })).body).toContain('<h1>thread');
  expect(ask).toHaveBeenCalledTimes(pages);
});

it('serves the files of the build, but not Vite’s list of every source', async () => {
  const site = await serve(() => Promise.reject(new Error('no call')));
  expect((await site.inject({ url: '/assets/entry.js' })).headers['content-type']).toContain('javascript');
  expect((await site.inject({ url: '/.vite/manifest.json' })).body).not.toContain('entry-client');
  expect((await site.inject({ url: '/sitemap.xml' })).body).toContain('/public');
});

it('compresses a page better once it is asked for again', async () => {
  const site = await serve(() => Promise.reject(new Error('no call')));
  const size = async () =>
    (await site.inject({ url: '/thread', headers: { 'accept-encoding': 'br' } })).rawPayload.length;
  const first = await size();
  expect(await size()).toBe(first);
  await expect.poll(size).toBeLessThan(first);
});

it('does not keep a page that shows a failed read', async () => {
  const site = await serve(async () => ({ status: 200, body: 'here' }));
  const page = await site.inject({ url: '/failing' });
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('could not be read');
  expect((await site.inject({ url: '/thread' })).headers['cache-control']).toBe('no-cache');
});

it('sends a page whose reads hang once its time for them is over, and does not keep it', async () => {
  const site = await serve(() => new Promise(() => undefined), { readsMs: 1 });
  const page = await site.inject({ url: '/held' });
  expect(page.body).toContain('<h1>held undefined</h1>');
  expect(page.headers['cache-control']).toBe('no-store');
});

it('makes its pages anew once the backend offers something else, and hides links to what it lacks', async () => {
  let absent: readonly string[] = [];
  const ask = vi.fn<Ask>(async () => ({ status: 200, body: 'here' }));
  const site = await serve(ask, { absent: () => absent });
  const before = await site.inject({ url: '/held' });
  expect((await site.inject({ url: '/held' })).body).toBe(before.body);
  expect(ask).toHaveBeenCalledOnce();
  absent = ['vip', '/club', '/public'];
  const page = await site.inject({ url: '/held' });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(page.body).toContain('a:is([href="/club"],[href^="/club?"],');
  expect(page.headers['content-security-policy']).not.toBe(before.headers['content-security-policy']);
  expect((await site.inject({ url: '/sitemap.xml' })).body).not.toContain('/public');
});
