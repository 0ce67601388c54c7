import type { Game } from '@foyer/contract/lobby/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { openDialog } from '#session/dialogs.ts';
import { platformsQuery } from '../filter.ts';
import { maintenanceOf, targetOf } from '../launch.ts';
import { useLaunch } from '../useLaunch.ts';

/** Opens a game from a list of names: a closed one says why, others offer real play or trial. */
export function useOpenFound(): (game: Game) => void {
  const launch = useLaunch();
  const platforms = useQuery(platformsQuery());
  return (game) => {
    const platform = platforms.data?.list.find(({ platformCode }) => platformCode === game.platformCode);
    if (maintenanceOf(game, platform) !== undefined) launch(game, platform, 'real');
    else openDialog({ kind: 'choice', target: targetOf(game, platform) });
  };
}
