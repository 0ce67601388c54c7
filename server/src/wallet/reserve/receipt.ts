/** The payee's side: the money has arrived, or it has not. SI-49, AMB-150 */
import type { calls } from '@foyer/contract/calls.ts';
import type { Handler } from '../../http/context.ts';
import { offerOf } from './reserveStore.ts';
import { settle } from './settle.ts';
import { callService, decidePaid, isClaimed } from './steps.ts';
import { takeTurn } from './turn.ts';
import type { Turn } from './turn.ts';

/** True where what the payee says could still be said. */
async function hear({ offer, order, ...turn }: Turn, isReceived: boolean): Promise<boolean> {
  // Said before: the same answer again.
  if (isReceived && (offer.state === 'settling' || offer.state === 'paid')) return true;
  if (offer.state !== 'matched' || order === undefined) return false;
  const whole = { offer, order, ...turn };
  if (isReceived) {
    // Whoever has the money may say so before the payer does: it costs nobody else anything.
    await decidePaid(whole, order);
    return true;
  }
  if (!isClaimed(order)) return false;
  if (order.state === 'waitingReceipt') await callService(whole, order);
  return true;
}

/**
 * The held money goes to the payer, once; where it has not arrived, customer service looks at it.
 * Refuses: UNKNOWN_RECORD, ORDER_MOVED_ON.
 */
export const reserveConfirmWithdraw: Handler<(typeof calls)['reserveConfirmWithdraw']> = async (context, request) => {
  const { house, playerId } = context;
  const known = await offerOf(house, playerId, request.orderNo);
  if (known === undefined) return context.refuse('UNKNOWN_RECORD');
  const isHeard = await takeTurn(house, known, async (turn) => {
    if (context.decision.made !== undefined) return true;
    if (!(await hear(turn, request.isReceived))) return false;
    await context.decision.make(turn.trx, { settles: { player_id: known.player_id, offer_no: known.offer_no } });
    return true;
  });
  if (!isHeard) return context.refuse('ORDER_MOVED_ON');
  await settle(house, known);
  return undefined;
};
