/** Stores a new log-in password together with what has to follow from it. S17, S18 */
import { pauseWithdrawals } from '../../guard/withdrawalPause.ts';
import type { House } from '../../house.ts';
import { endSessionsBut, endStoredSessionsBut } from '../../players/sessions.ts';

export interface NewPassword {
  readonly playerId: string;
  readonly passwordHash: string;
  /** The hash that the old password was verified against; undefined if the player proved the account otherwise. */
  readonly oldHash?: string;
  /** The session that stays open; '' for none. */
  readonly keptSessionId: string;
}

/**
 * Stores the password, pauses withdrawals and ends the player's other sessions in one transaction: a house that is killed
 * meanwhile leaves no session open that the old password opened. Returns the hours of the pause; undefined if the old
 * password is no longer valid, and then nothing has changed.
 */
export async function storeNewPassword(house: House, to: NewPassword): Promise<number | undefined> {
  const { playerId, keptSessionId } = to;
  const pauseHours = await house.db.transaction().execute(async (trx) => {
    const inTransaction = { ...house, db: trx };
    const change = trx
      .updateTable('player')
      .set({ password_hash: to.passwordHash })
      .where('player_id', '=', playerId)
      // Of two concurrent changes the second one fails, because its old password is no longer valid.
      .$if(to.oldHash !== undefined, (query) => query.where('password_hash', '=', to.oldHash ?? ''));
    if ((await change.executeTakeFirst()).numUpdatedRows === 0n) return undefined;
    const hours = await pauseWithdrawals(inTransaction, playerId);
    await endStoredSessionsBut(inTransaction, playerId, keptSessionId);
    return hours;
  });
  if (pauseHours === undefined) return undefined;
  // Ends sessions of log-ins that read the old password before the commit, and tells the open pages.
  await endSessionsBut(house, playerId, keptSessionId);
  return pauseHours;
}
