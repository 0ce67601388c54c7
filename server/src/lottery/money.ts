/** The lottery's movements of stakes and prizes, in satang. Every key is derived from what it pays for. L04 */
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { drawTimes } from '@foyer/contract/lottery/clock.ts';
import { isLotteryCode } from '@foyer/contract/lottery/games.ts';
import { titles } from '../ledger/accounts.ts';
import type { BetRow as LedgerBet, Leg, Movement } from '../ledger/accounts.ts';
import { voidedBet } from '../ledger/settlement.ts';
import type { Reversal } from '../ledger/settlement.ts';
import type { DrawRow } from './drawStore.ts';
import type { BetRow, ChaseRow, OrderRow } from './orderStore.ts';
import type { PlacedBet } from './settleStore.ts';

/** The house's account of all lottery games. */
const lotteryBank = 'house:games:lottery';
const lotteryPlatform = 'lottery';

const legs = (...all: readonly Leg[]): Leg[] => all.filter(({ amountSatang }) => amountSatang !== 0);
const total = (bets: readonly BetRow[]): number => bets.reduce((sum, bet) => sum + bet.stake_satang, 0);

/** Returns the issue of a draw, under which its bets are filed. */
export function issueOf(lotteryCode: string, index: number): string {
  if (!isLotteryCode(lotteryCode)) throw new Error(`no lottery ${lotteryCode}`);
  return drawTimes(lotteryCode, index).issue;
}

/** What the ledger stores of a bet. */
export type PaidBet = Pick<BetRow, 'bet_order_no' | 'lottery_code' | 'stake_satang' | 'placed_ms'>;

function ledgerBet(bet: Omit<PaidBet, 'placed_ms'>, issue: string, fields: Partial<LedgerBet> = {}): LedgerBet {
  return {
    betOrderNo: bet.bet_order_no,
    platformCode: lotteryPlatform,
    gameType: gameTypeCodes.lottery,
    gameId: `lottery-${bet.lottery_code}`,
    roundId: issue,
    stakeSatang: bet.stake_satang,
    winSatang: 0,
    isSettled: false,
    ...fields,
  };
}

/** Movement that pays for an order: directly to the house, or for a chase into the player's own `chase` account. */
export function orderMovement(order: OrderRow, bets: readonly PaidBet[]): Movement {
  const movement = {
    playerId: order.player_id,
    key: `lottery:${order.order_no}`,
    reference: order.order_no,
    legs: [
      { account: 'main', amountSatang: -order.stake_satang },
      { account: order.is_chase ? 'chase' : lotteryBank, amountSatang: order.stake_satang },
    ],
  } as const;
  if (order.is_chase) return { ...movement, title: titles.chaseHold };
  return {
    ...movement,
    title: titles.stake,
    bets: bets.map((bet) => ledgerBet(bet, order.issue, { placedMs: bet.placed_ms })),
  };
}

/** Movement by which a chase buys its bets of one draw from the money that it holds. */
export function chasedMovement(playerId: string, bets: readonly BetRow[]): Movement {
  const [first] = bets;
  if (first === undefined) throw new RangeError('a chase buys bets');
  const issue = issueOf(first.lottery_code, first.draw_index);
  return {
    playerId,
    key: `lottery:${first.lottery_code}:${first.draw_index}:chase`,
    title: titles.stake,
    reference: issue,
    legs: [
      { account: 'chase', amountSatang: -total(bets) },
      { account: lotteryBank, amountSatang: total(bets) },
    ],
    bets: bets.map((bet) => ledgerBet(bet, issue)),
  };
}

/** A bet with what it has won. */
export interface Judged extends PlacedBet {
  readonly wonSatang: number;
}

/** Single movement that pays all that a player has won on one draw; undefined if that is nothing. */
export function prizeMovement(
  { lottery_code: lotteryCode, draw_index: index, issue }: DrawRow,
  playerId: string,
  bets: readonly Judged[],
): Movement | undefined {
  const won = bets.filter((bet) => bet.wonSatang > 0);
  if (won.length === 0) return undefined;
  const prize = won.reduce((sum, bet) => sum + bet.wonSatang, 0);
  return {
    playerId,
    key: `lottery:${lotteryCode}:${index}:prize`,
    title: titles.prize,
    reference: issue,
    legs: [
      { account: lotteryBank, amountSatang: -prize },
      { account: 'main', amountSatang: prize },
    ],
    bets: won.map((bet) =>
      ledgerBet({ ...bet, lottery_code: lotteryCode }, issue, { winSatang: bet.wonSatang, isSettled: true }),
    ),
  };
}

/** Movement that returns what is left of a chase. */
export const returnMovement = (chase: ChaseRow): Movement => ({
  playerId: chase.player_id,
  key: `lottery:${chase.chase_no}:return`,
  title: titles.chaseReturn,
  reference: chase.chase_no,
  legs: [
    { account: 'chase', amountSatang: -chase.return_satang },
    { account: 'main', amountSatang: chase.return_satang },
  ],
});

/** Reversal of a voided draw: returns a player's stakes, bought or held, and takes the prizes back. */
export function voidReversal(playerId: string, bets: readonly BetRow[]): Reversal {
  const [first] = bets;
  if (first === undefined) throw new RangeError('there is nothing to annul');
  const issue = issueOf(first.lottery_code, first.draw_index);
  const held = total(bets.filter((bet) => bet.state === 'planned'));
  const bought = bets.filter((bet) => bet.state !== 'planned');
  const prize = bought.reduce((sum, bet) => sum + bet.prize_satang, 0);
  const stakes = total(bought);
  return {
    playerId,
    account: 'main',
    owedSatang: prize - stakes - held,
    movement: (missingSatang) => ({
      playerId,
      key: `lottery:${first.lottery_code}:${first.draw_index}:void`,
      title: titles.drawVoid,
      reference: issue,
      legs: legs(
        { account: 'chase', amountSatang: -held },
        { account: lotteryBank, amountSatang: -stakes },
        { account: 'main', amountSatang: held + stakes },
        { account: 'main', amountSatang: missingSatang - prize },
        { account: lotteryBank, amountSatang: prize - missingSatang },
      ),
      bets: bought.map((bet) => voidedBet(ledgerBet(bet, issue))),
    }),
  };
}
