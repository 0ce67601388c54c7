/**
 * Processes gateway notifications. They may be repeated, late or out of order; each order is credited at most once. The
 * order's key in the ledger makes the credit idempotent, and the step lease of an order serialises its notifications.
 */
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import { closeCredited, credit, endOrder } from '../depositSettle.ts';
import type { Credited } from '../depositSettle.ts';
import { depositStep } from '../depositStore.ts';
import { takeStep } from '../orderStep.ts';
import { withLetters } from '../orderLetters.ts';
import type { Delivery, GatewayPort } from './gatewayPort.ts';
import { gatewayOrder, keepNotice } from './paymentStore.ts';

/** The house's reply to a gateway. Only `success` and `known` make it stop retrying. */
export type NoticeAnswer = 'success' | 'known' | 'unsigned' | 'unknownOrder' | 'otherAmount';

export const merchantOrderOf = (playerId: string, orderNo: string): string => `${playerId}-${orderNo}`;

/**
 * - `paid` credits the order once, even after the order has expired or was cancelled, because the money has arrived.
 * - `failed` ends an order that is still unpaid.
 * - A different amount or currency than the order's credits nothing. It is logged for the operator.
 */
export async function takeNotice(house: House, gateway: GatewayPort, delivery: Delivery): Promise<NoticeAnswer> {
  const notice = gateway.read(house, delivery);
  if (notice === undefined) return 'unsigned';
  let answer: NoticeAnswer = 'unknownOrder';
  await withLetters(house, async (write) => {
    const [player_id = '', order_no = ''] = notice.merchantOrder.split('-');
    const named = { player_id, order_no };
    const nowMs = house.now();
    const orders = {
      name: depositStep(named),
      read: () => gatewayOrder(house.db, named).executeTakeFirst(),
      lock: (trx: Transaction<Tables>) => gatewayOrder(trx, named).forUpdate().executeTakeFirst(),
    };
    await takeStep(house, orders, (order) => {
      if (order.amount_minor !== notice.amountMinor || order.currency !== notice.currency) {
        house.log.error({ orderNo: order_no, notice }, 'a gateway tells another amount than the order has');
        answer = 'otherAmount';
        return { write: () => Promise.resolve() };
      }
      const isPaid = notice.outcome === 'paid';
      let credited: Credited = 'paid';
      const pay = async () => {
        credited = await credit(house, order, nowMs);
      };
      return {
        ...(isPaid && order.status !== 1 && order.ended_by !== 'returned' && { pay }),
        async write(trx, now) {
          const isNew = await keepNotice(trx, now, notice, nowMs);
          answer = isNew ? 'success' : 'known';
          if (now.status === 1 || now.ended_by === 'returned') return;
          if (isPaid) await closeCredited(credited, now, nowMs, { trx, write });
          else if (now.status === 0) await endOrder(now, 'failed', trx, write);
        },
      };
    });
    return 0;
  });
  return answer;
}

/** HTTP status of each reply. */
export const statusOfAnswer: Readonly<Record<NoticeAnswer, number>> = {
  success: 200,
  known: 200,
  unsigned: 401,
  unknownOrder: 404,
  otherAmount: 409,
};
