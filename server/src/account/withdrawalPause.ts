/** Pauses withdrawals after a password change, because somebody else may have made the change. S18 */
import type { House } from '../house.ts';
import { settings } from '../settings/settings.ts';

const hourMs = 3_600_000;

/** Pauses for the hours of the setting 'withdrawPauseHours', which are returned. Never shortens a longer pause. */
export async function pauseWithdrawals(house: House, playerId: string): Promise<number> {
  const { withdrawPauseHours } = await settings(house, ['withdrawPauseHours']);
  const hours = Math.max(0, Math.round(Number(withdrawPauseHours) || 0));
  const untilMs = house.now() + hours * hourMs;
  await house.db
    .updateTable('player')
    .set({ withdrawals_paused_until_ms: untilMs })
    .where('player_id', '=', playerId)
    .where('withdrawals_paused_until_ms', '<', untilMs)
    .execute();
  return hours;
}
