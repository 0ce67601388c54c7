import { expect, it } from 'vitest';
import { holdNews, newsReleased } from './newsHold.ts';

it('lets news through where nobody holds them', async () => {
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
