/**
 * Bets without a reply yet. Each gets its id before it is sent and is stored with it, so that a retry after a time-out,
 * a reload or a killed page uses the same id, and the house takes no second stake. L04, L05, L06
 */
import { pricePolicies } from '@foyer/contract/play/sportBets.ts';
import type { PricePolicy } from '@foyer/contract/play/sportBets.ts';
import { sportSlipText } from '@foyer/contract/play/sportSlip.ts';
import * as v from 'valibot';

export interface Order {
  readonly requestId: string;
  readonly slip: string;
  readonly stakeSatang: number;
  readonly policy: PricePolicy;
}

const orders = v.array(
  v.object({
    requestId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
    slip: sportSlipText.schema,
    stakeSatang: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    policy: v.picklist(pricePolicies),
  }),
);

/** Parses stored orders. Returns none if the text is invalid. */
export function ordersIn(text: string | null): Order[] {
  try {
    const read = v.safeParse(orders, JSON.parse(text ?? '[]'));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

const nameOf = (account: string): string => `foyer.sport.orders.${account}`;

/** Orders of this account without a reply, oldest first. */
export function openOrders(account: string): Order[] {
  try {
    return ordersIn(localStorage.getItem(nameOf(account)));
  } catch {
    return [];
  }
}

function change(account: string, next: (kept: readonly Order[]) => readonly Order[]): void {
  try {
    localStorage.setItem(nameOf(account), JSON.stringify(next(openOrders(account))));
  } catch {
    // Storage is forbidden: the id still serves every retry of this page.
  }
}

export const keepOrder = (account: string, order: Order): void => change(account, (kept) => [...kept, order]);

/** Deletes an order once the house has answered. */
export const dropOrder = (account: string, requestId: string): void =>
  change(account, (kept) => kept.filter((order) => order.requestId !== requestId));
