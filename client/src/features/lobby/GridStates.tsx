import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { useAnnounced } from '#ui/feedback/useAnnounced.ts';

/** No game matches the filter. ERR-033 */
export function NoGames({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useText('lobby');
  useAnnounced(t('grid.empty'));
  return (
    <EmptyState title={t('grid.empty')} action={<Button onClick={onShowAll}>{t('grid.showAll')}</Button>}>
      {t('grid.emptyText')}
    </EmptyState>
  );
}

interface GamesFailedProps {
  readonly requestId?: string;
  readonly onRetry: () => void;
}

export function GamesFailed(props: GamesFailedProps) {
  const t = useText('lobby');
  return <ErrorState title={t('grid.failed')} {...props} />;
}
