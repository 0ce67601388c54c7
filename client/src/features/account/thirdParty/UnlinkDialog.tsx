import { thirdPartyLinks, unlinkThirdParty } from '@foyer/contract/account/thirdPartyLinks.ts';
import type { ThirdPartyLink } from '@foyer/contract/account/thirdPartyLinks.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useProvedCall } from '#session/useProvedCall.ts';
import { useText } from '#text/useText.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { Note } from '#ui/feedback/Note.tsx';
import styles from '../DialogForm.module.css';

interface UnlinkDialogProps {
  readonly link: ThirdPartyLink;
  /** The provider's displayed name. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Needs the password, so that another way to log in remains. S18 */
export function UnlinkDialog({ link, name, onClose }: UnlinkDialogProps) {
  const text = useText('account/thirdParty');
  const { send } = useProvedCall(unlinkThirdParty, { invalidates: [thirdPartyLinks] });
  const form = useCallForm(unlinkThirdParty, {
    send,
    initial: { password: '' },
    also: { authType: link.authType, passport: link.passport },
    refusedAt: { WRONG_OLD_PASSWORD: 'password' },
    onDone: () => {
      showMessage({ kind: 'success', text: text('done') });
      onClose();
    },
  });
  const title = text('title', { name });
  return (
    <Dialog title={title} dismiss="buttons" onClose={onClose}>
      <CallForm label={title} state={form} className={styles.form}>
        <Note tone="warn">{text('words', { passport: link.passport })}</Note>
        <FormPassword name="password" label={text('password')} autoComplete="current-password" />
        <FormSubmit size="large" isBlock>
          {text('submit')}
        </FormSubmit>
      </CallForm>
    </Dialog>
  );
}
