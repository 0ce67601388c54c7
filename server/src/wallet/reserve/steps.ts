/** The steps of a fast payment. Each is written under the offer's row lock, whoever triggers it. AMB-150 */
import type { OrderRow, Terms } from './reserveStore.ts';
import type { OfferStep } from './offerStep.ts';

const minuteMs = 60_000;

export const amountOf = (order: { readonly order_no: string; readonly amount_satang: number }) => ({
  orderNo: order.order_no,
  amountSatang: order.amount_satang,
});
const offerAmount = ({ offer }: OfferStep) => ({ orderNo: offer.offer_no, amountSatang: offer.amount_satang });

/** Records that the payer has paid. The payment now waits for the payee. */
export async function claim(step: OfferStep, order: OrderRow, terms: Terms, nowMs: number): Promise<void> {
  const due_ms = nowMs + terms.confirm_minutes * minuteMs;
  await step.setOrder(order, { state: 'waitingReceipt', claimed_ms: nowMs, due_ms, reminders: 0, reminded_ms: 0 });
  await step.write({
    playerId: step.offer.player_id,
    kind: 'reserveClaimed',
    args: { ...offerAmount(step), minutes: terms.confirm_minutes },
    key: `reserve:${order.order_no}:claimed`,
  });
}

/** Ends a payment that was not made. The offer is opened again, or returned if it has expired. */
export async function release(
  step: OfferStep,
  order: OrderRow,
  end: { readonly state: 'cancelled' | 'lapsed'; readonly nowMs: number },
): Promise<void> {
  await step.setOrder(order, { state: end.state, closed_ms: end.nowMs });
  if (step.offer.expires_ms > end.nowMs) await step.setOffer({ state: 'open', payer_id: null, order_no: null });
  else await step.setOffer({ state: 'returning', reason: 'reserveUnmatched', payer_id: null, order_no: null });
  if (end.state === 'lapsed') await writeLapsed(step, order);
}

const writeLapsed = (step: OfferStep, order: OrderRow): Promise<void> =>
  step.write({
    playerId: order.player_id,
    kind: 'reserveLapsed',
    args: amountOf(order),
    key: `reserve:${order.order_no}:over`,
  });

/** Hands the decision to customer service. The money stays held until then. */
export async function callService(step: OfferStep, order: OrderRow): Promise<void> {
  await step.setOrder(order, { state: 'withService' });
  const key = `reserve:${order.order_no}:desk`;
  await step.write({ playerId: order.player_id, kind: 'reserveDesk', args: amountOf(order), key });
  await step.write({ playerId: step.offer.player_id, kind: 'reserveDesk', args: offerAmount(step), key });
}

/** Decides that the money goes to the payer. `settle` moves it. */
export async function decidePaid(step: OfferStep, order: OrderRow): Promise<void> {
  await step.setOrder(order, { state: 'settling' });
  await step.setOffer({ state: 'settling' });
}

/** Decides that the money stays with the payee. `settle` moves it. Customer service only. */
export async function decideReturned(step: OfferStep, order: OrderRow, nowMs: number): Promise<void> {
  await step.setOrder(order, { state: 'refused', closed_ms: nowMs });
  await step.setOffer({ state: 'returning', reason: 'reserveUnpaid' });
  await writeLapsed(step, order);
}

/** True for steps that wait for the payee, or for customer service in the payee's place. */
export const isClaimed = (order: OrderRow): boolean =>
  order.state === 'waitingReceipt' || order.state === 'withService';
