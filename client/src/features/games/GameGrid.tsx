import type { Game } from '@foyer/contract/games/catalogue.ts';
import { pageSizes } from '@foyer/contract/constants.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { isFailure } from '#api/failure.ts';
import { openDialog } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { Pager } from '#ui/Pager.tsx';
import { GameFilters } from './GameFilters.tsx';
import styles from './GameGrid.module.css';
import { GameTile } from './GameTile.tsx';
import { gamesQuery, platformsQuery } from './filter.ts';
import type { GameFilter } from './filter.ts';
import { maintenanceOf, targetOf } from './launch.ts';
import { useLaunch } from './useLaunch.ts';

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
      <Games
        state={games.isError && !games.data ? games.error : games.data?.list}
        onRetry={() => void games.refetch()}
        isStale={games.isPlaceholderData}
      >
        <EmptyState title={t('grid.empty')} action={<Button onClick={() => onFilter({})}>{t('grid.showAll')}</Button>}>
          {t('grid.emptyText')}
        </EmptyState>
      </Games>
      <div className={styles.pages}>
        <Pager page={filter.page ?? 1} pageSize={pageSizes.homeGames} total={games.data?.total ?? 0} onPage={turnTo} />
      </div>
    </section>
  );
}

interface GamesProps {
  readonly state: readonly Game[] | Error | undefined;
  readonly isStale: boolean;
  readonly onRetry: () => void;
  /** Stands where there is no game. */
  readonly children: ReactNode;
}

function Games({ state, isStale, onRetry, children }: GamesProps) {
  const t = useText('games');
  const launch = useLaunch();
  const platforms = useQuery(platformsQuery());
  if (state instanceof Error) {
    return (
      <ErrorState title={t('grid.failed')} onRetry={onRetry} requestId={isFailure(state) ? state.requestId : ''} />
    );
  }
  if (state === undefined) return <Waiting />;
  if (state.length === 0) return children;
  return (
    <ul className={isStale ? styles.stale : styles.tiles}>
      {state.map((game) => {
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
