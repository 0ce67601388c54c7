import type { Game, GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import { useQueryClient } from '@tanstack/react-query';
import { openDialog } from '#session/dialogs.ts';
import type { LaunchTarget } from '#session/dialogs.ts';
import { currentVisitor } from '#session/signedIn.ts';
import { knownUserInfo } from '#session/knownUserInfo.ts';
import { useText } from '#text/useText.tsx';
import { openGameWindow } from './gameWindow.ts';
import { fundsOn, launchStep, maintenanceOf, targetOf } from './launch.ts';
import type { Mode } from './launch.ts';

/** Opens a game, or the dialog before it. Synchronous, because browsers block windows that open after the click. */
export function useLaunch(): (game: Game, platform: GamePlatform | undefined, mode: Mode) => void {
  const queryClient = useQueryClient();
  const open = useOpenGame();
  return (game, platform, mode) => {
    const target = targetOf(game, platform);
    const step = launchStep(target, mode, {
      visitor: currentVisitor(),
      maintenance: maintenanceOf(game, platform),
      platformSatang: fundsOn(target.platformCode, knownUserInfo(queryClient)?.assets),
    });
    if (step === 'open') open(target, mode);
    else openDialog(step);
  };
}

/** The last step: opens the window. */
export function useOpenGame(): (target: LaunchTarget, mode: Mode) => void {
  const t = useText('lobby');
  return (target, mode) =>
    openGameWindow(target, mode, {
      title: t('launch.blocked'),
      text: t('launch.blockedText'),
      open: t('launch.openHere'),
    });
}
