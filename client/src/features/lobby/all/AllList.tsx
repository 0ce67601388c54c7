import type { Game } from '@foyer/contract/lobby/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '#session/hydrated.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { VirtualTiles, WaitingTiles } from '../VirtualTiles.tsx';
import { GameCount } from '../browse/GameCount.tsx';
import { FavouritesNeedLogin, ListFailed, NothingHere } from '../browse/ListStates.tsx';
import { PagedTiles } from '../browse/PagedTiles.tsx';
import { favouriteGamesQuery, favouriteSlotsQuery } from '../favourites/favourites.ts';
import { useGameSearch } from '../search/useGameSearch.ts';
import { allPageQuery } from './allFilter.ts';
import type { AllFilter } from './allSearch.ts';

interface AllListProps {
  readonly filter: AllFilter;
  /**
   * True while the player types: the local index is used. Otherwise the house's own list, also for a keyword in the
   * address.
   */
  readonly isSearching: boolean;
  readonly onAll: () => void;
}

/** The games that match the filter: favourites, results of the index, or the house's list page by page. */
export function AllList({ filter, isSearching, onAll }: AllListProps) {
  if (filter.show === 'mine') return <Marked filter={filter} onAll={onAll} />;
  if (filter.keyword !== undefined && isSearching) return <Found filter={filter} onAll={onAll} />;
  const { type, platform, show, keyword } = filter;
  return <Listed key={[type, platform, show, keyword].join(' ')} filter={filter} onAll={onAll} />;
}

interface ListProps {
  readonly filter: AllFilter;
  readonly onAll: () => void;
}

function Listed({ filter, onAll }: ListProps) {
  const t = useText('lobby/browse');
  return (
    <PagedTiles label={t('all.games')} page={(page) => allPageQuery(filter, page)}>
      {filter.keyword === undefined ? <Empty onAll={onAll} /> : <Found filter={filter} onAll={onAll} />}
    </PagedTiles>
  );
}

/** Searches the index, which tolerates a typing error, unlike the house's list. */
function Found({ filter, onAll, ids }: ListProps & { readonly ids?: ReadonlySet<string> }) {
  const t = useText('lobby/browse');
  const games = useText('lobby');
  const { type, platform, show, keyword = '' } = filter;
  const { total, at, isWaiting, failure, retry } = useGameSearch(keyword, {
    isNew: show === 'new',
    isHot: show === 'hot',
    isTrialOffered: show === 'trial',
    isOpen: show === 'open',
    ...(type !== undefined && { gameType: type }),
    ...(platform !== undefined && { platformCode: platform }),
    ...(ids && { ids }),
  });
  if (failure) return <ListFailed error={failure} onRetry={retry} />;
  if (total > 0) return <Tiles total={total} at={at} />;
  if (isWaiting) return <WaitingTiles label={games('grid.loading')} />;
  return (
    <NothingHere title={games('nothing', { keyword: keyword.trim() })} all={t('all.showAll')} onAll={onAll}>
      {games('nothingText')}
    </NothingHere>
  );
}

/** Favourites: slots first, then other games, each latest first. Each list has its own call. AMB-119 */
function Marked({ filter, onAll }: ListProps) {
  const t = useText('lobby/browse');
  const games = useText('lobby');
  const isPlayer = useVisitor() === 'player';
  const isAsked = useHydrated() && isPlayer;
  const slots = useQuery({ ...favouriteSlotsQuery(), enabled: isAsked });
  const others = useQuery({ ...favouriteGamesQuery(), enabled: isAsked });
  const { type, platform, keyword } = filter;
  if (!isPlayer) return <FavouritesNeedLogin />;
  const failed = [slots, others].filter((read) => read.isError && !read.data);
  const readAgain = () => void Promise.all(failed.map((read) => read.refetch()));
  if (failed[0]) return <ListFailed error={failed[0].error} onRetry={readAgain} />;
  if (!slots.data || !others.data) return <WaitingTiles label={games('grid.loading')} />;
  const all: readonly Game[] = [...slots.data.list, ...others.data.list];
  if (keyword !== undefined) {
    const ids = new Set(all.map(({ id }) => id));
    return <Found filter={filter} onAll={onAll} ids={ids} />;
  }
  const shown = all.filter(
    (game) =>
      (type === undefined || game.gameType === type) && (platform === undefined || game.platformCode === platform),
  );
  if (shown.length > 0) return <Tiles total={shown.length} at={(place) => shown[place]} />;
  if (all.length > 0) return <Empty onAll={onAll} />;
  return (
    <NothingHere title={t('noneMarked')} all={t('all.showAll')} onAll={onAll}>
      {games('noneMarkedText')}
    </NothingHere>
  );
}

interface TilesProps {
  readonly total: number;
  readonly at: (place: number) => Game | undefined;
}

function Tiles({ total, at }: TilesProps) {
  const t = useText('lobby/browse');
  return (
    <>
      <GameCount total={total} />
      <VirtualTiles label={t('all.games')} total={total} at={at} />
    </>
  );
}

function Empty({ onAll }: { readonly onAll: () => void }) {
  const t = useText('lobby/browse');
  return (
    <NothingHere title={t('empty')} all={t('all.showAll')} onAll={onAll}>
      {t('emptyText')}
    </NothingHere>
  );
}
