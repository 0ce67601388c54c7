/**
 * Claims orders: whether a cart is in time is decided once, under shared locks of its draws, while they are open and the
 * house's clock agrees. Carts that arrive together share a statement or a transaction, and its locks. VALID-057, VALID-058
 */
import { isOnSale } from '@foyer/contract/lottery/clock.ts';
import type { DrawTimes } from '@foyer/contract/lottery/clock.ts';
import { countBets, stakeOf } from '@foyer/contract/lottery/selection.ts';
import type { calls } from '@foyer/contract/calls.ts';
import type { RequestOf } from '@foyer/contract/call.ts';
import { kindNow, longestReplyMs } from '../db/pools.ts';
import { gathered } from '../db/gathered.ts';
import { stakeCapOf } from '../guard/stakeCap.ts';
import type { House } from '../house.ts';
import type { PlayerContext } from '../http/context.ts';
import { requireDrawsWithinCap } from './drawCap.ts';
import { shareDraws } from './drawStore.ts';
import type { DrawRow } from './drawStore.ts';
import { insertInTime, insertOrders } from './orderStore.ts';
import type { NewBet, NewOrder, OrderRow } from './orderStore.ts';

type Wanted = RequestOf<(typeof calls)['gtBetting']>;

/** What an order bets on one draw. */
export interface DrawStep {
  readonly times: DrawTimes;
  readonly multiple: number;
}

interface Asked {
  readonly orderNo: string;
  readonly wanted: Wanted;
  readonly steps: readonly DrawStep[];
  readonly stakeSatang: number;
}

interface Cart extends Asked {
  readonly house: House;
  readonly playerId: string;
  readonly moneyKey: string;
}

/** Carts with more bets have a transaction of their own. */
const mostGathered = 32;

function betsFor(order: OrderRow, { wanted: { lotteryCode, lines }, steps }: Cart): NewBet[] {
  return steps.flatMap(({ times, multiple }, step) =>
    lines.map((line, place) => ({
      player_id: order.player_id,
      bet_order_no: `${order.order_no}-${step * lines.length + place + 1}`,
      order_no: order.order_no,
      chase_no: order.is_chase ? order.order_no : '',
      lottery_code: lotteryCode,
      draw_index: times.index,
      play: line.play,
      picks: line.picks,
      bankers: line.bankers,
      bet_count: countBets(lotteryCode, line),
      unit_satang: line.unitSatang,
      multiple: line.multiple * multiple,
      stake_satang: stakeOf(lotteryCode, line) * multiple,
      state: 'opening',
      placed_ms: order.placed_ms,
      settled_ms: null,
    })),
  );
}

function newOrder(cart: Cart, nowMs: number): NewOrder {
  const { lotteryCode, issue, lines, chase } = cart.wanted;
  const order = {
    player_id: cart.playerId,
    order_no: cart.orderNo,
    request_key: cart.moneyKey,
    lottery_code: lotteryCode,
    is_chase: chase !== undefined,
    issue,
    bet_count: lines.reduce((sum, line) => sum + countBets(lotteryCode, line), 0),
    stake_satang: cart.stakeSatang,
    lines,
    state: 'opening',
    placed_ms: nowMs,
    balance_satang: 0,
  };
  return {
    order,
    chase: chase && {
      player_id: order.player_id,
      chase_no: order.order_no,
      lottery_code: lotteryCode,
      is_stop_on_win: chase.isStopOnWin,
      stake_satang: cart.stakeSatang,
      state: 'opening',
      created_ms: nowMs,
    },
    bets: betsFor(order, cart),
  };
}

const isOf =
  ({ lotteryCode, index }: DrawTimes) =>
  (draw: DrawRow): boolean =>
    draw.lottery_code === lotteryCode && draw.draw_index === index;

/** Returns the first draw of a cart that takes no bets any more; undefined if all do. */
function closedFor({ steps, wanted }: Cart, draws: readonly DrawRow[], nowMs: number): DrawTimes | undefined {
  const isShut = ({ times }: DrawStep): boolean => draws.find(isOf(times))?.state !== 'open';
  const isLate = ({ times }: DrawStep): boolean => (wanted.chase ? times.closeMs <= nowMs : !isOnSale(times, nowMs));
  return (steps.find(isShut) ?? steps.find(isLate))?.times;
}

const timesOf = (carts: readonly Cart[]): DrawTimes[] => {
  const all = carts.flatMap(({ steps }) => steps.map(({ times }) => times));
  return [...new Map(all.map((times) => [`${times.lotteryCode} ${times.index}`, times])).values()];
};

type Claimed = NewOrder | { readonly closed: DrawTimes };

/** Inserts the orders of these carts while all their draws are open. Refuses: STAKE_CAP, for a cart alone. */
async function claimAll(db: House['db'], carts: readonly Cart[]): Promise<Claimed[]> {
  const [first] = carts;
  if (first === undefined) return [];
  return db.transaction().execute(async (trx) => {
    const draws = await shareDraws(first.house, trx, timesOf(carts));
    // Read the clock under the lock. An order that waited too long for it is late.
    const nowMs = first.house.now();
    const claimed: Claimed[] = [];
    for (const cart of carts) {
      const closed = closedFor(cart, draws, nowMs);
      if (closed === undefined) await requireCap(trx, cart);
      claimed.push(closed === undefined ? newOrder(cart, nowMs) : { closed });
    }
    const orders = claimed.filter((one) => 'order' in one);
    if (orders.length > 0) await insertOrders(trx, orders);
    return claimed;
  });
}

const requireCap = (trx: House['db'], { house, playerId, wanted: { lotteryCode, lines }, steps }: Cart) =>
  requireDrawsWithinCap(house, trx, playerId, {
    lotteryCode,
    onceSatang: lines.reduce((sum, line) => sum + stakeOf(lotteryCode, line), 0),
    steps,
  });

const claimTogether = gathered(claimAll, mostGathered);

/**
 * Until then carts on a draw are claimed in one statement. It decides by the house's clock when it is sent, and by the
 * database's from when a server reads it. Between the two it may wait in a pooler or on the way, at most for so long.
 */
const endOfOneStatement = ({ closeMs }: DrawTimes): number => closeMs - longestReplyMs(kindNow());

/**
 * Claims carts on one draw in one statement. Returns undefined for a cart that it does not claim, because its draw has no row
 * yet, takes no bets any more or closes soon: `claimAll` tells these apart.
 */
const claimAtOnce = gathered(
  (db, carts: readonly Cart[]): Promise<(NewOrder | undefined)[]> =>
    db.connection().execute(async (one) => {
      // Read after the wait for a connection, directly before the statement is sent.
      const nowMs = carts[0]?.house.now() ?? 0;
      const asked = carts.flatMap((cart) => {
        const [step] = cart.steps;
        const untilMs = step ? endOfOneStatement(step.times) : 0;
        if (step === undefined || nowMs >= untilMs) return [];
        return [{ news: newOrder(cart, nowMs), drawIndex: step.times.index, untilMs }];
      });
      const claimed = asked.length === 0 ? new Set() : await insertInTime(one, asked, nowMs);
      const byNumber = new Map(asked.map(({ news }) => [news.order.order_no, news]));
      return carts.map(({ orderNo }) => (claimed.has(orderNo) ? byNumber.get(orderNo) : undefined));
    }),
  mostGathered,
);

/**
 * Inserts an order, and takes the lease of its step. A cart under a cap locks its player's wallet, so that it does not wait
 * with others. Refuses: DRAW_CLOSED, STAKE_CAP.
 */
export async function claim(context: PlayerContext<'DRAW_CLOSED'>, asked: Asked): Promise<NewOrder> {
  const { house, playerId, moneyKey, refuse } = context;
  const cart = { ...asked, house, playerId, moneyKey };
  const isLarge = asked.steps.length * asked.wanted.lines.length > mostGathered;
  const isAlone = isLarge || (await stakeCapOf(house, playerId, 'lottery')) !== undefined;
  const isEarly = asked.steps.every(({ times }) => house.now() < endOfOneStatement(times));
  const isPlain = isEarly && !isAlone && asked.wanted.chase === undefined;
  const atOnce = isPlain ? await claimAtOnce(house.db, cart) : undefined;
  if (atOnce !== undefined) return atOnce;
  const claimed = isAlone ? (await claimAll(house.db, [cart]))[0] : await claimTogether(house.db, cart);
  if (claimed === undefined) throw new Error(`${asked.orderNo} was not claimed`);
  return 'closed' in claimed ? refuse('DRAW_CLOSED', { issue: claimed.closed.issue }) : claimed;
}
