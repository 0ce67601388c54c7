import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import type { ListedGame } from '@foyer/contract/lobby/platformGames.ts';
import type { QueryClient } from '@tanstack/react-query';
import { LiveTableState } from '#features/lobby/byType/LiveTableState.tsx';
import { HighlightVideos } from '#features/lobby/byType/HighlightVideos.tsx';
import { TypePlatforms } from '#features/lobby/byType/TypePlatforms.tsx';
import { platformGames } from '#features/lobby/byType/platformGames.ts';
import { picturesOfType, platformsOfType } from '#features/lobby/byType/platformReads.ts';
import { videosQuery } from '#features/lobby/byType/reads.ts';
import { LobbyBanners } from '#features/home/LobbyBanners.tsx';
import { lobbyBanners } from '#features/home/bannerReads.ts';
import { useText } from '#text/useText.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Reveal } from '#ui/layout/Reveal.tsx';
import { LobbyNews } from './LobbyNews.tsx';
import type { GamesSearch } from './gamesSearch.ts';
import { readTogether } from './readTogether.ts';
import { TypeGames } from './TypeGames.tsx';

export const readLiveLobby = (client: QueryClient, { platformCode = '', page = 1 }: GamesSearch): Promise<void> =>
  readTogether(
    client.prefetchQuery(platformGames(gameTypeCodes.live, platformCode, page)),
    client.prefetchQuery(lobbyBanners('live')),
    client.prefetchQuery(platformsOfType(gameTypeCodes.live)),
    client.prefetchQuery(picturesOfType(gameTypeCodes.live)),
    client.prefetchQuery(videosQuery()),
  );

/** Two rounds of a table. Only the last results are read again: a table's state follows from its clock. */
const resultsEveryMs = 60_000;

const tableState = ({ gameId, liveTable }: ListedGame) =>
  liveTable && <LiveTableState gameId={gameId} table={liveTable} />;

/** SI-19, SCREEN-026, ROUTE-013, ROUTE-047 */
export function LiveLobby() {
  const t = useText('lobby/byType');
  return (
    <main id="main" className="wrap">
      <PageHead title={t('live.title')} lead={t('live.lead')} isCompact />
      <TypeGames gameType={gameTypeCodes.live} below={tableState} refetchInterval={resultsEveryMs} />
      <TypePlatforms gameType={gameTypeCodes.live} />
      <Reveal>
        <HighlightVideos />
      </Reveal>
      <LobbyBanners code="live" />
      <LobbyNews />
    </main>
  );
}
