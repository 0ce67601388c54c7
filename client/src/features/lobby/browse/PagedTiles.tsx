import { pageSizes } from '@foyer/contract/constants.ts';
import type { Game } from '@foyer/contract/lobby/catalogue.ts';
import type { Page } from '@foyer/contract/wire.ts';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { tilesAtFirst, VirtualTiles, WaitingTiles } from '../VirtualTiles.tsx';
import { GameCount } from './GameCount.tsx';
import { ListFailed } from './ListStates.tsx';
import { dropPages, pagesOf } from './pages.ts';

const size = pageSizes.homeGames;

type PageQuery<K extends readonly unknown[]> = UseQueryOptions<Page<Game>, Error, Page<Game>, K> & {
  readonly queryKey: K;
};

interface PagedTilesProps<K extends readonly unknown[]> {
  readonly label: string;
  /** Query of a page of 36 games, from 1. The same filter uses the same query keys. CONST-001 */
  readonly page: (page: number) => PageQuery<K>;
  /** Shown if no game matches the filter. */
  readonly children: ReactNode;
}

/**
 * A list of any length, page by page as it comes into view. The pages in view, their neighbours and the first one are
 * kept; the others are dropped, so that 5,000 games take no more memory than 500. Give it a `key` for each filter.
 */
export function PagedTiles<K extends readonly unknown[]>({ label, page, children }: PagedTilesProps<K>) {
  const t = useText('lobby');
  const client = useQueryClient();
  const [pages, setPages] = useState<readonly number[]>(() => pagesOf(0, tilesAtFirst, size));
  const first = useQuery(page(1));
  const shown = useQueries({ queries: pages.map((each) => page(each)) });
  const want = (from: number, to: number) => {
    const wanted = pagesOf(from, to, size);
    setPages((before) => (before.join(' ') === wanted.join(' ') ? before : wanted));
    dropPages(client, page, wanted);
  };
  if (first.isError && !first.data) return <ListFailed error={first.error} onRetry={() => void first.refetch()} />;
  if (!first.data) return <WaitingTiles label={t('grid.loading')} />;
  const { list: begin, total } = first.data;
  if (total === 0) return children;
  const at = (place: number): Game | undefined => {
    if (place < size) return begin[place];
    return shown[pages.indexOf(Math.floor(place / size) + 1)]?.data?.list[place % size];
  };
  const failed = shown.find((each) => each.isError && !each.data);
  return (
    <>
      <GameCount total={total} />
      <VirtualTiles label={label} total={total} at={at} onShown={want} />
      {failed && <ListFailed error={failed.error} onRetry={() => void failed.refetch()} />}
    </>
  );
}
