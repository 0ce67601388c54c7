import { openDialog } from '#session/dialogs.ts';
import type { LoginReason } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { CloseButton } from '#ui/feedback/CloseButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';

const words = {
  play: 'reminder.loginToPlay',
  offer: 'reminder.loginToClaimOffer',
  bonus: 'reminder.loginToClaimBonus',
  favourite: 'reminder.loginToFavourite',
} as const satisfies Record<LoginReason, string>;

/** Explains to a guest why a log-in is needed. SI-12, ROLE-005 to ROLE-008, POPUP-014 */
export function ReminderDialog({ reason, onClose }: { readonly reason: LoginReason; readonly onClose: () => void }) {
  const t = useText('site');
  const ui = useText('ui');
  return (
    <Dialog
      title={t('reminder.title')}
      onClose={onClose}
      actions={
        <>
          <CloseButton>{ui('cancel')}</CloseButton>
          <Button look="primary" onClick={() => openDialog({ kind: 'login' })}>
            {t('login.submit')}
          </Button>
        </>
      }
    >
      <p>{t(words[reason])}</p>
    </Dialog>
  );
}
