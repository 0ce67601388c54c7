import type { Match } from '@foyer/contract/sports/match.ts';
import type { ReactNode } from 'react';
import type { ReadList } from '#api/listState.ts';
import { ErrorState } from '#ui/EmptyState.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { MatchCard } from './MatchCard.tsx';
import styles from './Matches.module.css';

interface MatchesProps {
  readonly state: ReadList<Match>;
  readonly failed: string;
  readonly empty: ReactNode;
  readonly onOpen: (match: Match) => void;
}

/** Matches side by side, or why there are none. */
export function Matches({ state, failed, empty, onOpen }: MatchesProps) {
  switch (state.status) {
    case 'failed':
      return <ErrorState title={failed} onRetry={state.onRetry} requestId={state.requestId} />;
    case 'loading':
      return <SkeletonRows rows={4} rowHeight={120} />;
    case 'ready':
      if (state.rows.length === 0) return empty;
  }
  return (
    <ul className={styles.matches}>
      {state.rows.map((match) => (
        <MatchCard key={match.matchId} match={match} onOpen={onOpen} />
      ))}
    </ul>
  );
}
