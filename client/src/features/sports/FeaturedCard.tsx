import type { Match } from '@foyer/contract/sports/match.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Crest, SportIcon } from './Crest.tsx';
import styles from './FeaturedCard.module.css';
import { MatchTime, Odds } from './MatchCard.tsx';

interface FeaturedCardProps {
  readonly match: Match;
  readonly onOpen: (match: Match) => void;
}

/** The match that the house features: both sides facing each other, the score or the time between them. */
export function FeaturedCard({ match, onOpen }: FeaturedCardProps) {
  const t = useText('sports');
  const { homeName: home, awayName: away } = match;
  return (
    <div className={styles.card}>
      <p className={styles.meta}>
        <SportIcon sportId={match.sportId} />
        <span>{match.leagueName}</span>
        {match.isVirtual && <Badge tone="truth">{t('virtual')}</Badge>}
      </p>
      <p className={styles.side}>
        <Crest number={match.homeCrest} size={72} />
        <b>{home}</b>
      </p>
      <div className={styles.middle}>
        {match.market === 'live' && (
          <b className={styles.score}>
            {match.homeScore} : {match.awayScore}
          </b>
        )}
        <MatchTime match={match} />
        <span className="faint tiny">{t('margin', { percent: match.marginPercent })}</span>
      </div>
      <p className={styles.side}>
        <Crest number={match.awayCrest} size={72} />
        <b>{away}</b>
      </p>
      <div className={styles.act}>
        {match.odds.length > 0 ? (
          <Odds match={match} onOpen={onOpen} />
        ) : (
          <Button look="primary" aria-label={t('openNamed', { home, away })} onClick={() => onOpen(match)}>
            {t('open')}
          </Button>
        )}
      </div>
    </div>
  );
}
