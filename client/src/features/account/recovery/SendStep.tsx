import { forgetSendCode, forgetSendCodeNew } from '@foyer/contract/account/recovery.ts';
import { chineseCallingCode } from '@foyer/contract/rules/personal.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useLocale, useText } from '#text/useText.tsx';
import { FormCaptcha } from '../captcha/FormCaptcha.tsx';
import type { Proof } from '../captchaWork/proofOf.ts';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import type { Captcha } from '../captcha/useCaptcha.ts';
import { CountryCode } from '../code/CountryCode.tsx';
import type { Sent } from './sent.ts';

interface SendStepProps {
  readonly onSent: (sent: Sent) => void;
}

/** Account and phone. CALL-069, VALID-004, VALID-020 */
export function SendBySms({ onSent }: SendStepProps) {
  const text = useText('account/recovery');
  const account = useText('account');
  const locale = useLocale();
  const captcha = useCaptcha('code');
  const state = useCallForm(forgetSendCodeNew, {
    ...proving(captcha, () => state.form.setValue('captcha', '')),
    initial: { countryCode: locale === 'th' ? '66' : chineseCallingCode },
    onDone: (delivery, { userAccount, target, countryCode }) =>
      onSent({ way: 'sms', userAccount, target, countryCode, delivery }),
  });
  const isChinese = state.form.watch('countryCode') === chineseCallingCode;
  return (
    <CallForm label={account('recovery')} state={state}>
      <AccountName />
      <FormText
        name="target"
        label={text('phone')}
        placeholder={account(isChinese ? 'phone.placeholder' : 'phone.placeholderAbroad')}
        before={<CountryCode />}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <FormCaptcha captcha={captcha} />
      <FormSubmit size="large" isBlock>
        {account('code.send')}
      </FormSubmit>
    </CallForm>
  );
}

/** Account and mailbox. CALL-068, VALID-022 */
export function SendByMail({ onSent }: SendStepProps) {
  const text = useText('account/recovery');
  const account = useText('account');
  const captcha = useCaptcha('code');
  const state = useCallForm(forgetSendCode, {
    ...proving(captcha, () => state.form.setValue('captcha', '')),
    onDone: (delivery, { userAccount, target }) =>
      onSent({ way: 'email', userAccount, target, countryCode: '', delivery }),
  });
  return (
    <CallForm label={account('recovery')} state={state}>
      <AccountName />
      <FormText name="target" label={text('email')} type="email" inputMode="email" autoComplete="email" />
      <FormCaptcha captcha={captcha} />
      <FormSubmit size="large" isBlock>
        {account('code.send')}
      </FormSubmit>
    </CallForm>
  );
}

/** The captcha of a form that requests a code. A refused one is replaced. */
const proving = (captcha: Captcha, clear: () => void) => ({
  also: captcha.fields,
  refusedAt: captcha.refusedAt,
  prove: <R extends Proof>(request: R) => captcha.prove(request),
  onFailed: () => {
    clear();
    captcha.reload();
  },
});

function AccountName() {
  const account = useText('account');
  return (
    <FormText
      name="userAccount"
      label={account('login.account')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
