/** Chips on the table that are not confirmed, and so not staked. */
import type { Chip } from '@foyer/contract/play/table.ts';
import { roundLimitSatang } from '../../engines/table/table.ts';
import { spotOf } from '../../engines/table/tables.ts';
import type { TableCode } from '../../engines/table/table.ts';

export type Refused =
  | { readonly why: 'spot'; readonly limitSatang: number }
  | { readonly why: 'round' }
  | { readonly why: 'balance' };

export interface Allowance {
  readonly code: TableCode;
  /** Confirmed chips of this round. */
  readonly staked: readonly Chip[];
  readonly balanceSatang: number;
}

export const sumOfChips = (chips: readonly Chip[]): number => chips.reduce((sum, { satang }) => sum + satang, 0);

/** Adds up the chips of each spot, in the order of first appearance. */
export function merged(chips: readonly Chip[]): Chip[] {
  const bySpot = Map.groupBy(chips, ({ spot }) => spot);
  return [...bySpot].map(([spot, of]) => ({ spot, satang: sumOfChips(of) }));
}

/** Why these chips are not allowed; undefined if they are. */
export function refusal(chips: readonly Chip[], { code, staked, balanceSatang }: Allowance): Refused | undefined {
  if (sumOfChips(chips) > balanceSatang) return { why: 'balance' };
  const all = merged([...staked, ...chips]);
  for (const { spot, satang } of all) {
    const limitSatang = spotOf(code, spot)?.limitSatang ?? 0;
    if (satang > limitSatang) return { why: 'spot', limitSatang };
  }
  return sumOfChips(all) > roundLimitSatang ? { why: 'round' } : undefined;
}
