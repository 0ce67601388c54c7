import type { House } from '../../house.ts';
import { isIdentityExcluded } from '../../players/excludedIdentities.ts';

/** Addresses are compared case-insensitively. */
export const emailKeyOf = (email: string): string => email.toLowerCase();

/** Sets an unverified address. Returns false if one is verified, or if `whereNow` does not match the current state. */
export async function keepEmail(
  house: House,
  playerId: string,
  email: string,
  whereNow: 'none' | 'some',
): Promise<boolean> {
  const kept = await house.db
    .updateTable('player')
    .set({ email })
    .where('player_id', '=', playerId)
    .where('is_email_verified', '=', false)
    .where('email', whereNow === 'none' ? '=' : '<>', '')
    .executeTakeFirst();
  return kept.numUpdatedRows === 1n;
}

export type EmailVerified = 'verified' | 'taken' | 'changed';

/** Marks the address as verified if it is still the player's current one and nobody else has verified it. */
export async function verifyEmail(house: House, playerId: string, email: string): Promise<EmailVerified> {
  return await house.db.transaction().execute(async (trx) => {
    const email_key = emailKeyOf(email);
    if (await isIdentityExcluded({ ...house, db: trx }, { kind: 'email', value: email })) return 'taken';
    await trx
      .insertInto('player_email')
      .values({ email_key, player_id: playerId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const owner = await trx
      .selectFrom('player_email')
      .select('player_id')
      .where('email_key', '=', email_key)
      .executeTakeFirst();
    if (owner?.player_id !== playerId) return 'taken';
    const verified = await trx
      .updateTable('player')
      .set({ is_email_verified: true })
      .where('player_id', '=', playerId)
      .where('email', '=', email)
      .executeTakeFirst();
    if (verified.numUpdatedRows === 1n) return 'verified';
    await trx.deleteFrom('player_email').where('email_key', '=', email_key).where('player_id', '=', playerId).execute();
    return 'changed';
  });
}
