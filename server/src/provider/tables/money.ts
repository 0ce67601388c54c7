/** The movements of tables, satang, on the platform's game account. Every key comes from what it pays for. L04, L08 */
import { gameTypeCodes } from '@foyer/contract/games/gameType.ts';
import { roundTimes } from '@foyer/contract/games/tableClock.ts';
import { roundName } from '@foyer/games/fair/tableRound.ts';
import { titles } from '../../ledger/accounts.ts';
import type { BetRow, Leg, Movement } from '../../ledger/accounts.ts';
import type { Platform } from '../../platforms/platforms.ts';
import type { Judged, TableBetRow } from './tableBetStore.ts';

const roundIdOf = (bet: TableBetRow): string =>
  roundName(bet.game_id, roundTimes(bet.game_id, bet.round_index).roundNo);

function ledgerBet(bet: TableBetRow, fields: Partial<BetRow>): BetRow {
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

/** From the house to the player where it is positive. */
const legs = ({ account, platformKey }: Platform, satang: number): Leg[] => [
  { account: `house:games:${platformKey}`, amountSatang: -satang },
  { account, amountSatang: satang },
];

export const stakeMovement = (platform: Platform, bet: TableBetRow): Movement => ({
  playerId: bet.owner,
  key: `table:${bet.order_no}:stake`,
  title: titles.stake,
  reference: roundIdOf(bet),
  legs: legs(platform, -bet.stake_satang),
  bets: [ledgerBet(bet, {})],
});

/** One movement pays all that a player has won in a round; undefined where that is nothing. */
export function prizeMovement(platform: Platform, own: readonly Judged[]): Movement | undefined {
  const prize = own.reduce((sum, { prizeSatang }) => sum + prizeSatang, 0);
  const [first] = own;
  if (first === undefined || prize === 0) return undefined;
  const reference = roundIdOf(first.bet);
  return {
    playerId: first.bet.owner,
    key: `table:${reference}:prize`,
    title: titles.prize,
    reference,
    legs: legs(platform, prize),
    bets: own.map(({ bet, prizeSatang }) => ledgerBet(bet, { winSatang: prizeSatang, isSettled: true })),
  };
}

/** A round is annulled: stakes go back and prizes are taken back, but for what is missing, which the house bears. */
export function voidMovement(platform: Platform, own: readonly TableBetRow[], missingSatang = 0): Movement {
  const [first] = own;
  if (first === undefined) throw new RangeError('there is nothing to annul');
  const sum = (of: (bet: TableBetRow) => number): number => own.reduce((total, bet) => total + of(bet), 0);
  const reference = roundIdOf(first);
  return {
    playerId: first.owner,
    key: `table:${reference}:void`,
    title: titles.adjustment,
    reference,
    legs: legs(platform, sum((bet) => bet.stake_satang) - sum((bet) => bet.prize_satang) + missingSatang),
    bets: own.map((bet) =>
      ledgerBet(bet, { stakeSatang: 0, winSatang: 0, isSettled: true, voidSatang: bet.stake_satang }),
    ),
  };
}
