import { confirmPhone, sendPhone, sendPhoneSMS } from '@foyer/contract/account/security.ts';
import { chineseCallingCode, mobileOf } from '@foyer/contract/rules/personal.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { isFailure } from '#api/failure.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import type { CallForm as CallFormState } from '#form/useCallForm.ts';
import { useProvedCall } from '#session/useProvedCall.ts';
import { useLocale, useText } from '#text/useText.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { InputButton, TextInput } from '#ui/fields/TextInput.tsx';
import { CountryCode } from '../code/CountryCode.tsx';
import { CodeField } from './CodeField.tsx';
import type { SendCode } from './CodeField.tsx';
import styles from './Safety.module.css';
import { useStepForm } from './useStepForm.ts';
import type { StepFormProps } from './useStepForm.ts';

interface PhoneFormProps extends StepFormProps {
  /**
   * The phone from the registration; '' for none. If it is masked, the house sends to the stored phone without being
   * given a number.
   */
  readonly kept: string;
}

interface GivenPhone {
  /** Undefined for the stored one. */
  readonly mobilePhone: string | undefined;
  readonly countryCode: string;
}

/**
 * Verifies the stored phone or a new one with its country: sends a code by SMS and checks it. A second provider is
 * offered if the first fails. VALID-020, VALID-050, CALL-094, AMB-091, AMB-146
 */
export function PhoneForm({ kept, onDone }: PhoneFormProps) {
  const text = useText('account/safety');
  const account = useText('account');
  const [isKept, setIsKept] = useState(kept.includes('*'));
  const form = useStepForm(confirmPhone, {
    initial: {
      mobilePhone: isKept ? '' : kept,
      countryCode: useLocale() === 'th' ? '66' : chineseCallingCode,
      code: '',
    },
    // Reported before a code is typed: the codec compares phone and country only once every other field is valid.
    check: ({ mobilePhone, countryCode }) =>
      isKept ? [] : ruleFaults('mobilePhone', mobileOf(String(countryCode)), mobilePhone),
    refusedAt: { WRONG_CODE: 'code', PHONE_TAKEN: 'mobilePhone', PHONE_ALREADY_VERIFIED: 'mobilePhone' },
    doneText: text('phone.done'),
    onDone,
  });
  const country = String(form.form.watch('countryCode') ?? chineseCallingCode);
  const isChinese = country === chineseCallingCode;
  const { byFirst, bySecond } = useCodeLines(form, isKept, country);
  const another = (
    <InputButton
      onClick={() => {
        form.form.clearErrors('mobilePhone');
        // The button disappears with its field, so the focus moves to the new field.
        flushSync(() => setIsKept(false));
        form.form.setFocus('mobilePhone');
      }}
    >
      {text('phone.another')}
    </InputButton>
  );
  return (
    <CallForm label={text('phone.title')} state={form} className={styles.form}>
      {isKept ? (
        <Field label={account('item.phone')} hint={text('phone.kept')} error={form.errorOf('mobilePhone')}>
          {(control) => <TextInput {...control} value={kept} readOnly after={another} />}
        </Field>
      ) : (
        <FormText
          name="mobilePhone"
          label={account('item.phone')}
          hint={isChinese ? text('phone.hint') : account('phone.hint')}
          before={<CountryCode />}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      )}
      <CodeField hint={text('phone.codeHint')} send={byFirst} sendOtherwise={bySecond} refusedAt="mobilePhone" />
      <FormSubmit size="large" isBlock>
        {text('phone.submit')}
      </FormSubmit>
    </CallForm>
  );
}

/** The two SMS providers; both send only to a valid number. */
function useCodeLines({ form }: CallFormState, isKept: boolean, country: string) {
  const first = useProvedCall(sendPhoneSMS);
  const second = useProvedCall(sendPhone);
  const withPhone =
    (send: (phone: GivenPhone) => ReturnType<SendCode>): SendCode =>
    async () => {
      if (isKept) return await send({ mobilePhone: undefined, countryCode: country });
      const mobilePhone = String(form.getValues('mobilePhone') ?? '').trim();
      if (v.is(mobileOf(country), mobilePhone)) return await send({ mobilePhone, countryCode: country });
      await form.trigger('mobilePhone', { shouldFocus: true });
      return undefined;
    };
  const bySecond = (phone: GivenPhone) => second.send(phone);
  const byFirst = async (phone: GivenPhone) => {
    try {
      return await first.send({ ...phone, scene: 'verify' });
    } catch (error) {
      // The second provider is tried only if the first fails: a refusal would be the same there.
      if (isFailure(error) && error.code >= 500 && error.code < 600) return await bySecond(phone);
      throw error;
    }
  };
  return { byFirst: withPhone(byFirst), bySecond: withPhone(bySecond) } as const;
}
