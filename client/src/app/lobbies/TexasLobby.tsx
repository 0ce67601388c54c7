import type { QueryClient } from '@tanstack/react-query';
import { GroupPlatforms } from '#features/lobby/byType/GroupPlatforms.tsx';
import { HubGames } from '#features/lobby/byType/HubGames.tsx';
import { groupsQuery, shelfGames } from '#features/lobby/byType/reads.ts';
import type { ShelfAsked } from '#features/lobby/byType/reads.ts';
import { LobbyBanners } from '#features/home/LobbyBanners.tsx';
import { lobbyBanners } from '#features/home/bannerReads.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { useText } from '#text/useText.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import type { HubSearch } from './hubSearch.ts';
import { LobbyNews } from './LobbyNews.tsx';
import { readTogether } from './readTogether.ts';

const asked = ({ shelf, page = 1 }: HubSearch): ShelfAsked => ({
  shelf: shelf ?? 'all',
  gameType: gameTypeCodes.chess,
  section: 'texas',
  pageNo: page,
});

export const readTexasLobby = (client: QueryClient, search: HubSearch): Promise<void> =>
  readTogether(
    client.prefetchQuery(lobbyBanners('texas')),
    client.prefetchQuery(groupsQuery()),
    client.prefetchQuery(shelfGames(asked(search))),
  );

interface TexasLobbyProps {
  readonly search: HubSearch;
  readonly onSearch: (search: HubSearch) => void;
}

/** The platforms of the group 'texas' and their games. SI-25, SCREEN-033, AMB-009, ROUTE-004 */
export function TexasLobby({ search, onSearch }: TexasLobbyProps) {
  const t = useText('lobby/byType');
  return (
    <main id="main" className="wrap">
      <PageHead title={t('texas.title')} lead={t('texas.lead')} isCompact />
      <HubGames title={t('games')} asked={asked(search)} onChoose={onSearch} />
      <GroupPlatforms group="texas" />
      <LobbyBanners code="texas" />
      <LobbyNews />
    </main>
  );
}
