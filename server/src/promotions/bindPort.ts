/** Port to the bind bonuses, which another domain keeps. The hall shows and gives them through it. CALL-201 */
import type { House } from '../house.ts';
import type { Decision, PlayerContext } from '../http/context.ts';

export interface BindPort {
  /** Gives a bind bonus by its offer's id. Amounts in satang. `unknown`: no such bind bonus. */
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
