/** Reads that a step of a fast payment makes stale, and polling of open payments. */
import {
  reserveAmountGroup,
  reserveAmountList,
  reserveMyPayOrder,
  reserveWithdrawConfig,
} from '@foyer/contract/wallet/reserve.ts';
import type { ReserveOrder } from '@foyer/contract/wallet/reserve.ts';
import { isReserveOpen } from '@foyer/contract/wallet/reserveStep.ts';
import { withdrawList } from '@foyer/contract/wallet/withdrawal.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { balanceReads } from '../balance/transfers.ts';

export const reserveReads = [
  reserveMyPayOrder,
  reserveAmountGroup,
  reserveAmountList,
  withdrawList,
  ...balanceReads,
] as const;

/** Poll intervals, in case the live stream is down. */
const underWayMs = 5_000;
const idleMs = 20_000;

/** A payment with its deadlines converted to the browser's clock, in epoch ms. */
export interface Followed extends ReserveOrder {
  readonly untilMs: number;
  readonly remindMs: number;
}

/** The terms and the player's payments. Refreshes while one is open. */
export function useReserve() {
  const terms = useQuery(q(reserveWithdrawConfig, {}));
  const orders = useQuery({
    ...q(reserveMyPayOrder, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.list.some(({ step }) => isReserveOpen(step)) ? underWayMs : idleMs),
  });
  const readMs = orders.dataUpdatedAt;
  const list = (orders.data?.list ?? []).map((one): Followed => ({
    ...one,
    untilMs: readMs + one.secondsLeft * 1000,
    remindMs: readMs + one.remindSeconds * 1000,
  }));
  return { terms, orders, list };
}
