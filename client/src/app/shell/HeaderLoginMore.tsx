import { captchaNotAsked, defaultKaptcha, login } from '@foyer/contract/account/session.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { decodeForm } from '@foyer/contract/form.ts';
import type { RuleMessage } from '@foyer/contract/message.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import type { CallFailure } from '#api/failure.ts';
import { useFailureText } from '#api/failureText.ts';
import { q } from '#api/query.ts';
import { useCall } from '#api/useCall.ts';
import { ThirdPartyButtons } from '#features/account/thirdParty/ThirdPartyButtons.tsx';
import { openSecondStep } from '#session/secondStep.ts';
import { rememberAccount, rememberedAccount, useAfterLogin } from '#session/useAfterLogin.ts';
import { InnerLink } from '#app/shell/InnerLink.tsx';
import { useText } from '#text/useText.tsx';
import { CaptchaField } from '#ui/fields/CaptchaField.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldError } from '#ui/fields/Field.tsx';
import styles from './HeaderLoginMore.module.css';

interface HeaderLoginMoreProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onDone: () => void;
}

/**
 * The panel below the header's two fields: remember, recovery and errors. The captcha is loaded at the first
 * submission, if the house requires one, so that opening the form requests none. SI-02, SCREEN-001
 */
export function HeaderLoginMore({ form, onDone }: HeaderLoginMoreProps) {
  const account = useText('account');
  const { error, submit, captcha } = useHeaderLogin(form, onDone);
  useSubmitOf(form, () => void submit());
  return (
    <div className={styles.more}>
      {captcha.isShown && (
        <CaptchaField picture={captcha.picture} onReload={captcha.reload} input={{ name: 'captcha', required: true }} />
      )}
      <Checkbox name="remember" label={account('login.remember')} defaultChecked={rememberedAccount() !== ''} />
      <div aria-live="polite">{error !== '' && <FieldError>{error}</FieldError>}</div>
      <InnerLink href="/login?panel=forget" className="link small">
        {account('login.forgot')}
      </InnerLink>
      <ThirdPartyButtons />
    </div>
  );
}

function useHeaderLogin(form: RefObject<HTMLFormElement | null>, onDone: () => void) {
  const captcha = useCaptcha(form);
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
    if (!form.current || send.isPending || captcha.isComing) return;
    const fields = Object.fromEntries(new FormData(form.current));
    const remember = fields.remember === undefined ? '0' : '1';
    const answer = captcha.isShown ? {} : { captcha: captchaNotAsked };
    const read = decodeForm(login, { ...fields, ...answer, captchaId: captcha.id, remember });
    if (!read.isRead) {
      const [first] = read.faults;
      if (first) setError(ruleText(first.message));
      const broken = form.current.elements.namedItem(first?.field ?? '');
      if (broken instanceof HTMLElement) broken.focus();
      return;
    }
    setError('');
    // If the captcha has just appeared, the player has to solve it first.
    if (!captcha.isShown && (await captcha.isAsked())) return;
    const { request } = read;
    send.mutate(request, {
      onError: fail,
      onSuccess: () => {
        rememberAccount(request.userAccount, request.isRemembered);
        onDone();
        afterLogin();
      },
    });
  };
  return { error, submit, captcha };
}

/** Fetched on demand, so that its five minutes begin when it is needed. */
function useCaptcha(form: RefObject<HTMLFormElement | null>) {
  const { data, isError, isFetching, errorUpdateCount, refetch } = useQuery({
    ...q(defaultKaptcha, { purpose: 'login' }),
    enabled: false,
    gcTime: 0,
  });
  /** A house without captchas returns no id. Without a reply it may require one, also while it is asked again. */
  const isShown = isError || (data === undefined ? errorUpdateCount > 0 : data.captchaId !== '');
  useEffect(() => {
    const field = isShown ? form.current?.elements.namedItem('captcha') : undefined;
    if (field instanceof HTMLElement && form.current?.contains(document.activeElement) === true) field.focus();
  }, [isShown, form]);
  const address = data && `data:image/svg+xml,${encodeURIComponent(data.picture)}`;
  return {
    id: data?.captchaId ?? '',
    isShown,
    isComing: isFetching && data === undefined,
    isAsked: async () => data === undefined && (await refetch()).data?.captchaId !== '',
    picture: isError
      ? ('failed' as const)
      : address === undefined
        ? undefined
        : { address, question: data?.question ?? '' },
    reload: () => void refetch(),
  };
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
