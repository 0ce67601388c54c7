/** Asks the gateway about payments whose notice has not come. */
import type { House } from '../../house.ts';
import { takeDueQueries } from '../queryStore.ts';
import { gatewayOf } from './gateway.ts';
import { settleNotice } from './notices.ts';
import { merchantOrderOf } from '../merchantOrder.ts';

/** A notice usually comes within seconds. */
export const firstQueryMs = 2 * 60_000;
const longestPauseMs = 3_600_000;

/** Asks about the orders that are due. Returns how many. */
export async function askGateway(house: House): Promise<number> {
  const gateway = gatewayOf(house);
  if (gateway === undefined) return 0;
  const due = await takeDueQueries(house, {
    methods: ['third', 'qr'],
    most: 20,
    pauseMs: ({ query_tries }) => Math.min(firstQueryMs * 2 ** Math.min(query_tries, 10), longestPauseMs),
  });
  const asked = due.map(async ({ player_id, order_no }) => {
    const merchantOrder = merchantOrderOf(player_id, order_no);
    const told = await gateway.status(merchantOrder);
    if (told.state === 'unknown') house.log.warn({ orderNo: order_no, reason: told.reason }, 'a payment is unknown');
    if (told.state === 'unknown' || told.state === 'pending') return;
    const { state: outcome, amountMinor, currency } = told;
    const noticeId = `status:${order_no}:${outcome}`;
    await settleNotice(house, { noticeId, merchantOrder, outcome, amountMinor, currency });
  });
  const failed = (await Promise.allSettled(asked)).find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return due.length;
}
