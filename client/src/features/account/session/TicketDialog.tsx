import { takeTicket, viewTicket } from '@foyer/contract/account/sessions.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isFailure } from '#api/failure.ts';
import { useFailureText } from '#api/failureText.ts';
import { q } from '#api/query.ts';
import { useCall } from '#api/useCall.ts';
import { openDialog } from '#session/dialogs.ts';
import { currentVisitor, followVisitor } from '#session/signedIn.ts';
import { postToTabs } from '#session/tabs.ts';
import { forgetTicket, ticketOfAddress } from '#session/ticket.ts';
import { useAfterLogin } from '#session/useAfterLogin.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { CloseButton } from '#ui/feedback/CloseButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Masked } from '#ui/values/Masked.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';

/**
 * A log-in ticket of the address is only used after the player has seen whose it is and agreed. Otherwise a link could
 * log them in to another person's account without notice. ROUTE-071, S01, AMB-019
 */
export function TicketDialog({ onClose: leave }: { readonly onClose: () => void }) {
  const t = useText('account/session');
  const failureText = useFailureText();
  const [ticket] = useState(ticketOfAddress);
  const onClose = () => {
    forgetTicket();
    leave();
  };
  const seen = useQuery({ ...q(viewTicket, { ticket }), retry: false, gcTime: 0, meta: { isShownByCaller: true } });
  const take = useTake(ticket, onClose);
  const isOwn = seen.data?.isOwn === true;
  useCloseIf(isOwn, onClose);
  const problem = take.error ?? seen.error;
  if (problem) {
    return (
      <Dialog title={t('ticket.failed')} onClose={onClose} actions={<LeaveButton />}>
        <p role="alert">{isFailure(problem) ? failureText(problem) : t('ticket.failed')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('ticket.title')}
      dismiss="buttons"
      onClose={onClose}
      actions={
        <>
          <CloseButton>{t('ticket.refuse')}</CloseButton>
          <Button look="primary" state={take.isPending || !seen.data ? 'busy' : 'ready'} onClick={take.mutate}>
            {t('ticket.accept')}
          </Button>
        </>
      }
    >
      {seen.data ? (
        <>
          <p>
            {t('ticket.lead')} <Masked value={seen.data.userAccount} />
          </p>
          <p className="muted">{t(currentVisitor() === 'player' ? 'ticket.other' : 'ticket.warning')}</p>
        </>
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Dialog>
  );
}

/** Leaves a player logged in, and offers a guest the log-in form. */
function LeaveButton() {
  const t = useText('account/session');
  return currentVisitor() === 'player' ? (
    <CloseButton look="primary">{t('ticket.stay')}</CloseButton>
  ) : (
    <Button
      look="primary"
      onClick={() => {
        forgetTicket();
        openDialog({ kind: 'login' });
      }}
    >
      {t('ticket.logIn')}
    </Button>
  );
}

function useTake(ticket: string, onClose: () => void) {
  const afterLogin = useAfterLogin();
  const send = useCall(takeTicket, { isShownByCaller: true });
  const wasPlayer = currentVisitor() === 'player';
  return {
    ...send,
    mutate: () =>
      send.mutate(
        { ticket },
        {
          onSuccess: () => {
            onClose();
            if (!wasPlayer) afterLogin();
            else {
              postToTabs('login');
              followVisitor();
            }
          },
        },
      ),
  };
}

/** Closes the dialog if that player is already logged in. */
function useCloseIf(isDone: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    if (isDone) close.current();
  }, [isDone]);
}
