import { useQuery } from '@tanstack/react-query';
import { PlatformGames } from '#features/lobby/byType/PlatformGames.tsx';
import type { GamesShown } from '#features/lobby/byType/PlatformGames.tsx';
import { platformsOfType } from '#features/lobby/byType/platformReads.ts';
import { useAddressSearch } from '../address/useAddressSearch.ts';
import { readGamesSearch } from './gamesSearch.ts';

/** The games of a type; platform and page are in the address. CALL-006 */
export function TypeGames({ gameType, ...shown }: { readonly gameType: number } & GamesShown) {
  const [{ platformCode = '', page = 1 }, onSearch] = useAddressSearch(readGamesSearch);
  const platforms = useQuery(platformsOfType(gameType));
  return (
    <PlatformGames
      {...shown}
      gameType={gameType}
      platformCode={platformCode}
      page={page}
      platforms={platforms.data?.list ?? []}
      onChoose={(chosen) =>
        onSearch({
          ...(chosen.platformCode !== '' && { platformCode: chosen.platformCode }),
          ...(chosen.page > 1 && { page: chosen.page }),
        })
      }
    />
  );
}
