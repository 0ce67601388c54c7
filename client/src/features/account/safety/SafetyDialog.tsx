import { confirmRealName, setWithdrawPW } from '@foyer/contract/account/security.ts';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { confirmPassword } from '@foyer/contract/rules/password.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword, FormText } from '#form/FormText.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { say } from '#ui/messages/messages.ts';
import { PhoneForm } from './PhoneForm.tsx';
import type { SafetyStep } from './safetySteps.ts';
import styles from './Safety.module.css';

interface SafetyDialogProps {
  readonly step: SafetyStep;
  readonly onClose: () => void;
}

const titles = { name: 'name.title', phone: 'phone.title', password: 'password.title' } as const;

/** One item of the account's safety, done in place. */
export function SafetyDialog({ step, onClose }: SafetyDialogProps) {
  const text = useText('center');
  return (
    <Dialog title={text(titles[step])} dismiss="buttons" onClose={onClose}>
      {step === 'name' && <NameForm onDone={onClose} />}
      {step === 'phone' && <PhoneForm onDone={onClose} />}
      {step === 'password' && <WithdrawPasswordForm onDone={onClose} />}
    </Dialog>
  );
}

interface StepFormProps {
  readonly onDone: () => void;
}

/** The real name, once. VALID-015 to VALID-017, ROLE-012 */
function NameForm({ onDone }: StepFormProps) {
  const text = useText('center');
  const form = useCallForm(confirmRealName, {
    initial: { name: '' },
    invalidates: [logedUserInfo],
    onDone: () => {
      say({ kind: 'success', text: text('name.done') });
      onDone();
    },
  });
  return (
    <CallForm label={text('name.title')} state={form} className={styles.form}>
      <FormText name="name" label={text('name.field')} hint={text('name.hint')} autoComplete="name" />
      <FormSubmit size="large" isBlock>
        {text('name.submit')}
      </FormSubmit>
    </CallForm>
  );
}

/** The withdrawal password, set the first time. VALID-051, AMB-098 */
function WithdrawPasswordForm({ onDone }: StepFormProps) {
  const text = useText('center');
  const form = useCallForm(setWithdrawPW, {
    initial: { withdrawPassword: '', again: '' },
    check: (values) => ruleFaults('again', confirmPassword(String(values.withdrawPassword ?? '')), values.again),
    invalidates: [logedUserInfo],
    onDone: () => {
      say({ kind: 'success', text: text('password.done') });
      onDone();
    },
  });
  return (
    <CallForm label={text('password.title')} state={form} className={styles.form}>
      <FormPassword
        name="withdrawPassword"
        label={text('password.field')}
        hint={text('password.hint')}
        autoComplete="new-password"
      />
      <FormPassword name="again" label={text('password.again')} autoComplete="new-password" />
      <FormSubmit size="large" isBlock>
        {text('password.submit')}
      </FormSubmit>
    </CallForm>
  );
}
