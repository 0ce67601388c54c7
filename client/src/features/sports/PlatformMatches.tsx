import type { GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import type { Match } from '@foyer/contract/sports/match.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listState } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Matches, shownAtOnce } from './Matches.tsx';
import styles from './PlatformMatches.module.css';
import { matchesOf, matchesOfPlatform } from './reads.ts';

interface PlatformMatchesProps {
  readonly platforms: readonly GamePlatform[];
  readonly onOpen: (match: Match) => void;
}

const idOf = ({ matchId }: Match): string => matchId;

/** Upcoming matches of a platform or of all, at most eight. CALL-021, SCREEN-060 */
export function PlatformMatches({ platforms, onOpen }: PlatformMatchesProps) {
  const t = useText('sports');
  const [platformCode, setPlatformCode] = useState('');
  const read = listState(useQuery(matchesOfPlatform(platformCode)));
  // A list of all houses would repeat the board above it.
  const onBoard = new Set(
    useQuery({ ...matchesOf({}), enabled: false })
      .data?.list.slice(0, shownAtOnce)
      .map(idOf),
  );
  const others = read.status === 'ready' ? read.rows.filter((match) => !onBoard.has(match.matchId)) : [];
  const state = read.status === 'ready' && others.length > 0 ? { status: read.status, rows: others } : read;
  const chips = [
    { value: '', label: t('anyPlatform') },
    ...platforms.map((platform) => ({ value: platform.platformCode, label: platform.platformName })),
  ];
  return (
    <section className="section" aria-label={t('byPlatform')}>
      <div className="section-head">
        <h2>{t('byPlatform')}</h2>
      </div>
      <div className={styles.choice}>
        <Chips label={t('choosePlatform')} chips={chips} selected={platformCode} onSelect={setPlatformCode} />
      </div>
      <Matches
        state={state}
        failed={t('byPlatformFailed')}
        empty={<EmptyState title={t('byPlatformEmpty')} />}
        onOpen={onOpen}
      />
    </section>
  );
}
