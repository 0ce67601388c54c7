/** Takes the main wallet along into a game's platform where the player has chosen so. VALID-033, AMB-036 */
import { deposit, refresh } from '@foyer/contract/wallet/balance.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isFailure } from '#api/failure.ts';
import { transportOf } from '#api/query.ts';
import { write } from '#api/useCall.ts';
import { autoTransferOf, isAutoTransferOn } from '#session/autoTransfer.ts';

/** A transfer that is refused or does not arrive stops no game: the money is where it was, and the game says the rest. */
export async function fillPlatform(queryClient: QueryClient, platformKey: string): Promise<void> {
  if (!isAutoTransferOn()) return;
  try {
    const { mainSatang } = await transportOf(queryClient)(refresh, {}, {});
    const amountSatang = autoTransferOf(mainSatang);
    if (amountSatang > 0) await write(queryClient, deposit, { platformKey, amountSatang });
  } catch (error) {
    if (!isFailure(error)) throw error;
  }
}
