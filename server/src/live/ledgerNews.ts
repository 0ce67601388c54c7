/** Notifies a player's open pages of every movement of money. */
import type { Ledger, Movement, Posted } from '../ledger/accounts.ts';
import { isHouseAccount } from '../ledger/accounts.ts';
import type { LivePort } from './livePort.ts';

/** Wraps the ledger. Emits an event for each new movement once it is durable. */
export function emittingLedger(ledger: Ledger, live: LivePort): Ledger {
  function emit(movement: Movement, posted: Posted): void {
    if (posted.isRepeat || movement.legs.every(({ account }) => isHouseAccount(account))) return;
    const amountSatang = movement.legs
      .filter(({ account }) => account === 'main')
      .reduce((sum, leg) => sum + leg.amountSatang, 0);
    live.emit(movement.playerId, { kind: 'balance', title: movement.title, amountSatang });
  }
  return {
    ...ledger,
    async post(movement) {
      const posted = await ledger.post(movement);
      emit(movement, posted);
      return posted;
    },
    async postAll(movements) {
      const outcomes = await ledger.postAll(movements);
      for (const [index, movement] of movements.entries()) {
        const outcome = outcomes[index];
        if (outcome?.status === 'fulfilled') emit(movement, outcome.value);
      }
      return outcomes;
    },
  };
}
