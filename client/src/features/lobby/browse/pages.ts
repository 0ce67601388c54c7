/** Which pages of a long list are kept: those in view, two on either side of them, and the first. */
import type { QueryClient } from '@tanstack/react-query';

const keptAround = 2;

/** Pages from 1 that hold the places `from` to `to`; `to` is not included. */
export function pagesOf(from: number, to: number, size: number): number[] {
  const first = Math.floor(from / size) + 1;
  const last = Math.floor(Math.max(from, to - 1) / size) + 1;
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/** Whether to keep a page while the ascending pages `wanted` are in the viewport. */
export function isKept(page: number, wanted: readonly number[]): boolean {
  const [first = 1] = wanted;
  const last = wanted.at(-1) ?? first;
  return page === 1 || (page >= first - keptAround && page <= last + keptAround);
}

/** A page's key is its filter's key with the page at its end, or with `pageNo` in its request. */
const placeOf = (key: readonly unknown[]): number => {
  const last = key.at(-1);
  if (typeof last === 'number') return last;
  return typeof last === 'object' && last !== null && 'pageNo' in last ? Number(last.pageNo) : 1;
};

/** Drops the pages of this list that are far out of view. */
export function dropPages(
  client: QueryClient,
  page: (page: number) => { readonly queryKey: readonly unknown[] },
  wanted: readonly number[],
): void {
  for (const query of client.getQueryCache().findAll({ type: 'inactive' })) {
    const at = placeOf(query.queryKey);
    if (isKept(at, wanted)) continue;
    const own = client.getQueryCache().find({ queryKey: page(at).queryKey, exact: true });
    if (own === query) client.removeQueries({ queryKey: query.queryKey, exact: true, type: 'inactive' });
  }
}
