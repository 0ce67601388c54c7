/** Lets one player remind the other of the next step. Reminders are limited in number and spacing. SI-49 */
import { reserveActor } from '@foyer/contract/wallet/reserveStep.ts';
import type { calls } from '@foyer/contract/calls.ts';
import type { Handler } from '../../http/context.ts';
import { offerOf, orderOf, termsOf } from './reserveStore.ts';
import type { OrderRow, Terms } from './reserveStore.ts';
import { amountOf } from './steps.ts';
import { runOfferStep } from './offerStep.ts';
import type { OfferStep } from './offerStep.ts';

/** Returns how many reminders are left and the seconds until the next one is allowed. */
export function remindersOf(order: OrderRow, terms: Terms, nowMs: number): { left: number; seconds: number } {
  const left = Math.max(0, terms.reminders - order.reminders);
  const nextMs = order.reminded_ms === 0 ? nowMs : order.reminded_ms + terms.reminder_gap_seconds * 1000;
  return { left, seconds: left === 0 ? 0 : Math.max(0, Math.ceil((nextMs - nowMs) / 1000)) };
}

type ReminderOutcome = 'sent' | 'ORDER_MOVED_ON' | 'REMINDERS_SPENT' | { readonly seconds: number };

async function remind(step: OfferStep, by: 'pay' | 'receive', terms: Terms, nowMs: number): Promise<ReminderOutcome> {
  const { offer, order } = step;
  if (order === undefined || offer.state !== 'matched') return 'ORDER_MOVED_ON';
  const actor = order.state === 'withService' ? undefined : reserveActor(order.state);
  if (actor === undefined || actor === by) return 'ORDER_MOVED_ON';
  const { left, seconds } = remindersOf(order, terms, nowMs);
  if (left === 0) return 'REMINDERS_SPENT';
  if (seconds > 0) return { seconds };
  await step.setOrder(order, { reminders: order.reminders + 1, reminded_ms: nowMs });
  const toPayer = actor === 'pay';
  await step.write({
    playerId: toPayer ? order.player_id : offer.player_id,
    kind: 'reserveReminder',
    args: toPayer ? amountOf(order) : { orderNo: offer.offer_no, amountSatang: offer.amount_satang },
    key: `reserve:${order.order_no}:reminded:${order.state}:${order.reminders + 1}`,
  });
  return 'sent';
}

/**
 * Each side sends its own order number. Refuses: UNKNOWN_RECORD, ORDER_MOVED_ON, REMINDED_RECENTLY, REMINDERS_SPENT.
 */
export const reserveReminders: Handler<(typeof calls)['reserveReminders']> = async (context, { orderNo }) => {
  const { house, playerId } = context;
  const order = await orderOf(house, playerId, orderNo);
  const offer = await offerOf(house, playerId, orderNo);
  if (order === undefined && offer === undefined) return context.refuse('UNKNOWN_RECORD');
  const key = order
    ? { player_id: order.payee_id, offer_no: order.offer_no }
    : { player_id: playerId, offer_no: orderNo };
  const terms = await termsOf(house);
  const outcome = await runOfferStep(house, key, async (step): Promise<ReminderOutcome> => {
    if (order !== undefined && step.order?.order_no !== orderNo) return 'ORDER_MOVED_ON';
    return remind(step, order ? 'pay' : 'receive', terms, context.now());
  });
  if (typeof outcome === 'object') return context.refuse('REMINDED_RECENTLY', outcome);
  return outcome === 'sent' ? undefined : context.refuse(outcome);
};
