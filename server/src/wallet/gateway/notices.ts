/**
 * Takes what a gateway tells: once for each order, whatever is told twice, late or in another order. Money moves by the
 * order's key in the ledger; the row's lock keeps two notifications of one order apart.
 */
import type { House } from '../../http/context.ts';
import { endOrder, payOrder } from '../depositSettle.ts';
import { withLetters } from '../withLetters.ts';
import type { Delivery, GatewayPort } from './gatewayPort.ts';
import { keepNotice, lockedOrder } from './paymentStore.ts';

/** How the house answers a gateway. Only `success` and `known` end its attempts. */
export type NoticeAnswer = 'success' | 'known' | 'unsigned' | 'unknownOrder' | 'otherAmount';

export const merchantOrderOf = (playerId: string, orderNo: string): string => `${playerId}-${orderNo}`;

/**
 * - `paid` credits the order once, also when it comes after the order has expired or was given up: the money is there.
 * - `failed` ends an order that is still unpaid.
 * - An amount or a currency that is not the order's credits nothing and is left to the operator.
 */
export async function takeNotice(house: House, gateway: GatewayPort, delivery: Delivery): Promise<NoticeAnswer> {
  const notice = gateway.read(house, delivery);
  if (notice === undefined) return 'unsigned';
  let answer: NoticeAnswer = 'unknownOrder';
  await withLetters(house, async (write) => {
    await house.db.transaction().execute(async (trx) => {
      const [playerId = '', orderNo = ''] = notice.merchantOrder.split('-');
      const order = await lockedOrder(trx, playerId, orderNo);
      if (order === undefined) return;
      if (order.amount_minor !== notice.amountMinor || order.currency !== notice.currency) {
        house.log.error({ orderNo, notice }, 'a gateway tells another amount than the order has');
        answer = 'otherAmount';
        return;
      }
      const nowMs = house.now();
      const isNew = await keepNotice(trx, order, notice, nowMs);
      answer = isNew ? 'success' : 'known';
      if (order.status === 1) return;
      if (notice.outcome === 'paid') await payOrder(house, order, nowMs, trx, write);
      else if (order.status === 0) await endOrder(order, 'failed', trx, write);
    });
    return 0;
  });
  return answer;
}

/** What a notification means to the gateway that sent it. */
export const statusOfAnswer: Readonly<Record<NoticeAnswer, number>> = {
  success: 200,
  known: 200,
  unsigned: 401,
  unknownOrder: 404,
  otherAmount: 409,
};
