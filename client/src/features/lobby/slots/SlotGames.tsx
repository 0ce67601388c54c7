import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '#session/hydrated.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { VirtualTiles, WaitingTiles } from '../VirtualTiles.tsx';
import { FavouritesNeedLogin, ListFailed, NothingHere } from '../browse/ListStates.tsx';
import { PagedTiles } from '../browse/PagedTiles.tsx';
import { favouriteSlotsQuery } from '../favourites/favourites.ts';
import { useGameSearch } from '../search/useGameSearch.ts';
import { slotPageQuery } from './slotFilter.ts';
import type { SlotFilter } from './slotSearch.ts';

interface SlotGamesProps {
  readonly filter: SlotFilter;
  readonly onFilter: (filter: SlotFilter) => void;
}

/** The lobby's games: search results, favourites, or all of them page by page as they come into view. */
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
  const t = useText('lobby');
  const s = useText('lobby/slots');
  return (
    <PagedTiles label={s('games')} page={(page) => slotPageQuery(filter, page)}>
      <NothingHere title={t('grid.empty')} all={s('showAll')} onAll={onAll}>
        {t('grid.emptyText')}
      </NothingHere>
    </PagedTiles>
  );
}

function Found({ filter, keyword, onAll }: GamesProps & { readonly keyword: string }) {
  const t = useText('lobby');
  const s = useText('lobby/slots');
  const isPlayer = useVisitor() === 'player';
  const { show, platform } = filter;
  const marked = useQuery({ ...favouriteSlotsQuery(), enabled: show === 'mine' && isPlayer });
  const mine = new Set(marked.data?.list.map(({ id }) => id));
  const { total, at, isWaiting, failure, retry } = useGameSearch(keyword, {
    gameType: gameTypeCodes.slots,
    isNew: show === 'new',
    isHot: show === 'hot',
    isTrialOffered: show === 'trial',
    ...(platform !== undefined && { platformCode: platform }),
    ...(show === 'mine' && { ids: mine }),
  });
  if (show === 'mine' && !isPlayer) return <FavouritesNeedLogin />;
  if (failure) return <ListFailed error={failure} onRetry={retry} />;
  if (total > 0) return <VirtualTiles label={s('games')} total={total} at={at} />;
  if (isWaiting) return <WaitingTiles label={t('grid.loading')} />;
  return (
    <NothingHere title={t('nothing', { keyword: keyword.trim() })} all={s('showAll')} onAll={onAll}>
      {t('nothingText')}
    </NothingHere>
  );
}

function Marked({ filter, onAll }: GamesProps) {
  const t = useText('lobby');
  const s = useText('lobby/slots');
  const isPlayer = useVisitor() === 'player';
  const isAsked = useHydrated() && isPlayer;
  const { data, error, refetch } = useQuery({ ...favouriteSlotsQuery(), enabled: isAsked });
  if (!isPlayer) return <FavouritesNeedLogin />;
  if (error && !data) return <ListFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingTiles label={t('grid.loading')} />;
  const { platform } = filter;
  const games = data.list.filter((game) => platform === undefined || game.platformCode === platform);
  if (games.length === 0) {
    return (
      <NothingHere title={s('noneMarked')} all={s('showAll')} onAll={onAll}>
        {t('noneMarkedText')}
      </NothingHere>
    );
  }
  return <VirtualTiles label={s('games')} total={games.length} at={(place) => games[place]} />;
}
