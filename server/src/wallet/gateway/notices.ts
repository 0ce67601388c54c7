/**
 * Processes gateway notifications. They may be repeated, late or out of order; each order is credited at most once. The
 * order's key in the ledger makes the credit idempotent, and the step lease of an order serialises its notifications.
 */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import { countUses } from '../../http/rateStore.ts';
import type { Received } from '../../http/signature.ts';
import { recordCase } from '../caseStore.ts';
import type { OrderName } from '../caseStore.ts';
import { closeCredited, credit, endOrder } from '../depositSettle.ts';
import type { Credited } from '../depositSettle.ts';
import { depositStep } from '../depositStore.ts';
import { takeStep } from '../orderStep.ts';
import { withLetters } from '../orderLetters.ts';
import type { GatewayPort, Notice } from './gatewayPort.ts';
import { gatewayOrder, keepNotice } from './paymentStore.ts';

/** The house's reply to a gateway. Only `success` and `known` make it stop retrying. */
export type NoticeAnswer = 'success' | 'known' | 'unsigned' | 'unknownOrder' | 'otherAmount';

/** How many rejected notices are recorded in an hour. */
const rejectedNotices = { key: 'rejected notices', most: 60, spanMs: 3_600_000 };

/**
 * Takes a notice as it came. One that is forged or stale moves nothing; the first ones of an hour are recorded, because
 * anybody can send any number.
 */
export async function takeNotice(house: House, gateway: GatewayPort, received: Received): Promise<NoticeAnswer> {
  const notice = gateway.read(received);
  if (notice !== 'forged' && notice !== 'stale') return settleNotice(house, notice);
  house.log.warn({ kind: notice }, 'a notice of a payment was rejected');
  if ((await countUses(house, [rejectedNotices])) === 0) {
    const sum = createHash('sha256').update(received.body).digest('base64url');
    await recordCase(house, { source: 'gateway', kind: notice, key: sum, details: { bodySha256: sum } });
  }
  return 'unsigned';
}

/**
 * - `paid` credits the order once, even after the order has expired or was cancelled, because the money has arrived.
 * - `failed` ends an order that is still unpaid.
 * - A different amount or currency than the order's credits nothing. It is recorded for the operator.
 */
export async function settleNotice(house: House, notice: Notice): Promise<NoticeAnswer> {
  let answer = 'unknownOrder' as NoticeAnswer;
  const [player_id = '', order_no = ''] = notice.merchantOrder.split('-');
  const named = { player_id, order_no };
  await withLetters(house, async (write) => {
    const nowMs = house.now();
    const orders = {
      name: depositStep(named),
      read: () => gatewayOrder(house.db, named).executeTakeFirst(),
      lock: (trx: Transaction<Tables>) => gatewayOrder(trx, named).forUpdate().executeTakeFirst(),
    };
    await takeStep(house, orders, (order) => {
      if (order.amount_minor !== notice.amountMinor || order.currency !== notice.currency) {
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
  if (answer === 'otherAmount' || answer === 'unknownOrder') await report(house, notice, answer, named);
  return answer;
}

async function report(house: House, notice: Notice, kind: NoticeAnswer, named: OrderName): Promise<void> {
  const { noticeId, outcome, amountMinor, currency } = notice;
  const details = { noticeId, outcome, amountMinor, currency };
  house.log.error({ orderNo: named.order_no, kind, ...details }, 'a notice does not fit its order');
  await recordCase(house, { source: 'gateway', kind, ...named, key: `${notice.merchantOrder}:${noticeId}`, details });
}

/** HTTP status of each reply. */
export const statusOfAnswer: Readonly<Record<NoticeAnswer, number>> = {
  success: 200,
  known: 200,
  unsigned: 401,
  unknownOrder: 404,
  otherAmount: 409,
};
