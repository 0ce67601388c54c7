/** The tables' movements on the platform's game account, satang. Keys are derived from bets and rounds. L04, L08 */
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { roundTimes } from '@foyer/contract/play/tableClock.ts';
import { roundName } from '@foyer/games/fair/tableRound.ts';
import { titles } from '../../ledger/accounts.ts';
import type { BetRow, Movement } from '../../ledger/accounts.ts';
import { voidedBet } from '../../ledger/settlement.ts';
import type { Reversal } from '../../ledger/settlement.ts';
import { payoutLegs } from '../gameAccounts.ts';
import type { GameAccounts } from '../gameAccounts.ts';
import type { Judged, TableBetRow } from './betStore.ts';

const roundIdOf = (bet: TableBetRow): string =>
  roundName(bet.game_id, roundTimes(bet.game_id, bet.round_index).roundNo);

function ledgerBet(bet: TableBetRow, fields: Partial<BetRow> = {}): BetRow {
  return {
    betOrderNo: bet.order_no,
    platformCode: bet.platform_code,
    gameType: gameTypeCodes.live,
    gameId: bet.game_id,
    roundId: roundIdOf(bet),
    stakeSatang: bet.stake_satang,
    winSatang: 0,
    isSettled: false,
    placedMs: bet.placed_ms,
    ...fields,
  };
}

export const stakeMovement = (accounts: GameAccounts, bet: TableBetRow): Movement => ({
  playerId: bet.owner,
  key: `table:${bet.order_no}:stake`,
  title: titles.stake,
  reference: roundIdOf(bet),
  legs: payoutLegs(accounts, -bet.stake_satang),
  bets: [ledgerBet(bet)],
});

/** One movement pays all prizes of a player in a round; undefined if there are none. */
export function prizeMovement(accounts: GameAccounts, own: readonly Judged[]): Movement | undefined {
  const prize = own.reduce((sum, { prizeSatang }) => sum + prizeSatang, 0);
  const [first] = own;
  if (first === undefined || prize === 0) return undefined;
  const reference = roundIdOf(first.bet);
  return {
    playerId: first.bet.owner,
    key: `table:${reference}:prize`,
    title: titles.prize,
    reference,
    legs: payoutLegs(accounts, prize),
    bets: own.map(({ bet, prizeSatang }) => ledgerBet(bet, { winSatang: prizeSatang, isSettled: true })),
  };
}

/** The reversal of a player's bets on a voided round: stakes are returned and prizes taken back. */
export function voidReversal(accounts: GameAccounts, playerId: string, own: readonly TableBetRow[]): Reversal {
  const [first] = own;
  if (first === undefined) throw new RangeError('there is nothing to annul');
  const owedSatang = own.reduce((total, bet) => total + bet.prize_satang - bet.stake_satang, 0);
  const reference = roundIdOf(first);
  return {
    playerId,
    account: accounts.player,
    owedSatang,
    movement: (missingSatang) => ({
      playerId,
      key: `table:${reference}:void`,
      title: titles.adjustment,
      reference,
      legs: payoutLegs(accounts, missingSatang - owedSatang),
      bets: own.map((bet) => voidedBet(ledgerBet(bet))),
    }),
  };
}
