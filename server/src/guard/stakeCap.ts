/** The most that a player may stake in one round by the rules of the place. docs/jurisdiction.md */
import { isOfAge } from '@foyer/contract/age.ts';
import { houseDay } from '@foyer/contract/houseZone.ts';
import { decimalOf } from '@foyer/contract/currency.ts';
import type { House } from '../house.ts';
import type { Jurisdiction, StakedFamily } from '../jurisdiction/schema.ts';
import { Refusal } from '../refusal.ts';
import { birthdayOf } from './guardStore.ts';

/** Returns the cap of a family in satang; undefined if there is none. An unknown birth date, '', counts as young. Pure. */
export function capOf(
  { stakeCaps }: Jurisdiction,
  family: string,
  { birthday, today }: { readonly birthday: string; readonly today: string },
): number | undefined {
  // A family of an operator's own backend has no entry.
  const cap = stakeCaps[family as StakedFamily] as Jurisdiction['stakeCaps'][StakedFamily] | undefined;
  if (cap == null) return undefined;
  const { young, roundSatang } = cap;
  const isYoung = young !== null && (birthday === '' || !isOfAge(birthday, today, young.belowAge));
  return isYoung ? Math.min(young.roundSatang, roundSatang) : roundSatang;
}

/** The cap of a family for this player, satang; undefined if there is none. */
export async function stakeCapOf(house: House, playerId: string, family: string): Promise<number | undefined> {
  const { jurisdiction } = house.config;
  const today = houseDay(house.now());
  // The birth date is only read where a cap depends on it.
  const youngest = capOf(jurisdiction, family, { birthday: '', today });
  if (youngest === undefined) return undefined;
  return capOf(jurisdiction, family, { birthday: await birthdayOf(house.db, playerId), today });
}

/** Requires that all stakes of the player on a round together, in satang, are within the cap. Refuses: STAKE_CAP. */
export async function requireWithinCap(
  house: House,
  playerId: string,
  { family, roundSatang }: { readonly family: string; readonly roundSatang: number },
): Promise<void> {
  const cap = await stakeCapOf(house, playerId, family);
  if (cap !== undefined && roundSatang > cap) throw new Refusal('STAKE_CAP', { max: decimalOf(cap) });
}
