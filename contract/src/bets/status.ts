/** State of a bet and the filter of the bet list. ENUM-012, ENUM-016, AMB-064 */
import { wordOf } from '../closedSet.ts';

const states = { '0': 'running', '1': 'settled' } as const;
export type BetState = (typeof states)[keyof typeof states];
export const betState = (code: string | number): BetState | undefined => wordOf(states, code);
export function betStateLabel(code: string | number) {
  const state = betState(code);
  return state === undefined ? ('unknown' as const) : (`history.${state}` as const);
}

/** Our name of a filter -> the value that is sent. */
export const settleFilters = { all: '', unsettled: '0', settled: '1', win: 'win', lose: 'lose' } as const;
export type SettleFilter = keyof typeof settleFilters;
export const settleFilterLabel = (filter: SettleFilter) => `settleFilter.${filter}` as const;

/**
 * Applies the filter in the client too, by the sign of the profit, for a backend that does not know 'win' and 'lose'.
 */
export function isInSettleFilter(filter: SettleFilter, state: BetState, profitSatang: number): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'unsettled':
      return state === 'running';
    case 'settled':
      return state === 'settled';
    case 'win':
      return state === 'settled' && profitSatang > 0;
    case 'lose':
      return state === 'settled' && profitSatang < 0;
  }
}
