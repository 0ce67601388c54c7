/** Stakes and returns of a slip in whole satang. The exact product of the odds is rounded once, at the end. */
import { isCombined, keyOf } from './slip.ts';
import type { Leg, Slip } from './slip.ts';

/** Return of a bet, stake included, rounded down to satang. Odds are in hundredths and never below 101. */
export function returnSatang(odds: readonly number[], stakeSatang: number): number {
  if (odds.length === 0) return 0;
  const product = odds.reduce((all, each) => all * BigInt(each), BigInt(stakeSatang));
  const whole = product / 100n ** BigInt(odds.length);
  // Above any limit of the house, but still a number that can be shown and compared.
  return whole > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(whole);
}

/** Combined odds to show, in hundredths, rounded down. */
export function combinedOdds(odds: readonly number[]): number {
  return odds.length === 0 ? 0 : returnSatang(odds, 100);
}

/** `1.85`; from 1,000 on without decimals. */
export function oddsText(odds: number): string {
  return odds >= 100_000
    ? String(Math.floor(odds / 100))
    : `${Math.floor(odds / 100)}.${String(odds % 100).padStart(2, '0')}`;
}

/** A bet of the slip, as it would be sent. */
export interface Draft {
  readonly legs: readonly Leg[];
  readonly stakeSatang: number;
}

const legStake = (slip: Slip, leg: Leg): number => leg.stakeSatang || slip.stakeSatang;

/** The bets of the slip. Singles without a stake are left out. */
export function draftsOf(slip: Slip): Draft[] {
  if (slip.legs.length === 0) return [];
  if (isCombined(slip)) return slip.stakeSatang > 0 ? [{ legs: slip.legs, stakeSatang: slip.stakeSatang }] : [];
  const isOne = slip.legs.length === 1;
  return slip.legs.flatMap((leg) => {
    const stakeSatang = isOne ? slip.stakeSatang : legStake(slip, leg);
    return stakeSatang > 0 ? [{ legs: [leg], stakeSatang }] : [];
  });
}

export interface Sums {
  readonly stakeSatang: number;
  readonly returnSatang: number;
}

/** Sums over all bets of the slip, at the given odds of each leg, or else those that the player has seen. */
export function sumsOf(slip: Slip, oddsNow: ReadonlyMap<string, number>): Sums {
  return draftsOf(slip).reduce(
    (sums, draft) => ({
      stakeSatang: sums.stakeSatang + draft.stakeSatang,
      returnSatang:
        sums.returnSatang +
        returnSatang(
          draft.legs.map((leg) => oddsNow.get(keyOf(leg)) ?? leg.odds),
          draft.stakeSatang,
        ),
    }),
    { stakeSatang: 0, returnSatang: 0 },
  );
}
