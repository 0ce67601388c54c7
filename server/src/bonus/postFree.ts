/** Takes money that no lock holds: what is free and what is taken are one step of the ledger. L03, AMB-046, AMB-191 */
import type { House } from '../house.ts';
import { InsufficientFunds, Overtaken } from '../ledger/accounts.ts';
import type { Movement } from '../ledger/accounts.ts';
import { lockedBy, locksOf } from './locks.ts';

/**
 * Posts a movement that takes `amountSatang` from the main wallet, where no lock of any kind holds them. Locks stand
 * before the money that they hold, and every movement counts the player's chain on: where it is still as long as before
 * the locks were read, nothing that they do not know of can have come in. Where it is longer, all is looked at again.
 * False where the money is not there, or locked.
 */
export function postFree(house: House, movement: Movement, amountSatang: number): Promise<boolean> {
  return inTurn(movement.playerId, async () => {
    for (;;) {
      const afterSeq = await house.ledger.seq(movement.playerId);
      const locks = await locksOf(house, movement.playerId);
      const { main = 0 } = await house.ledger.balances(movement.playerId);
      if (amountSatang > main - lockedBy(locks)) return false;
      try {
        await house.ledger.post({ ...movement, afterSeq });
        return true;
      } catch (error) {
        if (error instanceof InsufficientFunds) return false;
        // Whoever was faster has moved their money, so that somebody comes forward in every round.
        if (!(error instanceof Overtaken)) throw error;
      }
    }
  });
}

/** What one player asks of this process waits for each other, so that fifty at once do not overtake each other. */
const lines = new Map<string, Promise<unknown>>();

async function inTurn<T>(playerId: string, act: () => Promise<T>): Promise<T> {
  const before = lines.get(playerId) ?? Promise.resolve();
  const mine = before.then(act, act);
  lines.set(playerId, mine);
  try {
    return await mine;
  } finally {
    if (lines.get(playerId) === mine) lines.delete(playerId);
  }
}
