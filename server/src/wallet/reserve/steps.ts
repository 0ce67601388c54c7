/** The steps that a fast payment takes, whoever takes them: each is written under the offer's lock. AMB-150 */
import type { OrderRow, Terms } from './reserveStore.ts';
import type { Turn } from './turn.ts';

const minuteMs = 60_000;

export const amountOf = (order: { readonly order_no: string; readonly amount_satang: number }) => ({
  orderNo: order.order_no,
  amountSatang: order.amount_satang,
});
const offerAmount = ({ offer }: Turn) => ({ orderNo: offer.offer_no, amountSatang: offer.amount_satang });

/** The payer says that it is paid: from here the payee is waited for. */
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

/** The payment came to nothing: the offer is free for somebody else, or goes back where its time is over. */
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

/** Neither of the two decides any more: the money stays held until the house does. */
export async function callService(turn: Turn, order: OrderRow): Promise<void> {
  await turn.setOrder(order, { state: 'withService' });
  const key = `reserve:${order.order_no}:desk`;
  await turn.write({ playerId: order.player_id, kind: 'reserveDesk', args: amountOf(order), key });
  await turn.write({ playerId: turn.offer.player_id, kind: 'reserveDesk', args: offerAmount(turn), key });
}

/** The money is the payer's: decided here, moved by `settle`. */
export async function decidePaid(turn: Turn, order: OrderRow): Promise<void> {
  await turn.setOrder(order, { state: 'settling' });
  await turn.setOffer({ state: 'settling' });
}

/** The money stays the payee's: decided here, moved by `settle`. Customer service only. */
export async function decideReturned(turn: Turn, order: OrderRow, nowMs: number): Promise<void> {
  await turn.setOrder(order, { state: 'refused', closed_ms: nowMs });
  await turn.setOffer({ state: 'returning', reason: 'reserveUnpaid' });
  await writeLapsed(turn, order);
}

/** Steps that wait for the payee, or for the house in the payee's place. */
export const isClaimed = (order: OrderRow): boolean =>
  order.state === 'waitingReceipt' || order.state === 'withService';
