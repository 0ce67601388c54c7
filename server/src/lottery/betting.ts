/**
 * Places carts. Whether a cart is in time is decided once: the order is claimed under shared locks of its draws, while
 * they are open and the house's clock agrees. The claimed order is then paid for. After a crash in between, another
 * process, or the draw before it settles anything, completes the payment. VALID-057, VALID-058
 */
import { drawAt, drawOfIssue } from '@foyer/contract/lottery/clock.ts';
import { bettingLimits } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { countBets, stakeOf } from '@foyer/contract/lottery/selection.ts';
import type { calls } from '@foyer/contract/calls.ts';
import type { RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { betFault } from '@foyer/contract/rules/betting.ts';
import { decimalOf } from '@foyer/contract/currency.ts';
import { ruleText } from '@foyer/text/translate.ts';
import { requireStake } from '../guard/guard.ts';
import type { House } from '../house.ts';
import type { Ended, Handler, KeptReply, PlayerContext } from '../http/context.ts';
import { InsufficientFunds } from '../ledger/accounts.ts';
import { StoppedByGuard } from '../ledger/guarded.ts';
import { giveSeed } from '../fairness/giveSeed.ts';
import { inStep, inStepWith } from '../ledger/steps.ts';
import type { Step } from '../ledger/steps.ts';
import { claim } from './claim.ts';
import type { DrawStep } from './claim.ts';
import { pausedGames } from './draws.ts';
import { orderMovement } from './money.ts';
import type { PaidBet } from './money.ts';
import { betsOfOrder, closePaid, closeRefused, orderOfRequest, readOrder, stepOfOrder } from './orderStore.ts';
import type { OrderRow } from './orderStore.ts';

type Calls = typeof calls;
type Wanted = RequestOf<Calls['gtBetting']>;
type Asking = PlayerContext<'DRAW_CLOSED' | 'UNKNOWN_DRAW' | 'BET_NOT_OFFERED' | 'ABOVE_BET_LIMIT' | 'LOTTERY_PAUSED'>;

/** Returns the draws that an order bets on, in their order. A plain order has one. */
function stepsOf({ refuse }: Asking, { lotteryCode, issue, chase }: Wanted, nowMs: number): DrawStep[] {
  const asked = chase?.steps ?? [{ issue, multiple: 1 }];
  const current = drawAt(lotteryCode, nowMs).index;
  const steps = asked.map((step) => {
    const times = drawOfIssue(lotteryCode, step.issue) ?? refuse('UNKNOWN_DRAW');
    if (times.closeMs <= nowMs) return refuse('DRAW_CLOSED', { issue: step.issue });
    const furthest = chase === undefined ? current : current + bettingLimits.maxChaseIssues;
    if (times.index > furthest) return refuse('UNKNOWN_DRAW');
    return { times, multiple: step.multiple };
  });
  const isRising = steps.every((step, place) => place === 0 || step.times.index > (steps[place - 1]?.times.index ?? 0));
  if (steps.length === 0 || !isRising || steps[0]?.times.issue !== issue) return refuse('UNKNOWN_DRAW');
  if (steps.length > bettingLimits.maxChaseIssues) return refuse('BET_NOT_OFFERED');
  return steps;
}

/** Returns the total stake of all steps in satang, computed here regardless of what the client sent. */
function stakeFor(context: Asking, { lotteryCode, lines }: Wanted, steps: readonly DrawStep[]): number {
  const { refuse, lang } = context;
  if (lines.every(({ picks }) => picks.every((zone) => zone.length === 0)))
    return refuse('INPUT_RULE', { rule: ruleText(lang, { key: 'selectNumbers', args: {} }) });
  const isOffered = lines.every((line) => countBets(lotteryCode, line) > 0);
  if (!isOffered || lines.length > bettingLimits.maxLines) return refuse('BET_NOT_OFFERED');
  const once = lines.reduce((sum, line) => sum + stakeOf(lotteryCode, line), 0);
  const stake = steps.reduce((sum, { multiple }) => sum + once * multiple, 0);
  if (stake > bettingLimits.maxOrderSatang)
    return refuse('ABOVE_BET_LIMIT', { max: decimalOf(bettingLimits.maxOrderSatang) });
  return stake;
}

/** Runs the statement that stores a paid order. Within a money request, it gives it the reply to store too. */
type End = (
  order: OrderRow,
  statement: (reply: KeptReply | undefined) => Promise<Ended | undefined>,
) => ReturnType<typeof statement>;
const endWithoutReply: End = (_, statement) => statement(undefined);

/** Pays for a claimed order exactly once, also if called concurrently. Returns the order's current state. */
export const payOrder = (
  house: House,
  playerId: string,
  orderNo: string,
  end: End = endWithoutReply,
): Promise<OrderRow> =>
  inStep(house, stepOfOrder({ player_id: playerId, order_no: orderNo }), async (step) => {
    const order = await readOrder(house.db, playerId, orderNo);
    if (order === undefined) throw new Error(`no order ${orderNo}`);
    if (order.state !== 'opening') return order;
    const bets = order.is_chase ? [] : await betsOfOrder(house.db, playerId, orderNo);
    return pay(house, step, { order, bets }, end);
  });

/** Pays for an order that is being opened, under the lease of its step. */
async function pay(
  house: House,
  step: Step,
  { order, bets }: { readonly order: OrderRow; readonly bets: readonly PaidBet[] },
  end: End,
): Promise<OrderRow> {
  const balanceSatang = await paidFor(house, order, bets);
  if (balanceSatang !== undefined) {
    const placed = { ...order, state: 'placed', balance_satang: balanceSatang };
    await step.finishIn((_, lease) =>
      end(placed, (reply) => closePaid(house.db, { order, lease, balanceSatang, reply })),
    );
    return placed;
  }
  await house.db.transaction().execute(async (trx) => {
    await closeRefused(trx, order);
    await step.finish(trx);
  });
  return { ...order, state: 'refused' };
}

/**
 * Returns the main wallet afterwards. Returns undefined, and moves nothing, if the money is missing or the player's
 * stop or limit forbids the stake.
 */
async function paidFor(house: House, order: OrderRow, bets: readonly PaidBet[]): Promise<number | undefined> {
  try {
    const { balances } = await house.ledger.post(orderMovement(order, bets));
    return balances.main ?? 0;
  } catch (error) {
    if (error instanceof InsufficientFunds || error instanceof StoppedByGuard) return undefined;
    throw error;
  }
}

function refuseBalance({ refuse, lang }: Asking): never {
  return refuse('INPUT_RULE', { rule: ruleText(lang, { key: 'betAboveBalance', args: {} }) });
}

/** Reads at once what decides, and judges it in this order. Returns the stake, satang. */
async function requireAllowed(context: Asking, wanted: Wanted, steps: readonly DrawStep[]): Promise<number> {
  const { house, playerId, refuse } = context;
  const paused = isPaused(house, wanted.lotteryCode);
  const stake = Promise.resolve().then(() => stakeFor(context, wanted, steps));
  const allowed = stake.then((stakeSatang) => requireStake(house, playerId, stakeSatang));
  const balances = house.ledger.balances(playerId);
  await Promise.allSettled([paused, allowed, balances]);
  if (await paused) return refuse('LOTTERY_PAUSED');
  await allowed;
  const { main = 0 } = await balances;
  const stakeSatang = await stake;
  return betFault([stakeSatang], main) === undefined ? stakeSatang : refuseBalance(context);
}

/** Refuses what can be refused before anything is written. Only the ledger's posting decides about the money. */
async function placeNew(context: Asking, wanted: Wanted, end: End): Promise<OrderRow> {
  const { house, playerId } = context;
  const nowMs = house.now();
  const steps = stepsOf(context, wanted, nowMs);
  const stakeSatang = await requireAllowed(context, wanted, steps);
  const orderNo = `L${house.random.id(nowMs)}`;
  return inStepWith(house, stepOfOrder({ player_id: playerId, order_no: orderNo }), {
    read: () => claim(context, { orderNo, wanted, steps, stakeSatang }),
    act: async (step, claimed) => {
      if (claimed === undefined) throw new Error(`no order ${orderNo}`);
      await giveSeed(house, playerId, claimed.order.request_key);
      return pay(house, step, { order: claimed.order, bets: claimed.order.is_chase ? [] : claimed.bets }, end);
    },
  });
}

const isPaused = async (house: House, lotteryCode: LotteryCode): Promise<boolean> =>
  (await pausedGames(house)).includes(lotteryCode);

const responseOf = (order: OrderRow, { lotteryCode }: Wanted): ResponseOf<Calls['gtBetting']> => ({
  orderNo: order.order_no,
  chaseNo: order.is_chase ? order.order_no : '',
  lotteryCode,
  issue: order.issue,
  betCount: order.bet_count,
  stakeSatang: order.stake_satang,
  placedMs: order.placed_ms,
  balanceSatang: order.balance_satang,
});

/** Places a cart or a chase. CALL-180 */
export const gtBetting: Handler<Calls['gtBetting']> = async (context, wanted) => {
  const { house, playerId, moneyKey, decision } = context;
  // A crashed process may have claimed it under this request.
  const earlier = decision.isAgain ? await orderOfRequest(house.db, playerId, moneyKey) : undefined;
  const end: End = (placed, statement) => decision.end(responseOf(placed, wanted), statement);
  const order = earlier ? await payOrder(house, playerId, earlier.order_no, end) : await placeNew(context, wanted, end);
  if (order.state === 'refused') {
    await requireStake(house, playerId, order.stake_satang);
    return refuseBalance(context);
  }
  return responseOf(order, wanted);
};
