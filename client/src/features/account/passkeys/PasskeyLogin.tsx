import { beginPasskeyLogin, passkeyLogin } from '@foyer/contract/account/passkeys.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { useState } from 'react';
import { isFailure } from '#api/failure.ts';
import { useCall } from '#api/useCall.ts';
import { openSecondStep } from '#session/secondStep.ts';
import { useAfterLogin } from '#session/useAfterLogin.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { FieldError } from '#ui/fields/Field.tsx';
import { lockIcon } from '#ui/values/icons.ts';

/**
 * Log-in by passkey, for browsers that support it. The WebAuthn code is loaded on click.
 */
export function PasskeyLogin({ onDone }: { readonly onDone?: (() => void) | undefined }) {
  const text = useText('account/passkeys');
  const afterLogin = useAfterLogin();
  const begin = useCall(beginPasskeyLogin, { isShownByCaller: true });
  const send = useCall(passkeyLogin, { isShownByCaller: true });
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const logIn = async () => {
    setIsBusy(true);
    setFault('');
    try {
      const [{ answerWithPasskey }, { challengeId, options }] = await Promise.all([
        import('./device.ts'),
        begin.mutateAsync({}),
      ]);
      const response = await answerWithPasskey(options);
      if (response === undefined) return setFault(text('cancelled'));
      await send.mutateAsync({ challengeId, response });
      onDone?.();
      afterLogin();
    } catch (error) {
      if (!isFailure(error)) throw error;
      error.isShown = true;
      if (error.code === refusals.SECOND_FACTOR_NEEDED) openSecondStep(error.data);
      setFault(error.message || text('cancelled'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button size="large" isBlock icon={lockIcon} state={isBusy ? 'busy' : 'ready'} onClick={() => void logIn()}>
        {text('login')}
      </Button>
      <div aria-live="polite">{fault !== '' && <FieldError>{fault}</FieldError>}</div>
    </>
  );
}
