/**
 * Lets ledger and withdrawal follow a payout's last state: a confirmed payout leaves the house, a failed or returned one
 * goes back to the player. The state is stored first and each movement has a key, so that money moves once.
 */
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import { hasMoved } from '../../ledger/moved.ts';
import { stepWithdrawal } from '../bank/bankStore.ts';
import { remarksOf } from '../bank/remarks.ts';
import type { Reason } from '../bank/remarks.ts';
import { endHold, endKey, giveBack } from '../endHold.ts';
import { letterAbout, paidLetter, withLetters } from '../orderLetters.ts';
import type { WriteLetter } from '../orderLetters.ts';
import { takeStep } from '../orderStep.ts';
import type { Plan } from '../orderStep.ts';
import type { WithdrawalRow } from '../withdrawalStore.ts';
import { markSettled, unsettledOrder, unsettledPayouts, withdrawalOf } from './payoutStore.ts';
import type { PayoutRow } from './payoutStore.ts';

function confirm(house: House, row: PayoutRow, order: WithdrawalRow, write: WriteLetter): Plan<WithdrawalRow> {
  const nowMs = house.now();
  return {
    pay: () => endHold(house, order, 'paid'),
    async write(trx, now) {
      await markSettled(trx, row);
      if (now.status === 3) return;
      const ended = { paid_ms: nowMs, finished_ms: nowMs, stepped_ms: nowMs };
      await stepWithdrawal(trx, order, { ...ended, status: 2, reason: '' });
      await write(paidLetter(order), trx);
    },
  };
}

/** Returns the money, also if it had left the house already. */
function takeBack(house: House, row: PayoutRow, order: WithdrawalRow, write: WriteLetter): Plan<WithdrawalRow> {
  const nowMs = house.now();
  const reason: Reason = row.state === 'failed' ? 'payoutFailed' : 'payoutReturned';
  return {
    async pay() {
      const { player_id: playerId } = order;
      const hasLeft = await hasMoved(house.db, { playerId, key: endKey(order, 'paid') });
      await (hasLeft ? giveBack(house, order) : endHold(house, order, 'returned'));
    },
    async write(trx) {
      await markSettled(trx, row);
      await stepWithdrawal(trx, order, { status: 3, reason, finished_ms: nowMs, stepped_ms: nowMs });
      const args = { orderNo: order.order_no, amountSatang: order.amount_satang, reason: remarksOf(reason) };
      const letter = letterAbout(order);
      await write({ ...letter, key: `${letter.key}:returned`, kind: 'withdrawalReturned', args }, trx);
    },
  };
}

function settleOne(house: House, row: PayoutRow): Promise<number> {
  return withLetters(house, async (write) => {
    const orders = {
      name: `withdrawal ${row.player_id} ${row.order_no}`,
      // Not a state that has changed since: its movement would be another one.
      read: () => unsettledOrder(house.db, row).executeTakeFirst(),
      lock: (trx: Transaction<Tables>) => withdrawalOf(trx, row).forUpdate().executeTakeFirst(),
    };
    const isBack = row.state === 'failed' || row.state === 'returned';
    const plan = (order: WithdrawalRow) => (isBack ? takeBack : confirm)(house, row, order, write);
    return Number(await takeStep(house, orders, plan));
  });
}

/** Returns how many payouts were settled. */
export async function settlePayouts(house: House): Promise<number> {
  const rows = await unsettledPayouts(house, 20);
  for (const row of rows) await settleOne(house, row);
  return rows.length;
}
