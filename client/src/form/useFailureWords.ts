import type { CallFailure } from '#api/failure.ts';
import { useFailureText } from '#api/failureText.ts';
import { isOnline } from '#api/online.ts';
import { useText } from '#text/useText.tsx';

/**
 * What a form says of a failure: the house's own words, else the code's label; where no answer came or none that can be
 * read, that what was typed is still there. AMB-172, AMB-179
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
