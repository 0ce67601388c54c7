/** What the house does about bonuses without being asked: pays what was left unpaid, and ends what is over. */
import type { House } from '../house.ts';
import { expireReceived } from './cancel.ts';
import { payHeld } from './grant.ts';
import { dueHeld, heldStatus, moveHeld, unpaidHeld } from './heldStore.ts';
import type { HeldBonus } from './heldStore.ts';

const atOnce = 100;

/**
 * One round: bonuses that a dead process received without their money are paid, those whose time to be staked is over go
 * back as far as they are there, offers whose time is over are closed. Each once, whoever else does it at the same time.
 * Answers how many were brought forward.
 */
export async function expireBonuses(house: House): Promise<number> {
  const unpaid = await bringForward(house, await unpaidHeld(house, atOnce), payHeld);
  return unpaid + (await bringForward(house, await dueHeld(house, atOnce), endDue));
}

/** One that fails is logged and left to the next round: the others do not wait for it. */
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
