/** The payer's side: take an offer, confirm the payment, cancel. SI-49, AMB-150 */
import type { calls } from '@foyer/contract/calls.ts';
import type { Handler } from '../../http/context.ts';
import { playerById } from '../../players/players.ts';
import { matchOffer, paymentOfRequest } from './match.ts';
import { givenUpSince, orderOf, termsOf } from './reserveStore.ts';
import { settle } from './settle.ts';
import { claim, release } from './steps.ts';
import { runOfferStep } from './offerStep.ts';

type Calls = typeof calls;

const dayMs = 86_400_000;

/**
 * Takes the oldest open offer of an amount. Concurrent requests never get the same offer.
 * Refuses: RESERVE_CLOSED, NAME_NOT_VERIFIED (the payee has to recognise the payer), TOO_MANY_CANCELLED, ORDER_OPEN,
 * OFFER_TAKEN.
 */
export const reserveCreateOrder: Handler<Calls['reserveCreateOrder']> = async (context, { amountId }) => {
  const { house, playerId } = context;
  const before = context.decision.isAgain && (await paymentOfRequest(house, playerId, context.moneyKey));
  if (typeof before === 'object') return { orderNo: before.order_no };
  const terms = await termsOf(house);
  if (!terms.is_open) context.refuse('RESERVE_CLOSED');
  const player = await playerById(house, playerId);
  if (!player.isNameVerified) context.refuse('NAME_NOT_VERIFIED');
  const nowMs = context.now();
  const most = terms.cancels_a_day;
  if ((await givenUpSince(house, playerId, nowMs - dayMs)) >= most) context.refuse('TOO_MANY_CANCELLED', { max: most });
  const taken = await matchOffer(house, {
    payerId: playerId,
    orderNo: `D${house.random.id(nowMs)}`,
    requestKey: context.moneyKey,
    // No offer has the amount 0, so an id that is not a number matches nothing.
    amountSatang: /^\d{1,12}$/.test(amountId) ? Number(amountId) : 0,
    nowMs,
    dueMs: nowMs + terms.pay_minutes * 60_000,
  });
  if (typeof taken === 'string') return context.refuse(taken);
  return taken;
};

/**
 * Records that the payer has paid. Requires the proof and ends the payer's deadline. Idempotent.
 * Refuses: UNKNOWN_RECORD, UNKNOWN_PROOF, ORDER_MOVED_ON.
 */
export const reservePayConfirm: Handler<Calls['reservePayConfirm']> = async (context, { orderNo }) => {
  const { house, playerId } = context;
  const known = await orderOf(house, playerId, orderNo);
  if (known === undefined) return context.refuse('UNKNOWN_RECORD');
  if (context.decision.made !== undefined) return undefined;
  const terms = await termsOf(house);
  const refusal = await runOfferStep(house, { player_id: known.payee_id, offer_no: known.offer_no }, async (step) => {
    const { order } = step;
    if (order?.order_no !== orderNo) return 'ORDER_MOVED_ON';
    if (order.state === 'waitingReceipt') return undefined;
    if (order.state !== 'waitingPayment') return 'ORDER_MOVED_ON';
    if (order.upload_id === null) return order.due_ms > context.now() ? 'UNKNOWN_PROOF' : 'ORDER_MOVED_ON';
    await claim(step, order, terms, context.now());
    await context.decision.make(step.trx);
    return undefined;
  });
  return refusal === undefined ? undefined : context.refuse(refusal);
};

/** Cancels a payment that the payer has not confirmed yet. Refuses: UNKNOWN_RECORD, ORDER_MOVED_ON. */
export const reserveCancelOrder: Handler<Calls['reserveCancelOrder']> = async (context, { orderNo }) => {
  const { house, playerId } = context;
  const known = await orderOf(house, playerId, orderNo);
  if (known === undefined) return context.refuse('UNKNOWN_RECORD');
  const key = { player_id: known.payee_id, offer_no: known.offer_no };
  const isReleased = await runOfferStep(house, key, async (step) => {
    const { order } = step;
    if (context.decision.made !== undefined) return true;
    if (order?.order_no !== orderNo || order.state !== 'waitingPayment') return false;
    await release(step, order, { state: 'cancelled', nowMs: context.now() });
    await context.decision.make(step.trx, { settles: key });
    return true;
  });
  if (!isReleased) return context.refuse('ORDER_MOVED_ON');
  await settle(house, key);
  return undefined;
};
