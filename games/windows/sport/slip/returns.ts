/** What a slip costs and may bring, in whole satang; the product of the odds is kept whole until the last step. */
import { isCombined, keyOf } from './slip.ts';
import type { Leg, Slip } from './slip.ts';

/** What one bet of these odds (hundredths each) returns with its stake, cut to a whole satang. Odds are never below 101. */
export function returnSatang(odds: readonly number[], stakeSatang: number): number {
  if (odds.length === 0) return 0;
  const product = odds.reduce((all, each) => all * BigInt(each), BigInt(stakeSatang));
  const whole = product / 100n ** BigInt(odds.length);
  // Beyond any limit of the house; a figure that can still be shown and compared.
  return whole > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(whole);
}

/** Combined odds as they are shown: hundredths, cut. */
export function combinedOdds(odds: readonly number[]): number {
  return odds.length === 0 ? 0 : returnSatang(odds, 100);
}

/** `1.85`; above a thousand without places, where they would say nothing. */
export function oddsText(odds: number): string {
  return odds >= 100_000
    ? String(Math.floor(odds / 100))
    : `${Math.floor(odds / 100)}.${String(odds % 100).padStart(2, '0')}`;
}

/** One bet of a slip as it would be sent. */
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

/** All bets of the slip together, at the odds given for each leg, else those that were seen. */
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
