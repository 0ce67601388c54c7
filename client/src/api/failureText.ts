/** The text of a failure for the player: the house's own, else the code's label. AMB-172, AMB-179 */
import type { CallFailure } from '#api/failure.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';

export function failureText(failure: CallFailure, codes: Text<'codes'>): string {
  if (failure.outcome.kind === 'aborted') return '';
  const { text } = failure.outcome;
  return 'words' in text ? text.words : codes(text.label);
}

/** For a form or a block that shows the failure where it happened. */
export function useFailureText(): (failure: CallFailure) => string {
  const codes = useText('codes');
  return (failure) => failureText(failure, codes);
}
