import { queryRegisterItem, registered } from '@foyer/contract/account/register.ts';
import type { Fault } from '@foyer/contract/form.ts';
import type { FieldName } from '@foyer/contract/message.ts';
import { init } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { q } from '#api/query.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormCheck } from '#form/FormChoice.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import type { ClientCheck, FormValues } from '#form/resolver.ts';
import { useCallForm } from '#form/useCallForm.ts';
import { referralCode } from '#session/referral.ts';
import { useAfterLogin } from '#session/useAfterLogin.ts';
import { useText } from '#text/useText.tsx';
import { giftIcon } from '#ui/icons.ts';
import { say } from '#ui/messages/messages.ts';
import { Note } from '#ui/Note.tsx';
import { FormCaptcha } from '../captcha/FormCaptcha.tsx';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { AccountField } from './AccountField.tsx';
import { OptionalItems } from './OptionalItems.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { TermsCheck } from './TermsCheck.tsx';
import styles from './RegisterForm.module.css';

/** What the house asks for, by name: the phone and each item are required or not as its settings say. AMB-085, AMB-088 */
function missing(required: readonly FieldName[], values: FormValues): Fault[] {
  return required
    .filter((field) => String(values[field] ?? '').trim() === '')
    .map((field) => ({ field, message: { key: 'required', args: { field } } }));
}

/** What the request's codec can't know: the repeated password and the two confirmations. VALID-011, VALID-060, M18 */
const confirmations: ClientCheck = ({ password, confirmPassword, adult, terms }) => {
  const faults: Fault[] = [];
  if (!confirmPassword) {
    faults.push({ field: 'confirmPassword', message: { key: 'required', args: { field: 'confirmPassword' } } });
  } else if (password !== confirmPassword) {
    faults.push({ field: 'confirmPassword', message: { key: 'confirmMismatch', args: {} } });
  }
  if (!adult) faults.push({ field: 'adult', message: { key: 'isAdult', args: {} } });
  if (!terms) faults.push({ field: 'terms', message: { key: 'terms', args: {} } });
  return faults;
};
const draft = {
  key: 'register',
  fields: ['userAccount', 'mobilePhone', 'agentCode', 'nickname', 'email', 'qq', 'weChat'],
};

/** The plain variant: account, password, phone, referral code, captcha, the items that the house lists. SI-05, ENUM-026 */
export function RegisterForm() {
  const text = useText('account');
  const captcha = useCaptcha('register');
  const phoneType = useQuery(q(init, {})).data?.regPhoneType ?? '';
  const items = useQuery(q(queryRegisterItem, {})).data?.list ?? [];
  const welcome = useWelcome();
  const required: FieldName[] = items.filter((one) => one.isRequired).map((one) => one.item);
  if (phoneType === '' || phoneType === '2') required.push('mobilePhone');
  const state = useCallForm(registered, {
    also: { captchaId: captcha.id },
    check: (values) => [...missing(required, values), ...confirmations(values)],
    refusedAt: { WRONG_CAPTCHA: 'captcha', ACCOUNT_TAKEN: 'userAccount', PHONE_TAKEN: 'mobilePhone' },
    draft,
    onFailed: () => {
      state.form.setValue('captcha', '');
      captcha.reload();
    },
    onDone: welcome,
  });
  const { setValue, getValues } = state.form;
  useEffect(() => {
    // What was typed wins over the cookie. AMB-021
    if (!getValues('agentCode')) setValue('agentCode', referralCode());
  }, [setValue, getValues]);
  const agentCode = state.form.watch('agentCode');
  return (
    <CallForm label={text('register.title')} state={state}>
      {agentCode && agentCode === referralCode() && (
        <Note tone="accent" icon={giftIcon}>
          <p>{text.rich('register.agentFilled', { code: referralCode(), b: (chunks) => <b>{chunks}</b> })}</p>
        </Note>
      )}
      <AccountField />
      <PasswordFields />
      {phoneType !== '0' && (
        <FormText
          name="mobilePhone"
          label={text('register.mobilePhone')}
          need={phoneType === '1' ? 'optional' : 'required'}
          hint={text('register.mobileHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={11}
        />
      )}
      <OptionalItems items={items} />
      <div className={styles.pair}>
        <FormText
          name="agentCode"
          label={text('register.agentCode')}
          need="optional"
          maxLength={32}
          autoComplete="off"
        />
        <FormCaptcha captcha={captcha} />
      </div>
      <div>
        <FormCheck name="adult" label={text('register.isAdult')} />
        <TermsCheck />
      </div>
      <div className={styles.send}>
        <FormSubmit size="large" isBlock busy={text('register.sending')}>
          {text('register.submit')}
        </FormSubmit>
        <p className={styles.note}>{text('register.limitsNote')}</p>
      </div>
    </CallForm>
  );
}

/** Signed in at once; on to where the player wanted, or a gentle word about what can come next. */
function useWelcome() {
  const text = useText('account');
  const router = useRouter();
  const afterLogin = useAfterLogin();
  return () => {
    afterLogin();
    say({
      kind: 'notification',
      title: text('register.doneTitle'),
      text: text('register.doneWords'),
      action: {
        label: text('register.toDeposit'),
        act: () => void router.navigate({ href: '/mine/capital/deposit' }),
      },
    });
  };
}
