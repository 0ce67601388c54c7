/**
 * Pauses withdrawals after a change that an attacker with an open session would make: a password, a way to log in, a
 * payout destination. It gives the owner time to notice the letters. S18
 */
import type { House } from '../house.ts';

const hourMs = 3_600_000;

/** The hours of the operator's setting 'withdrawPauseHours'; 0 for none. */
async function pauseHoursOf({ db }: House): Promise<number> {
  const row = await db
    .selectFrom('setting')
    .select('setting_value')
    .where('setting_key', '=', 'withdrawPauseHours')
    .executeTakeFirst();
  return Math.max(0, Math.round(Number(row?.setting_value) || 0));
}

/** Pauses for the hours of the setting, which are returned. Never shortens a longer pause. */
export async function pauseWithdrawals(house: House, playerId: string): Promise<number> {
  const hours = await pauseHoursOf(house);
  const untilMs = house.now() + hours * hourMs;
  await house.db
    .updateTable('player')
    .set({ withdrawals_paused_until_ms: untilMs })
    .where('player_id', '=', playerId)
    .where('withdrawals_paused_until_ms', '<', untilMs)
    .execute();
  return hours;
}

/** Pauses like `pauseWithdrawals`, and tells the player by a letter. `cause` identifies the change. */
export async function pauseWithLetter(house: House, playerId: string, cause: string): Promise<number> {
  const hours = await pauseWithdrawals(house, playerId);
  if (hours > 0) {
    await house.mail.send({ playerId, kind: 'withdrawalsPaused', args: { hours }, key: `withdrawalsPaused:${cause}` });
  }
  return hours;
}

/**
 * Pauses with a letter because of a new payout destination, and returns the hours. Not while the account is younger than
 * the pause: it is still being set up, and the attack is on older accounts. Decision 449
 */
export async function pauseForDestination(
  house: House,
  { playerId, createdAtMs }: { readonly playerId: string; readonly createdAtMs: number },
  cause: string,
): Promise<number> {
  const isBeingSetUp = house.now() - createdAtMs < (await pauseHoursOf(house)) * hourMs;
  return isBeingSetUp ? 0 : await pauseWithLetter(house, playerId, cause);
}
