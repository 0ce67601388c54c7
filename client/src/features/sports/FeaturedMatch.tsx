import type { Match } from '@foyer/contract/sports/match.ts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { FeaturedCard } from './FeaturedCard.tsx';
import { featuredMatch, liveEveryMs } from './reads.ts';

interface FeaturedMatchProps {
  readonly place: 'home' | 'sports';
  readonly onOpen: (match: Match) => void;
}

/** The match that the house features; nothing if there is none. CALL-020, SCREEN-060 */
export function FeaturedMatch({ place, onOpen }: FeaturedMatchProps) {
  const t = useText('sports');
  const { data, isError, refetch } = useQuery({ ...featuredMatch(place), refetchInterval: liveEveryMs });
  if (isError && !data) {
    return (
      <section className="section" aria-label={t('featured')}>
        <p role="alert" className="muted">
          {t('featuredFailed')} <FeaturedRetry onRetry={() => void refetch()} />
        </p>
      </section>
    );
  }
  if (!data?.match) return null;
  return (
    <section className="section" aria-label={t('featured')}>
      <div className="section-head">
        <h2>{t('featured')}</h2>
      </div>
      <FeaturedCard match={data.match} onOpen={onOpen} />
    </section>
  );
}

function FeaturedRetry({ onRetry }: { readonly onRetry: () => void }) {
  const ui = useText('ui');
  return (
    <Button size="small" onClick={onRetry}>
      {ui('readAgain')}
    </Button>
  );
}
