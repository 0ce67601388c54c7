/** The end of a plan: at its time, or at once by the player. STATE-016, ENUM-014: title 18 */
import { casinoWeights } from '@foyer/contract/bonusProducts.ts';
import { cyclesOf, interestAfter, turnoverOf } from '@foyer/contract/interest/growth.ts';
import { grantBonus } from '../bonus/grant.ts';
import { insertDepositLock } from '../bonus/lockStore.ts';
import type { House } from '../house.ts';
import type { Decision } from '../http/context.ts';
import { titles } from '../ledger/accounts.ts';
import { markPaidBack, moveOrder, orderById, orderStatus } from './store.ts';
import type { OrderRow } from './store.ts';
import { growthOf, reckoned } from './views.ts';

/**
 * Ends a plan that is in progress, once, with the interest of its complete cycles, and pays it back. Returns false if
 * it had ended before. The last cycle may be complete by the database's clock a moment before it is by this process's
 * clock.
 */
export async function closeOrder(
  house: House,
  order: OrderRow,
  how: 'ended' | 'redeemed',
  decide?: Decision['make'],
): Promise<boolean> {
  const nowMs = house.now();
  const growth = growthOf(order);
  const cycles = how === 'ended' ? cyclesOf(growth) : reckoned(order, nowMs).cycles;
  const isClosed = await moveOrder(
    house,
    order,
    {
      from: [orderStatus.inProgress],
      to: orderStatus[how],
      set: { cycles, interest_satang: interestAfter(growth, order.principal_satang, cycles), closed_ms: nowMs },
    },
    // After a crash from here on, this job finishes the rest.
    async (within) => {
      await house.jobs.add('interest.payBack', idsOf(order), { key: order.order_id, within });
      await decide?.(within, { planOrderId: order.order_id });
    },
  );
  const closed = await orderById(house, order.player_id, order.order_id);
  if (closed) await payBack(house, closed);
  return isClosed;
}

const idsOf = ({ player_id: playerId, order_id: orderId }: OrderRow) => ({ playerId, orderId });

/**
 * Returns principal and interest of an ended plan, each exactly once. The locks are created before the money arrives.
 * The principal's lock can only be cleared by turnover, since it is the player's own money. The interest is a bonus
 * with full terms.
 */
export async function payBack(house: House, order: OrderRow): Promise<void> {
  if (order.paid_back_ms !== null || order.status <= orderStatus.inProgress) return;
  const principalTarget = turnoverOf(order.principal_satang, order.principal_multiple_e2 / 100);
  if (principalTarget > 0)
    await insertDepositLock(house, order.player_id, {
      orderNo: order.order_id,
      principalSatang: order.principal_satang,
      targetSatang: principalTarget,
      createdMs: order.closed_ms ?? house.now(),
      names: order.names,
    });
  await house.ledger.post({
    playerId: order.player_id,
    key: `plan-back:${order.order_id}`,
    title: titles.planRedemption,
    legs: [
      { account: 'savings', amountSatang: -order.principal_satang },
      { account: 'main', amountSatang: order.principal_satang },
    ],
    reference: order.order_id,
  });
  if (order.interest_satang > 0) await giveInterest(house, order);
  await markPaidBack(house, order);
}

async function giveInterest(house: House, order: OrderRow): Promise<void> {
  await grantBonus(house, {
    playerId: order.player_id,
    grantId: `interest:${order.order_id}`,
    names: order.names,
    bonusType: 'interest',
    terms: {
      gives: { kind: 'fixed', amountSatang: order.interest_satang },
      who: 'everyone',
      often: 'everyTime',
      multiple: order.interest_multiple_e2 / 100,
      multipleOf: 'bonus',
      weights: casinoWeights,
      platformCodes: [],
      excludedGameIds: [],
      longestStakeSatang: 'none',
      expiresAfterHours: 'never',
      fundsOrder: 'ownFirst',
      onCancel: 'bonusReturns',
      winningsCap: 'none',
    },
    depositSatang: 0,
  });
}
