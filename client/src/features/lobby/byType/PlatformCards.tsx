import type { GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import type { ReactNode } from 'react';
import type { ReadList } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { useEnterPlatform } from '../useEnterPlatform.ts';
import { PlatformCard } from './PlatformCard.tsx';
import styles from './PlatformCards.module.css';

interface PlatformCardsProps {
  readonly state: ReadList<GamePlatform>;
  /** Large pictures, if they could be read. */
  readonly pictures?: readonly GamePlatform[] | undefined;
  readonly inside?: ((platform: GamePlatform) => ReactNode) | undefined;
}

/** Platforms side by side, with states for failed and empty lists. SI-16, SI-19 to SI-25 */
export function PlatformCards({ state, pictures, inside }: PlatformCardsProps) {
  const t = useText('lobby/byType');
  const enter = useEnterPlatform();
  switch (state.status) {
    case 'failed':
      return <ErrorState title={t('failed')} onRetry={state.onRetry} requestId={state.requestId} />;
    case 'loading':
      return (
        <ul className={styles.cards} aria-label={t('loading')}>
          {Array.from({ length: 6 }, (_, place) => (
            <li key={place} className={styles.waiting} />
          ))}
        </ul>
      );
    case 'ready':
      if (state.rows.length === 0) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>;
  }
  const areAllClosed = state.rows.length > 1 && state.rows.every(({ isUnderMaintenance }) => isUnderMaintenance);
  return (
    <>
      {areAllClosed && (
        <div className={styles.note}>
          <Note>{t('allClosed')}</Note>
        </div>
      )}
      <ul className={styles.cards}>
        {state.rows.map((platform) => (
          <PlatformCard
            key={`${platform.platformCode} ${platform.gameType}`}
            platform={platform}
            picture={pictures?.find(({ platformCode }) => platformCode === platform.platformCode)?.logoPic ?? ''}
            onEnter={(mode) => enter(platform, mode)}
            isBrief={areAllClosed}
            inside={inside?.(platform)}
          />
        ))}
      </ul>
    </>
  );
}
