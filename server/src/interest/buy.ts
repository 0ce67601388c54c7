/** Buying a plan: its amount leaves the main wallet for the savings account. ENUM-014: title 17 */
import { cycleEnd } from '@foyer/contract/interest/growth.ts';
import { locksOf, lockedBy } from '../bonus/locks.ts';
import { postUnlocked } from '../bonus/postUnlocked.ts';
import type { House } from '../house.ts';
import { titles } from '../ledger/accounts.ts';
import { isPaid, moveOrder, orderStatus, returnOne } from './store.ts';
import type { OrderRow } from './store.ts';
import { growthOf } from './views.ts';

const { asked, void: voided, inProgress } = orderStatus;

/**
 * Returns the main wallet, divided into available and locked money. A plan takes only what is available. Satang.
 * AMB-046, AMB-191
 */
export async function fundsOf(house: House, playerId: string) {
  const [locks, { main = 0 }] = await Promise.all([locksOf(house, playerId), house.ledger.balances(playerId)]);
  const lockedSatang = Math.min(main, lockedBy(locks));
  return { availableSatang: main - lockedSatang, lockedSatang };
}

/**
 * Pays for a requested purchase. Safe to repeat from any process: the request's ledger key moves the money once.
 * Returns false if the money is missing; the purchase is then void and its place in the plan is released.
 */
export async function payFor(house: House, order: OrderRow): Promise<boolean> {
  if (order.status !== asked) return order.status !== voided;
  const isTaken = await postUnlocked(
    house,
    {
      playerId: order.player_id,
      key: order.request_key,
      title: titles.planPurchase,
      legs: [
        { account: 'main', amountSatang: -order.principal_satang },
        { account: 'savings', amountSatang: order.principal_satang },
      ],
      reference: order.order_id,
    },
    order.principal_satang,
  );
  if (!isTaken && !(await isPaid(house, order))) return giveUp(house, order);
  await begin(house, order);
  return true;
}

async function giveUp(house: House, order: OrderRow): Promise<boolean> {
  await moveOrder(house, order, { from: [asked], to: voided }, (within) => returnOne(within, order.plan_id, 1));
  // Another process may have moved the money in the meantime. The purchase is then resumed.
  if (!(await isPaid(house, order))) return false;
  await moveOrder(house, order, { from: [voided], to: asked }, (within) => returnOne(within, order.plan_id, -1));
  await begin(house, order);
  return true;
}

/** Starts a paid plan. Its first billing cycle has begun with the purchase. */
async function begin(house: House, order: OrderRow): Promise<void> {
  await moveOrder(house, order, { from: [asked], to: inProgress }, (within) => addCycle(house, order, 1, within));
}

/** Adds the job that computes this cycle when it is complete. */
export function addCycle(house: House, order: OrderRow, cycle: number, within?: House['db']): Promise<void> {
  const { player_id: playerId, order_id: orderId } = order;
  const runAtMs = cycleEnd(growthOf(order), order.created_ms, cycle);
  return house.jobs.add(
    'interest.cycle',
    { playerId, orderId, cycle },
    { key: `${orderId}:${cycle}`, runAtMs, within },
  );
}
