import { expect, it } from 'vitest';
import { holdNews, newsReleased } from './newsHold.ts';

it('releases events at once while nothing holds them', async () => {
  await expect(newsReleased()).resolves.toBeUndefined();
});

it('holds events until the last holder releases them. SI-31', async () => {
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
