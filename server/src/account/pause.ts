/** After a password was changed money stays in the account for a while: who changed it may be somebody else. S18 */
import type { House } from '../house.ts';
import { settings } from '../settings/settings.ts';

const hourMs = 3_600_000;

/** The operator's pause in hours, setting 'withdrawPauseHours'; a pause that runs longer already stays. */
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
