import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { TypePlatforms } from '#features/lobby/byType/TypePlatforms.tsx';
import { picturesOfType, platformsOfType } from '#features/lobby/byType/platformReads.ts';
import { lobbyBanners } from '#features/home/bannerReads.ts';
import { LotteryDesk } from '#features/lottery/LotteryDesk.tsx';
import { readLottery } from '#features/lottery/lotterySearch.ts';
import { gamesQuery } from '#features/lottery/reads.ts';
import { useHydrated } from '#session/hydrated.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { useAddressSearch } from '../address/useAddressSearch.ts';
import { readTogether } from './readTogether.ts';

// Last on the page and animated, so they are loaded after hydration.
const LotteryEnd = lazyPart(() => import('./LotteryEnd.tsx'), 'LotteryEnd');

export const readLotteryLobby = (client: QueryClient): Promise<void> =>
  readTogether(
    client.prefetchQuery(gamesQuery()),
    client.prefetchQuery(lobbyBanners('lottery')),
    client.prefetchQuery(platformsOfType(gameTypeCodes.lottery)),
    client.prefetchQuery(picturesOfType(gameTypeCodes.lottery)),
  );

/** The house's lottery, and below it the platforms that have their own. SI-21, SCREEN-028, ROUTE-012, ROUTE-052 */
export function LotteryLobby() {
  const [search, onSearch] = useAddressSearch(readLottery);
  const t = useText('lottery');
  const site = useText('site');
  const isHydrated = useHydrated();
  return (
    <main id="main" className="wrap">
      <PageHead title={t('title')} aside={isOffered('playMoney') && <Badge tone="truth">{site('playMoney')}</Badge>} />
      <LotteryDesk search={search} onSearch={onSearch} />
      <TypePlatforms gameType={gameTypeCodes.lottery} />
      {isHydrated && (
        <Suspense>
          <LotteryEnd />
        </Suspense>
      )}
    </main>
  );
}
