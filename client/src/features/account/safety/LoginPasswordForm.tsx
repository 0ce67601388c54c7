import { updateLoginPassword } from '@foyer/contract/account/passwords.ts';
import { confirmPassword, differsFrom, newPasswordOf } from '@foyer/contract/rules/password.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword } from '#form/FormText.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useText } from '#text/useText.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import styles from './Safety.module.css';
import { useFrontConfig } from './useFrontConfig.ts';
import { useStepForm } from './useStepForm.ts';
import type { StepFormProps } from './useStepForm.ts';

/** Changes the log-in password, by the operator's policy. VALID-008, VALID-011, VALID-012, S18, S19 */
export function LoginPasswordForm({ onDone }: StepFormProps) {
  const text = useText('account/safety');
  const { passwordPolicy } = useFrontConfig('passwordPolicy');
  const form = useStepForm(updateLoginPassword, {
    initial: { oldPassword: '', newPassword: '', again: '' },
    check: ({ oldPassword, newPassword, again }) => [
      ...ruleFaults('newPassword', differsFrom(String(oldPassword ?? ''), newPasswordOf(passwordPolicy)), newPassword),
      ...ruleFaults('again', confirmPassword(String(newPassword ?? '')), again),
    ],
    refusedAt: { WRONG_OLD_PASSWORD: 'oldPassword', PASSWORD_BREACHED: 'newPassword' },
    doneText: text('loginPassword.done'),
    onDone,
  });
  return (
    <CallForm label={text('loginPassword.title')} state={form} className={styles.form}>
      <FormPassword name="oldPassword" label={text('loginPassword.old')} autoComplete="current-password" />
      <FormPassword
        name="newPassword"
        label={text('loginPassword.new')}
        hint={text(passwordPolicy === 'phrase' ? 'loginPassword.hintPhrase' : 'loginPassword.hint')}
        autoComplete="new-password"
      />
      <FormPassword name="again" label={text('loginPassword.again')} autoComplete="new-password" />
      <Note tone="warn">{text('loginPassword.consequences')}</Note>
      <FormSubmit size="large" isBlock>
        {text('loginPassword.submit')}
      </FormSubmit>
    </CallForm>
  );
}
