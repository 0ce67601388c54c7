import { pageSizes } from '@foyer/contract/constants.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
<<<<<<< HEAD
import { useRef } from 'react';
import { listState } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
=======
import { lazy, Suspense, useRef } from 'react';
import type { ReactNode } from 'react';
import { openDialog } from '#session/dialogs.ts';
import { useHydrated } from '#session/hydrated.ts';
import { useText } from '#text/useText.tsx';
>>>>>>> 4531566 (client: keep the page under way: hydrate what was written, pack its state)
import { Pager } from '#ui/Pager.tsx';
import { GameFilters } from './GameFilters.tsx';
import styles from './GameGrid.module.css';
import { GameTiles } from './GameTiles.tsx';
import { gamesQuery, platformsQuery } from './filter.ts';
import type { GameFilter } from './filter.ts';

const NoGames = lazy(async () => ({ default: (await import('./GridStates.tsx')).NoGames }));
const GamesFailed = lazy(async () => ({ default: (await import('./GridStates.tsx')).GamesFailed }));

interface GameGridProps {
  readonly title: string;
  readonly isPageTitle: boolean;
  readonly filter: GameFilter;
  readonly onFilter: (filter: GameFilter) => void;
}

/** The grid of 36 with its filters and pages. HOME-017, CONST-001, AMB-034 */
export function GameGrid({ title, isPageTitle, filter, onFilter }: GameGridProps) {
  const t = useText('games');
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
<<<<<<< HEAD
      <GameTiles state={listState(games)} isStale={games.isPlaceholderData} places={pageSizes.homeGames}>
        <EmptyState title={t('grid.empty')} action={<Button onClick={() => onFilter({})}>{t('grid.showAll')}</Button>}>
          {t('grid.emptyText')}
        </EmptyState>
      </GameTiles>
=======
      <Suspense>
        <Games
          state={games.isError && !games.data ? games.error : games.data?.list}
          onRetry={() => void games.refetch()}
          isStale={games.isPlaceholderData}
        >
          <NoGames onShowAll={() => onFilter({})} />
        </Games>
      </Suspense>
>>>>>>> 4531566 (client: keep the page under way: hydrate what was written, pack its state)
      <div className={styles.pages}>
        <Pager page={filter.page ?? 1} pageSize={pageSizes.homeGames} total={games.data?.total ?? 0} onPage={turnTo} />
      </div>
    </section>
  );
}
<<<<<<< HEAD
=======

/** The page comes with this many tiles; the others follow when it is in use, in places of their size. */
const tilesAtOnce = 12;

interface GamesProps {
  readonly state: readonly Game[] | Error | undefined;
  readonly isStale: boolean;
  readonly onRetry: () => void;
  /** Stands where there is no game. */
  readonly children: ReactNode;
}

function Games({ state, isStale, onRetry, children }: GamesProps) {
  const launch = useLaunch();
  const isHydrated = useHydrated();
  const platforms = useQuery(platformsQuery());
  if (state instanceof Error) return <GamesFailed error={state} onRetry={onRetry} />;
  if (state === undefined) return <Waiting />;
  if (state.length === 0) return children;
  return (
    <ul className={isStale ? styles.stale : styles.tiles}>
      {state.map((game, index) => {
        if (!isHydrated && index >= tilesAtOnce) return <li key={game.id} className={styles.waiting} />;
        const platform = platforms.data?.list.find(({ platformCode }) => platformCode === game.platformCode);
        return (
          <GameTile
            key={game.id}
            game={game}
            isClosed={maintenanceOf(game, platform) !== undefined}
            onLaunch={(mode) => launch(game, platform, mode)}
            onChoose={() => openDialog({ kind: 'choice', target: targetOf(game, platform) })}
          />
        );
      })}
    </ul>
  );
}

/** Places of the size of what is on its way, so that nothing jumps. */
function Waiting() {
  const t = useText('games');
  return (
    <ul className={styles.tiles} aria-label={t('grid.loading')}>
      {Array.from({ length: pageSizes.homeGames }, (_, place) => (
        <li key={place} className={styles.waiting} />
      ))}
    </ul>
  );
}
>>>>>>> 4531566 (client: keep the page under way: hydrate what was written, pack its state)
