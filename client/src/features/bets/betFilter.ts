/** Search parameters of the bet records. */
import { settleFilters } from '@foyer/contract/bets/status.ts';
import type { SettleFilter } from '@foyer/contract/bets/status.ts';
import { searchOf, timesOf } from '#ui/records/period.ts';
import type { PeriodFilter } from '#ui/records/period.ts';
import type { BetSearch } from './betSearch.ts';

export interface BetFilter extends PeriodFilter {
  readonly settle: SettleFilter;
  /** ENUM-001; '' for all. */
  readonly gameType: string;
  readonly platform: string;
}

/** The request fields of the calls. ENUM-016, AMB-064 */
export function filtersOf(filter: BetFilter, nowMs: number) {
  return {
    status: settleFilters[filter.settle],
    gameType: filter.gameType,
    platformCode: filter.platform,
    ...timesOf(filter, nowMs),
  };
}
export type BetFilters = ReturnType<typeof filtersOf>;

export function betSearchOf(filter: BetFilter): BetSearch {
  return {
    ...searchOf(filter),
    ...(filter.settle !== 'all' && { settle: filter.settle }),
    ...(filter.gameType !== '' && { type: Number(filter.gameType) }),
    ...(filter.platform !== '' && { platform: filter.platform }),
  };
}
