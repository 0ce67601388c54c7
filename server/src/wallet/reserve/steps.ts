/** The steps of a fast payment. Each is written under the offer's row lock, whoever triggers it. AMB-150 */
import type { OrderRow, Terms } from './reserveStore.ts';
import type { Turn } from './turn.ts';

const minuteMs = 60_000;

export const amountOf = (order: { readonly order_no: string; readonly amount_satang: number }) => ({
  orderNo: order.order_no,
  amountSatang: order.amount_satang,
});
const offerAmount = ({ offer }: Turn) => ({ orderNo: offer.offer_no, amountSatang: offer.amount_satang });

/** Records that the payer has paid. The payment now waits for the payee. */
export async function claim(turn: Turn, order: OrderRow, terms: Terms, nowMs: number): Promise<void> {
  const due_ms = nowMs + terms.confirm_minutes * minuteMs;
  await turn.setOrder(order, { state: 'waitingReceipt', claimed_ms: nowMs, due_ms, reminders: 0, reminded_ms: 0 });
  await turn.write({
    playerId: turn.offer.player_id,
    kind: 'reserveClaimed',
    args: { ...offerAmount(turn), minutes: terms.confirm_minutes },
    key: `reserve:${order.order_no}:claimed`,
  });
}

/** Ends a payment that was not made. The offer is opened again, or returned if it has expired. */
export async function release(
  turn: Turn,
  order: OrderRow,
  end: { readonly state: 'cancelled' | 'lapsed'; readonly nowMs: number },
): Promise<void> {
  await turn.setOrder(order, { state: end.state, closed_ms: end.nowMs });
  if (turn.offer.expires_ms > end.nowMs) await turn.setOffer({ state: 'open', payer_id: null, order_no: null });
  else await turn.setOffer({ state: 'returning', reason: 'reserveUnmatched', payer_id: null, order_no: null });
  if (end.state === 'lapsed') await writeLapsed(turn, order);
}

const writeLapsed = (turn: Turn, order: OrderRow): Promise<void> =>
  turn.write({
    playerId: order.player_id,
    kind: 'reserveLapsed',
    args: amountOf(order),
    key: `reserve:${order.order_no}:over`,
  });

/** Hands the decision to customer service. The money stays held until then. */
export async function callService(turn: Turn, order: OrderRow): Promise<void> {
  await turn.setOrder(order, { state: 'withService' });
  const key = `reserve:${order.order_no}:desk`;
  await turn.write({ playerId: order.player_id, kind: 'reserveDesk', args: amountOf(order), key });
  await turn.write({ playerId: turn.offer.player_id, kind: 'reserveDesk', args: offerAmount(turn), key });
}

/** Decides that the money goes to the payer. `settle` moves it. */
export async function decidePaid(turn: Turn, order: OrderRow): Promise<void> {
  await turn.setOrder(order, { state: 'settling' });
  await turn.setOffer({ state: 'settling' });
}

/** Decides that the money stays with the payee. `settle` moves it. Customer service only. */
export async function decideReturned(turn: Turn, order: OrderRow, nowMs: number): Promise<void> {
  await turn.setOrder(order, { state: 'refused', closed_ms: nowMs });
  await turn.setOffer({ state: 'returning', reason: 'reserveUnpaid' });
  await writeLapsed(turn, order);
}

/** True for steps that wait for the payee, or for customer service in the payee's place. */
export const isClaimed = (order: OrderRow): boolean =>
  order.state === 'waitingReceipt' || order.state === 'withService';
