import type { CodeDelivery } from '@foyer/contract/account/codeDelivery.ts';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isFailure } from '#api/failure.ts';
import { useFormAround } from '#form/callFormContext.ts';
import { FormText } from '#form/FormText.tsx';
import { useFailureWords } from '#form/useFailureWords.ts';
import { useText } from '#text/useText.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { InputButton } from '#ui/fields/TextInput.tsx';

/** Requests a code. Returns undefined if a field is invalid. */
export type SendCode = () => Promise<CodeDelivery | undefined>;

interface CodeFieldProps {
  readonly hint?: ReactNode;
  readonly send: SendCode;
  /** Sends the code by a second provider, offered once the wait after the first is over. AMB-146 */
  readonly sendOtherwise?: SendCode;
  /** The field that shows a refusal to send. */
  readonly refusedAt?: string;
}

/** A code field with a button that requests a code, enabled again after the house's delay. VALID-050, AMB-103 */
export function CodeField({ hint, send, sendOtherwise, refusedAt = 'code' }: CodeFieldProps) {
  const text = useText('account/safety');
  const account = useText('account');
  const { delivery, isAsking, secondsLeft, ask } = useCodeRequest(refusedAt);
  const label =
    secondsLeft > 0 ? text('code.wait', { seconds: secondsLeft }) : account(delivery ? 'code.again' : 'code.send');
  return (
    <>
      <FormText
        name="code"
        label={text('code.field')}
        hint={hint ?? text('code.hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        after={
          <InputButton disabled={secondsLeft > 0 || isAsking} onClick={() => void ask(send)}>
            {label}
          </InputButton>
        }
      />
      {delivery && (
        <Note>
          <p>{text('code.sent', { target: delivery.target, minutes: delivery.lifeMinutes })}</p>
          {delivery.outbox !== '' && (
            <p>
              {text('code.sandbox')}{' '}
              <a className="link" href={delivery.outbox} target="_blank" rel="noopener">
                {text('code.outbox')}
              </a>
            </p>
          )}
          {sendOtherwise && secondsLeft === 0 && (
            <Button
              look="quiet"
              size="small"
              state={isAsking ? 'busy' : 'ready'}
              onClick={() => void ask(sendOtherwise)}
            >
              {text('code.secondLine')}
            </Button>
          )}
        </Note>
      )}
    </>
  );
}

function useCodeRequest(refusedAt: string) {
  const text = useText('account/safety');
  const wordsOf = useFailureWords();
  const { form } = useFormAround();
  const [delivery, setDelivery] = useState<CodeDelivery>();
  const [isAsking, setIsAsking] = useState(false);
  const wait = useCountdown();
  // The button can be pressed twice before it is rendered as busy, and each press would send a message.
  const isLocked = useRef(false);
  const ask = async (line: SendCode) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsAsking(true);
    try {
      const sent = await line();
      if (sent === undefined) return;
      setDelivery(sent);
      form.clearErrors(refusedAt);
      wait.start(sent.resendSeconds);
      announce(text('code.sent', { target: sent.target, minutes: sent.lifeMinutes }));
      form.setFocus('code');
    } catch (error) {
      if (!isFailure(error)) throw error;
      error.isShown = true;
      form.setError(refusedAt, { type: 'house', message: wordsOf(error) }, { shouldFocus: true });
    } finally {
      isLocked.current = false;
      setIsAsking(false);
    }
  };
  return { delivery, isAsking, secondsLeft: wait.left, ask } as const;
}

function useCountdown(): { readonly left: number; readonly start: (seconds: number) => void } {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: setLeft };
}
