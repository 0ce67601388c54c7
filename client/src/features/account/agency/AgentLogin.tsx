import { agentLogin } from '@foyer/contract/account/agency.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword, FormText } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { FormCaptcha } from '../captcha/FormCaptcha.tsx';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import type { Agent } from './SignedInAgent.tsx';

/** Log-in of agents, separate from the accounts and sessions of players. CALL-X01, ROLE-015, AMB-157 */
export function AgentLogin({ onDone }: { readonly onDone: (agent: Agent) => void }) {
  const text = useText('account');
  const t = useText('account/agency');
  const captcha = useCaptcha('login');
  const state = useCallForm(agentLogin, {
    also: captcha.fields,
    refusedAt: captcha.refusedAt,
    prove: (request) => captcha.prove(request, `agent ${request.account}`),
    onFailed: () => {
      state.form.setValue('captcha', '');
      captcha.reload();
    },
    onDone,
  });
  return (
    <CallForm label={t('login')} state={state}>
      <FormText name="account" label={t('account')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <FormPassword name="password" label={text('login.password')} autoComplete="current-password" />
      <FormCaptcha captcha={captcha} />
      <FormSubmit size="large" isBlock busy={t('sending')}>
        {t('login')}
      </FormSubmit>
    </CallForm>
  );
}
