import { pageSizes } from '@foyer/contract/constants.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { listState } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { GameFilters } from './GameFilters.tsx';
import styles from './GameGrid.module.css';
import { GameTiles } from './GameTiles.tsx';
import { gamesQuery, platformsQuery } from './filter.ts';
import type { GameFilter } from './filter.ts';

const NoGames = lazyPart(() => import('./GridStates.tsx'), 'NoGames');

/** Number of tiles rendered by the server; the rest are placeholders of the same size until the first interaction. */
const tilesAtOnce = 12;

interface GameGridProps {
  readonly title: string;
  readonly isPageTitle: boolean;
  readonly filter: GameFilter;
  readonly onFilter: (filter: GameFilter) => void;
}

/** The grid of 36 with its filters and pages. HOME-017, CONST-001, AMB-034 */
export function GameGrid({ title, isPageTitle, filter, onFilter }: GameGridProps) {
  const t = useText('lobby');
  const top = useRef<HTMLElement>(null);
  const games = useQuery({ ...gamesQuery(filter), placeholderData: keepPreviousData });
  const platforms = useQuery(platformsQuery());
  const Heading = isPageTitle ? 'h1' : 'h2';
  const turnTo = (page: number) => {
    onFilter({ ...filter, page });
    top.current?.scrollIntoView();
  };
  return (
    <section ref={top} className="section" aria-busy={games.isFetching}>
      <div className="section-head">
        <Heading className={styles.title}>{title}</Heading>
        {games.data && <span className="faint small num">{t('grid.count', { total: games.data.total })}</span>}
      </div>
      <GameFilters filter={filter} platforms={platforms.data?.list ?? []} onFilter={onFilter} />
      <GameTiles
        state={listState(games)}
        isStale={games.isPlaceholderData}
        places={pageSizes.homeGames}
        atOnce={tilesAtOnce}
      >
        <Suspense>
          <NoGames onShowAll={() => onFilter({})} />
        </Suspense>
      </GameTiles>
      <div className={styles.pages}>
        <Pager page={filter.page ?? 1} pageSize={pageSizes.homeGames} total={games.data?.total ?? 0} onPage={turnTo} />
      </div>
    </section>
  );
}
