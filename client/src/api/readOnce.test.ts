import { noticeList } from '@foyer/contract/home/home.ts';
import { expect, it } from 'vitest';
import { readOnce } from './readOnce.ts';

const reply = () => ({ code: 200, message: '', data: [] });

it('reads an unchanged reply once', () => {
  const body = reply();
  const data = readOnce(noticeList, 200, body);
  expect(readOnce(noticeList, 200, body)).toBe(data);
  const other = readOnce(noticeList, 200, reply());
  expect(other).toEqual(data);
  expect(other).not.toBe(data);
});

it('throws for a failure each time', () => {
  const body = { code: 500, message: 'no', data: null };
  for (const status of [200, 500, 200]) expect(() => readOnce(noticeList, status, body)).toThrow();
});
