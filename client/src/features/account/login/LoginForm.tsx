import { login } from '@foyer/contract/account/session.ts';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { CallForm } from '#form/CallForm.tsx';
import { FormCheck } from '#form/FormCheck.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword, FormText } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import type { CallForm as CallFormState } from '#form/useCallForm.ts';
import { openSecondStep } from '#session/secondStep.ts';
import { rememberAccount, rememberedAccount, useAfterLogin } from '#session/useAfterLogin.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { FormCaptcha } from '../captcha/FormCaptcha.tsx';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { PasskeyPlace } from '../passkeys/PasskeyPlace.tsx';
import { dropLink, useLink } from '../thirdParty/link.ts';
import { ThirdPartyButtons } from '../thirdParty/ThirdPartyButtons.tsx';
import styles from './LoginForm.module.css';

interface LoginFormProps {
  /** Button that opens the password recovery, another panel of the same dialog or page. */
  readonly recovery: ReactNode;
  /** Passed on to the registration, so that it leads to the same page as the log-in. */
  readonly redirect?: string | undefined;
  readonly onDone?: () => void;
}

/** Account, password, captcha. The password is left to the browser's manager. SI-02 to SI-04, VALID-004, AMB-183 */
export function LoginForm({ recovery, redirect, onDone }: LoginFormProps) {
  const text = useText('account');
  const captcha = useCaptcha('login');
  const link = useLink();
  const afterLogin = useAfterLogin();
  const state = useCallForm(login, {
    also: { ...captcha.fields, linkTicket: link?.ticket ?? '' },
    refusedAt: captcha.refusedAt,
    prove: (request) => captcha.prove(request, request.userAccount),
    onFailed: (name, data) => {
      if (name === 'SECOND_FACTOR_NEEDED') openSecondStep(data);
      state.form.setValue('captcha', '');
      captcha.reload();
      if (name === 'LINK_EXPIRED') dropLink();
    },
    onDone: (_, request) => {
      dropLink();
      rememberAccount(request.userAccount, request.isRemembered);
      onDone?.();
      afterLogin();
    },
  });
  useRememberedAccount(state);
  return (
    <CallForm label={text('login.title')} state={state}>
      <FormText
        name="userAccount"
        label={text('login.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPassword name="password" label={text('login.password')} autoComplete="current-password" />
      <FormCaptcha captcha={captcha} />
      <div className={styles.options}>
        <FormCheck name="remember" label={text('login.remember')} />
        {recovery}
      </div>
      <FormSubmit size="large" isBlock busy={text('login.sending')}>
        {text('login.submit')}
      </FormSubmit>
      {isOffered('passkeys') && <PasskeyPlace onDone={onDone} />}
      {link === undefined && <ThirdPartyButtons />}
      {isOffered('registration') && <ToRegister redirect={redirect} {...(onDone && { onDone })} />}
    </CallForm>
  );
}

function ToRegister({ redirect, onDone }: Omit<LoginFormProps, 'recovery'>) {
  const text = useText('account');
  return (
    <p className={styles.register}>
      {text('login.noAccount')}
      <Link className="link" to="/register" search={redirect === undefined ? {} : { redirect }} onClick={onDone}>
        {text('login.toRegister')}
      </Link>
    </p>
  );
}

function useRememberedAccount({ form: { setValue, getValues } }: CallFormState): void {
  useEffect(() => {
    const account = rememberedAccount();
    if (account === '') return;
    setValue('remember', true);
    if (!getValues('userAccount')) setValue('userAccount', account);
  }, [setValue, getValues]);
}
