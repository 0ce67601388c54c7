import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import type { GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import type { Match } from '@foyer/contract/sports/match.ts';
import { useQuery } from '@tanstack/react-query';
import { platformsOfType } from '#features/lobby/byType/platformReads.ts';
import { useEnterPlatform } from '#features/lobby/useEnterPlatform.ts';

/** The sports platforms, and a function that opens a match on the platform that offers it. SCREEN-060 */
export function useOpenMatch(): { readonly platforms: readonly GamePlatform[]; readonly open: (match: Match) => void } {
  const enter = useEnterPlatform();
  const platforms = useQuery(platformsOfType(gameTypeCodes.sports)).data?.list ?? [];
  return {
    platforms,
    open: (match) => {
      const platform = platforms.find(({ platformCode }) => platformCode === match.platformCode) ?? platforms[0];
      if (platform) enter(platform, 'real', `match/${match.matchId}`);
    },
  };
}
