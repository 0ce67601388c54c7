import { proveSelf } from '@foyer/contract/account/proof.ts';
import { useEffect, useEffectEvent } from 'react';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FactorCode } from '../secondFactor/FactorCode.tsx';
import styles from '../DialogForm.module.css';

interface ProofDialogProps {
  /** Whether the second factor is on, so that a code is asked too. */
  readonly hasFactor: boolean;
  readonly onAnswer: (isProved: boolean) => void;
  readonly onClose: () => void;
}

/** Asks the player to prove again who they are, above the form whose write needs it. CALL-X98, S18 */
export function ProofDialog({ hasFactor, onAnswer, onClose }: ProofDialogProps) {
  const text = useText('account/secondFactor');
  const form = useCallForm(proveSelf, {
    initial: { password: '', code: '' },
    refusedAt: { WRONG_OLD_PASSWORD: 'password', WRONG_CODE: 'code' },
    onDone: () => {
      onAnswer(true);
      onClose();
    },
  });
  // Closed in any way, also by another dialog in its place. A second answer has no effect.
  const leave = useEffectEvent(() => onAnswer(false));
  useEffect(() => () => leave(), []);
  return (
    <Dialog title={text('proofTitle')} dismiss="buttons" onClose={onClose}>
      <CallForm label={text('proofTitle')} state={form} className={styles.form}>
        <p className="muted">{text('proofWords')}</p>
        <FormPassword name="password" label={text('password')} autoComplete="current-password" />
        {hasFactor && <FactorCode />}
        <FormSubmit size="large" isBlock>
          {text('proofSubmit')}
        </FormSubmit>
      </CallForm>
    </Dialog>
  );
}
