import type { ResponseOf } from '@foyer/contract/call.ts';
import type { withdrawRange } from '@foyer/contract/wallet/withdrawal.ts';

export type WithdrawalLimits = ResponseOf<typeof withdrawRange>;

/** Satang; the fee is a share of the amount, rounded down in the player's favour. */
export const feeOf = (amount: number, { feeRate }: WithdrawalLimits): number => Math.floor(amount * feeRate);
