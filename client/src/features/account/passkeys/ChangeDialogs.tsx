import { passkeys, removePasskey, renamePasskey } from '@foyer/contract/account/passkeys.ts';
import type { Passkey } from '@foyer/contract/account/passkeys.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword, FormText } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useProvedCall } from '#session/useProvedCall.ts';
import { useText } from '#text/useText.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { Note } from '#ui/feedback/Note.tsx';
import styles from '../DialogForm.module.css';

interface ChangeProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export function RenameDialog({ passkey, onClose }: ChangeProps) {
  const text = useText('account/passkeys');
  const form = useCallForm(renamePasskey, {
    initial: { name: passkey.name },
    also: { passkeyId: passkey.passkeyId },
    invalidates: [passkeys],
    onDone: onClose,
  });
  return (
    <Dialog title={text('renameTitle')} onClose={onClose}>
      <CallForm label={text('renameTitle')} state={form} className={styles.form}>
        <FormText name="name" label={text('name')} hint={text('nameHint')} autoComplete="off" />
        <FormSubmit size="large" isBlock>
          {text('renameSubmit')}
        </FormSubmit>
      </CallForm>
    </Dialog>
  );
}

/** Needs the password, because an attacker could remove a passkey to lock its owner out. S18 */
export function RemoveDialog({ passkey, onClose }: ChangeProps) {
  const text = useText('account/passkeys');
  const { send } = useProvedCall(removePasskey, { invalidates: [passkeys] });
  const form = useCallForm(removePasskey, {
    send,
    initial: { password: '' },
    also: { passkeyId: passkey.passkeyId },
    refusedAt: { WRONG_OLD_PASSWORD: 'password' },
    onDone: () => {
      showMessage({ kind: 'success', text: text('removed') });
      onClose();
    },
  });
  const title = text('removeTitle', { name: passkey.name });
  return (
    <Dialog title={title} dismiss="buttons" onClose={onClose}>
      <CallForm label={title} state={form} className={styles.form}>
        <Note tone="warn">{text('removeWords')}</Note>
        <FormPassword name="password" label={text('password')} autoComplete="current-password" />
        <FormSubmit size="large" isBlock>
          {text('removeSubmit')}
        </FormSubmit>
      </CallForm>
    </Dialog>
  );
}
