import { openDialog } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Bets and chases need a player: said, with the way in. The cart waits. ROLE-005 */
export function GuestNote() {
  const text = useText('lotteryMine');
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
