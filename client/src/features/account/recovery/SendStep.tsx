import { forgetSendCode, forgetSendCodeNew } from '@foyer/contract/account/recovery.ts';
import { chineseCallingCode } from '@foyer/contract/rules/personal.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useLocale, useText } from '#text/useText.tsx';
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
  const state = useCallForm(forgetSendCodeNew, {
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
  const state = useCallForm(forgetSendCode, {
    onDone: (delivery, { userAccount, target }) =>
      onSent({ way: 'email', userAccount, target, countryCode: '', delivery }),
  });
  return (
    <CallForm label={account('recovery')} state={state}>
      <AccountName />
      <FormText name="target" label={text('email')} type="email" inputMode="email" autoComplete="email" />
      <FormSubmit size="large" isBlock>
        {account('code.send')}
      </FormSubmit>
    </CallForm>
  );
}

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
