/** Lists of refusals that every stake or deposit has. A file of its own, because most pages need none of them. */
import type { RefusalName } from './refusals.ts';

/** Refusals of stakes and deposits by what a player must have shown or accepted before. M18 */
export const clearanceRefusals = [
  'UNDERAGE',
  'BIRTH_DATE_NEEDED',
  'TERMS_CHANGED',
  'IDENTITY_NEEDED',
] as const satisfies readonly RefusalName[];
/** Refusals of a stake and of a deposit by the player's own limits and stops, and by the rules of the place. M14, M17 */
export const stakeRefusals = [
  'PLAY_STOPPED',
  'STAKE_LIMIT',
  'LOSS_LIMIT',
  'TIME_LIMIT',
  'PLAY_CLOSED',
  'STAKE_CAP',
  ...clearanceRefusals,
] as const satisfies readonly RefusalName[];
export const depositRefusals = [
  'PLAY_STOPPED',
  'DEPOSIT_LIMIT',
  ...clearanceRefusals,
] as const satisfies readonly RefusalName[];
