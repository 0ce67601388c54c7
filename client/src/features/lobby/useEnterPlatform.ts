import type { GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import { useQueryClient } from '@tanstack/react-query';
import { openDialog } from '#session/dialogs.ts';
import { currentVisitor } from '#session/signedIn.ts';
import { userInfoQuery } from '#session/userInfo.ts';
import { fundsOn, launchStep, platformTarget } from './launch.ts';
import type { Mode } from './launch.ts';
import { useOpenGame } from './useLaunch.ts';

/** Enters a platform after the same steps as a game, see `launchStep`. AMB-037, AMB-038, STATE-006 */
export function useEnterPlatform(): (platform: GamePlatform, mode: Mode, place?: string) => void {
  const queryClient = useQueryClient();
  const open = useOpenGame();
  return (platform, mode, place) => {
    const target = platformTarget(platform, place);
    const assets = queryClient.getQueryData(userInfoQuery().queryKey)?.assets;
    const step = launchStep(target, mode, {
      visitor: currentVisitor(),
      maintenance: platform.isUnderMaintenance ? platform.maintainRemarks : undefined,
      platformSatang: fundsOn(target.platformCode, assets),
    });
    if (step === 'open') open(target, mode);
    else openDialog(step);
  };
}
