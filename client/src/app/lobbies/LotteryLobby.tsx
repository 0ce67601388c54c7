import { gameTypeCodes } from '@foyer/contract/games/gameType.ts';
import type { QueryClient } from '@tanstack/react-query';
import { TypePlatforms } from '#features/games/lobby/TypePlatforms.tsx';
import { picturesOfType, platformsOfType } from '#features/games/lobby/reads.ts';
import { LobbyBanners, lobbyBanners } from '#features/home/LobbyBanners.tsx';
import { useText } from '#text/useText.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { LobbyNews } from './LobbyNews.tsx';
import { readTogether } from './readTogether.ts';

export const readLotteryLobby = (client: QueryClient): Promise<void> =>
  readTogether(
    client.prefetchQuery(lobbyBanners('lottery')),
    client.prefetchQuery(platformsOfType(gameTypeCodes.lottery)),
    client.prefetchQuery(picturesOfType(gameTypeCodes.lottery)),
  );

/** The entrance of the lottery: its platforms. SI-21, SCREEN-028, ROUTE-012, ROUTE-052 */
export function LotteryLobby() {
  const t = useText('sections');
  return (
    <main id="main" className="wrap">
      <PageHead title={t('lottery.title')} lead={t('lottery.lead')} />
      <LobbyBanners code="lottery" />
      <TypePlatforms gameType={gameTypeCodes.lottery} />
      <LobbyNews />
    </main>
  );
}
