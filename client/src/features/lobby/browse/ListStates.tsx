import type { ReactNode } from 'react';
import { isFailure } from '#api/failure.ts';
import { openDialog } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { useAnnounced } from '#ui/feedback/useAnnounced.ts';

/** A list that could not be read. The rest of the page stays. */
export function ListFailed({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const t = useText('lobby');
  return <ErrorState title={t('grid.failed')} onRetry={onRetry} requestId={isFailure(error) ? error.requestId : ''} />;
}

interface NothingHereProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Label of the button. */
  readonly all: string;
  readonly onAll: () => void;
}

/** Empty result. Announced to screen readers too, because the count shown before just disappears. */
export function NothingHere({ title, children, all, onAll }: NothingHereProps) {
  useAnnounced(title);
  return (
    <EmptyState title={title} action={<Button onClick={onAll}>{all}</Button>}>
      {children}
    </EmptyState>
  );
}

/** A guest has no favourites, and no call is sent for them. ROLE-004, ROLE-008 */
export function FavouritesNeedLogin() {
  const t = useText('lobby/browse');
  return (
    <EmptyState
      title={t('guestTitle')}
      action={
        <Button look="primary" onClick={() => openDialog({ kind: 'login' })}>
          {t('toLogin')}
        </Button>
      }
    >
      {t('guestText')}
    </EmptyState>
  );
}
