/** Ends deposit orders, credited or not. Money moves first, then a transaction updates the row. */
import type { DepositEnd } from '@foyer/contract/wallet/depositStatus.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { titles } from '../ledger/accounts.ts';
import { StoppedByGuard } from '../ledger/guarded.ts';
import { missingDepositor, missingTransfer } from './bank/sentinels.ts';
import { closeDeposit, takeDeposits } from './depositStore.ts';
import type { DepositOrderRow } from './depositStore.ts';
import { dropUnpaidLock, insertDepositLock } from '../bonus/lockStore.ts';
import { sendTransfer } from './chain/sandboxWatcher.ts';
import { letterAbout, withLetters } from './orderLetters.ts';
import type { WriteLetter } from './orderLetters.ts';

/**
 * Credits a deposit to the main wallet. Idempotent by the order's key in the ledger. Returns `returned` if the player
 * has stopped play or lowered a limit since the order: the money then goes back to its sender. ENUM-014: title 2, M17
 */
export async function credit(house: House, order: DepositOrderRow, nowMs: number): Promise<Credited> {
  try {
    await creditGuarded(house, order, nowMs);
    return 'paid';
  } catch (error) {
    if (!(error instanceof StoppedByGuard)) throw error;
    await dropUnpaidLock(house, order.player_id, order.order_no);
    house.log.warn({ orderNo: order.order_no, rule: error.rule }, 'a deposit goes back to its sender');
    return 'returned';
  }
}
export type Credited = 'paid' | 'returned';

/** Records the outcome of the money that arrived. The caller's transaction holds the order's row lock. */
export const closeCredited = (
  credited: Credited,
  order: DepositOrderRow,
  nowMs: number,
  { trx, write }: { readonly trx: Transaction<Tables>; readonly write: WriteLetter },
): Promise<void> =>
  credited === 'paid' ? closePaid(order, nowMs, trx, write) : endOrder(order, 'returned', trx, write);

async function creditGuarded(house: House, order: DepositOrderRow, nowMs: number): Promise<void> {
  // Insert the lock before the money arrives, so that it cannot be withdrawn in between.
  const targetSatang = Math.round(order.credit_satang * house.config.depositTurnover);
  if (targetSatang > 0)
    await insertDepositLock(house, order.player_id, {
      orderNo: order.order_no,
      principalSatang: order.credit_satang,
      targetSatang,
      createdMs: nowMs,
    });
  await house.ledger.post({
    playerId: order.player_id,
    key: `bank:${order.order_no}:paid`,
    title: titles.deposit,
    legs: [
      { account: 'house:bank', amountSatang: -order.credit_satang },
      { account: 'main', amountSatang: order.credit_satang },
    ],
    reference: order.order_no,
  });
}

const argsOf = (order: DepositOrderRow) => ({ orderNo: order.order_no, amountSatang: order.credit_satang });

async function closePaid(
  order: DepositOrderRow,
  nowMs: number,
  trx: Transaction<Tables>,
  write: WriteLetter,
): Promise<void> {
  await closeDeposit(trx, order, { status: 1, paidMs: nowMs, endedBy: '' });
  const letter = letterAbout(order);
  // Money that arrives after the "expired" letter gets its own letter under another key.
  const key = order.status === 2 ? `${letter.key}:late` : letter.key;
  await write({ ...letter, key, kind: 'depositPaid', args: argsOf(order) }, trx);
}

/**
 * Ends an unpaid order. Sends a letter if it expired or its money was returned. The payer already knows of a cancelled
 * or declined payment.
 */
export async function endOrder(
  order: DepositOrderRow,
  endedBy: Exclude<DepositEnd, ''>,
  trx: Transaction<Tables>,
  write: WriteLetter,
): Promise<void> {
  await closeDeposit(trx, order, { status: 2, paidMs: null, endedBy });
  if (endedBy === 'expired') await write({ ...letterAbout(order), kind: 'depositExpired', args: argsOf(order) }, trx);
  const key = `${letterAbout(order).key}:returned`;
  if (endedBy === 'returned')
    await write({ ...letterAbout(order), key, kind: 'depositReturned', args: argsOf(order) }, trx);
}

const isMissing = (order: DepositOrderRow): boolean =>
  order.depositor_name === missingDepositor || (order.method === 'usdt' && missingTransfer(order.amount_minor));

/**
 * Sandbox bank: money arrives `delayMs` after its order, that of a USDT order at the order's address, where the watcher
 * sees it. Expired orders end. Undefined `playerId`: all.
 */
export function settleDeposits(
  house: House,
  { nowMs, delayMs, playerId }: { readonly nowMs: number; readonly delayMs: number; readonly playerId?: string },
): Promise<number> {
  return withLetters(house, (write) =>
    takeDeposits(house, { dueMs: nowMs - delayMs, nowMs, playerId }, (order) => {
      if (order.expires_ms <= nowMs || isMissing(order))
        return {
          // Keep another ending that was recorded in the meantime.
          write: async (trx, now) => (now.status === 0 ? endOrder(now, 'expired', trx, write) : undefined),
        };
      if (order.method === 'usdt')
        return { write: async (trx, now) => (now.status === 0 ? sendTransfer(trx, now, nowMs) : undefined) };
      let credited: Credited = 'paid';
      return {
        pay: async () => {
          credited = await credit(house, order, nowMs);
        },
        write: (trx, now) => closeCredited(credited, now, nowMs, { trx, write }),
      };
    }),
  );
}
