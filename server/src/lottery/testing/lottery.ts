/** Test fixtures of the lottery: carts, moments of a draw, and the books of the games. */
import type { RequestOf } from '@foyer/contract/call.ts';
import { gtBetting, gtUserBetRecords } from '@foyer/contract/lottery/betting.ts';
import type { BetLine } from '@foyer/contract/lottery/betting.ts';
import { drawAt, drawTimes } from '@foyer/contract/lottery/clock.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import type { TestClient } from '../../http/testing/client.ts';
import { readHouseBalances } from '../../ledger/books.ts';
import type { TestHouse } from '../../testing/house.ts';

/** One baht on every last digit: it always wins 9.70. */
export const everyLastDigit: BetLine = {
  play: 'position',
  picks: [[], [], [], [], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  bankers: [],
  unitSatang: 100,
  multiple: 1,
};

/** One baht on a first digit of 7, with the given changes. */
export const lineOf = (fields: Partial<BetLine> = {}): BetLine => ({
  play: 'position',
  picks: [[7], [], [], [], []],
  bankers: [],
  unitSatang: 100,
  multiple: 1,
  ...fields,
});

export const currentDraw = (t: TestHouse, lotteryCode: LotteryCode = 'minute') => drawAt(lotteryCode, t.clock.nowMs);

/** Moves the clock to the first second of the next draw, so that a whole issue is left. */
export function toNextIssue(t: TestHouse, lotteryCode: LotteryCode = 'minute') {
  t.clock.nowMs = currentDraw(t, lotteryCode).drawMs + 1_000;
  return currentDraw(t, lotteryCode);
}

/** A cart on the issue that is on sale. */
export const cart = (t: TestHouse, lines: BetLine[], fields: Partial<RequestOf<typeof gtBetting>> = {}) => ({
  lotteryCode: 'minute' as const,
  issue: currentDraw(t).issue,
  lines,
  ...fields,
});

/** A chase of this many issues, starting with the current one. */
export const chaseOf = (t: TestHouse, issues: number, isStopOnWin: boolean, multiple = 1) => ({
  isStopOnWin,
  steps: Array.from({ length: issues }, (_, step) => ({
    issue: drawTimes('minute', currentDraw(t).index + step).issue,
    multiple,
  })),
});

export const bet = (player: TestClient, wanted: RequestOf<typeof gtBetting>, requestId?: string) =>
  player.call(gtBetting, wanted, requestId === undefined ? {} : { requestId });

/** Returns the available satang of the main wallet. */
export const available = async (player: TestClient) => (await player.ok(refresh, {})).availableSatang;

export const betsOf = async (player: TestClient) => (await player.ok(gtUserBetRecords, { pageSize: 200 })).list;

/** What the house has won with the lottery so far. */
export const lotteryResult = async (t: TestHouse) => (await readHouseBalances(t.house.db))['house:games:lottery'] ?? 0;

/** The ledger's rows of an issue's bets. */
export const betRows = (t: TestHouse, issue: string) =>
  t.house.db.selectFrom('bet').selectAll().where('round_id', '=', issue).orderBy('bet_order_no').execute();
