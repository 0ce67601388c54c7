/** Search parameters of the statement. */
import { periodOf } from '#ui/records/period.ts';
import type { PeriodFilter } from '#ui/records/period.ts';
import type { PeriodSearch } from '#ui/records/periodSearch.ts';

export interface StatementFilter extends PeriodFilter {
  /** Code of a movement's title; '' for all. ENUM-014 */
  readonly type: string;
}

export function filterOf(search: PeriodSearch & { readonly type?: number }): StatementFilter {
  const { type } = search;
  return { type: type === undefined ? '' : String(type), ...periodOf(search) };
}
