import { useEffect } from 'react';
import { currentVisitor } from '#session/signedIn.ts';
import { openDialog } from '#session/dialogs.ts';
import { hasTicket } from '#session/ticket.ts';
import { useText } from '#text/useText.tsx';
import { wantOverlays } from '#app/overlaysWanted.ts';

/**
 * A guest was sent here from a page that needs a player: it is said, and the log-in form is ready; the header's where
 * there is room for it, else the log-in opens. ROUTE-044, AMB-015, AMB-017
 */
export function LoginWanted({ wanted }: { readonly wanted: string | undefined }) {
  const t = useText('site');
  const words = t('reminder.loginFirst');
  useEffect(() => {
    // A ticket of the address is asked about first.
    if (wanted === undefined || currentVisitor() === 'player' || hasTicket()) return;
    wantOverlays();
    void import('#ui/messages/messages.ts').then(({ say }) => say({ kind: 'warning', text: words }));
    const account = document.querySelector<HTMLElement>('[data-login-focus] input');
    if (account?.checkVisibility() === true) account.focus();
    else openDialog({ kind: 'login' });
  }, [wanted, words]);
  return null;
}
