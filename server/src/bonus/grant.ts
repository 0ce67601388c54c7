/** Gives a bonus, and locks it until it has been staked. ENTITY-034 */
import type { Words } from '../db/walletTables.ts';
import type { House } from '../http/context.ts';
import { titles } from '../ledger/accounts.ts';

export interface Bonus {
  readonly playerId: string;
  /** Once per player: the same grant again gives nothing more. */
  readonly grantId: string;
  readonly names: Words;
  /** A key of ENUM-017. */
  readonly bonusType: string;
  /** Where it must be staked; '' for everywhere. */
  readonly platformCode: string;
  readonly amountSatang: number;
  /** What must be staked before it may be withdrawn; 0 locks nothing. */
  readonly targetSatang: number;
}

/** The lock stands before the money does: nobody can withdraw in between. ENUM-014: title 8 */
export async function grantBonus(house: House, bonus: Bonus): Promise<void> {
  if (bonus.targetSatang > 0) {
    await house.db
      .insertInto('bonus_lock')
      .values({
        player_id: bonus.playerId,
        lock_id: bonus.grantId,
        names: JSON.stringify(bonus.names),
        bonus_type: bonus.bonusType,
        platform_code: bonus.platformCode,
        amount_satang: bonus.amountSatang,
        target_satang: bonus.targetSatang,
        created_ms: house.now(),
      })
      .onConflict((conflict) => conflict.columns(['player_id', 'lock_id']).doNothing())
      .execute();
  }
  await house.ledger.post({
    playerId: bonus.playerId,
    key: `bonus:${bonus.grantId}`,
    title: titles.bonus,
    legs: [
      { account: 'house:bonus', amountSatang: -bonus.amountSatang },
      { account: 'main', amountSatang: bonus.amountSatang },
    ],
    reference: bonus.grantId,
  });
}
