/** The payee's side: report whether the money has arrived. SI-49, AMB-150 */
import type { calls } from '@foyer/contract/calls.ts';
import type { Handler } from '../../http/context.ts';
import { offerOf } from './reserveStore.ts';
import { settle } from './settle.ts';
import { callService, decidePaid, isClaimed } from './steps.ts';
import { runOfferStep } from './offerStep.ts';
import type { OfferStep } from './offerStep.ts';

/** Applies the payee's report. Returns false if the payment no longer accepts it. */
async function hear({ offer, order, ...step }: OfferStep, isReceived: boolean): Promise<boolean> {
  // Repeated confirmation: return the same result.
  if (isReceived && (offer.state === 'settling' || offer.state === 'paid')) return true;
  if (offer.state !== 'matched' || order === undefined) return false;
  const whole = { offer, order, ...step };
  if (isReceived) {
    // The payee may confirm before the payer does, because only the payee's own held money is at stake.
    await decidePaid(whole, order);
    return true;
  }
  if (!isClaimed(order)) return false;
  if (order.state === 'waitingReceipt') await callService(whole, order);
  return true;
}

/**
 * Moves the held money to the payer, once. If the payee reports that no payment arrived, customer service decides.
 * Refuses: UNKNOWN_RECORD, ORDER_MOVED_ON.
 */
export const reserveConfirmWithdraw: Handler<(typeof calls)['reserveConfirmWithdraw']> = async (context, request) => {
  const { house, playerId } = context;
  const known = await offerOf(house, playerId, request.orderNo);
  if (known === undefined) return context.refuse('UNKNOWN_RECORD');
  const isHeard = await runOfferStep(house, known, async (step) => {
    if (context.decision.made !== undefined) return true;
    if (!(await hear(step, request.isReceived))) return false;
    await context.decision.make(step.trx, { settles: { player_id: known.player_id, offer_no: known.offer_no } });
    return true;
  });
  if (!isHeard) return context.refuse('ORDER_MOVED_ON');
  await settle(house, known);
  return undefined;
};
