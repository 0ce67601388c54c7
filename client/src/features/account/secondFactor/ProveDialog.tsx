import { endSecondFactor, renewRecoveryCodes, secondFactor } from '@foyer/contract/account/secondFactor.ts';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { useState } from 'react';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import type { CallForm as CallFormState } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { Note } from '#ui/feedback/Note.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { FactorCode } from './FactorCode.tsx';
import styles from '../DialogForm.module.css';

interface ProveDialogProps {
  readonly aim: 'off' | 'renew';
  readonly onClose: () => void;
}

/** Asks for password and code before turning the second factor off or renewing recovery codes. S18 */
export function ProveDialog({ aim, onClose }: ProveDialogProps) {
  const text = useText('account/secondFactor');
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog
      title={text(codes ? 'recoveryTitle' : aim === 'off' ? 'offTitle' : 'renewTitle')}
      dismiss="buttons"
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : aim === 'off' ? (
        <OffForm onDone={onClose} />
      ) : (
        <RenewForm onCodes={setCodes} />
      )}
    </Dialog>
  );
}

const proof = {
  initial: { password: '', code: '' },
  refusedAt: { WRONG_OLD_PASSWORD: 'password', WRONG_CODE: 'code' },
} as const;

function OffForm({ onDone }: { readonly onDone: () => void }) {
  const text = useText('account/secondFactor');
  const form = useCallForm(endSecondFactor, {
    ...proof,
    invalidates: [secondFactor, logedUserInfo],
    onDone: () => {
      showMessage({ kind: 'success', text: text('offDone') });
      onDone();
    },
  });
  return <ProofForm form={form} label={text('offTitle')} words={text('offWords')} submit={text('offSubmit')} />;
}

function RenewForm({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const text = useText('account/secondFactor');
  const form = useCallForm(renewRecoveryCodes, {
    ...proof,
    invalidates: [secondFactor],
    onDone: ({ list }) => onCodes(list),
  });
  return <ProofForm form={form} label={text('renewTitle')} words={text('renewWords')} submit={text('renewSubmit')} />;
}

interface ProofFormProps {
  readonly form: CallFormState;
  readonly label: string;
  readonly words: string;
  readonly submit: string;
}

function ProofForm({ form, label, words, submit }: ProofFormProps) {
  const text = useText('account/secondFactor');
  return (
    <CallForm label={label} state={form} className={styles.form}>
      <Note tone="warn">{words}</Note>
      <FormPassword name="password" label={text('password')} autoComplete="current-password" />
      <FactorCode />
      <FormSubmit size="large" isBlock>
        {submit}
      </FormSubmit>
    </CallForm>
  );
}
