/** Scheduled work of fast payment: handles expired deadlines and finishes what a crashed process left. */
import type { House } from '../../house.ts';
import { openOffer } from './offer.ts';
import { termsOf } from './reserveStore.ts';
import type { OfferRow, OrderRow } from './reserveStore.ts';
import { settle } from './settle.ts';
import { callService, claim, release } from './steps.ts';
import { runOfferStep } from './offerStep.ts';

/** Age after which an offer whose request never finished is finished here. */
const abandonedMs = 60_000;
const batch = 50;

/** Does everything that is due. Returns the number of rows examined. */
export async function reserveDue(house: House, nowMs = house.now()): Promise<number> {
  const left = await offersIn(house, ['asked'], nowMs - abandonedMs);
  for (const offer of left) await openOffer(house, offer);
  const late = await lateOrders(house, nowMs);
  for (const order of late) await runOut(house, order, nowMs);
  const over = await house.db
    .selectFrom('reserve_offer')
    .selectAll()
    .where('state', '=', 'open')
    .where('expires_ms', '<=', nowMs)
    .limit(batch)
    .execute();
  for (const offer of over) await expire(house, offer, nowMs);
  const decided = await offersIn(house, ['settling', 'returning'], nowMs);
  for (const offer of decided) await settle(house, offer);
  return left.length + late.length + over.length + decided.length;
}

const offersIn = (house: House, states: readonly OfferRow['state'][], beforeMs: number): Promise<OfferRow[]> =>
  house.db
    .selectFrom('reserve_offer')
    .selectAll()
    .where('state', 'in', states)
    .where('created_ms', '<=', beforeMs)
    .limit(batch)
    .execute();

const lateOrders = (house: House, nowMs: number): Promise<OrderRow[]> =>
  house.db
    .selectFrom('reserve_order')
    .selectAll()
    .where('state', 'in', ['waitingPayment', 'waitingReceipt'])
    .where('due_ms', '<=', nowMs)
    .orderBy('due_ms')
    .limit(batch)
    .execute();

/**
 * Handles a passed deadline. A payment without proof lapses. With proof the payee is asked to confirm, and the offer
 * stays taken. If the payee does not reply in time, customer service decides.
 */
async function runOut(house: House, late: OrderRow, nowMs: number): Promise<void> {
  const terms = await termsOf(house);
  const key = { player_id: late.payee_id, offer_no: late.offer_no };
  await runOfferStep(house, key, async (step) => {
    const { order } = step;
    if (order?.order_no !== late.order_no || order.due_ms > nowMs) return;
    if (order.state === 'waitingReceipt') await callService(step, order);
    else if (order.state !== 'waitingPayment') return;
    else if (order.upload_id !== null) await claim(step, order, terms, nowMs);
    else await release(step, order, { state: 'lapsed', nowMs });
  });
  await settle(house, key);
}

/** Returns the money of an offer that no payer took in time. */
async function expire(house: House, offer: OfferRow, nowMs: number): Promise<void> {
  await runOfferStep(house, offer, async (step) => {
    if (step.offer.state !== 'open' || step.offer.expires_ms > nowMs) return;
    await step.setOffer({ state: 'returning', reason: 'reserveUnmatched' });
  });
  await settle(house, offer);
}
