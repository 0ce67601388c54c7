import { expect, it } from 'vitest';
import { holdNews, newsReleased } from './newsHold.ts';

it('passes news on while it is not paused', async () => {
  await expect(newsReleased()).resolves.toBeUndefined();
});

it('keeps news back until the last of those who hold them lets go. SI-31', async () => {
  const heard: string[] = [];
  const first = holdNews();
  const second = holdNews();
  const news = newsReleased().then(() => heard.push('news'));
  first();
  await Promise.resolve();
  expect(heard).toEqual([]);
  second();
  await news;
  expect(heard).toEqual(['news']);
});
