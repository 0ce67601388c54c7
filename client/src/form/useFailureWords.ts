import type { CallFailure } from '#api/failure.ts';
import { useFailureText } from '#api/failureText.ts';
import { isOnline } from '#api/online.ts';
import { useText } from '#text/useText.tsx';

/**
 * The text of a failure for a form: the house's own, else the code's label. Without a readable answer it says that the
 * typed values are still there. AMB-172, AMB-179
 */
export function useFailureWords(): (failure: CallFailure) => string {
  const words = useText('ui');
  const textOf = useFailureText();
  return (failure) => {
    const { kind } = failure;
    if (kind === 'refused' || failure.isOutcomeUnknown || !isOnline()) return textOf(failure);
    if (kind === 'network') return words('noConnection');
    return words(kind === 'timeout' ? 'noAnswer' : 'unknownFailure');
  };
}
