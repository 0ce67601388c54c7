/**
 * Moves the money of a decided payment. The decision is committed before anything moves, and every movement has a key
 * derived from the order. Any process can therefore repeat this at any point, and the money moves once. L05, L07
 */
import type { House } from '../../house.ts';
import { titles } from '../../ledger/accounts.ts';
import { remarksOf } from '../bank/remarks.ts';
import { insertDepositLock } from '../../bonus/lockStore.ts';
import { offerOf } from './reserveStore.ts';
import type { OfferRow } from './reserveStore.ts';
import { amountOf } from './steps.ts';
import { runOfferStep } from './offerStep.ts';
import type { OfferKey } from './offerStep.ts';

/** Carries out the decision on an offer, if there is one. */
export async function settle(house: House, key: OfferKey): Promise<void> {
  const offer = await offerOf(house, key.player_id, key.offer_no);
  if (offer?.state === 'settling') await giveToPayer(house, offer);
  if (offer?.state === 'returning') await giveBack(house, offer);
}

/** Moves the payee's held money to the payer's main wallet, through a house account that is empty before and after. */
async function giveToPayer(house: House, offer: OfferRow): Promise<void> {
  const { payer_id: payerId, order_no: orderNo, amount_satang: amountSatang } = offer;
  if (payerId === null || orderNo === null) throw new Error(`the offer ${offer.offer_no} is settled without a payer`);
  await house.ledger.post({
    playerId: offer.player_id,
    key: `reserve:${orderNo}:given`,
    title: titles.withdrawalPaid,
    legs: [
      { account: 'withdrawing', amountSatang: -amountSatang },
      { account: 'house:reserve', amountSatang },
    ],
    reference: offer.offer_no,
  });
  // Insert the lock before the money arrives, as for any deposit.
  const nowMs = house.now();
  const targetSatang = Math.round(amountSatang * house.config.depositTurnover);
  if (targetSatang > 0)
    await insertDepositLock(house, payerId, { orderNo, principalSatang: amountSatang, targetSatang, createdMs: nowMs });
  await house.ledger.post({
    playerId: payerId,
    key: `reserve:${orderNo}:credited`,
    title: titles.fastDeposit,
    legs: [
      { account: 'house:reserve', amountSatang: -amountSatang },
      { account: 'main', amountSatang },
    ],
    reference: orderNo,
  });
  await runOfferStep(house, offer, async (step) => {
    const { order } = step;
    if (step.offer.state !== 'settling' || order === undefined) return;
    await step.setOffer({ state: 'paid', closed_ms: nowMs });
    await step.setOrder(order, { state: 'done', closed_ms: nowMs });
    await step.setWithdrawal({ status: 2, paid_ms: nowMs, finished_ms: nowMs, stepped_ms: nowMs });
    const over = `reserve:${orderNo}:over`;
    await step.write({ playerId: payerId, kind: 'reserveCredited', args: amountOf(order), key: over });
    const args = { orderNo: offer.offer_no, amountSatang };
    await step.write({ playerId: offer.player_id, kind: 'reservePaidOut', args, key: over });
  });
}

/** Returns the held money to the payee's main wallet, and stores the reason on the withdrawal. */
async function giveBack(house: House, offer: OfferRow): Promise<void> {
  const { player_id: playerId, offer_no: orderNo, amount_satang: amountSatang, reason } = offer;
  await house.ledger.post({
    playerId,
    key: `reserve:${orderNo}:returned`,
    title: titles.withdrawalReturned,
    legs: [
      { account: 'withdrawing', amountSatang: -amountSatang },
      { account: 'main', amountSatang },
    ],
    reference: orderNo,
  });
  const nowMs = house.now();
  await runOfferStep(house, offer, async (step) => {
    if (step.offer.state !== 'returning') return;
    await step.setOffer({ state: 'returned', closed_ms: nowMs });
    await step.setWithdrawal({ status: 3, reason, finished_ms: nowMs, stepped_ms: nowMs });
    const args = { orderNo, amountSatang, reason: remarksOf(reason) };
    await step.write({ playerId, kind: 'reserveReturned', args, key: `reserve:${orderNo}:returned` });
  });
}
