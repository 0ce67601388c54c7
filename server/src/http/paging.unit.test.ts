import { expect, it } from 'vitest';
import { momentOf, pageOf } from './paging.ts';

it.each([
  [
    { pageNo: 1, pageSize: 20 },
    { offset: 0, limit: 20 },
  ],
  [
    { pageNo: 3, pageSize: 20 },
    { offset: 40, limit: 20 },
  ],
  [
    { pageNo: 1, pageSize: 200 },
    { offset: 0, limit: 200 },
  ],
  [
    { pageNo: 2, pageSize: 201 },
    { offset: 200, limit: 200 },
  ],
  [
    { pageNo: 1, pageSize: 2 ** 40 },
    { offset: 0, limit: 200 },
  ],
  [
    { pageNo: 0, pageSize: 0 },
    { offset: 0, limit: 1 },
  ],
  [
    { pageNo: -5, pageSize: -5 },
    { offset: 0, limit: 1 },
  ],
  [
    { pageNo: 2 ** 40, pageSize: 1 },
    { offset: 999_999, limit: 1 },
  ],
])('%o asks for %o', (asked, page) => {
  expect(pageOf(asked)).toEqual(page);
});

it.each(['', '-1', '1e3', '1.5', ' 1', '1'.repeat(16)])('%o is no moment and filters nothing', (given) => {
  expect(momentOf(given)).toBeUndefined();
});
