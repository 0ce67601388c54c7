import type { House } from '../../house.ts';

export async function phoneOwner(house: House, mobilePhone: string): Promise<string | undefined> {
  const row = await house.db
    .selectFrom('player_phone')
    .select('player_id')
    .where('mobile_phone', '=', mobilePhone)
    .executeTakeFirst();
  return row?.player_id;
}

/** Sets the player's phone as verified. Returns false if it belongs to another player. */
export async function verifyPhone(house: House, playerId: string, mobilePhone: string): Promise<boolean> {
  return await house.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('player_phone')
      .values({ mobile_phone: mobilePhone, player_id: playerId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const owner = await trx
      .selectFrom('player_phone')
      .select('player_id')
      .where('mobile_phone', '=', mobilePhone)
      .executeTakeFirst();
    if (owner?.player_id !== playerId) return false;
    await trx
      .deleteFrom('player_phone')
      .where('player_id', '=', playerId)
      .where('mobile_phone', '<>', mobilePhone)
      .execute();
    await trx
      .updateTable('player')
      .set({ mobile_phone: mobilePhone, is_phone_verified: true })
      .where('player_id', '=', playerId)
      .execute();
    return true;
  });
}
