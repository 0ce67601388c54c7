import type { Match } from '@foyer/contract/sports/match.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { useTimeText } from '#ui/values/Time.tsx';
import styles from './MatchCard.module.css';

interface MatchCardProps {
  readonly match: Match;
  readonly isFeatured?: boolean;
  /** Opens the platform that offers it. */
  readonly onOpen: (match: Match) => void;
}

/** A match, its odds and the house's margin. Virtual matches are marked. SCREEN-061, AMB-122 */
export function MatchCard({ match, isFeatured = false, onOpen }: MatchCardProps) {
  const t = useText('sports');
  const timeText = useTimeText();
  const { homeName: home, awayName: away } = match;
  const isLive = match.market === 'live';
  return (
    <li className={isFeatured ? styles.featured : styles.match}>
      <div className={styles.meta}>
        <span className={styles.league}>{match.leagueName}</span>
        {match.isVirtual && <Badge tone="truth">{t('virtual')}</Badge>}
        {isLive ? (
          <span className={styles.live}>{t('minute', { minute: match.minute })}</span>
        ) : (
          <time className={styles.start} dateTime={new Date(match.startMs).toISOString()}>
            {t('starts', { at: timeText(match.startMs, 'short') })}
          </time>
        )}
      </div>
      <div className={styles.sides}>
        <Side name={home} score={isLive ? match.homeScore : undefined} />
        <Side name={away} score={isLive ? match.awayScore : undefined} />
        <span className="faint tiny">{t('margin', { percent: match.marginPercent })}</span>
      </div>
      {match.odds.length > 0 ? (
        <Odds match={match} onOpen={onOpen} />
      ) : (
        <Button
          size="small"
          className={styles.open}
          aria-label={t('openNamed', { home, away })}
          onClick={() => onOpen(match)}
        >
          {t('open')}
        </Button>
      )}
    </li>
  );
}

/** Each of the odds opens the platform that offers the bet. */
function Odds({ match, onOpen }: { readonly match: Match; readonly onOpen: (match: Match) => void }) {
  const t = useText('sports');
  const { homeName: home, awayName: away } = match;
  return (
    <ul className={styles.odds}>
      {match.odds.map(({ pick, odds }) => {
        const words = { pick: t(`pick.${pick}`), odds: odds.toFixed(2) };
        return (
          <li key={pick}>
            <button type="button" onClick={() => onOpen(match)} aria-label={t('oddNamed', { ...words, home, away })}>
              <span>{words.pick}</span> <b>{words.odds}</b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Side({ name, score }: { readonly name: string; readonly score: number | undefined }) {
  return (
    <p className={styles.side}>
      <span>{name}</span>
      {score !== undefined && <b className="num">{score}</b>}
    </p>
  );
}
