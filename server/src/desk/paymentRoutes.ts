/** Deposits and withdrawals: the queues, what is known of an order, and the decisions. docs/payments.md */
import { minorPerUnit } from '@foyer/contract/currency.ts';
import {
  approveOrder,
  claimOrder,
  depositQueue,
  findPayout,
  orderEvidence,
  orderProof,
  paymentCases,
  rejectOrder,
  withdrawalQueue,
  withdrawalReasons,
} from '@foyer/contract/desk/payments.ts';
import { sql } from 'kysely';
import { lockedBy, locksOf } from '../bonus/locks.ts';
import type { House } from '../house.ts';
import { DeskRefusal, refuseField } from '../http/operator/deskRefusal.ts';
import { sumsOfPlayer } from '../ledger/betSums/playerSums.ts';
import { sendUpload, uploadOf, uploadPath } from '../uploads/uploads.ts';
import { orderOf } from '../wallet/depositStore.ts';
import { approve, claim, reject } from '../wallet/desk/decide.ts';
import type { Answer, Decision } from '../wallet/desk/decide.ts';
import { finishReviews } from '../wallet/desk/finish.ts';
import { staffOf } from '../wallet/desk/staff.ts';
import { find } from '../wallet/payout/found.ts';
import type { Found } from '../wallet/payout/found.ts';
import { totalsOf } from '../wallet/totals.ts';
import { on } from './deskRoute.ts';
import type { DeskContext, DeskRoute } from './deskRoute.ts';
import { paged } from './paging.ts';
import {
  caseCursor,
  casesOf,
  orderState,
  pastOrders,
  queuedDeposits,
  queuedWithdrawals,
  sameProofs,
  sharingAddress,
  sharingDevice,
} from './paymentStore.ts';

const needsTwo = ({ config }: House, satang: number): boolean =>
  satang > config.payments.twoPersonAbove * minorPerUnit();
const byOrder = ({ orderNo }: { readonly orderNo: string }): string => orderNo;

const deposits = on(depositQueue, async ({ house }, page) =>
  paged(await queuedDeposits(house, page), page.limit, byOrder, (row) => ({
    ...row,
    needsTwo: needsTwo(house, row.creditSatang),
  })),
);
const withdrawals = on(withdrawalQueue, async ({ house }, { state, ...page }) =>
  paged(await queuedWithdrawals(house, state, page), page.limit, byOrder, (row) => ({
    ...row,
    needsTwo: needsTwo(house, row.amountSatang),
  })),
);

/** Stakes of settled bets, satang. */
export async function stakedOf(house: House, playerId: string): Promise<{ staked: number; won: number }> {
  const rows = await sumsOfPlayer(
    house.db,
    { playerId },
    {
      nowMs: house.now(),
      select: (part) => sql<{ staked: number; won: number }>`
        select coalesce(sum(staked_satang), 0)::bigint as staked, coalesce(sum(won_satang), 0)::bigint as won from ${part}`,
    },
  );
  return rows[0] ?? { staked: 0, won: 0 };
}

const evidence = on(orderEvidence, async ({ house, playerOf, note }, { account, orderNo }) => {
  const player = await playerOf(account);
  note({ subject: orderNo });
  const { playerId } = player;
  if ((await orderState(house, playerId, orderNo)) === undefined) throw new DeskRefusal('unknownOrder');
  const [past, totals, balances, locks, { staked }, devices, addresses, proofs] = await Promise.all([
    pastOrders(house, player, orderNo),
    totalsOf(house, playerId),
    house.ledger.balances(playerId),
    locksOf(house, playerId),
    stakedOf(house, playerId),
    sharingDevice(house, player),
    sharingAddress(house, player),
    sameProofs(house, player, orderNo),
  ]);
  return {
    account: player.userAccount,
    realName: player.realName,
    status: player.status,
    createdMs: player.createdAtMs,
    isPhoneVerified: player.isPhoneVerified,
    isNameVerified: player.isNameVerified,
    balanceSatang: balances.main ?? 0,
    ...past,
    withdrawnSatang: totals.withdrawSatang,
    stakedSatang: staked,
    lockedSatang: lockedBy(locks),
    sharedWith: [
      ...devices.map((other) => ({ account: other, by: 'device' as const })),
      ...addresses
        .filter((other) => !devices.includes(other))
        .map((other) => ({ account: other, by: 'address' as const })),
    ],
    proofs,
  };
});

const proof = on(orderProof, async ({ house, reply, playerOf, note }, { account, orderNo }) => {
  const player = await playerOf(account);
  note({ subject: orderNo });
  const order = await orderOf(house, player.playerId, orderNo);
  const upload = order && (await uploadOf(house, player.playerId, order.proof.slice(uploadPath.length)));
  if (upload === undefined) throw new DeskRefusal('notFound');
  return sendUpload(house, reply, upload);
});

/** Runs a decision, with the order's state before and after it in the trail. */
async function decided<A extends Answer | Found>(
  { house, request, playerOf, note }: DeskContext,
  { account, orderNo }: { readonly account: string; readonly orderNo: string },
  decide: (decision: Decision) => Promise<A>,
): Promise<A> {
  const { playerId } = await playerOf(account);
  const staff = staffOf(house, request);
  if (staff === undefined) throw new DeskRefusal('noPermission');
  note({ subject: orderNo, before: await orderState(house, playerId, orderNo) });
  const answer = await decide({ named: { player_id: playerId, order_no: orderNo }, staff });
  note({ after: { answer, ...(await orderState(house, playerId, orderNo)) } });
  switch (answer) {
    case 'unknownOrder':
    case 'claimedByOther':
    case 'decidedOtherwise':
    case 'closed':
    case 'otherAmount':
    case 'noPayout':
      throw new DeskRefusal(answer);
    default:
      return answer;
  }
}

/** Money follows at once. If that fails, a worker repeats it. */
const follow = (house: House): Promise<unknown> => finishReviews(house);

const isWithdrawal = (orderNo: string): boolean => orderNo.startsWith('W');

const claimIt = on(claimOrder, async (context, order) => {
  await decided(context, order, (decision) => claim(context.house, decision));
  return { state: 'claimed' as const };
});

const approveIt = on(approveOrder, async (context, { amountMinor, ...order }) => {
  const { house } = context;
  if (isWithdrawal(order.orderNo)) {
    if (amountMinor !== undefined) refuseField('amountMinor', 'a withdrawal has none', 'noAmount');
  } else if (amountMinor === undefined) refuseField('amountMinor', 'what arrived is missing', 'amountNeeded');
  const answer = await decided(context, order, (decision) => approve(house, { ...decision, amountMinor }));
  if (answer === 'approved') await follow(house);
  return { state: answer === 'approvedOnce' ? answer : ('approved' as const) };
});

const rejectIt = on(rejectOrder, async (context, { reason, ...order }) => {
  const { house } = context;
  const isKnown = (withdrawalReasons as readonly string[]).includes(reason);
  if (isWithdrawal(order.orderNo) && !isKnown) refuseField('reason', withdrawalReasons.join(', '), 'choice');
  await decided(context, order, (decision) => reject(house, { ...decision, reason }));
  await follow(house);
  return { state: 'rejected' as const };
});

const findIt = on(findPayout, async (context, { found, how, ...order }) => {
  const answer = await decided(context, order, (decision) => find(context.house, { ...decision, found, how }));
  return { state: answer === 'foundOnce' ? answer : ('found' as const) };
});

const cases = on(paymentCases, async ({ house }, { kind, ...page }) =>
  paged(await casesOf(house, kind === '' ? [] : [kind], page), page.limit, caseCursor, (row) => row),
);

export const paymentRoutes: readonly DeskRoute[] = [
  deposits,
  withdrawals,
  evidence,
  proof,
  claimIt,
  approveIt,
  rejectIt,
  findIt,
  cases,
];
