/** What tests of every money call need besides the ways to make one. */
import type { Claimant } from '../promotions/testing/promotions.ts';
import { reserveDue } from '../wallet/reserve/due.ts';
import type { TestHouse } from './house.ts';

/** Ends offers between players that an earlier try left open. */
export async function endOffers({ house }: TestHouse): Promise<void> {
  await house.db.updateTable('reserve_offer').set({ expires_ms: 0 }).where('state', '=', 'open').execute();
  await reserveDue(house);
}

/** A player whose money calls are reported by name before they are sent. */
export const reporting = (player: Claimant, report: (callName: string) => void): Claimant => ({
  ...player,
  call: (call, ...rest) => {
    if (call.effect === 'money') report(call.name);
    return player.call(call, ...rest);
  },
});
