/** Asks the watcher about USDT orders, and credits those whose exact amount has its confirmations. */
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import { recordCase } from '../caseStore.ts';
import type { OrderName } from '../caseStore.ts';
import { closeCredited, credit } from '../depositSettle.ts';
import type { Credited } from '../depositSettle.ts';
import { depositStep, unpaidOrder } from '../depositStore.ts';
import type { DepositOrderRow } from '../depositStore.ts';
import { merchantOrderOf } from '../merchantOrder.ts';
import { withLetters } from '../orderLetters.ts';
import { takeStep } from '../orderStep.ts';
import { takeDueQueries } from '../queryStore.ts';
import { confirmedE6, keepTransfers, minorOf } from './transferStore.ts';
import type { Seen } from './transferStore.ts';
import { watcherOf } from './watcher.ts';
import type { WatcherPort } from './watcherPort.ts';

export const openPauseMs = 30_000;
const latePauseMs = 10 * 60_000;

const orderIdOf = ({ player_id, order_no }: OrderName): string => merchantOrderOf(player_id, order_no);

/** Credits an order whose amount has arrived, also if it is over by now. Returns false if it was closed meanwhile. */
const creditOrder = (house: House, named: OrderName): Promise<number> =>
  withLetters(house, async (write) => {
    const nowMs = house.now();
    const orders = {
      name: depositStep(named),
      read: () => unpaidOrder(house.db, named).executeTakeFirst(),
      lock: (trx: Transaction<Tables>) => unpaidOrder(trx, named).forUpdate().executeTakeFirst(),
    };
    const isTaken = await takeStep(house, orders, (order) => {
      let credited: Credited = 'paid';
      return {
        async pay() {
          credited = await credit(house, order, nowMs);
        },
        write: (trx, now) => closeCredited(credited, now, nowMs, { trx, write }),
      };
    });
    return Number(isTaken);
  });

async function reportSeen(house: House, order: DepositOrderRow, { vanished, foreign }: Seen): Promise<void> {
  const { player_id, order_no } = order;
  const about = { source: 'chain', player_id, order_no } as const;
  for (const { transfer_id, amount_e6 } of vanished) {
    house.log.warn({ orderNo: order_no }, 'a transfer has vanished from its chain');
    const details = { transferId: transfer_id, amountE6: amount_e6 };
    await recordCase(house, { ...about, kind: 'vanished', key: transfer_id, details });
  }
  for (const transferId of foreign)
    await recordCase(house, {
      ...about,
      kind: 'otherOrder',
      key: `${order_no}:${transferId}`,
      details: { transferId },
    });
}

async function watchOne(house: House, watcher: WatcherPort, order: DepositOrderRow): Promise<void> {
  const { player_id, order_no, amount_minor } = order;
  const told = await watcher.transfers({ orderId: orderIdOf(order), chain: order.details.chain ?? '' });
  if (told.state === 'unknown') {
    house.log.warn({ orderNo: order_no, reason: told.reason }, 'transfers of an order are unknown');
    return;
  }
  const seen = await keepTransfers(house, order, told.transfers);
  await reportSeen(house, order, seen);
  const arrivedE6 = confirmedE6(house, seen.there);
  if (arrivedE6 === 0) return;
  const arrivedMinor = minorOf(arrivedE6);
  if (arrivedMinor === amount_minor) {
    await creditOrder(house, order);
    return;
  }
  const kind = arrivedMinor < amount_minor ? 'underpaid' : 'overpaid';
  const details = { arrivedMinor, amountMinor: amount_minor };
  const key = `${order_no}:${arrivedMinor}`;
  await recordCase(house, { source: 'chain', kind, player_id, order_no, key, details });
}

/** Asks about the orders that are due. Returns how many. */
export async function watchChain(house: House): Promise<number> {
  const watcher = watcherOf(house);
  if (watcher === undefined) return 0;
  const pauseMs = ({ expires_ms }: DepositOrderRow) => (expires_ms > house.now() ? openPauseMs : latePauseMs);
  const due = await takeDueQueries(house, { methods: ['usdt'], most: 50, pauseMs });
  const asked = await Promise.allSettled(due.map((order) => watchOne(house, watcher, order)));
  const failed = asked.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return due.length;
}
