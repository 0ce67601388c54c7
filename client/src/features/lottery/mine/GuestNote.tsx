import { openDialog } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';

/** Asks a guest to log in to see bets and chases. The cart is kept. ROLE-005 */
export function GuestNote() {
  const text = useText('lottery/mine');
  return (
    <EmptyState
      title={text('guest')}
      action={
        <Button look="primary" onClick={() => openDialog({ kind: 'login' })}>
          {text('login')}
        </Button>
      }
    >
      {text('guestWords')}
    </EmptyState>
  );
}
