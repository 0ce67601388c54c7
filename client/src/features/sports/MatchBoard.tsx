import type { Match } from '@foyer/contract/sports/match.ts';
import { sportLabel, sportOf } from '@foyer/contract/sports/sport.ts';
import { useQuery } from '@tanstack/react-query';
import { listState } from '#api/listState.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Tabs } from '#ui/actions/Tabs.tsx';
import styles from './MatchBoard.module.css';
import { Matches } from './Matches.tsx';
import { liveEveryMs, marketTabs, matchesOf } from './reads.ts';
import type { SportsChosen } from './readSports.ts';

interface MatchBoardProps {
  readonly chosen: SportsChosen;
  readonly onChoose: (chosen: SportsChosen) => void;
  readonly onOpen: (match: Match) => void;
}

/** The matches of one sport by market: today, early, live. CALL-199, SCREEN-061, AMB-025 */
export function MatchBoard({ chosen, onChoose, onOpen }: MatchBoardProps) {
  const t = useText('sports');
  const labels = useText('labels');
  const market = chosen.market ?? 'today';
  const refetchInterval = market === 'live' ? liveEveryMs : false;
  const state = listState(useQuery({ ...matchesOf(chosen), refetchInterval }));
  const sport = sportOf(chosen.sportId);
  const words = { market: t(`market.${market}`) };
  return (
    <section className="section" aria-label={t('matches')}>
      <div className="section-head">
        <h2>{sport === 'home' ? t('matches') : labels(sportLabel(sport))}</h2>
        <span className="faint small">{t('zone')}</span>
      </div>
      <Tabs
        label={t('markets')}
        tabs={marketTabs.map((id) => ({ id, label: t(`market.${id}`) }))}
        selected={market}
        onSelect={(next) => onChoose({ ...(chosen.sportId && { sportId: chosen.sportId }), market: next })}
      >
        {isOffered('simulatedMatches') && <p className={styles.note}>{t('virtualNote')}</p>}
        <Matches
          state={state}
          failed={t('failed')}
          empty={
            <EmptyState
              title={
                sport === 'home' ? t('emptyAny', words) : t('empty', { ...words, sport: labels(sportLabel(sport)) })
              }
            >
              {t('emptyText')}
            </EmptyState>
          }
          onOpen={onOpen}
        />
      </Tabs>
    </section>
  );
}
