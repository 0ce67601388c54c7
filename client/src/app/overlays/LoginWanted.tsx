import { useEffect } from 'react';
import { currentVisitor } from '#session/signedIn.ts';
import { openDialog } from '#session/dialogs.ts';
import { hasTicket } from '#session/ticket.ts';
import { useText } from '#text/useText.tsx';
import { wantOverlays } from '#app/overlays/overlaysWanted.ts';

/**
 * Shown to a guest redirected from a player's page: explains it and focuses the log-in form in the header, or opens the
 * log-in dialog if the header has no space. ROUTE-044, AMB-015, AMB-017
 */
export function LoginWanted({ wanted }: { readonly wanted: string | undefined }) {
  const t = useText('site');
  const words = t('reminder.loginFirst');
  useEffect(() => {
    // A log-in ticket in the address is handled first.
    if (wanted === undefined || currentVisitor() === 'player' || hasTicket()) return;
    wantOverlays();
    void import('#ui/messages/messages.ts').then(({ showMessage }) => showMessage({ kind: 'warning', text: words }));
    const account = document.querySelector<HTMLElement>('[data-login-focus] input');
    if (account?.checkVisibility() === true) account.focus();
    else openDialog({ kind: 'login' });
  }, [wanted, words]);
  return null;
}
