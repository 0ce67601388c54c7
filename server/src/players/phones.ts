/**
 * Ownership of phones. Only a phone that was verified by a code is unique, since anybody can type another's number. S16
 */
import type { House } from '../house.ts';
import { isIdentityExcluded } from './excludedIdentities.ts';

type Claiming = Pick<House, 'db' | 'config' | 'now'>;

/** Returns the player who has verified the phone. */
export async function provedOwner({ db }: Pick<House, 'db'>, mobilePhone: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('player_phone')
    .select('player_id')
    .where('mobile_phone', '=', mobilePhone)
    .executeTakeFirst();
  return row?.player_id;
}

/** Whether the phone may be typed: nobody has verified it, and no exclusion bars it. */
export async function isPhoneFree(house: Claiming, mobilePhone: string): Promise<boolean> {
  if (await isIdentityExcluded(house, { kind: 'phone', value: mobilePhone })) return false;
  return (await provedOwner(house, mobilePhone)) === undefined;
}

/**
 * Gives a verified phone to the player and removes it from accounts that only typed it. Returns false if another player
 * has verified it.
 */
export async function claimPhone(house: Claiming, playerId: string, mobilePhone: string): Promise<boolean> {
  const { db } = house;
  if (await isIdentityExcluded(house, { kind: 'phone', value: mobilePhone })) return false;
  await db
    .insertInto('player_phone')
    .values({ mobile_phone: mobilePhone, player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if ((await provedOwner({ db }, mobilePhone)) !== playerId) return false;
  await db
    .updateTable('player')
    .set({ mobile_phone: '' })
    .where('mobile_phone', '=', mobilePhone)
    .where('is_phone_verified', '=', false)
    .where('player_id', '<>', playerId)
    .execute();
  return true;
}
