import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenderBudget } from './renderBudget.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const settle = () => new Promise((done) => setImmediate(() => setImmediate(done)));

/** A rendering that ends when the test says so. */
function held(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const render = () => {
    log.push(name);
    return promise;
  };
  return { render, end: () => resolve(name) };
}

it('renders so many at once, lets the next wait in order, and answers at once if the line is full', async () => {
  const budget = createRenderBudget({ atWork: 2, inLine: 2, waitMs: 1_000 });
  const log: string[] = [];
  const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => held(name, log));
  const answers = pages.map(({ render }) => budget.run(render));
  expect(await answers[4]).toBe(undefined);
  expect(log).toEqual(['a', 'b']);
  pages[1]?.end();
  expect(await answers[1]).toBe('b');
  await settle();
  expect(log).toEqual(['a', 'b', 'c']);
  for (const page of pages) page.end();
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd', undefined]);
});

it('stops waiting after the given time, and a place that becomes free later is not lost', async () => {
  const budget = createRenderBudget({ atWork: 1, inLine: 2, waitMs: 1_000 });
  const log: string[] = [];
  const first = held('first', log);
  const running = budget.run(first.render);
  const late = budget.run(held('late', log).render);
  await settle();
  vi.advanceTimersByTime(1_000);
  expect(await late).toBe(undefined);
  first.end();
  await running;
  expect(await budget.run(async () => 'after')).toBe('after');
  expect(log).toEqual(['first']);
});

it('frees the place of a rendering that fails', async () => {
  const budget = createRenderBudget({ atWork: 1, inLine: 0, waitMs: 1_000 });
  await expect(budget.run(() => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
  expect(await budget.run(async () => 'after')).toBe('after');
});
