import type { GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import type { ListedGame } from '@foyer/contract/lobby/platformGames.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { listState } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { Deferred } from '#ui/layout/Deferred.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { GameTiles } from '../GameTiles.tsx';
import styles from './PlatformGames.module.css';
import { platformGames } from './platformGames.ts';
import { platformGamesPageSize } from './reads.ts';

export interface GamesChosen {
  /** '' is every platform. */
  readonly platformCode: string;
  readonly page: number;
}

/** What a lobby shows of its games besides the tiles. */
export interface GamesShown {
  /** Below a game's name. */
  readonly below?: (game: ListedGame) => ReactNode;
  /** Reads the list again, ms. */
  readonly refetchInterval?: number;
}

interface PlatformGamesProps extends GamesChosen, GamesShown {
  readonly gameType: number;
  /** Offered as a filter; with fewer than two there is nothing to choose. */
  readonly platforms: readonly GamePlatform[];
  readonly onChoose: (chosen: GamesChosen) => void;
}

/** The games of one platform of a type, or of all. CALL-006 */
export function PlatformGames({ gameType, platformCode, page, platforms, onChoose, ...shown }: PlatformGamesProps) {
  const t = useText('lobby/byType');
  const top = useRef<HTMLElement>(null);
  const games = useQuery({
    ...platformGames(gameType, platformCode, page),
    placeholderData: keepPreviousData,
    refetchInterval: shown.refetchInterval ?? false,
  });
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
      <Deferred by={platformCode}>
        <GameTiles state={listState(games)} isStale={games.isPlaceholderData} places={platformGamesPageSize} {...shown}>
          <EmptyState title={t('gamesEmpty')}>{t('gamesEmptyText')}</EmptyState>
        </GameTiles>
      </Deferred>
      <div className={styles.pages}>
        <Pager page={page} pageSize={platformGamesPageSize} total={games.data?.total ?? 0} onPage={turnTo} />
      </div>
    </section>
  );
}
