/**
 * Sends approved payouts and asks for those that are under way. That a payout may have been sent is stored before each
 * call. What is unknown is asked for under the same id, and sent again only if the provider has long not had it.
 */
import type { House } from '../../house.ts';
import { inStep } from '../../ledger/steps.ts';
import type { Step } from '../../ledger/steps.ts';
import { destinationOf } from './destination.ts';
import { payoutOf as portOf } from './payout.ts';
import type { PayoutAnswer, PayoutPort } from './payoutPort.ts';
import { changePayout, duePayouts, payoutOf, remarkOn, withdrawalOf } from './payoutStore.ts';
import type { PayoutRow } from './payoutStore.ts';

/** Longer than a request can still be on its way, so that `none` is then final. */
export const lostAfterMs = 10 * 60_000;
const longestPauseMs = 30 * 60_000;
/** A confirmed payout may still come back. */
const watchedAfterMs = 7 * 86_400_000;

const pauseMsAfter = (tries: number): number => Math.min(2 ** Math.min(tries, 12) * 5_000, longestPauseMs);

async function send(house: House, port: PayoutPort, row: PayoutRow, step: Step): Promise<PayoutAnswer> {
  const order = await withdrawalOf(house.db, row).executeTakeFirstOrThrow();
  const destination = await destinationOf(house, order);
  if (destination === undefined) return { state: 'failed', reason: 'the destination cannot be read' };
  const nowMs = house.now();
  await house.db.transaction().execute(async (trx) => {
    await step.renew(trx);
    const tries = row.tries + 1;
    await changePayout(trx, row, { state: 'unknown', tries, sent_ms: nowMs, next_ms: nowMs + pauseMsAfter(tries) });
  });
  const { payout_id: payoutId } = row;
  // Rows from before the column `arrives_minor` hold 0.
  const amountMinor = order.arrives_minor === 0 ? order.amount_satang - order.fee_satang : order.arrives_minor;
  return port.send({ payoutId, amountMinor, currency: order.arrives_in, destination });
}

async function askOrSend(house: House, port: PayoutPort, row: PayoutRow, step: Step): Promise<PayoutAnswer> {
  if (row.state === 'waiting') return send(house, port, row, step);
  const told = await port.status(row.payout_id);
  const isLost = told.state === 'none' && row.state === 'unknown' && (row.sent_ms ?? 0) + lostAfterMs <= house.now();
  return isLost ? send(house, port, row, step) : told;
}

const rank = { waiting: 0, unknown: 1, submitted: 2, sent: 3, confirmed: 4, failed: 5, returned: 6 } as const;

/** What a payout becomes by an answer. A state never goes back: a confirmed payout can only still be returned. */
function changeBy(row: PayoutRow, told: PayoutAnswer, nowMs: number) {
  const state = told.state === 'none' ? 'unknown' : told.state;
  const last_error = 'reason' in told ? told.reason : told.state === 'none' ? 'the provider has no such payout' : '';
  const tries = row.tries + 1;
  const later = { tries, next_ms: nowMs + pauseMsAfter(tries), last_error };
  if (row.state === 'confirmed') {
    if (state === 'returned') return { state, last_error, next_ms: null, is_settled: false };
    const isWatched = nowMs < (row.sent_ms ?? 0) + watchedAfterMs;
    return { next_ms: isWatched ? nowMs + 6 * 3_600_000 : null };
  }
  if (rank[state] < rank[row.state]) return later;
  const provider_id = 'providerId' in told ? told.providerId : row.provider_id;
  if (state === 'confirmed')
    return { state, provider_id, last_error, next_ms: nowMs + 6 * 3_600_000, is_settled: false };
  if (state === 'failed' || state === 'returned') return { state, last_error, next_ms: null, is_settled: false };
  return { ...later, state, provider_id };
}

async function askFor(house: House, port: PayoutPort, due: PayoutRow): Promise<void> {
  await inStep(house, `payout ${due.player_id} ${due.order_no}`, async (step) => {
    const row = await payoutOf(house, due);
    if (row === undefined || row.next_ms === null || row.next_ms > house.now()) return;
    const told = await askOrSend(house, port, row, step);
    const change = changeBy((await payoutOf(house, due)) ?? row, told, house.now());
    if ('state' in change && change.state === 'unknown')
      house.log.warn({ orderNo: row.order_no, tries: row.tries, reason: change.last_error }, 'a payout is unknown');
    await house.db.transaction().execute(async (trx) => {
      await step.finish(trx);
      await changePayout(trx, row, change);
      if ('state' in change) await remarkOn(trx, row, change.state === 'unknown' ? 'payoutUnknown' : '');
    });
  });
}

/** Sends or asks for what is due. Returns how many. */
export async function askForPayouts(house: House): Promise<number> {
  const port = portOf(house);
  if (port === undefined) return 0;
  const due = await duePayouts(house, 20);
  const failed = (await Promise.allSettled(due.map((one) => askFor(house, port, one)))).find(
    (one) => one.status === 'rejected',
  );
  if (failed !== undefined) throw failed.reason;
  return due.length;
}
