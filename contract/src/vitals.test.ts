import { expect, it } from 'vitest';
import { pageOfPath, vitalPages } from './vitals.ts';

it('names a page by the first part of its address, without anything that a visitor has typed', () => {
  const pages = [
    '/home',
    '/slots/allSlot?keyword=me',
    '/mine/capital/deposit',
    '/',
    '',
    '/somebody@example.org',
    '/game/lottery',
  ];
  expect(pages.map(pageOfPath)).toEqual(['home', 'slots', 'mine', 'other', 'other', 'other', 'game']);
  expect(new Set(vitalPages).size).toBe(vitalPages.length);
});
