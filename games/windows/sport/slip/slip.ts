/**
 * The slip: legs before they are a bet. It is immutable, and removals can be undone. Nothing is staked before the house
 * has accepted an order. M20
 */
import { perUnit } from '../../frame/money.ts';
import { mostLegs } from '@foyer/contract/play/sportSlip.ts';
import type { SlipLeg } from '@foyer/contract/play/sportSlip.ts';
import type { PricePolicy } from '@foyer/contract/play/sportBets.ts';

/** The match of a leg, with the house's texts of the last read. */
export interface Fixture {
  readonly sportId: number;
  readonly leagueName: string;
  readonly homeName: string;
  readonly awayName: string;
  readonly startMs: number;
}

export interface Leg extends SlipLeg {
  readonly fixture: Fixture;
  /** The leg's own stake as a single; 0 for the slip's stake. */
  readonly stakeSatang: number;
}

/** Legs removed together, with their positions. */
interface Removed {
  readonly index: number;
  readonly leg: Leg;
}

export interface Slip {
  readonly legs: readonly Leg[];
  /** `combined` is one bet on all legs, `singles` one on each; a slip of one leg is a single either way. */
  readonly mode: 'combined' | 'singles';
  /** Stake of the combined bet, or of each single without its own. Always whole baht; 0 if none was entered. */
  readonly stakeSatang: number;
  readonly policy: PricePolicy;
  readonly removed: readonly (readonly Removed[])[];
}

export const emptySlip: Slip = { legs: [], mode: 'combined', stakeSatang: 0, policy: 'ask', removed: [] };

/** The number of removals that can be undone. */
const mostUndone = 20;

type Place = Pick<SlipLeg, 'matchId' | 'kind' | 'param' | 'pick'>;

/** Key of a selection, independent of its odds. */
export const keyOf = ({ matchId, kind, param, pick }: Place): string => `${matchId}:${kind}:${param}:${pick}`;

export const holds = (slip: Slip, key: string): boolean => slip.legs.some((leg) => keyOf(leg) === key);

const isFull = (slip: Slip): boolean => slip.legs.length >= mostLegs;

/** Whether two legs are of the same match. They cannot be in one bet, because their outcomes depend on each other. */
export function isRelated(slip: Slip): boolean {
  return new Set(slip.legs.map(({ matchId }) => matchId)).size < slip.legs.length;
}

/** Whether the slip is one bet on all legs. */
export const isCombined = (slip: Slip): boolean => slip.mode === 'combined' && slip.legs.length > 1;

/** Adds a leg. It replaces another pick of the same market, since both on one slip would be a mistake. */
export function add(slip: Slip, leg: Leg): Slip {
  const isRival = (other: Leg) => keyOf({ ...other, pick: '' }) === keyOf({ ...leg, pick: '' });
  const at = slip.legs.findIndex(isRival);
  if (at >= 0) return { ...slip, legs: slip.legs.with(at, { ...leg, stakeSatang: slip.legs[at]?.stakeSatang ?? 0 }) };
  return isFull(slip) ? slip : { ...slip, legs: [...slip.legs, leg] };
}

export const remove = (slip: Slip, key: string): Slip => without(slip, (leg) => keyOf(leg) === key);
export const clear = (slip: Slip): Slip => without(slip, () => true);

function without(slip: Slip, isOut: (leg: Leg) => boolean): Slip {
  const out = slip.legs.flatMap((leg, index) => (isOut(leg) ? [{ index, leg }] : []));
  if (out.length === 0) return slip;
  return { ...slip, legs: slip.legs.filter((leg) => !isOut(leg)), removed: [...slip.removed, out].slice(-mostUndone) };
}

/** Removes legs that were placed, without undo. */
export function settled(slip: Slip, keys: ReadonlySet<string>): Slip {
  const legs = slip.legs.filter((leg) => !keys.has(keyOf(leg)));
  return { ...slip, legs, removed: [], stakeSatang: legs.length === 0 ? 0 : slip.stakeSatang };
}

/** Restores the last removal to its position, without legs whose market is on the slip again. */
export function undo(slip: Slip): Slip {
  const last = slip.removed.at(-1);
  if (last === undefined) return slip;
  const rest: Slip = { ...slip, removed: slip.removed.slice(0, -1) };
  return last.reduce((now, { index, leg }) => {
    const isThere = now.legs.some((other) => keyOf({ ...other, pick: '' }) === keyOf({ ...leg, pick: '' }));
    if (isThere || isFull(now)) return now;
    return { ...now, legs: now.legs.toSpliced(Math.min(index, now.legs.length), 0, leg) };
  }, rest);
}

export const toggle = (slip: Slip, leg: Leg): Slip =>
  holds(slip, keyOf(leg)) ? remove(slip, keyOf(leg)) : add(slip, leg);

/** Parses whole units; anything else is no stake. A stake above the limit is kept, and the slip says so. */
export function stakeOf(typed: string): number {
  return /^\d{1,9}$/.test(typed) ? Number(typed) * perUnit : 0;
}

export function setLegStake(slip: Slip, key: string, stakeSatang: number): Slip {
  return { ...slip, legs: slip.legs.map((leg) => (keyOf(leg) === key ? { ...leg, stakeSatang } : leg)) };
}

/** Replaces the seen odds by the current ones, which the player has accepted. */
export function accept(slip: Slip, oddsNow: ReadonlyMap<string, number>): Slip {
  return { ...slip, legs: slip.legs.map((leg) => ({ ...leg, odds: oddsNow.get(keyOf(leg)) ?? leg.odds })) };
}
