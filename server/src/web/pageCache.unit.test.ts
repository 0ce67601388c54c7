import { expect, it } from 'vitest';
import { createPageCache } from './pageCache.ts';

const lifeMs = 10_000;
const patienceMs = 1_000;

const fail = () => Promise.reject(new Error('no database'));

function open() {
  let nowMs = 0;
  let made = 0;
  const cache = createPageCache<string>(() => nowMs, lifeMs, 2);
  const make = async () => `page ${(made += 1)}`;
  return { cache, ask: (key = '/home') => cache.getOrLast(key, make, patienceMs), pass: (ms: number) => (nowMs += ms) };
}

it('makes a page once in its life, and anew after it', async () => {
  const { ask, pass } = open();
  const pages = await Promise.all([ask(), ask()]);
  expect(pages.map(({ page }) => page)).toEqual(['page 1', 'page 1']);
  pass(lifeMs - 1);
  expect(await ask()).toEqual({ page: 'page 1', ageMs: 0 });
  pass(1);
  expect(await ask()).toEqual({ page: 'page 2', ageMs: 0 });
});

it('gives the last good page with its age if a new one fails', async () => {
  const { cache, ask, pass } = open();
  await ask();
  pass(lifeMs + 5);
  expect(await cache.getOrLast('/home', fail, patienceMs)).toEqual({ page: 'page 1', ageMs: lifeMs + 5 });
});

it('does not keep a page that was under way when the cache was cleared', async () => {
  const { cache, ask } = open();
  const { promise, resolve } = Promise.withResolvers<string>();
  const under = cache.getOrLast('/home', () => promise, patienceMs);
  cache.clear();
  resolve('of another brand');
  expect((await under).page).toBe('of another brand');
  expect((await ask()).page).toBe('page 1');
});
