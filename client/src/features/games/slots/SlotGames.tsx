import { pageSizes } from '@foyer/contract/constants.ts';
import type { Game } from '@foyer/contract/games/catalogue.ts';
import { gameTypeCodes } from '@foyer/contract/games/gameType.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '#api/failure.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { VirtualTiles, WaitingTiles } from '../VirtualTiles.tsx';
import { favouriteSlotsQuery } from '../favourites/favourites.ts';
import { useGameSearch } from '../search/useGameSearch.ts';
import { slotPageQuery } from './slotFilter.ts';
import type { SlotFilter } from './slotFilter.ts';

interface SlotGamesProps {
  readonly filter: SlotFilter;
  readonly onFilter: (filter: SlotFilter) => void;
}

/** The lobby's games: found, marked, or all of them page by page as they come into view. */
export function SlotGames({ filter, onFilter }: SlotGamesProps) {
  const showAll = () => onFilter({});
  if (filter.keyword !== undefined) return <Found filter={filter} keyword={filter.keyword} onAll={showAll} />;
  if (filter.show === 'mine') return <Marked filter={filter} onAll={showAll} />;
  return <Paged key={`${filter.show} ${filter.platform}`} filter={filter} onAll={showAll} />;
}

interface GamesProps {
  readonly filter: SlotFilter;
  readonly onAll: () => void;
}

function Paged({ filter, onAll }: GamesProps) {
  const t = useText('games');
  const s = useText('slotLobby');
  const size = pageSizes.homeGames;
  const [pages, setPages] = useState<readonly number[]>([1]);
  const first = useQuery(slotPageQuery(filter, 1));
  const shown = useQueries({ queries: pages.map((page) => slotPageQuery(filter, page)) });
  if (first.isError && !first.data) return <Failed error={first.error} onRetry={() => void first.refetch()} />;
  if (!first.data) return <WaitingTiles label={t('grid.loading')} />;
  const { list: begin, total } = first.data;
  if (total === 0) return <Nothing title={t('grid.empty')} text={t('grid.emptyText')} onAll={onAll} />;
  const at = (place: number): Game | undefined => {
    if (place < size) return begin[place];
    return shown[pages.indexOf(Math.floor(place / size) + 1)]?.data?.list[place % size];
  };
  const want = (from: number, to: number) => {
    const last = Math.floor(Math.max(from, to - 1) / size) + 1;
    const wanted: number[] = [];
    for (let page = Math.floor(from / size) + 1; page <= last; page += 1) wanted.push(page);
    setPages((before) => (before.join(' ') === wanted.join(' ') ? before : wanted));
  };
  const failed = shown.find((page) => page.isError && !page.data);
  return (
    <>
      <VirtualTiles label={s('games')} total={total} at={at} onShown={want} />
      {failed && <Failed error={failed.error} onRetry={() => void failed.refetch()} />}
    </>
  );
}

function Found({ filter, keyword, onAll }: GamesProps & { readonly keyword: string }) {
  const t = useText('games');
  const s = useText('slotLobby');
  const { show, platform } = filter;
  const marked = useQuery({ ...favouriteSlotsQuery(), enabled: show === 'mine' });
  const { games, isWaiting, failure, retry } = useGameSearch(keyword, {
    gameType: gameTypeCodes.slots,
    isNew: show === 'new',
    isHot: show === 'hot',
    isTrialOffered: show === 'trial',
    ...(platform !== undefined && { platformCode: platform }),
  });
  const mine = new Set(marked.data?.list.map(({ id }) => id));
  const found = show === 'mine' ? games.filter(({ id }) => mine.has(id)) : games;
  if (failure) return <Failed error={failure} onRetry={retry} />;
  if (found.length > 0) return <VirtualTiles label={s('games')} total={found.length} at={(place) => found[place]} />;
  if (isWaiting) return <WaitingTiles label={t('grid.loading')} />;
  return <Nothing title={s('nothingFound', { keyword })} text={s('nothingFoundText')} onAll={onAll} />;
}

function Marked({ filter, onAll }: GamesProps) {
  const t = useText('games');
  const s = useText('slotLobby');
  const { data, error, refetch } = useQuery(favouriteSlotsQuery());
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingTiles label={t('grid.loading')} />;
  const { platform } = filter;
  const games = data.list.filter((game) => platform === undefined || game.platformCode === platform);
  if (games.length === 0) return <Nothing title={s('noneMarked')} text={s('noneMarkedText')} onAll={onAll} />;
  return <VirtualTiles label={s('games')} total={games.length} at={(place) => games[place]} />;
}

function Failed({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const t = useText('games');
  return <ErrorState title={t('grid.failed')} onRetry={onRetry} requestId={isFailure(error) ? error.requestId : ''} />;
}

interface NothingProps {
  readonly title: string;
  readonly text: string;
  readonly onAll: () => void;
}

function Nothing({ title, text, onAll }: NothingProps) {
  const s = useText('slotLobby');
  return (
    <EmptyState title={title} action={<Button onClick={onAll}>{s('showAll')}</Button>}>
      {text}
    </EmptyState>
  );
}
