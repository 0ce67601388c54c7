import type { Match } from '@foyer/contract/sports/match.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ReadList } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { MatchCard } from './MatchCard.tsx';
import styles from './Matches.module.css';

/** Number of matches shown at first; the rest on demand. */
export const shownAtOnce = 12;

interface MatchesProps {
  readonly state: ReadList<Match>;
  readonly failed: string;
  readonly empty: ReactNode;
  readonly onOpen: (match: Match) => void;
}

/** Matches side by side, or why there are none. */
export function Matches({ state, failed, empty, onOpen }: MatchesProps) {
  const t = useText('sports');
  const [areAllShown, setAreAllShown] = useState(false);
  switch (state.status) {
    case 'failed':
      return <ErrorState title={failed} onRetry={state.onRetry} requestId={state.requestId} />;
    case 'loading':
      return <SkeletonRows rows={4} rowHeight={120} />;
    case 'ready':
      if (state.rows.length === 0) return empty;
  }
  const shown = areAllShown ? state.rows : state.rows.slice(0, shownAtOnce);
  const rest = state.rows.length - shown.length;
  return (
    <>
      <ul className={styles.matches}>
        {shown.map((match) => (
          <MatchCard key={match.matchId} match={match} onOpen={onOpen} />
        ))}
      </ul>
      {rest > 0 && (
        <p className={styles.more}>
          <Button onClick={() => setAreAllShown(true)}>{t('more', { count: rest })}</Button>
        </p>
      )}
    </>
  );
}
