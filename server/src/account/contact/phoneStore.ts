import type { House } from '../../house.ts';
import { claimPhone } from '../../players/phones.ts';

/** Sets the player's phone as verified. Returns false if it belongs to another player. */
export async function verifyPhone(house: House, playerId: string, mobilePhone: string): Promise<boolean> {
  return await house.db.transaction().execute(async (trx) => {
    if (!(await claimPhone({ ...house, db: trx }, playerId, mobilePhone))) return false;
    await trx
      .updateTable('player')
      .set({ mobile_phone: mobilePhone, is_phone_verified: true })
      .where('player_id', '=', playerId)
      .execute();
    return true;
  });
}
