/** My bets and my chases. CALL-183 */
import { drawOfIssue, drawTimes } from '@foyer/contract/lottery/clock.ts';
import { chaseStates, lotteryBetStates } from '@foyer/contract/lottery/betting.ts';
import type { LotteryBet, LotteryBetState, LotteryChase } from '@foyer/contract/lottery/betting.ts';
import type { LotteryTicket } from '@foyer/contract/bets/history.ts';
import { isLotteryCode } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import type { calls } from '@foyer/contract/calls.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { House } from '../house.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';
import { chosenText } from './chosenText.ts';
import { issueOf } from './money.ts';
import type { BetRow, ChaseRow, OrderRow } from './orderStore.ts';
import { countChases, countOwnBets, numbersOf, partsOf, readBets, readChases, stateOf } from './recordStore.ts';

type Calls = typeof calls;

function codeOf(lotteryCode: string): LotteryCode {
  if (!isLotteryCode(lotteryCode)) throw new Error(`no lottery ${lotteryCode}`);
  return lotteryCode;
}
const stateIn = (bet: BetRow, nowMs: number): LotteryBetState =>
  lotteryBetStates.find((one) => one === stateOf(bet, nowMs)) ?? 'placed';

function betView(bet: BetRow, numbers: readonly number[], nowMs: number): LotteryBet {
  const lotteryCode = codeOf(bet.lottery_code);
  const { issue, drawMs } = drawTimes(lotteryCode, bet.draw_index);
  return {
    betOrderNo: bet.bet_order_no,
    orderNo: bet.order_no,
    chaseNo: bet.chase_no,
    lotteryCode,
    issue,
    play: bet.play,
    picks: bet.picks,
    bankers: bet.bankers,
    betCount: bet.bet_count,
    unitSatang: bet.unit_satang,
    multiple: bet.multiple,
    stakeSatang: bet.stake_satang,
    state: stateIn(bet, nowMs),
    prizeSatang: bet.prize_satang,
    placedMs: bet.placed_ms,
    ...(bet.settled_ms !== null && { settledMs: bet.settled_ms }),
    drawMs,
    numbers: [...numbers],
  };
}

/** Converts bets, with the numbers of their draws. */
async function betViews(house: House, bets: readonly BetRow[]): Promise<LotteryBet[]> {
  const numbers = await numbersOf(house, bets);
  return bets.map((bet) => betView(bet, numbers.get(`${bet.lottery_code}:${bet.draw_index}`) ?? [], house.now()));
}

/** Newest first; the issues of a chase in their order. Another player's bets are not found. S14 */
export const gtUserBetRecords: Handler<Calls['gtUserBetRecords']> = async ({ house, playerId }, request) => {
  const { issue, lotteryCode } = request;
  const drawIndex = isLotteryCode(lotteryCode) ? drawOfIssue(lotteryCode, issue)?.index : undefined;
  if (issue !== '' && drawIndex === undefined) return { list: [], total: 0 };
  const filter = { ...request, drawIndex };
  const [rows, total] = await Promise.all([
    readBets(house, playerId, filter, pageOf(request)),
    countOwnBets(house, playerId, filter),
  ]);
  return { list: await betViews(house, rows), total };
};

/** Describes what a bet of the ledger was on, for the bet records. */
export async function ticketOf(
  house: House,
  playerId: string,
  betOrderNo: string,
  lang: Locale,
): Promise<LotteryTicket | undefined> {
  const filter = { lotteryCode: '', state: '', chaseNo: '', betOrderNo };
  const [ticket] = await betViews(house, await readBets(house, playerId, filter, { offset: 0, limit: 1 }));
  if (ticket === undefined) return undefined;
  const { lotteryCode, issue, betCount, multiple, numbers } = ticket;
  return { lotteryCode, issue, chosenText: chosenText(lang, lotteryCode, ticket), betCount, multiple, numbers };
}

/** Sums up one issue of a chase over all its lines. */
function stepView(bets: readonly BetRow[], lines: OrderRow['lines'], nowMs: number): LotteryChase['steps'][number] {
  const [first] = bets;
  if (first === undefined) throw new RangeError('a step has bets');
  const states = bets.map((bet) => stateIn(bet, nowMs));
  return {
    issue: issueOf(first.lottery_code, first.draw_index),
    multiple: Math.round(first.multiple / (lines[0]?.multiple ?? 1)),
    state: states.find((state) => state === 'won') ?? states[0] ?? 'planned',
    stakeSatang: sum(bets, (bet) => bet.stake_satang),
    prizeSatang: sum(bets, (bet) => bet.prize_satang),
  };
}

const sum = (bets: readonly BetRow[], of: (bet: BetRow) => number): number =>
  bets.reduce((all, bet) => all + of(bet), 0);

function chaseView(chase: ChaseRow, order: OrderRow | undefined, bets: readonly BetRow[], nowMs: number): LotteryChase {
  const lines = order?.lines ?? [];
  const played = bets.filter((bet) => ['placed', 'won', 'lost'].includes(stateOf(bet, nowMs)));
  const returned = bets.filter(({ state }) => state === 'cancelled' || state === 'void');
  return {
    chaseNo: chase.chase_no,
    lotteryCode: codeOf(chase.lottery_code),
    state: chaseStates.find((state) => state === chase.state) ?? 'running',
    isStopOnWin: chase.is_stop_on_win,
    createdMs: chase.created_ms,
    stakeSatang: chase.stake_satang,
    playedSatang: sum(played, (bet) => bet.stake_satang),
    returnedSatang: sum(returned, (bet) => bet.stake_satang),
    prizeSatang: sum(played, (bet) => bet.prize_satang),
    lines: lines.map((line) => ({
      ...line,
      picks: line.picks.map((zone) => [...zone]),
      bankers: [...line.bankers],
    })),
    steps: [...Map.groupBy(bets, (bet) => bet.draw_index).values()].map((step) => stepView(step, lines, nowMs)),
  };
}

export async function chaseViews(house: House, playerId: string, chases: readonly ChaseRow[]): Promise<LotteryChase[]> {
  const { orders, bets } = await partsOf(
    house,
    playerId,
    chases.map(({ chase_no }) => chase_no),
  );
  const ordersByNo = new Map(orders.map((order) => [order.order_no, order]));
  const betsByNo = Map.groupBy(bets, (bet) => bet.order_no);
  return chases.map((chase) => {
    const { chase_no: chaseNo } = chase;
    return chaseView(chase, ordersByNo.get(chaseNo), betsByNo.get(chaseNo) ?? [], house.now());
  });
}

/** Newest first. CALL-X72 */
export const gtChaseList: Handler<Calls['gtChaseList']> = async ({ house, playerId }, request) => {
  const [rows, total] = await Promise.all([
    readChases(house, playerId, request, pageOf(request)),
    countChases(house, playerId, request),
  ]);
  return { list: await chaseViews(house, playerId, rows), total };
};
