import { sendWithdrawYZM, updateWithdrawPW, updateWithdrawPWGOA } from '@foyer/contract/account/passwords.ts';
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import { confirmPassword } from '@foyer/contract/rules/password.ts';
import { withdrawPasswordDiffersFrom } from '@foyer/contract/rules/withdrawal.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword } from '#form/FormText.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useProvedCall } from '#session/useProvedCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { CodeField } from './CodeField.tsx';
import styles from './Safety.module.css';
import { useStepForm } from './useStepForm.ts';
import type { StepFormProps } from './useStepForm.ts';

/** Sets the withdrawal password for the first time. VALID-051, AMB-098 */
export function SetWithdrawForm({ onDone }: StepFormProps) {
  const text = useText('account/safety');
  const account = useText('account');
  const form = useStepForm(setWithdrawPW, {
    initial: { withdrawPassword: '', again: '' },
    check: (values) => ruleFaults('again', confirmPassword(String(values.withdrawPassword ?? '')), values.again),
    refusedAt: { PASSWORD_BREACHED: 'withdrawPassword' },
    doneText: text('password.done'),
    onDone,
  });
  return (
    <CallForm label={text('password.title')} state={form} className={styles.form}>
      <FormPassword
        name="withdrawPassword"
        label={account('item.withdrawPassword')}
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

interface OtherWayProps extends StepFormProps {
  /** Switches between the two forms: with the old password, or with a code. */
  readonly onOtherWay: () => void;
}

/** Changes the withdrawal password with the old one. VALID-012, AMB-147, S18 */
export function ChangeWithdrawForm({ onDone, onOtherWay }: OtherWayProps) {
  const text = useText('account/safety');
  const form = useStepForm(updateWithdrawPW, {
    initial: { oldWithdrawPassword: '', newWithdrawPassword: '', again: '' },
    check: ({ oldWithdrawPassword, newWithdrawPassword, again }) => [
      ...ruleFaults(
        'newWithdrawPassword',
        withdrawPasswordDiffersFrom(String(oldWithdrawPassword ?? '')),
        newWithdrawPassword,
      ),
      ...ruleFaults('again', confirmPassword(String(newWithdrawPassword ?? '')), again),
    ],
    refusedAt: {
      WRONG_OLD_PASSWORD: 'oldWithdrawPassword',
      WITHDRAW_PASSWORD_LOCKED: 'oldWithdrawPassword',
      PASSWORD_BREACHED: 'newWithdrawPassword',
    },
    doneText: text('withdraw.done'),
    onDone,
  });
  return (
    <CallForm label={text('withdraw.changeTitle')} state={form} className={styles.form}>
      <FormPassword name="oldWithdrawPassword" label={text('withdraw.old')} autoComplete="off" />
      <NewWithdrawFields />
      <FormSubmit size="large" isBlock>
        {text('withdraw.submit')}
      </FormSubmit>
      <Button look="quiet" onClick={onOtherWay}>
        {text('withdraw.forgot')}
      </Button>
    </CallForm>
  );
}

/** Resets a forgotten withdrawal password by a code to the verified phone or email. CALL-097, CALL-100, VALID-050 */
export function ResetWithdrawForm({ onDone, onOtherWay }: OtherWayProps) {
  const text = useText('account/safety');
  const { send } = useProvedCall(sendWithdrawYZM);
  const form = useStepForm(updateWithdrawPWGOA, {
    initial: { code: '', newWithdrawPassword: '', again: '' },
    check: ({ newWithdrawPassword, again }) =>
      ruleFaults('again', confirmPassword(String(newWithdrawPassword ?? '')), again),
    refusedAt: { WRONG_CODE: 'code', PASSWORD_BREACHED: 'newWithdrawPassword' },
    doneText: text('withdraw.done'),
    onDone,
  });
  return (
    <CallForm label={text('withdraw.resetTitle')} state={form} className={styles.form}>
      <CodeField hint={text('withdraw.codeHint')} send={() => send({})} />
      <NewWithdrawFields />
      <FormSubmit size="large" isBlock>
        {text('withdraw.resetSubmit')}
      </FormSubmit>
      <Button look="quiet" onClick={onOtherWay}>
        {text('withdraw.remembered')}
      </Button>
    </CallForm>
  );
}

function NewWithdrawFields() {
  const text = useText('account/safety');
  return (
    <>
      <FormPassword
        name="newWithdrawPassword"
        label={text('withdraw.new')}
        hint={text('withdraw.hint')}
        autoComplete="new-password"
      />
      <FormPassword name="again" label={text('withdraw.again')} autoComplete="new-password" />
      <Note tone="warn">{text('withdraw.consequences')}</Note>
    </>
  );
}
