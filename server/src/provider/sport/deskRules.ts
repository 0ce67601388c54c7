/** The desk's limits of stakes and returns. M05 */
import type { SportRules } from '@foyer/contract/play/sportDesk.ts';
import { mostLegs } from '@foyer/contract/play/sportSlip.ts';
import { margins } from '@foyer/games/engines/sport/markets.ts';

/** The delay before a bet with a running match is decided. */
export const betDelayMs = 4_000;
export const lowestStakeSatang = 1_000;
export const highestStakeSatang = 2_000_000;
/** The highest return of one bet, the stake included. */
export const highestReturnSatang = 50_000_000;
/** Stakes are whole baht. */
export const stakeUnitSatang = 100;

const percent = (share: number): number => Math.round(share * 10_000) / 100;

export const deskRules: SportRules = {
  marginPercent: percent(margins.before),
  liveMarginPercent: percent(margins.live),
  exactMarginPercent: percent(margins.exact),
  cashOutMarginPercent: percent(margins.cashOut),
  betDelayMs,
  lowestStakeSatang,
  highestStakeSatang,
  highestReturnSatang,
  mostLegs,
};
