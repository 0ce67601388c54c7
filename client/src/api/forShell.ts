/** Which failures concern the whole page, whatever component made the call. AMB-163, AMB-170, ERR-006, ERR-010 */
import type { CallFailure } from '#api/failure.ts';

/**
 * The session has ended, or the player is sent to another page: the shell acts on it even where a form shows its own
 * failures.
 */
export function isForShell({ outcome }: CallFailure): boolean {
  return outcome.kind !== 'aborted' && (outcome.action.endsSession || outcome.action.goTo !== undefined);
}

/** The shell shows it, so the caller need not. */
export const isShownByShell = (failure: CallFailure): boolean =>
  isForShell(failure) && failure.outcome.kind !== 'aborted' && failure.outcome.action.toast !== 'none';
