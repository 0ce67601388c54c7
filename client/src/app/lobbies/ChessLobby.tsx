import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import type { QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TypePlatforms } from '#features/lobby/byType/TypePlatforms.tsx';
import { platformGames } from '#features/lobby/byType/platformGames.ts';
import { picturesOfType, platformsOfType } from '#features/lobby/byType/platformReads.ts';
import { LobbyBanners } from '#features/home/LobbyBanners.tsx';
import { lobbyBanners } from '#features/home/bannerReads.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { LobbyNews } from './LobbyNews.tsx';
import type { GamesSearch } from './gamesSearch.ts';
import { readTogether } from './readTogether.ts';
import { TypeGames } from './TypeGames.tsx';

export const readChessLobby = (client: QueryClient, { platformCode = '', page = 1 }: GamesSearch): Promise<void> =>
  readTogether(
    client.prefetchQuery(platformGames(gameTypeCodes.chess, platformCode, page)),
    client.prefetchQuery(lobbyBanners('chess')),
    client.prefetchQuery(platformsOfType(gameTypeCodes.chess)),
    client.prefetchQuery(picturesOfType(gameTypeCodes.chess)),
  );

/** Card rooms; each leads to its own games. SI-23, SCREEN-030, AMB-007, ROUTE-007, ROUTE-050 */
export function ChessLobby() {
  const t = useText('lobby/byType');
  return (
    <main id="main" className="wrap">
      <PageHead
        title={t('chess.title')}
        lead={t('chess.lead')}
        isCompact
        aside={
          isOffered('texas') && (
            <Link to="/texas" className={buttonClass({})}>
              {t('texas.title')}
            </Link>
          )
        }
      />
      <TypeGames gameType={gameTypeCodes.chess} />
      <TypePlatforms
        gameType={gameTypeCodes.chess}
        inside={({ platformCode, platformName: name }) => (
          <Link
            to="/chessInside"
            search={{ platformCode }}
            className={buttonClass({ size: 'small' })}
            aria-label={t('seeGamesOf', { name })}
          >
            {t('seeGames')}
          </Link>
        )}
      />
      <LobbyBanners code="chess" />
      <LobbyNews />
    </main>
  );
}
