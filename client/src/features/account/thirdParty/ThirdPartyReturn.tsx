import { thirAuthLogin } from '@foyer/contract/account/thirdParty.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFailureText } from '#api/failureText.ts';
import { useCall } from '#api/useCall.ts';
import { refusalName } from '#form/refusal.ts';
import { openSecondStep } from '#session/secondStep.ts';
import { useAfterLogin } from '#session/useAfterLogin.ts';
import { useText } from '#text/useText.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { keepLink } from './link.ts';
import type { ReturnSearch } from './returnSearch.ts';

interface ThirdPartyReturnProps {
  readonly returned: ReturnSearch;
  /** Removes the code from the address before it is used. S01 */
  readonly onTaken: () => void;
}

/** Return from a third party: logs in, or keeps the identity for linking it to an account. */
export function ThirdPartyReturn({ returned, onTaken }: ThirdPartyReturnProps) {
  const text = useText('account/thirdParty');
  const failureText = useFailureText();
  const send = useCall(thirAuthLogin, { isShownByCaller: true });
  const afterLogin = useAfterLogin();
  const spent = useRef('');
  const spend = useEffectEvent(({ authType = '', authCode = '', state = '' }: ReturnSearch) => {
    if (authCode === '' || spent.current === authCode) return;
    spent.current = authCode;
    onTaken();
    send.mutate(
      { authType, authCode, state },
      {
        onSuccess: ({ linkTicket, passport }) => {
          if (linkTicket === '') afterLogin();
          else keepLink({ ticket: linkTicket, passport });
        },
        onError: (failure) => {
          failure.isShown = true;
          if (refusalName(thirAuthLogin, failure) === 'SECOND_FACTOR_NEEDED') openSecondStep(failure.data);
        },
      },
    );
  });
  useEffect(() => spend(returned), [returned]);
  if (send.isPending) return <Note role="status">{text('third.busy')}</Note>;
  if (!send.error) return null;
  return (
    <Note tone="bad" role="alert">
      <b>{text('third.failed')}</b>
      <p>{failureText(send.error)}</p>
    </Note>
  );
}
