import { adultAge } from '@foyer/contract/age.ts';
import { agentRegistered } from '@foyer/contract/account/agency.ts';
import type { Fault } from '@foyer/contract/form.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import type { ClientCheck } from '#form/resolver.ts';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { FormCaptcha } from '../captcha/FormCaptcha.tsx';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { PasswordFields } from '../register/PasswordFields.tsx';
import { Consents } from '../register/Consents.tsx';
import type { Agent } from './SignedInAgent.tsx';

/** Checks beyond the request's codec: the repeated password and the two confirmations. VALID-011, VALID-060 */
const check: ClientCheck = ({ password, confirmPassword, adult, terms }) => {
  const faults: Fault[] = [];
  if (confirmPassword && password !== confirmPassword) {
    faults.push({ field: 'confirmPassword', message: { key: 'confirmMismatch', args: {} } });
  }
  if (!adult) faults.push({ field: 'adult', message: { key: 'isAdult', args: {} } });
  if (!terms) faults.push({ field: 'terms', message: { key: 'terms', args: {} } });
  return faults;
};

/** Registration of agents. CALL-X02, VALID-005, VALID-008, VALID-011, VALID-020 */
export function AgentRegister({ onDone }: { readonly onDone: (agent: Agent) => void }) {
  const text = useText('account');
  const t = useText('account/agency');
  const captcha = useCaptcha('register');
  const state = useCallForm(agentRegistered, {
    also: captcha.fields,
    prove: (request) => captcha.prove(request),
    check,
    refusedAt: {
      ...captcha.refusedAt,
      ACCOUNT_TAKEN: 'account',
      PHONE_TAKEN: 'mobilePhone',
      PASSWORD_BREACHED: 'password',
    },
    draft: { key: 'agency', fields: ['account', 'mobilePhone'] },
    onFailed: () => {
      state.form.setValue('captcha', '');
      captcha.reload();
    },
    onDone,
  });
  return (
    <CallForm label={t('register')} state={state}>
      <FormText
        name="account"
        label={t('account')}
        hint={t('accountHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordFields variant="plain" />
      <FormText
        name="mobilePhone"
        label={text('mobilePhone')}
        hint={text('mobileHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <FormCaptcha captcha={captcha} />
      <Consents leastAge={adultAge} />
      <FormSubmit size="large" isBlock busy={t('sending')}>
        {t('register')}
      </FormSubmit>
    </CallForm>
  );
}
