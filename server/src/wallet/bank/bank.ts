/**
 * The sandbox bank: settles deposits, and audits and pays out withdrawals. It replaces the payment providers of a real
 * house and only posts ledger movements. Its state is kept in tables, so a crash at any point is safe.
 */
import type { House } from '../../house.ts';
import { settleDeposits } from '../depositSettle.ts';
import { endHold } from '../endHold.ts';
import { isPayable } from '../payoutTerms.ts';
import { deliverDue } from '../gateway/payment.ts';
import { hold } from '../hold.ts';
import { letterAbout, paidLetter, withLetters } from '../orderLetters.ts';
import { leftAsked, stepWithdrawal, takeWithdrawals } from './bankStore.ts';
import { remarksOf } from './remarks.ts';
import { keptEndings, keptMs, payoutCode, refusedWithdrawal } from './sentinels.ts';

/** Age after which the bank finishes a withdrawal whose request never finished. */
const abandonedMs = 60_000;

interface Turn {
  readonly nowMs: number;
  /** Minimum time between two steps of an order. */
  readonly delayMs: number;
  /** Undefined for the orders of all players. */
  readonly playerId?: string;
}

const dueIn = ({ nowMs, delayMs, playerId }: Turn, statuses: readonly number[], endings: readonly number[]) => ({
  statuses,
  dueMs: nowMs - delayMs,
  kept: { endings, dueMs: nowMs - Math.max(delayMs, keptMs) },
  playerId,
});

/** Audits withdrawals: status 0 -> 1 (or 4 or 5), or 0 -> 3 with a reason and the money returned. */
function auditWithdrawals(house: House, turn: Turn): Promise<number> {
  const { nowMs } = turn;
  const due = dueIn(turn, [0], keptEndings.audit);
  return withLetters(house, (write) =>
    takeWithdrawals(house, due, (order) => {
      const stepped = { audited_ms: nowMs, stepped_ms: nowMs };
      const reason = isPayable(house, order)
        ? refusedWithdrawal(order.amount_satang, order.method)
        : ('addressNotValid' as const);
      if (reason === undefined)
        return { write: (trx) => stepWithdrawal(trx, order, { ...stepped, status: payoutCode(order.amount_satang) }) };
      return {
        pay: () => endHold(house, order, 'returned'),
        async write(trx) {
          await stepWithdrawal(trx, order, { ...stepped, status: 3, reason, finished_ms: nowMs });
          const args = { orderNo: order.order_no, amountSatang: order.amount_satang, reason: remarksOf(reason) };
          await write({ ...letterAbout(order), kind: 'withdrawalReturned', args }, trx);
        },
      };
    }),
  );
}

/** Pays out withdrawals: status 1, 4 or 5 -> 2. AMB-058 */
function payWithdrawals(house: House, turn: Turn): Promise<number> {
  const { nowMs } = turn;
  const due = dueIn(turn, [1, 4, 5], keptEndings.payment);
  return withLetters(house, (write) =>
    takeWithdrawals(house, due, (order) => ({
      pay: () => endHold(house, order, 'paid'),
      async write(trx) {
        await stepWithdrawal(trx, order, { status: 2, paid_ms: nowMs, finished_ms: nowMs, stepped_ms: nowMs });
        await write(paidLetter(order), trx);
      },
    })),
  );
}

async function finishAsked(house: House, nowMs: number): Promise<number> {
  const left = await leftAsked(house, nowMs - abandonedMs);
  for (const order of left) await hold(house, order);
  return left.length;
}

/** Pays before it audits, so that a newly audited order is not paid in the same run. */
export async function stepWithdrawals(house: House, turn: Turn): Promise<number> {
  const paid = await payWithdrawals(house, turn);
  return paid + (await auditWithdrawals(house, turn));
}

/**
 * Does what the house does without any bank: finishes withdrawals whose request never finished, and ends deposits that
 * have expired. It credits nothing and pays nothing out.
 */
export async function keepTimes(house: House, nowMs = house.now()): Promise<number> {
  const asked = await finishAsked(house, nowMs);
  // With this delay only orders created at time 0 would be due, so none is credited.
  return asked + (await settleDeposits(house, { nowMs, delayMs: nowMs }));
}

/**
 * Takes one step of each order that is due. `delayMs` is the minimum time between two steps of an order. Returns the
 * number of orders touched.
 */
export async function settleDue(
  house: House,
  nowMs = house.now(),
  delayMs = house.config.bankDelaySeconds * 1000,
): Promise<number> {
  const asked = await finishAsked(house, nowMs);
  const steps = await stepWithdrawals(house, { nowMs, delayMs });
  const delivered = await deliverDue(house, nowMs);
  return asked + steps + delivered + (await settleDeposits(house, { nowMs, delayMs }));
}
