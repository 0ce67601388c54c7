import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import type { QueryClient } from '@tanstack/react-query';
import { FishKing } from '#features/lobby/byType/FishKing.tsx';
import { HighlightVideos } from '#features/lobby/byType/HighlightVideos.tsx';
import { TypePlatforms } from '#features/lobby/byType/TypePlatforms.tsx';
import { platformGames } from '#features/lobby/byType/platformGames.ts';
import { picturesOfType, platformsOfType } from '#features/lobby/byType/platformReads.ts';
import { fishKingQuery, videosQuery } from '#features/lobby/byType/reads.ts';
import { LobbyBanners } from '#features/home/LobbyBanners.tsx';
import { lobbyBanners } from '#features/home/bannerReads.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Reveal } from '#ui/layout/Reveal.tsx';
import { LobbyNews } from './LobbyNews.tsx';
import { readTogether } from './readTogether.ts';
import type { GamesSearch } from './gamesSearch.ts';
import { TypeGames } from './TypeGames.tsx';

export const readFishLobby = (client: QueryClient, { platformCode = '', page = 1 }: GamesSearch): Promise<void> =>
  readTogether(
    client.prefetchQuery(lobbyBanners('fish')),
    client.prefetchQuery(platformsOfType(gameTypeCodes.fish)),
    client.prefetchQuery(picturesOfType(gameTypeCodes.fish)),
    client.prefetchQuery(platformGames(gameTypeCodes.fish, platformCode, page)),
    client.prefetchQuery(fishKingQuery()),
    client.prefetchQuery(videosQuery()),
  );

/** Fisheries, their games, and the king of the week. SI-22, SCREEN-029, SCREEN-045, ROUTE-010, ROUTE-051 */
export function FishLobby() {
  const t = useText('lobby/byType');
  return (
    <main id="main" className="wrap">
      <PageHead title={t('fish.title')} lead={t('fish.lead')} isCompact />
      <TypeGames gameType={gameTypeCodes.fish} />
      <TypePlatforms gameType={gameTypeCodes.fish} />
      {isOffered('leaderboard') && (
        <Reveal>
          <FishKing />
        </Reveal>
      )}
      <LobbyBanners code="fish" />
      <Reveal>
        <HighlightVideos />
      </Reveal>
      <LobbyNews />
    </main>
  );
}
