/**
 * Decisions of staff: claim, approve, reject. A decision is stored under the order's row lock before any money moves,
 * so that of two that contradict each other one is refused. Repeating a decision changes nothing.
 */
import { minorPerUnit } from '@foyer/contract/currency.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import { stepWithdrawal } from '../bank/bankStore.ts';
import type { OrderName } from '../caseStore.ts';
import { arrivedMinorOf } from '../chain/transferStore.ts';
import { isPaidOut } from '../payout/payout.ts';
import { queuePayout } from '../payout/payoutStore.ts';
import { changeReview, depositToJudge, lockReview, withdrawalToJudge } from './reviewStore.ts';
import type { ReviewRow } from './reviewStore.ts';

export type Answer =
  | 'claimed'
  | 'approved'
  /** Another member of staff has to approve as well. */
  | 'approvedOnce'
  | 'rejected'
  | 'unknownOrder'
  /** Someone else looks at it, or decided otherwise. */
  | 'claimedByOther'
  | 'decidedOtherwise'
  /** It is paid, returned or under way already. */
  | 'closed'
  | 'otherAmount'
  | 'noPayout';

type Trx = Transaction<Tables>;
const claimMs = 15 * 60_000;

/** What is known of an order for a decision. */
interface Judged {
  readonly isOpen: boolean;
  /** What an approval moves, in minor units of the site's currency. */
  readonly amountSatang: number;
  /** The amount that arrived, in minor units of the order's currency; undefined for a withdrawal. */
  readonly arrivedMinor: number | undefined;
  readonly isPayable: boolean;
}

const isWithdrawal = ({ order_no }: OrderName): boolean => order_no.startsWith('W');

async function lockOrder(house: House, trx: Trx, named: OrderName): Promise<Judged | undefined> {
  if (isWithdrawal(named)) {
    const order = await withdrawalToJudge(trx, named).forUpdate().executeTakeFirst();
    if (order === undefined) return undefined;
    const { status, amount_satang: amountSatang, method } = order;
    return { isOpen: status === 0, amountSatang, arrivedMinor: undefined, isPayable: isPaidOut(house, method) };
  }
  const order = await depositToJudge(trx, named).forUpdate().executeTakeFirst();
  if (order === undefined) return undefined;
  const arrivedMinor = order.method === 'usdt' ? await arrivedMinorOf(house, trx, named) : order.amount_minor;
  const amountSatang = creditFor(order, arrivedMinor);
  return { isOpen: order.status !== 1 && order.ended_by !== 'returned', amountSatang, arrivedMinor, isPayable: true };
}

/** What an arrived amount is worth at the order's own rate, rounded down. */
export const creditFor = (
  order: { readonly amount_minor: number; readonly credit_satang: number },
  arrivedMinor: number,
): number => Number((BigInt(order.credit_satang) * BigInt(arrivedMinor)) / BigInt(order.amount_minor));

type Judge = (trx: Trx, judged: Judged, review: ReviewRow) => Promise<Answer>;

const judging = (house: House, named: OrderName, judge: Judge): Promise<Answer> =>
  house.db.transaction().execute(async (trx) => {
    const judged = await lockOrder(house, trx, named);
    if (judged === undefined) return 'unknownOrder';
    return judge(trx, judged, await lockReview(trx, named));
  });

/** Why a decision has to wait or is too late; undefined if it may be made. */
function hindrance(house: House, { isOpen }: Judged, review: ReviewRow, staff: string): Answer | undefined {
  if (!isOpen) return 'closed';
  const isClaimed = review.claimed_by !== '' && review.claimed_by !== staff && review.claimed_until_ms > house.now();
  return isClaimed ? 'claimedByOther' : undefined;
}

export interface Decision {
  readonly named: OrderName;
  readonly staff: string;
}

/** Keeps an order for one member of staff for a quarter of an hour. */
export const claim = (house: House, { named, staff }: Decision): Promise<Answer> =>
  judging(house, named, async (trx, judged, review) => {
    if (review.decision !== '') return 'closed';
    const hindered = hindrance(house, judged, review, staff);
    if (hindered !== undefined) return hindered;
    await changeReview(trx, named, { claimed_by: staff, claimed_until_ms: house.now() + claimMs });
    return 'claimed';
  });

/** `amountMinor` is what staff saw arrive for a deposit. It has to be what the order or the chain says. */
export const approve = (
  house: House,
  { named, staff, amountMinor }: Decision & { readonly amountMinor: number | undefined },
): Promise<Answer> =>
  judging(house, named, async (trx, judged, review) => {
    if (review.decision !== '') return review.decision === 'approved' ? 'approved' : 'decidedOtherwise';
    const hindered = hindrance(house, judged, review, staff);
    if (hindered !== undefined) return hindered;
    if (!judged.isPayable) return 'noPayout';
    if (judged.arrivedMinor !== amountMinor || amountMinor === 0) return 'otherAmount';
    const nowMs = house.now();
    const isFirst = review.first_by === '' || review.amount_minor !== (amountMinor ?? null);
    const needsTwo = judged.amountSatang > house.config.payments.twoPersonAbove * minorPerUnit();
    if (isFirst) {
      const first = { first_by: staff, first_ms: nowMs, amount_minor: amountMinor ?? null };
      await changeReview(trx, named, { ...first, claimed_by: '' });
    }
    if (needsTwo && (isFirst || review.first_by === staff)) return 'approvedOnce';
    const second = isFirst || review.first_by === staff ? {} : { second_by: staff, second_ms: nowMs };
    await changeReview(trx, named, { ...second, decision: 'approved', is_done: isWithdrawal(named) });
    if (isWithdrawal(named)) await beginPayout(trx, named, nowMs);
    return 'approved';
  });

async function beginPayout(trx: Trx, named: OrderName, nowMs: number): Promise<void> {
  const order = await withdrawalToJudge(trx, named).executeTakeFirstOrThrow();
  await stepWithdrawal(trx, order, { status: 1, audited_ms: nowMs, stepped_ms: nowMs });
  await queuePayout(trx, named, nowMs);
}

export const reject = (
  house: House,
  { named, staff, reason }: Decision & { readonly reason: string },
): Promise<Answer> =>
  judging(house, named, async (trx, judged, review) => {
    if (review.decision !== '') return review.decision === 'rejected' ? 'rejected' : 'decidedOtherwise';
    const hindered = hindrance(house, judged, review, staff);
    if (hindered !== undefined) return hindered;
    await changeReview(trx, named, { decision: 'rejected', second_by: staff, second_ms: house.now(), reason });
    return 'rejected';
  });
