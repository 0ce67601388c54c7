import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { listState } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { Deferred } from '#ui/layout/Deferred.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { GameTiles } from '../GameTiles.tsx';
import styles from './PlatformGames.module.css';
import { platformGamesPageSize, shelfGames } from './reads.ts';
import type { Shelf, ShelfAsked } from './reads.ts';

interface HubGamesProps {
  readonly title: string;
  readonly asked: ShelfAsked;
  readonly onChoose: (chosen: { readonly shelf?: 'hot' | 'new'; readonly page?: number }) => void;
}

/** All, hot or new games of a section of the hub. CALL-044, CALL-045, CALL-046, CALL-047 */
export function HubGames({ title, asked, onChoose }: HubGamesProps) {
  const t = useText('lobby/byType');
  const ui = useText('ui');
  const top = useRef<HTMLElement>(null);
  const games = useQuery({ ...shelfGames(asked), placeholderData: keepPreviousData });
  const choose = (shelf: Shelf, page = 1) => onChoose({ ...(shelf !== 'all' && { shelf }), ...(page > 1 && { page }) });
  const turnTo = (page: number) => {
    choose(asked.shelf, page);
    top.current?.scrollIntoView();
  };
  return (
    <section ref={top} className={styles.games} aria-label={title} aria-busy={games.isFetching}>
      <div className="section-head sr-phone">
        <h2>{title}</h2>
        {games.data && <span className="faint small num">{t('gameTotal', { count: games.data.total })}</span>}
      </div>
      <div className={styles.filters}>
        <Chips
          label={t('hub.shelves')}
          chips={[
            { value: 'all', label: ui('all') },
            { value: 'hot', label: t('hub.shelfHot') },
            { value: 'new', label: t('hub.shelfNew') },
          ]}
          selected={asked.shelf}
          onSelect={(shelf) => choose(shelf)}
        />
      </div>
      <Deferred by={asked.shelf}>
        <GameTiles state={listState(games)} isStale={games.isPlaceholderData} places={platformGamesPageSize}>
          <EmptyState title={t('gamesEmpty')} />
        </GameTiles>
      </Deferred>
      <div className={styles.pages}>
        <Pager page={asked.pageNo} pageSize={platformGamesPageSize} total={games.data?.total ?? 0} onPage={turnTo} />
      </div>
    </section>
  );
}
