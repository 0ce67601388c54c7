/**
 * Ownership of phones. Only a phone that was verified by a code is unique, since anybody can type another's number. S16
 */
import type { House } from '../house.ts';

/** Returns the player who has verified the phone. */
export async function provedOwner({ db }: Pick<House, 'db'>, mobilePhone: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('player_phone')
    .select('player_id')
    .where('mobile_phone', '=', mobilePhone)
    .executeTakeFirst();
  return row?.player_id;
}

/**
 * Gives a verified phone to the player and removes it from accounts that only typed it. Returns false if another player
 * has verified it.
 */
export async function claimPhone({ db }: Pick<House, 'db'>, playerId: string, mobilePhone: string): Promise<boolean> {
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
