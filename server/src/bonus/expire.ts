/** Scheduled work on bonuses: pays unpaid ones and ends expired ones. */
import type { House } from '../house.ts';
import { expireReceived } from './cancel.ts';
import { payHeld } from './grant.ts';
import { dueHeld, heldStatus, moveHeld, unpaidHeld } from './heldStore.ts';
import type { HeldBonus } from './heldStore.ts';

const atOnce = 100;

/**
 * Runs one round: pays bonuses that a crashed process received without paying, takes back what is left of expired ones,
 * and closes expired offers. Each step is done once, even by concurrent runs. Returns the number of bonuses processed.
 */
export async function expireBonuses(house: House): Promise<number> {
  const unpaid = await bringForward(house, await unpaidHeld(house, atOnce), payHeld);
  return unpaid + (await bringForward(house, await dueHeld(house, atOnce), endDue));
}

/** Logs a failure and leaves that bonus to the next round, so that it does not block the others. */
async function bringForward(
  house: House,
  all: readonly HeldBonus[],
  step: (house: House, held: HeldBonus) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (const held of all) {
    try {
      await step(house, held);
      done += 1;
    } catch (error) {
      house.log.error({ err: error, playerId: held.player_id, grantId: held.grant_id }, 'a bonus was left as it is');
    }
  }
  return done;
}

async function endDue(house: House, held: HeldBonus): Promise<void> {
  if (held.status === heldStatus.received) return expireReceived(house, held);
  await moveHeld(house, held, [heldStatus.notReceived], heldStatus.auditCleared, {
    ended_by: 'expired',
    ended_ms: house.now(),
  });
}
