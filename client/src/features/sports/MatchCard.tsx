import type { Match } from '@foyer/contract/sports/match.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { useTimeText } from '#ui/values/Time.tsx';
import { Crest, SportIcon } from './Crest.tsx';
import styles from './MatchCard.module.css';

interface MatchCardProps {
  readonly match: Match;
  /** Opens the platform that offers it. */
  readonly onOpen: (match: Match) => void;
}

/** A match, its odds and the house's margin. Virtual matches are marked. SCREEN-061, AMB-122 */
export function MatchCard({ match, onOpen }: MatchCardProps) {
  const t = useText('sports');
  const { homeName: home, awayName: away } = match;
  const isLive = match.market === 'live';
  return (
    <li className={styles.match}>
      <div className={styles.meta}>
        <SportIcon sportId={match.sportId} />
        <span className={styles.league}>{match.leagueName}</span>
        {match.isVirtual && <Badge tone="truth">{t('virtual')}</Badge>}
        <MatchTime match={match} />
      </div>
      <div className={styles.sides}>
        <Side name={home} crest={match.homeCrest} score={isLive ? match.homeScore : undefined} />
        <Side name={away} crest={match.awayCrest} score={isLive ? match.awayScore : undefined} />
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

/** The minute of a running match, else its start. */
export function MatchTime({ match }: { readonly match: Match }) {
  const t = useText('sports');
  const timeText = useTimeText();
  if (match.market === 'live') return <span className={styles.live}>{t('minute', { minute: match.minute })}</span>;
  return (
    <time className={styles.start} dateTime={new Date(match.startMs).toISOString()}>
      {t('starts', { at: timeText(match.startMs, 'short') })}
    </time>
  );
}

/** Each of the odds opens the platform that offers the bet. */
export function Odds({ match, onOpen }: { readonly match: Match; readonly onOpen: (match: Match) => void }) {
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

interface SideProps {
  readonly name: string;
  readonly crest: number | undefined;
  readonly score: number | undefined;
}

function Side({ name, crest, score }: SideProps) {
  return (
    <p className={styles.side}>
      <Crest number={crest} />
      <span>{name}</span>
      {score !== undefined && <b className="num">{score}</b>}
    </p>
  );
}
