/**
 * Determines the outcome of a money request without a reply. If the request has stored an order, the order is completed
 * here as a repeat of the request would do it. The steps are the same, and each is done once. L05, L06
 */
import type { WheelCode } from '@foyer/contract/activities/wheelDraw.ts';
import { exchangeOf } from './activities/pointsStore.ts';
import { payPrize } from './activities/wheelPrize.ts';
import { drawOfRequest } from './activities/wheelStore.ts';
import { receiveBonus } from './bonus/grant.ts';
import type { House } from './house.ts';
import type { Decided, Decision } from './http/context.ts';
import { payFor } from './interest/buy.ts';
import { payBack } from './interest/close.ts';
import { orderById, orderOfRequest as planOfRequest } from './interest/store.ts';
import { hasMoved } from './ledger/moved.ts';
import { payOrder } from './lottery/betting.ts';
import { finishStop } from './lottery/chase.ts';
import { orderOfRequest as cartOfRequest } from './lottery/orderStore.ts';
import { finishClaim } from './promotions/claim.ts';
import { settle } from './wallet/reserve/settle.ts';
import type { Fate, Unanswered } from './wallet/moneyFatePort.ts';
import { finishRetrieve } from './wallet/retrieve.ts';
import { endBonus, lockGone, lockOf } from './wallet/selfUnlock.ts';
import { withdrawalOfRequest } from './wallet/withdrawalStore.ts';
import { finishWithdrawal } from './wallet/withdrawals.ts';

type Finish = (house: House, request: Unanswered) => Promise<Fate>;

const finishCart: Finish = async (house, { playerId, moneyKey }) => {
  const order = await cartOfRequest(house.db, playerId, moneyKey);
  if (order === undefined) return undefined;
  const paid = await payOrder(house, playerId, order.order_no);
  return paid.state === 'refused' ? 'BALANCE_INSUFFICIENT' : 'done';
};

const finishPlan: Finish = async (house, { playerId, moneyKey }) => {
  const order = await planOfRequest(house, playerId, moneyKey);
  if (order === undefined) return undefined;
  return (await payFor(house, order)) ? 'done' : 'PLAN_BALANCE_INSUFFICIENT';
};

const finishAsked: Finish = async (house, request) => {
  const order = await withdrawalOfRequest(house, request);
  if (order === undefined) return undefined;
  return (await finishWithdrawal(house, order)) ? 'done' : 'ABOVE_WITHDRAWABLE';
};

const finishExchange: Finish = async (house, { playerId, moneyKey }) => {
  const row = await exchangeOf(house.db, playerId, moneyKey);
  if (row === undefined) return undefined;
  await receiveBonus(house, playerId, `points:${row.exchange_no}`);
  return 'done';
};

const finishDraw =
  (code: WheelCode): Finish =>
  async (house, { playerId, moneyKey }) => {
    const draw = await drawOfRequest(house.db, playerId, code, moneyKey);
    if (draw === undefined) return undefined;
    await payPrize(house, draw);
    return 'done';
  };

const finishGames: Finish = async (house, { playerId, moneyKey }) =>
  (await finishRetrieve(house, playerId, moneyKey)) ? 'done' : undefined;

const finishOffer: Finish = async (house, { playerId, moneyKey }) =>
  (await finishClaim(house, playerId, moneyKey)) ? 'done' : undefined;

/** For requests that insert their row in the deciding step: the row proves that it is done. Jobs complete the rest. */
const written =
  (table: 'deposit_order' | 'reserve_order'): Finish =>
  async (house, { playerId, moneyKey }) => {
    const rows = house.db.selectFrom(table).select('player_id').where('player_id', '=', playerId);
    return (await rows.where('request_key', '=', moneyKey).executeTakeFirst()) && 'done';
  };

const finishes: Readonly<Record<string, Finish>> = {
  gtBetting: finishCart,
  buyBalanceProfit: finishPlan,
  applyWithdraw: finishAsked,
  inPayOrder: written('deposit_order'),
  inPayUSDTOrder: written('deposit_order'),
  offlineAutoPayOrder: written('deposit_order'),
  semiAutomaticPayOrder: written('deposit_order'),
  webpayGateway: written('deposit_order'),
  reserveCreateOrder: written('reserve_order'),
  raffle: finishDraw('turntable'),
  depClickButton: finishDraw('deposit'),
  withdrawGames: finishGames,
  bonusIntegralExchange: finishExchange,
  otherApplyBonus: finishOffer,
  depApplyBonus: finishOffer,
  applyRealTimeBonus: finishOffer,
  vipApplyBonus: finishOffer,
  giveBonus: finishOffer,
};

/** Completes what a decision leaves to do: paying out or returning the money. */
async function finishDecided(house: House, { playerId, decision }: Unanswered, decided: Decided): Promise<Fate> {
  const { grantId, planOrderId, chaseNo, settles, lockId, unlockedSatang } = decided;
  if (grantId !== undefined) await receiveBonus(house, playerId, grantId);
  if (settles !== undefined) await settle(house, settles);
  if (chaseNo !== undefined) await finishStop(house, playerId, chaseNo);
  const plan = planOrderId === undefined ? undefined : await orderById(house, playerId, planOrderId);
  if (plan !== undefined) await payBack(house, plan);
  if (lockId === undefined || unlockedSatang !== undefined) return 'done';
  return finishUnlock(house, playerId, lockId, decision);
}

async function finishUnlock(house: House, playerId: string, lockId: string, decision: Decision): Promise<Fate> {
  const lock = await lockOf(house, playerId, lockId);
  if (lock === undefined || lock.lockedSatang === 0) return 'done';
  const { isGone } = await lockGone(house, playerId);
  return (await endBonus(house, playerId, lock, { ...decision, isGone })) === undefined ? 'BONUS_NOT_IN_MAIN' : 'done';
}

export async function fateOf(house: House, request: Unanswered): Promise<Fate> {
  const { playerId, decision } = request;
  if (decision.made !== undefined) return finishDecided(house, request, decision.made);
  const fate = await finishes[request.callName]?.(house, request);
  if (fate !== undefined) return fate;
  return (await hasMoved(house.db, { playerId, key: request.moneyKey })) ? 'done' : undefined;
}
