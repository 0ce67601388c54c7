import { confirmPhone, sendPhoneSMS } from '@foyer/contract/account/security.ts';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { mobile } from '@foyer/contract/rules/personal.ts';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { isFailure } from '#api/failure.ts';
import { useCall } from '#api/useCall.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { announce } from '#ui/announcer.ts';
import { Note } from '#ui/Note.tsx';
import { say } from '#ui/messages/messages.ts';
import { InputButton } from '#ui/TextInput.tsx';
import styles from './Safety.module.css';

/** Seconds until another code may be asked for. AMB-103 */
const resendSeconds = 60;

/** A code by SMS, then the code. VALID-020, VALID-050 */
export function PhoneForm({ onDone }: { readonly onDone: () => void }) {
  const text = useText('center');
  const send = useCall(sendPhoneSMS, { isShownByCaller: true });
  const wait = useCountdown();
  const form = useCallForm(confirmPhone, {
    initial: { mobilePhone: '', code: '' },
    refusedAt: { WRONG_CODE: 'code', PHONE_TAKEN: 'mobilePhone', PHONE_ALREADY_VERIFIED: 'mobilePhone' },
    invalidates: [logedUserInfo],
    onDone: () => {
      say({ kind: 'success', text: text('phone.done') });
      onDone();
    },
  });
  const sendCode = async () => {
    const mobilePhone = String(form.form.getValues('mobilePhone') ?? '');
    if (!v.safeParse(mobile, mobilePhone).success) {
      await form.form.trigger('mobilePhone', { shouldFocus: true });
      return;
    }
    try {
      await send.mutateAsync({ mobilePhone, countryCode: '86', scene: 'verify' });
      wait.start(resendSeconds);
      announce(text('phone.sent'));
      form.form.setFocus('code');
    } catch (error) {
      if (!isFailure(error)) throw error;
      error.isShown = true;
      form.form.setError('mobilePhone', { type: 'house', message: error.message }, { shouldFocus: true });
    }
  };
  const label =
    wait.left > 0
      ? text('phone.sendWait', { seconds: wait.left })
      : text(send.isSuccess ? 'phone.sendAgain' : 'phone.send');
  return (
    <CallForm label={text('phone.title')} state={form} className={styles.form}>
      <FormText
        name="mobilePhone"
        label={text('phone.field')}
        hint={text('phone.hint')}
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <FormText
        name="code"
        label={text('phone.code')}
        hint={text('phone.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        after={
          <InputButton disabled={wait.left > 0 || send.isPending} onClick={() => void sendCode()}>
            {label}
          </InputButton>
        }
      />
      {send.isSuccess && (
        <Note>
          {text('phone.sent')} {text('phone.sandbox')}{' '}
          <a className="link" href="/sandbox/outbox" target="_blank" rel="noopener">
            {text('phone.outbox')}
          </a>
        </Note>
      )}
      <FormSubmit size="large" isBlock>
        {text('phone.submit')}
      </FormSubmit>
    </CallForm>
  );
}

/** Seconds left until something may happen again. */
function useCountdown(): { readonly left: number; readonly start: (seconds: number) => void } {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: setLeft };
}
