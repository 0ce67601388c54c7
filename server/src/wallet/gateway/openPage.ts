/** Opens the payer's page of an order that is already stored. */
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import type { OrderName } from '../caseStore.ts';
import { endOrder } from '../depositSettle.ts';
import { depositStep, keepDetails } from '../depositStore.ts';
import { withLetters } from '../orderLetters.ts';
import { takeStep } from '../orderStep.ts';
import type { GatewayPort, Payment } from './gatewayPort.ts';
import { gatewayOrder } from './paymentStore.ts';

/**
 * Returns where the payer goes: the gateway's page, or back to the order if the gateway refuses it for good. Throws if
 * it is unknown whether the page was opened. A repeat of the request then asks again, under the same name.
 */
export async function openPage(
  house: House,
  gateway: GatewayPort,
  named: OrderName,
  payment: Payment,
): Promise<string> {
  const opened = await gateway.open(payment);
  if (opened.state === 'open') {
    await keepDetails(house, named.player_id, named.order_no, { payUrl: opened.url });
    return opened.url;
  }
  house.log.error({ orderNo: named.order_no, reason: opened.reason }, `a payer's page is: ${opened.state}`);
  if (opened.state === 'unknown') throw new Error(`the gateway has not answered for ${named.order_no}`);
  await failOrder(house, named);
  return payment.returnUrl;
}

const failOrder = (house: House, named: OrderName): Promise<number> =>
  withLetters(house, async (write) => {
    const orders = {
      name: depositStep(named),
      read: () => gatewayOrder(house.db, named).where('status', '=', 0).executeTakeFirst(),
      lock: (trx: Transaction<Tables>) =>
        gatewayOrder(trx, named).where('status', '=', 0).forUpdate().executeTakeFirst(),
    };
    const plan = () => ({
      write: (trx: Transaction<Tables>, order: Parameters<typeof endOrder>[0]) => endOrder(order, 'failed', trx, write),
    });
    return Number(await takeStep(house, orders, plan));
  });
