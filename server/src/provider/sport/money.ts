/** The movements of the sportsbook, satang, on the platform's game account. Every key comes from what it pays for. L04, L08 */
import { defaultLang } from '@foyer/contract/form.ts';
import { gameTypeCodes } from '@foyer/contract/games/gameType.ts';
import { catalogueGame } from '@foyer/games/catalogue/catalogue.ts';
import type { House } from '../../house.ts';
import { titles } from '../../ledger/accounts.ts';
import type { BetRow as LedgerBet, Leg, Movement } from '../../ledger/accounts.ts';
import { platformByCode } from '../../platforms/platforms.ts';
import type { Platform } from '../../platforms/platforms.ts';
import type { BetRow } from './betStore.ts';

export async function platformOf(house: House, platformCode: string): Promise<Platform> {
  const platform = await platformByCode(house, platformCode, defaultLang);
  if (platform === undefined) throw new Error(`no platform ${platformCode}`);
  return platform;
}

const referenceOf = ({ order_no }: BetRow): string => `sport:${order_no}`;

/** A bet that is judged again after it was settled gets a new number: `S12.1`, and the old one is annulled. */
export const ledgerNo = (orderNo: string, again: number): string => (again === 0 ? orderNo : `${orderNo}.${again}`);

function ledgerBet(bet: BetRow, fields: Partial<LedgerBet>): LedgerBet {
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

/** From the house to the player where it is positive. */
const legs = ({ account, platformKey }: Platform, satang: number): Leg[] => [
  { account: `house:games:${platformKey}`, amountSatang: -satang },
  { account, amountSatang: satang },
];

export const stakeMovement = (platform: Platform, bet: BetRow): Movement => ({
  playerId: bet.owner,
  key: `sport:${bet.order_no}:stake`,
  title: titles.stake,
  reference: referenceOf(bet),
  legs: legs(platform, -bet.stake_satang),
  bets: [ledgerBet(bet, {})],
});

const annulled = { stakeSatang: 0, winSatang: 0, isSettled: true } as const;
const isBack = ({ outcome }: BetRow): boolean => outcome === 'void' || outcome === 'refused';

/**
 * Pays what a bet was decided to pay; undefined where a lost bet is closed without a movement. One that is judged again
 * moves the difference, less what a winner no longer has.
 */
export function payMovement(platform: Platform, bet: BetRow, missingSatang = 0): Movement | undefined {
  const common = { playerId: bet.owner, reference: referenceOf(bet) };
  const turn = bet.again > 0 ? `:${bet.again}` : '';
  if (bet.is_again) {
    const before = ledgerBet({ ...bet, again: bet.again - 1 }, { ...annulled, voidSatang: bet.stake_satang });
    const now = ledgerBet(bet, { winSatang: bet.paid_satang, isSettled: bet.outcome !== 'open' });
    return {
      ...common,
      key: `sport:${bet.order_no}:again${turn}`,
      title: titles.adjustment,
      legs: legs(platform, bet.paid_satang - bet.paid_before_satang + missingSatang),
      bets: isBack(bet) ? [before] : [before, now],
    };
  }
  if (bet.outcome === 'lost') return undefined;
  const [key, title] = isBack(bet) ? (['back', titles.adjustment] as const) : (['prize', titles.prize] as const);
  const fields = isBack(bet)
    ? { ...annulled, voidSatang: bet.stake_satang }
    : { winSatang: bet.paid_satang, isSettled: true };
  return {
    ...common,
    key: `sport:${bet.order_no}:${key}${turn}`,
    title,
    legs: legs(platform, bet.paid_satang),
    bets: [ledgerBet(bet, fields)],
  };
}
