/** Which failures are the whole page's matter, whoever has asked. AMB-163, AMB-170, ERR-006, ERR-010 */
import type { CallFailure } from '#api/failure.ts';

/** The session has ended, or the player is led elsewhere: the shell acts on it even where a form shows its own failures. */
export function isForShell({ outcome }: CallFailure): boolean {
  return outcome.kind !== 'aborted' && (outcome.action.endsSession || outcome.action.goTo !== undefined);
}

/** The shell says it by itself: whoever has asked need not say it again. */
export const isToldByShell = (failure: CallFailure): boolean =>
  isForShell(failure) && failure.outcome.kind !== 'aborted' && failure.outcome.action.toast !== 'none';
