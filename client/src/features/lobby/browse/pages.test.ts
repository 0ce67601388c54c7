import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { dropPages, isKept, pagesOf } from './pages.ts';

const page = (number: number) => ({ queryKey: ['queryAllGameList', { pageNo: number, platformCode: 'moyu' }] });

describe('the pages of a long list', () => {
  it('are those that the visible range needs. CONST-001', () => {
    expect(pagesOf(0, 20, 36)).toEqual([1]);
    expect(pagesOf(30, 80, 36)).toEqual([1, 2, 3]);
    expect(pagesOf(36, 72, 36)).toEqual([2]);
    expect(pagesOf(0, 0, 36)).toEqual([1]);
  });

  it('are kept with two neighbours on either side, and the first always', () => {
    const kept = Array.from({ length: 139 }, (_, place) => place + 1).filter((each) => isKept(each, [70, 71]));
    expect(kept).toEqual([1, 68, 69, 70, 71, 72, 73]);
  });

  it('stay few however far the list is scrolled, and those of other lists are not dropped. SI-17', () => {
    const client = new QueryClient();
    const stranger = ['queryAllGameList', { pageNo: 9, platformCode: 'kiln' }];
    client.setQueryData(stranger, { list: [] });
    let most = 0;
    for (let at = 1; at <= 139; at += 1) {
      client.setQueryData(page(at).queryKey, { list: [] });
      dropPages(client, page, [at]);
      most = Math.max(most, client.getQueryCache().getAll().length);
    }
    expect(most).toBeLessThanOrEqual(1 + 4 + 1);
    expect(client.getQueryData(stranger)).toBeDefined();
    client.clear();
  });
});
