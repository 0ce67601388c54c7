import { createInvitation, inviteList, noteLength } from '@foyer/contract/invite/invite.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import styles from './Invite.module.css';

/** Creates an invitation for one friend, whose code works once within thirty days. */
export function CreateInvitation({ onClose }: { readonly onClose: () => void }) {
  const t = useText('invite');
  const form = useCallForm(createInvitation, {
    initial: { note: '' },
    invalidates: [inviteList],
    onDone: ({ inviteCode }) => {
      showMessage({ kind: 'success', text: t('created', { code: inviteCode }) });
      onClose();
    },
  });
  return (
    <Dialog title={t('create')} onClose={onClose}>
      <CallForm label={t('create')} state={form} className={styles.form}>
        <p className="muted">{t('createWords')}</p>
        <FormText name="note" label={t('note')} need="optional" hint={t('noteHint', { count: noteLength })} />
        <FormSubmit size="large" isBlock>
          {t('createSubmit')}
        </FormSubmit>
      </CallForm>
    </Dialog>
  );
}
