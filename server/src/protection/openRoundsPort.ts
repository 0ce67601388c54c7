/** Port by which a stop has a player's open rounds finished. */
import type { House } from '../house.ts';

export interface OpenRoundsPort {
  /** Finishes what is open by each family's rule, without a further stake, and pays it. Never throws. M08, M17 */
  finish(house: House, playerId: string): Promise<void>;
}
