/** Takes only unlocked money. Check and movement are one atomic step of the ledger. L03, AMB-046, AMB-191 */
import type { House } from '../house.ts';
import { InsufficientFunds, Overtaken } from '../ledger/accounts.ts';
import type { Movement } from '../ledger/accounts.ts';
import { lockedBy, locksOf } from './locks.ts';

/**
 * Posts a movement that takes `amountSatang` from the main wallet, if no lock holds that money. A lock is inserted
 * before the money that it holds, and every movement increments the player's sequence number. If the number is
 * unchanged since the locks were read, no money has arrived with a lock that was not seen. Otherwise everything is read
 * again. Returns false if the balance is too low or locked.
 */
export function postUnlocked(house: House, movement: Movement, amountSatang: number): Promise<boolean> {
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
        // A lost race means that another writer made progress, so this loop always terminates.
        if (!(error instanceof Overtaken)) throw error;
      }
    }
  });
}

/** Queues one player's calls in this process, so that many concurrent ones do not keep losing races. */
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
