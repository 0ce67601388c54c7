import type { Game, GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { listState } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { GameTiles } from '../GameTiles.tsx';
import { LiveTableState } from './LiveTableState.tsx';
import styles from './PlatformGames.module.css';
import { platformGames, platformGamesPageSize } from './reads.ts';

export interface GamesChosen {
  /** '' is every platform. */
  readonly platformCode: string;
  readonly page: number;
}

/** Two rounds of a table. */
const resultsEveryMs = 60_000;

interface PlatformGamesProps extends GamesChosen {
  readonly gameType: number;
  /** Offered as a filter; with fewer than two there is nothing to choose. */
  readonly platforms: readonly GamePlatform[];
  readonly onChoose: (chosen: GamesChosen) => void;
}

/** The games of one platform of a type, or of all. CALL-006 */
export function PlatformGames({ gameType, platformCode, page, platforms, onChoose }: PlatformGamesProps) {
  const t = useText('lobby/byType');
  const top = useRef<HTMLElement>(null);
  const games = useQuery({
    ...platformGames(gameType, platformCode, page),
    placeholderData: keepPreviousData,
    // Only for the last results: the state of a table follows from its clock.
    refetchInterval: gameType === gameTypeCodes.live ? resultsEveryMs : false,
  });
  const below = ({ liveTable, ...game }: Game) =>
    liveTable && <LiveTableState game={game} table={liveTable} readMs={games.dataUpdatedAt} />;
  const chips = [
    { value: '', label: t('allPlatforms') },
    ...platforms.map((platform) => ({ value: platform.platformCode, label: platform.platformName })),
  ];
  const turnTo = (next: number) => {
    onChoose({ platformCode, page: next });
    top.current?.scrollIntoView();
  };
  return (
    <section ref={top} className={styles.games} aria-label={t('games')} aria-busy={games.isFetching}>
      <div className="section-head sr-phone">
        <h2>{t('games')}</h2>
        {games.data && <span className="faint small num">{t('gameTotal', { count: games.data.total })}</span>}
      </div>
      {platforms.length > 1 && (
        <div className={styles.filters}>
          <Chips
            label={t('filterPlatforms')}
            chips={chips}
            selected={platformCode}
            onSelect={(chosen) => onChoose({ platformCode: chosen, page: 1 })}
          />
        </div>
      )}
      <GameTiles
        state={listState(games)}
        isStale={games.isPlaceholderData}
        places={platformGamesPageSize}
        below={below}
      >
        <EmptyState title={t('gamesEmpty')}>{t('gamesEmptyText')}</EmptyState>
      </GameTiles>
      <div className={styles.pages}>
        <Pager page={page} pageSize={platformGamesPageSize} total={games.data?.total ?? 0} onPage={turnTo} />
      </div>
    </section>
  );
}
