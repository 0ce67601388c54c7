/**
 * What a money request without an answer has come to. A request that has written an order down is brought to its end here,
 * as its repeat would be; the steps are the same and each is done once. L05, L06
 */
import type { RefusalName } from '@foyer/contract/refusals.ts';
import { exchangeOf } from '../activities/pointsStore.ts';
import { receiveBonus } from '../bonus/grant.ts';
import type { Decided, House } from '../http/context.ts';
import { payFor } from '../interest/buy.ts';
import { orderOfRequest as planOfRequest } from '../interest/store.ts';
import { hasMoved } from '../ledger/moved.ts';
import { payOrder } from '../lottery/betting.ts';
import { orderOfRequest as cartOfRequest } from '../lottery/orderStore.ts';
import { finishClaim } from '../promotions/claim.ts';
import { withdrawalOfRequest } from './withdrawalStore.ts';
import { finishWithdrawal } from './withdrawals.ts';

export interface Unanswered {
  readonly playerId: string;
  readonly callName: string;
  readonly moneyKey: string;
  readonly decided: Decided | undefined;
}

/** Undefined where it has done nothing. */
type Fate = 'done' | RefusalName | undefined;
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

const finishOffer: Finish = async (house, { playerId, moneyKey }) =>
  (await finishClaim(house, playerId, moneyKey)) ? 'done' : undefined;

/** A row of the request's own: it was written in the step that decides, and jobs bring forward what is left to do. */
const written =
  (table: 'deposit_order' | 'reserve_order' | 'wheel_draw'): Finish =>
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
  raffle: written('wheel_draw'),
  depClickButton: written('wheel_draw'),
  bonusIntegralExchange: finishExchange,
  otherApplyBonus: finishOffer,
  depApplyBonus: finishOffer,
  applyRealTimeBonus: finishOffer,
  vipApplyBonus: finishOffer,
  giveBonus: finishOffer,
};

export async function fateOf(house: House, request: Unanswered): Promise<Fate> {
  const { playerId, decided } = request;
  if (decided?.grantId !== undefined) await receiveBonus(house, playerId, decided.grantId);
  if (decided !== undefined) return 'done';
  const fate = await finishes[request.callName]?.(house, request);
  if (fate !== undefined) return fate;
  return (await hasMoved(house.db, { playerId, key: request.moneyKey })) ? 'done' : undefined;
}
