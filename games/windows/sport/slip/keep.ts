/**
 * The slip in the browser's storage, one per account, for reloads and the next window. What is read from there is
 * validated as untrusted input.
 */
import { pricePolicies } from '@foyer/contract/play/sportBets.ts';
import { legsOfSlip, mostLegs, slipTextOf, sportSlipText } from '@foyer/contract/play/sportSlip.ts';
import * as v from 'valibot';
import { emptySlip, keyOf } from './slip.ts';
import type { Slip } from './slip.ts';

const satang = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const kept = v.object({
  slip: v.union([v.literal(''), sportSlipText.schema]),
  fixtures: v.pipe(
    v.array(
      v.object({
        sportId: v.pipe(v.number(), v.safeInteger()),
        leagueName: v.string(),
        homeName: v.string(),
        awayName: v.string(),
        startMs: satang,
      }),
    ),
    v.maxLength(mostLegs),
  ),
  stakes: v.pipe(v.array(satang), v.maxLength(mostLegs)),
  mode: v.picklist(['combined', 'singles']),
  stakeSatang: satang,
  policy: v.picklist(pricePolicies),
});

export function written({ legs, mode, stakeSatang, policy }: Slip): string {
  return JSON.stringify({
    slip: slipTextOf(legs),
    fixtures: legs.map((leg) => leg.fixture),
    stakes: legs.map((leg) => leg.stakeSatang),
    mode,
    stakeSatang,
    policy,
  });
}

/** Parses a stored slip. Returns an empty slip if there is no valid one. Removed legs are not stored. */
export function readBack(text: string | null): Slip {
  const read = v.safeParse(kept, parsed(text));
  if (!read.success) return emptySlip;
  const { slip, fixtures, stakes, mode, stakeSatang, policy } = read.output;
  const legs = legsOfSlip(slip).flatMap((leg, index) => {
    const fixture = fixtures[index];
    return fixture === undefined ? [] : [{ ...leg, fixture, stakeSatang: stakes[index] ?? 0 }];
  });
  const isWhole = new Set(legs.map(keyOf)).size === legs.length && legs.length === fixtures.length;
  return isWhole ? { legs, mode, stakeSatang, policy, removed: [] } : emptySlip;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

const nameOf = (account: string): string => `foyer.sport.slip.${account}`;

export function loadSlip(account: string): Slip {
  try {
    return readBack(localStorage.getItem(nameOf(account)));
  } catch {
    return emptySlip;
  }
}

export function keepSlip(account: string, slip: Slip): void {
  try {
    localStorage.setItem(nameOf(account), written(slip));
  } catch {
    // Storage is forbidden: the slip then lasts until the window closes.
  }
}
