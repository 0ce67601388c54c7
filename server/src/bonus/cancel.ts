/** Ends bonuses before they are cleared: cancelled by the player, or expired. The player keeps winnings. M22 */
import type { House } from '../house.ts';
import { InsufficientFunds, KeyConflict, titles } from '../ledger/accounts.ts';
import type { Leg, PlayerAccount } from '../ledger/accounts.ts';
import { payHeld } from './grant.ts';
import { heldBonus, heldKind, heldStatus, markCleared, moveHeld, returnedSatang } from './heldStore.ts';
import type { HeldBonus } from './heldStore.ts';
import { endLock } from './lockStore.ts';
import { locksOf } from './locks.ts';
import type { KnownLock } from './locks.ts';

const returnKey = ({ grant_id }: HeldBonus) => `bonus:${grant_id}:returned`;

/** `done`: ended now or before. `notInMain`: not all in the main wallet. `notOpen`: no open lock. */
export type Cancelled = 'done' | 'notInMain' | 'notOpen';

/** Records the returned amount, in the transaction that ends the bonus. */
type Decide = (within: House['db'], returnedSatang: number) => Promise<void>;

/**
 * Cancels a bonus for its player. The whole bonus goes back to the house, or nothing if `isGone` says that the locked
 * money is already lost. In both cases its turnover requirement ends. Idempotent.
 */
export async function cancelBonus(
  house: House,
  playerId: string,
  lock: KnownLock,
  isGone: boolean,
  decide?: Decide,
): Promise<Cancelled> {
  const held = await heldBonus(house, playerId, lock.lockId);
  if (held === undefined || lock.lockedSatang === 0) return 'notOpen';
  await payHeld(house, held);
  if (!isGone && !(await giveBackWhole(house, held))) return 'notInMain';
  await end(house, held, lock, 'cancelled', decide);
  return 'done';
}

/** Takes the whole bonus back, once. Returns false if the main wallet does not hold it. */
async function giveBackWhole(house: House, held: HeldBonus): Promise<boolean> {
  try {
    await post(house, held, [{ account: 'main', amountSatang: -held.amount_satang }]);
    return true;
  } catch (error) {
    if (error instanceof InsufficientFunds) return false;
    // It expired at the same moment and was already taken back.
    if (error instanceof KeyConflict) return true;
    throw error;
  }
}

/** Ends an expired bonus. Takes back what is left of it, from the main wallet first, then from platforms. */
export async function expireReceived(house: House, held: HeldBonus): Promise<void> {
  await payHeld(house, held);
  const locks = await locksOf(house, held.player_id);
  const lock = locks.find(({ kind, lockId }) => kind === 'bonus' && lockId === held.grant_id);
  if (lock === undefined) return;
  if (lock.doneSatang >= lock.targetSatang) return markClearedOf(house, held.player_id, locks);
  if (lock.endedMs === null) await takeWhatIsThere(house, held);
  await end(house, held, lock, lock.endedMs === null ? 'expired' : 'cancelled');
}

/** Takes back what is left. Counts again if a bet takes money in between. */
async function takeWhatIsThere(house: House, held: HeldBonus): Promise<void> {
  for (;;) {
    const { main = 0, ...others } = await house.ledger.balances(held.player_id);
    const onPlatforms = Object.entries(others).filter(([name]) => name.startsWith('game:'));
    const legs: Leg[] = [];
    let left = held.amount_satang;
    for (const [name, standing] of [['main', main] as const, ...onPlatforms]) {
      const taken = Math.min(left, standing);
      if (taken > 0) legs.push({ account: name as PlayerAccount, amountSatang: -taken });
      left -= taken;
    }
    if (legs.length === 0) return;
    try {
      return await post(house, held, legs);
    } catch (error) {
      // Already taken back, by a process that crashed before recording it.
      if (error instanceof KeyConflict) return;
      if (!(error instanceof InsufficientFunds)) throw error;
    }
  }
}

async function post(house: House, held: HeldBonus, legs: readonly Leg[]): Promise<void> {
  const amountSatang = -legs.reduce((sum, leg) => sum + leg.amountSatang, 0);
  await house.ledger.post({
    playerId: held.player_id,
    key: returnKey(held),
    title: titles.bonus,
    legs: [...legs, { account: 'house:bonus', amountSatang }],
    reference: held.grant_id,
  });
}

/** Ends lock and bonus in one transaction, so that a crash leaves both open and the reason is not lost. */
async function end(
  house: House,
  held: HeldBonus,
  lock: KnownLock,
  endedBy: 'cancelled' | 'expired',
  decide?: Decide,
): Promise<void> {
  const returned_satang = await returnedSatang(house, held.player_id, returnKey(held));
  await house.db.transaction().execute(async (db) => {
    const within = { ...house, db };
    await endLock(within, held.player_id, lock);
    await moveHeld(within, held, [heldStatus.received], heldStatus.auditCleared, {
      kind: heldKind.deducted,
      ended_by: endedBy,
      ended_ms: house.now(),
      returned_satang,
    });
    await decide?.(db, returned_satang);
  });
  house.live.emit(held.player_id, { kind: 'bonus', id: held.grant_id });
}

const markClearedOf = (house: House, playerId: string, locks: readonly KnownLock[]): Promise<void> =>
  markCleared(
    house,
    playerId,
    locks.flatMap(({ kind, lockId, endedMs, doneSatang, targetSatang }) =>
      kind === 'bonus' && endedMs === null && doneSatang >= targetSatang ? [lockId] : [],
    ),
  );

/** Updates which of a player's bonuses are cleared, from the bets settled so far. */
export async function settleHeld(house: House, playerId: string): Promise<void> {
  await markClearedOf(house, playerId, await locksOf(house, playerId));
}
