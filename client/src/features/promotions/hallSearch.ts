/** Search parameters that select what is shown; others are dropped. AMB-011 */
import { discountFilters } from '@foyer/contract/promotions/bonusType.ts';
import type { DiscountFilter } from '@foyer/contract/promotions/bonusType.ts';

export interface HallSearch {
  readonly type?: DiscountFilter;
  /** One promotion. */
  readonly id?: string;
  /** Number of batches of the list that are shown. */
  readonly page?: number;
}

const mostPages = 20;

export function readHallSearch(search: Readonly<Record<string, unknown>>): HallSearch {
  const type = discountFilters.find((one) => one === search.type);
  const id = typeof search.id === 'string' || typeof search.id === 'number' ? String(search.id).slice(0, 64) : '';
  const page = Number(search.page);
  return {
    ...(type !== undefined && type !== 'all' && { type }),
    ...(id !== '' && { id }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= mostPages && { page }),
  };
}
