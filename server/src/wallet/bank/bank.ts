/**
 * The sandbox bank: settles deposits, audits and pays out withdrawals. It stands where a real house has its payment
 * providers, and moves nothing but entries of the ledger. Its state is in tables; it may be killed at any point.
 */
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../http/context.ts';
import { titles } from '../../ledger/accounts.ts';
import type { Leg } from '../../ledger/accounts.ts';
import type { DepositOrderRow } from '../depositStore.ts';
import { hold } from '../hold.ts';
import { insertLock } from '../lockStore.ts';
import type { WithdrawalRow } from '../withdrawalStore.ts';
import { closeDeposit, leftAsked, stepWithdrawal, takeDeposits, takeWithdrawals } from './bankStore.ts';
import { remarksOf } from './remarks.ts';
import { missingDepositor, refusedWithdrawal } from './sentinels.ts';

/** After this long a withdrawal whose request never finished is finished by the bank. */
const abandonedMs = 60_000;

/** Pays a deposit's credit into the main wallet. ENUM-014: title 2. */
async function credit(house: House, order: DepositOrderRow, nowMs: number): Promise<void> {
  // The lock stands before the money does: nobody can withdraw in between.
  const targetSatang = Math.round(order.credit_satang * house.config.depositTurnover);
  if (targetSatang > 0)
    await insertLock(house, order.player_id, {
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

/** What leaves the house, and what it keeps. */
const paidLegs = ({ amount_satang, fee_satang }: WithdrawalRow): Leg[] => [
  { account: 'house:bank', amountSatang: amount_satang - fee_satang },
  ...(fee_satang > 0 ? [{ account: 'house:fees' as const, amountSatang: fee_satang }] : []),
];

/** Ends the hold of a withdrawal: what is paid leaves the house, what is refused goes back to the main wallet. L07 */
async function endHold(house: House, order: WithdrawalRow, end: 'paid' | 'returned'): Promise<void> {
  await house.ledger.post({
    playerId: order.player_id,
    key: `bank:${order.order_no}:${end}`,
    title: end === 'paid' ? titles.withdrawalPaid : titles.withdrawalReturned,
    legs: [
      { account: 'withdrawing', amountSatang: -order.amount_satang },
      ...(end === 'paid' ? paidLegs(order) : [{ account: 'main' as const, amountSatang: order.amount_satang }]),
    ],
    reference: order.order_no,
  });
}

type Letter = Parameters<House['mail']['write']>[0];

/** Takes a turn whose letters stand together with what they tell of; players hear of them when it is committed. */
async function withLetters(
  house: House,
  turn: (write: (letter: Letter, within: Transaction<Tables>) => Promise<void>) => Promise<number>,
): Promise<number> {
  const readers = new Set<string>();
  const touched = await turn(async (letter, within) => {
    await house.mail.write(letter, within);
    readers.add(letter.playerId);
  });
  for (const playerId of readers) house.mail.arrived(playerId);
  return touched;
}

/** What a letter about an order names, and the key under which it is written once. */
const about = (order: Pick<WithdrawalRow, 'player_id' | 'order_no'>) => ({
  playerId: order.player_id,
  key: `order:${order.order_no}`,
});

function settleDeposits(house: House, nowMs: number, delayMs: number): Promise<number> {
  const due = nowMs - delayMs;
  return withLetters(house, (write) =>
    takeDeposits(house, due, async (order, trx) => {
      const args = { orderNo: order.order_no, amountSatang: order.credit_satang };
      if (order.expires_ms <= nowMs || order.depositor_name === missingDepositor) {
        await closeDeposit(trx, order, { status: 2, paidMs: null });
        await write({ ...about(order), kind: 'depositExpired', args }, trx);
        return;
      }
      await credit(house, order, nowMs);
      await closeDeposit(trx, order, { status: 1, paidMs: nowMs });
      await write({ ...about(order), kind: 'depositPaid', args }, trx);
    }),
  );
}

/** The audit: 0 -> 1, or 0 -> 3 with the money back and a reason. */
function auditWithdrawals(house: House, nowMs: number, delayMs: number): Promise<number> {
  const due = { statuses: [0], dueMs: nowMs - delayMs };
  return withLetters(house, (write) =>
    takeWithdrawals(house, due, async (order, trx) => {
      const reason = refusedWithdrawal(order.amount_satang, order.method);
      if (reason !== undefined) {
        await endHold(house, order, 'returned');
        await stepWithdrawal(trx, order, {
          status: 3,
          reason,
          audited_ms: nowMs,
          finished_ms: nowMs,
          stepped_ms: nowMs,
        });
        const args = { orderNo: order.order_no, amountSatang: order.amount_satang, reason: remarksOf(reason) };
        await write({ ...about(order), kind: 'withdrawalReturned', args }, trx);
        return;
      }
      await stepWithdrawal(trx, order, { status: 1, audited_ms: nowMs, stepped_ms: nowMs });
    }),
  );
}

/** The payment: 1 -> 2. Codes 4 and 5 are other houses' words for the same state. AMB-058 */
function payWithdrawals(house: House, nowMs: number, delayMs: number): Promise<number> {
  const due = { statuses: [1, 4, 5], dueMs: nowMs - delayMs };
  return withLetters(house, (write) =>
    takeWithdrawals(house, due, async (order, trx) => {
      await endHold(house, order, 'paid');
      await stepWithdrawal(trx, order, { status: 2, paid_ms: nowMs, finished_ms: nowMs, stepped_ms: nowMs });
      const args = { orderNo: order.order_no, amountSatang: order.amount_satang };
      const letter =
        order.method === 'bank'
          ? ({ kind: 'withdrawalPaid', args: { ...args, lastFour: order.last_four } } as const)
          : ({ kind: 'withdrawalSent', args: { ...args, to: order.shown_address } } as const);
      await write({ ...about(order), ...letter }, trx);
    }),
  );
}

async function finishAsked(house: House, nowMs: number): Promise<number> {
  const left = await leftAsked(house, nowMs - abandonedMs);
  for (const order of left) await hold(house, order);
  return left.length;
}

/**
 * Does everything that is due: each order takes one step. `delayMs` is how long a step takes after the one before.
 * Answers how many orders it touched.
 */
export async function settleDue(
  house: House,
  nowMs = house.now(),
  delayMs = house.config.bankDelaySeconds * 1000,
): Promise<number> {
  const asked = await finishAsked(house, nowMs);
  // Payments before audits, so that an order that was just audited waits for its next turn.
  const paid = await payWithdrawals(house, nowMs, delayMs);
  const audited = await auditWithdrawals(house, nowMs, delayMs);
  return asked + paid + audited + (await settleDeposits(house, nowMs, delayMs));
}
