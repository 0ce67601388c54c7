import { login } from '@foyer/contract/account/session.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { decodeForm } from '@foyer/contract/form.ts';
import type { RuleMessage } from '@foyer/contract/message.ts';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isFailure } from '#api/failure.ts';
import type { CallFailure } from '#api/failure.ts';
import { useFailureText } from '#api/failureText.ts';
import { lazyPart } from '#api/lazyPart.ts';
import { useCall } from '#api/useCall.ts';
import { useCaptcha } from '#features/account/captcha/useCaptcha.ts';
import { widgetOf } from '#features/account/captcha/widgetOf.ts';
import { ThirdPartyButtons } from '#features/account/thirdParty/ThirdPartyButtons.tsx';
import { openSecondStep } from '#session/secondStep.ts';
import { rememberAccount, rememberedAccount, useAfterLogin } from '#session/useAfterLogin.ts';
import { InnerLink } from '#app/shell/InnerLink.tsx';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { CaptchaField } from '#ui/fields/CaptchaField.tsx';
import { CaptchaWorking } from '#ui/fields/CaptchaWorking.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldError } from '#ui/fields/Field.tsx';
import styles from './HeaderLoginMore.module.css';

// Only few houses use an outside service.
const CaptchaWidget = lazyPart(() => import('#ui/fields/CaptchaWidget.tsx'), 'CaptchaWidget');

interface HeaderLoginMoreProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onDone: () => void;
}

/**
 * The panel below the header's two fields: remember, recovery and errors. The captcha is asked for at each
 * submission, so that opening the form requests none. SI-02, SCREEN-001
 */
export function HeaderLoginMore({ form, onDone }: HeaderLoginMoreProps) {
  const account = useText('account');
  const { error, submit, captcha } = useHeaderLogin(form, onDone);
  useSubmitOf(form, () => void submit());
  const widget = widgetOf(captcha);
  return (
    <div className={styles.more}>
      {widget !== '' && <HeaderCaptchaWidget key={widget} />}
      {captcha.isTyped && widget === '' && (
        <CaptchaField picture={captcha.picture} onReload={captcha.reload} input={{ name: 'captcha', required: true }} />
      )}
      <CaptchaWorking progress={captcha.progress} />
      <Checkbox name="remember" label={account('login.remember')} defaultChecked={rememberedAccount() !== ''} />
      <div aria-live="polite">{error !== '' && <FieldError>{error}</FieldError>}</div>
      {isOffered('recovery') && (
        <InnerLink href="/login?panel=forget" className="link small">
          {account('login.forgot')}
        </InnerLink>
      )}
      <ThirdPartyButtons />
    </div>
  );
}

function HeaderCaptchaWidget() {
  const [token, setToken] = useState('');
  return (
    <Suspense>
      <CaptchaWidget onToken={setToken} />
      <input type="hidden" name="captcha" value={token} />
    </Suspense>
  );
}

function useHeaderLogin(form: RefObject<HTMLFormElement | null>, onDone: () => void) {
  const captcha = useCaptcha('login', { isLate: true });
  useFocusOfCaptcha(form, captcha.isTyped);
  const isBusy = useRef(false);
  const rules = useText('rules');
  const failureText = useFailureText();
  const send = useCall(login, { isShownByCaller: true });
  const afterLogin = useAfterLogin();
  const [error, setError] = useState('');
  const ruleText = ({ key, args }: RuleMessage): string => {
    const field = 'field' in args ? { field: rules(`fields.${args.field}` as 'fields.captcha') } : {};
    return (rules as (key: string, args: object) => string)(key, { ...args, ...field });
  };
  const fail = (failure: CallFailure) => {
    if (failure.code === refusals.SECOND_FACTOR_NEEDED) openSecondStep(failure.data);
    setError(failureText(failure));
    captcha.reload();
  };
  const submit = async () => {
    if (!form.current || send.isPending || isBusy.current) return;
    const fields = Object.fromEntries(new FormData(form.current));
    const remember = fields.remember === undefined ? '0' : '1';
    const read = decodeForm(login, { ...fields, ...captcha.fields, remember });
    if (!read.isRead) {
      const [first] = read.faults;
      if (first) setError(ruleText(first.message));
      const broken = form.current.elements.namedItem(first?.field ?? '');
      if (broken instanceof HTMLElement) broken.focus();
      return;
    }
    setError('');
    isBusy.current = true;
    try {
      // If a picture has just appeared, the player has to read it first.
      const request = await captcha.prove(read.request, read.request.userAccount);
      if (request === undefined) return;
      await send.mutateAsync(request);
      rememberAccount(request.userAccount, request.isRemembered);
      onDone();
      afterLogin();
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      if (failure.kind !== 'aborted') fail(failure);
    } finally {
      isBusy.current = false;
    }
  };
  return { error, submit, captcha };
}

/** Moves the focus to the captcha's field when it appears, if the focus is in the form. */
function useFocusOfCaptcha(form: RefObject<HTMLFormElement | null>, isShown: boolean): void {
  useEffect(() => {
    const field = isShown ? form.current?.elements.namedItem('captcha') : undefined;
    if (field instanceof HTMLElement && form.current?.contains(document.activeElement) === true) field.focus();
  }, [isShown, form]);
}

/** The form element belongs to the header; this panel listens to it while it is open. */
function useSubmitOf(form: RefObject<HTMLFormElement | null>, submit: () => void): void {
  const hear = useEffectEvent(() => submit());
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('submit', hear);
    return () => element?.removeEventListener('submit', hear);
  }, [form]);
}
