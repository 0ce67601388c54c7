import { confirmPhone, sendPhone, sendPhoneSMS } from '@foyer/contract/account/security.ts';
import { mobile } from '@foyer/contract/rules/personal.ts';
import * as v from 'valibot';
import { isFailure } from '#api/failure.ts';
import { useCall } from '#api/useCall.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import { useText } from '#text/useText.tsx';
import { CodeField } from './CodeField.tsx';
import type { SendCode } from './CodeField.tsx';
import styles from './Safety.module.css';
import { useStepForm } from './useStepForm.ts';
import type { StepFormProps } from './useStepForm.ts';

/** A code by SMS, then the code; where the first line fails, the second is asked. VALID-020, VALID-050, AMB-146 */
export function PhoneForm({ onDone }: StepFormProps) {
  const text = useText('center');
  const first = useCall(sendPhoneSMS, { isShownByCaller: true });
  const second = useCall(sendPhone, { isShownByCaller: true });
  const form = useStepForm(confirmPhone, {
    initial: { mobilePhone: '', code: '' },
    refusedAt: { WRONG_CODE: 'code', PHONE_TAKEN: 'mobilePhone', PHONE_ALREADY_VERIFIED: 'mobilePhone' },
    said: text('phone.done'),
    onDone,
  });
  const withPhone =
    (send: (mobilePhone: string) => ReturnType<SendCode>): SendCode =>
    async () => {
      const mobilePhone = String(form.form.getValues('mobilePhone') ?? '').trim();
      if (v.safeParse(mobile, mobilePhone).success) return await send(mobilePhone);
      await form.form.trigger('mobilePhone', { shouldFocus: true });
      return undefined;
    };
  const bySecond = (mobilePhone: string) => second.mutateAsync({ mobilePhone });
  const byFirst = async (mobilePhone: string) => {
    try {
      return await first.mutateAsync({ mobilePhone, countryCode: '86', scene: 'verify' });
    } catch (error) {
      // The line is out of order; what the player did wrong would be wrong on the other line too.
      if (isFailure(error) && error.code >= 500 && error.code < 600) return await bySecond(mobilePhone);
      throw error;
    }
  };
  return (
    <CallForm label={text('phone.title')} state={form} className={styles.form}>
      <FormText
        name="mobilePhone"
        label={text('phone.field')}
        hint={text('phone.hint')}
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <CodeField
        hint={text('phone.codeHint')}
        send={withPhone(byFirst)}
        sendOtherwise={withPhone(bySecond)}
        refusedAt="mobilePhone"
      />
      <FormSubmit size="large" isBlock>
        {text('phone.submit')}
      </FormSubmit>
    </CallForm>
  );
}
