/** Port through which a stop finishes a player's open rounds. */
import type { House } from '../house.ts';

export interface OpenRoundsPort {
  /**
   * Finishes open rounds by the rules of each family, without a further stake, and pays them. Never throws. M08, M17
   */
  finish(house: House, playerId: string): Promise<void>;
}
