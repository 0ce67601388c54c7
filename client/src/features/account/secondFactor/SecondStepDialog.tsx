import { finishLogin } from '@foyer/contract/account/secondFactor.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useAfterLogin } from '#session/useAfterLogin.ts';
import { useText } from '#text/useText.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FactorCode } from './FactorCode.tsx';
import styles from '../DialogForm.module.css';

interface SecondStepDialogProps {
  /** From the house's refusal SECOND_FACTOR_NEEDED. */
  readonly ticket: string;
  readonly onClose: () => void;
}

/** Second step of a log-in, in a dialog above the log-in form. */
export function SecondStepDialog({ ticket, onClose }: SecondStepDialogProps) {
  const text = useText('account/secondFactor');
  const afterLogin = useAfterLogin();
  const form = useCallForm(finishLogin, {
    initial: { code: '' },
    also: { ticket },
    refusedAt: { WRONG_CODE: 'code' },
    onDone: () => {
      onClose();
      afterLogin();
    },
  });
  return (
    <Dialog title={text('stepTitle')} dismiss="buttons" onClose={onClose}>
      <CallForm label={text('stepTitle')} state={form} className={styles.form}>
        <p className="muted">{text('stepWords')}</p>
        <FactorCode />
        <FormSubmit size="large" isBlock>
          {text('stepSubmit')}
        </FormSubmit>
      </CallForm>
    </Dialog>
  );
}
