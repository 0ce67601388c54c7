import { forgetPassword } from '@foyer/contract/account/recovery.ts';
import type { Fault } from '@foyer/contract/form.ts';
import { useEffect } from 'react';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword } from '#form/FormText.tsx';
import type { ClientCheck } from '#form/resolver.ts';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { fieldRules, passwordParts } from '../register/fieldRules.ts';

interface FinishStepProps {
  readonly userAccount: string;
  readonly token: string;
  readonly onDone: () => void;
  readonly onExpired: () => void;
}

/** Reports a mismatch at once, even while other fields are still invalid. VALID-011 */
const check: ClientCheck = ({ newPassword, confirmPassword }) => {
  const fault: Fault = { field: 'confirmPassword', message: { key: 'confirmMismatch', args: {} } };
  return confirmPassword !== '' && newPassword !== confirmPassword ? [fault] : [];
};

/** Asks for the new password twice and shows its rules beforehand. CALL-071, VALID-002, VALID-008, VALID-011 */
export function FinishStep({ userAccount, token, onDone, onExpired }: FinishStepProps) {
  const text = useText('account/recovery');
  const account = useText('account');
  const state = useCallForm(forgetPassword, {
    initial: { newPassword: '', confirmPassword: '' },
    also: { userAccount, token },
    check,
    refusedAt: { PASSWORD_BREACHED: 'newPassword' },
    onFailed: (name) => name === 'RECOVERY_EXPIRED' && onExpired(),
    onDone,
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus('newPassword'), [setFocus]);
  const typed = state.form.watch('newPassword');
  const value = typeof typed === 'string' ? typed : '';
  return (
    <CallForm label={account('recovery')} state={state}>
      {/* A password manager stores the new password under this account. */}
      <input type="hidden" name="username" autoComplete="username" value={userAccount} readOnly />
      <FormPassword
        name="newPassword"
        label={text('newPassword')}
        rules={fieldRules(account, passwordParts.plain, value)}
        autoComplete="new-password"
      />
      <FormPassword
        name="confirmPassword"
        label={text('confirmPassword')}
        hint={text('finishNote')}
        autoComplete="new-password"
      />
      <FormSubmit size="large" isBlock>
        {text('finish')}
      </FormSubmit>
    </CallForm>
  );
}
