import { confirmEmail, emailSend, submitEmail, updateEmail } from '@foyer/contract/account/email.ts';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { email as emailRule } from '@foyer/contract/rules/contact.ts';
import { useRef } from 'react';
import * as v from 'valibot';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import { useProvedCall } from '#session/useProvedCall.ts';
import { useText } from '#text/useText.tsx';
import { CodeField } from './CodeField.tsx';
import styles from './Safety.module.css';
import { useStepForm } from './useStepForm.ts';
import type { StepFormProps } from './useStepForm.ts';

interface EmailFormProps extends StepFormProps {
  /** The stored address that is not verified yet, masked; '' for none. */
  readonly waiting: string;
}

/** Stores or replaces the address, sends a code to it and verifies it by the code. VALID-022, AMB-145, AMB-149 */
export function EmailForm({ waiting, onDone }: EmailFormProps) {
  const text = useText('account/safety');
  const account = useText('account');
  const first = useProvedCall(submitEmail, { invalidates: [logedUserInfo] });
  const replace = useProvedCall(updateEmail, { invalidates: [logedUserInfo] });
  const send = useProvedCall(emailSend);
  const hasOne = useRef(waiting !== '');
  const form = useStepForm(confirmEmail, {
    initial: { email: '', code: '' },
    refusedAt: { WRONG_CODE: 'code', EMAIL_TAKEN: 'email', EMAIL_ALREADY_VERIFIED: 'email' },
    doneText: text('email.done'),
    onDone,
  });
  const sendCode = async () => {
    const email = String(form.form.getValues('email') ?? '').trim();
    if (!v.safeParse(emailRule, email).success) {
      await form.form.trigger('email', { shouldFocus: true });
      return undefined;
    }
    await (hasOne.current ? replace : first).send({ email });
    hasOne.current = true;
    return await send.send({ email });
  };
  return (
    <CallForm label={text('email.title')} state={form} className={styles.form}>
      <FormText
        name="email"
        type="email"
        label={account('item.email')}
        hint={waiting === '' ? text('email.hint') : text('email.before', { email: waiting })}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CodeField send={sendCode} refusedAt="email" />
      <FormSubmit size="large" isBlock>
        {text('email.submit')}
      </FormSubmit>
    </CallForm>
  );
}
