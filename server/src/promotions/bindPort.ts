/** Bonuses for what a player has had verified belong to another room; the hall shows and gives them through here. CALL-201 */
import type { House } from '../house.ts';
import type { Decision, PlayerContext } from '../http/context.ts';

export interface BindPort {
  /** By its offer's id; satang. `unknown`: it is no bind bonus. */
  giveBindBonus(
    this: void,
    house: House,
    playerId: string,
    offerId: string,
    decision?: Decision,
  ): Promise<'unknown' | 'notBound' | 'taken' | { readonly amountSatang: number; readonly costSatang: number }>;
  bindBonusesOf(
    this: void,
    context: PlayerContext,
  ): Promise<{
    readonly list: readonly { readonly viewOfferId: string; readonly isBound: boolean; readonly isTaken: boolean }[];
  }>;
}
