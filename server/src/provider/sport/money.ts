/** The sportsbook's movements on the platform's game account, satang. Keys are derived from the bets. L04, L08 */
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { catalogueGame } from '@foyer/games/catalogue/catalogue.ts';
import { titles } from '../../ledger/accounts.ts';
import type { BetRow as LedgerBet, Movement } from '../../ledger/accounts.ts';
import { voidedBet } from '../../ledger/settlement.ts';
import type { Reversal } from '../../ledger/settlement.ts';
import { payoutLegs } from '../gameAccounts.ts';
import type { GameAccounts } from '../gameAccounts.ts';
import type { BetRow } from './betStore.ts';

const referenceOf = ({ order_no }: BetRow): string => `sport:${order_no}`;

/** A bet that is judged again after settlement gets a new number such as `S12.1`, and the old number is voided. */
export const ledgerNo = (orderNo: string, again: number): string => (again === 0 ? orderNo : `${orderNo}.${again}`);

function ledgerBet(bet: BetRow, fields: Partial<LedgerBet> = {}): LedgerBet {
  return {
    betOrderNo: ledgerNo(bet.order_no, bet.again),
    platformCode: bet.platform_code,
    gameType: catalogueGame(bet.game_id)?.gameType ?? gameTypeCodes.sports,
    gameId: bet.game_id,
    roundId: referenceOf(bet),
    stakeSatang: bet.stake_satang,
    winSatang: 0,
    isSettled: false,
    placedMs: bet.placed_ms,
    ...fields,
  };
}

export const stakeMovement = (accounts: GameAccounts, bet: BetRow): Movement => ({
  playerId: bet.owner,
  key: `sport:${bet.order_no}:stake`,
  title: titles.stake,
  reference: referenceOf(bet),
  legs: payoutLegs(accounts, -bet.stake_satang),
  bets: [ledgerBet(bet)],
});

/** Each new judgement moves money under its own key. */
const turnOf = ({ again }: BetRow): string => (again > 0 ? `:${again}` : '');
const isBack = ({ outcome }: BetRow): boolean => outcome === 'void' || outcome === 'refused';

/** Moves the difference of a bet that is judged again. The player owes a prize that is reduced. */
export function againReversal(accounts: GameAccounts, bet: BetRow): Reversal {
  const before = voidedBet(ledgerBet({ ...bet, again: bet.again - 1 }));
  const now = ledgerBet(bet, { winSatang: bet.paid_satang, isSettled: bet.outcome !== 'open' });
  const owedSatang = bet.paid_before_satang - bet.paid_satang;
  return {
    playerId: bet.owner,
    account: accounts.player,
    owedSatang,
    movement: (missingSatang) => ({
      playerId: bet.owner,
      key: `sport:${bet.order_no}:again${turnOf(bet)}`,
      title: titles.adjustment,
      reference: referenceOf(bet),
      legs: payoutLegs(accounts, missingSatang - owedSatang),
      bets: isBack(bet) ? [before] : [before, now],
    }),
  };
}

/** The movement that pays a decided bet; undefined for a lost bet, which is closed without one. */
export function payMovement(accounts: GameAccounts, bet: BetRow): Movement | undefined {
  if (bet.is_again) return againReversal(accounts, bet).movement(0);
  if (bet.outcome === 'lost') return undefined;
  const [key, title] = isBack(bet) ? (['back', titles.adjustment] as const) : (['prize', titles.prize] as const);
  return {
    playerId: bet.owner,
    key: `sport:${bet.order_no}:${key}${turnOf(bet)}`,
    title,
    reference: referenceOf(bet),
    legs: payoutLegs(accounts, bet.paid_satang),
    bets: [isBack(bet) ? voidedBet(ledgerBet(bet)) : ledgerBet(bet, { winSatang: bet.paid_satang, isSettled: true })],
  };
}
