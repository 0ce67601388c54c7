/** Lets money and orders follow the decisions of staff. Each step may be repeated after a crash. */
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import { stepWithdrawal } from '../bank/bankStore.ts';
import { remarksOf } from '../bank/remarks.ts';
import { closeCredited, credit, endOrder } from '../depositSettle.ts';
import type { Credited } from '../depositSettle.ts';
import { depositStep } from '../depositStore.ts';
import type { DepositOrderRow } from '../depositStore.ts';
import { endHold } from '../endHold.ts';
import { letterAbout, withLetters } from '../orderLetters.ts';
import type { WriteLetter } from '../orderLetters.ts';
import { takeStep } from '../orderStep.ts';
import type { Plan } from '../orderStep.ts';
import { creditFor } from './decide.ts';
import { changeReview, depositToJudge, setArrived, undoneReviews, withdrawalToJudge } from './reviewStore.ts';
import type { ReviewRow } from './reviewStore.ts';

type Trx = Transaction<Tables>;
const done = { is_done: true } as const;

/** Credits what arrived. The order says from then on what that was. */
function creditPlan(
  house: House,
  order: DepositOrderRow,
  review: ReviewRow,
  write: WriteLetter,
): Plan<DepositOrderRow> {
  const nowMs = house.now();
  const amount_minor = review.amount_minor ?? order.amount_minor;
  const arrived = { amount_minor, credit_satang: creditFor(order, amount_minor) };
  let credited: Credited = 'paid';
  return {
    async pay() {
      if (amount_minor !== order.amount_minor) await setArrived(house.db, order, arrived);
      credited = await credit(house, { ...order, ...arrived }, nowMs);
    },
    async write(trx, now) {
      await closeCredited(credited, now, nowMs, { trx, write });
      await changeReview(trx, order, done);
    },
  };
}

function finishDeposit(house: House, review: ReviewRow, write: WriteLetter): Promise<boolean> {
  const open = (db: House['db']) =>
    depositToJudge(db, review).where('status', '<>', 1).where('ended_by', '<>', 'returned');
  const orders = {
    name: depositStep(review),
    read: () => open(house.db).executeTakeFirst(),
    lock: (trx: Trx) => open(trx).forUpdate().executeTakeFirst(),
  };
  return takeStep(house, orders, (order) =>
    review.decision === 'approved'
      ? creditPlan(house, order, review, write)
      : {
          async write(trx, now) {
            if (now.status === 0) await endOrder(now, 'failed', trx, write);
            await changeReview(trx, order, done);
          },
        },
  );
}

/** Returns the money of a rejected withdrawal. An approved one is left to its payout. */
function finishWithdrawal(house: House, review: ReviewRow, write: WriteLetter): Promise<boolean> {
  const nowMs = house.now();
  const open = (db: House['db']) => withdrawalToJudge(db, review).where('status', '=', 0);
  const orders = {
    name: `withdrawal ${review.player_id} ${review.order_no}`,
    read: () => open(house.db).executeTakeFirst(),
    lock: (trx: Trx) => open(trx).forUpdate().executeTakeFirst(),
  };
  return takeStep(house, orders, (order) => ({
    pay: () => endHold(house, order, 'returned'),
    async write(trx) {
      const { reason } = review;
      const ended = { audited_ms: nowMs, finished_ms: nowMs, stepped_ms: nowMs };
      await stepWithdrawal(trx, order, { ...ended, status: 3, reason });
      const args = { orderNo: order.order_no, amountSatang: order.amount_satang, reason: remarksOf(reason) };
      await write({ ...letterAbout(order), kind: 'withdrawalReturned', args }, trx);
      await changeReview(trx, order, done);
    },
  }));
}

async function finishReview(house: House, review: ReviewRow): Promise<void> {
  const finish = review.order_no.startsWith('W') ? finishWithdrawal : finishDeposit;
  await withLetters(house, async (write) => {
    // If the order was ended by something else, such as its own gateway, the decision has nothing left to do.
    if (!(await finish(house, review, write))) await changeReview(house.db, review, done);
    return 0;
  });
}

/** Returns how many decisions were followed. */
export async function finishReviews(house: House): Promise<number> {
  const reviews = await undoneReviews(house, 20);
  for (const review of reviews) await finishReview(house, review);
  return reviews.length;
}
