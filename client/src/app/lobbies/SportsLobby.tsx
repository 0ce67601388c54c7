import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import type { QueryClient } from '@tanstack/react-query';
import { TypePlatforms } from '#features/lobby/byType/TypePlatforms.tsx';
import { picturesOfType, platformsOfType } from '#features/lobby/byType/platformReads.ts';
import { LobbyBanners } from '#features/home/LobbyBanners.tsx';
import { lobbyBanners } from '#features/home/bannerReads.ts';
import { FeaturedMatch } from '#features/sports/FeaturedMatch.tsx';
import { MatchBoard } from '#features/sports/MatchBoard.tsx';
import { PlatformMatches } from '#features/sports/PlatformMatches.tsx';
import { SportsNav } from '#features/sports/SportsNav.tsx';
import type { SportsAddress } from '#features/sports/SportsNav.tsx';
import { featuredMatch, matchesOf, matchesOfPlatform } from '#features/sports/reads.ts';
import { readSports } from '#features/sports/readSports.ts';
import type { SportsChosen } from '#features/sports/readSports.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Reveal } from '#ui/layout/Reveal.tsx';
import { useAddressSearch } from '../address/useAddressSearch.ts';
import { LobbyNews } from './LobbyNews.tsx';
import { readTogether } from './readTogether.ts';
import { useOpenMatch } from './useOpenMatch.ts';

export const readSportsLobby = (client: QueryClient, chosen: SportsChosen): Promise<void> =>
  readTogether(
    client.prefetchQuery(lobbyBanners('sports')),
    client.prefetchQuery(matchesOf(chosen)),
    client.prefetchQuery(featuredMatch('sports')),
    client.prefetchQuery(matchesOfPlatform('')),
    client.prefetchQuery(platformsOfType(gameTypeCodes.sports)),
    client.prefetchQuery(picturesOfType(gameTypeCodes.sports)),
  );

interface SportsLobbyProps {
  /** Both addresses show this screen; links keep the one that is open. */
  readonly address: SportsAddress;
}

/** Shows matches and odds; bets are placed on the platform. SI-20, SCREEN-027, SCREEN-060, ROUTE-011, ROUTE-048 */
export function SportsLobby({ address }: SportsLobbyProps) {
  const [chosen, onChoose] = useAddressSearch(readSports);
  const t = useText('lobby/byType');
  const { platforms, open } = useOpenMatch();
  return (
    <main id="main" className="wrap">
      <PageHead title={t('sports.title')} lead={t('sports.lead')} isCompact />
      <SportsNav address={address} sportId={chosen.sportId} />
      {chosen.sportId === undefined && isOffered('featuredMatch') && <FeaturedMatch place="sports" onOpen={open} />}
      <MatchBoard chosen={chosen} onChoose={onChoose} onOpen={open} />
      <Reveal>
        <PlatformMatches platforms={platforms} onOpen={open} />
      </Reveal>
      <TypePlatforms gameType={gameTypeCodes.sports} />
      <LobbyBanners code="sports" />
      <LobbyNews />
    </main>
  );
}
