/** Transfers money to a game's platform if the player has chosen so, once or always. VALID-033, AMB-036 */
import { deposit, refresh } from '@foyer/contract/wallet/balance.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isFailure } from '#api/failure.ts';
import { transportOf } from '#api/query.ts';
import { write } from '#api/useCall.ts';
import { autoTransferOf, isAutoTransferOn } from '#session/autoTransfer.ts';
import { takeFillOnce } from './fillOnce.ts';

/** A transfer that is refused or gets no answer does not stop the game from opening. */
export async function fillPlatform(queryClient: QueryClient, platformKey: string): Promise<void> {
  const onceSatang = takeFillOnce(platformKey);
  if (onceSatang === 0 && !isAutoTransferOn()) return;
  try {
    const amountSatang = onceSatang || autoTransferOf((await transportOf(queryClient)(refresh, {}, {})).mainSatang);
    if (amountSatang > 0) await write(queryClient, deposit, { platformKey, amountSatang });
  } catch (error) {
    if (!isFailure(error)) throw error;
  }
}
