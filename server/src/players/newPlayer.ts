/** Opens a player's account: inserts the row and its unique names in one transaction. */
import type { House } from '../house.ts';
import { hashPassword } from './passwordHash.ts';
import { claimPhone, isPhoneFree } from './phones.ts';
import { nameKeyOf } from './players.ts';

export interface NewPlayer {
  readonly userAccount: string;
  readonly password: string;
  readonly mobilePhone?: string | undefined;
  readonly isPhoneVerified?: boolean;
  readonly name?: string | undefined;
  /** Whether the name counts as the verified real name, which cannot be changed again. */
  readonly isNameVerified?: boolean;
  readonly qq?: string | undefined;
  readonly weChat?: string | undefined;
  readonly email?: string | undefined;
  readonly nickname?: string | undefined;
  /** YYYY-MM-DD. */
  readonly birthday?: string | undefined;
  readonly withdrawPassword?: string | undefined;
  readonly agentCode?: string;
  /** Version of the accepted terms. Accepting them includes the statement of being 18 or older. M18 */
  readonly termsVersion: string;
}

export type NewPlayerRefusal = 'ACCOUNT_TAKEN' | 'PHONE_TAKEN';
class Taken extends Error {
  readonly refusal: NewPlayerRefusal;
  constructor(refusal: NewPlayerRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Returns the new player's id, or a refusal if the name is taken or another player has verified the phone. */
export async function createPlayer(
  house: House,
  player: NewPlayer,
): Promise<{ playerId: string } | { refusal: NewPlayerRefusal }> {
  const [passwordHash, withdrawHash] = await Promise.all([
    hashPassword(house, player.password),
    player.withdrawPassword === undefined ? '' : hashPassword(house, player.withdrawPassword),
  ]);
  const nowMs = house.now();
  const playerId = house.random.id(nowMs);
  try {
    await house.db.transaction().execute(async (trx) => {
      const named = await trx
        .insertInto('player_name')
        .values({ name_key: nameKeyOf(player.userAccount), player_id: playerId })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (named.numInsertedOrUpdatedRows === 0n) throw new Taken('ACCOUNT_TAKEN');
      if (player.mobilePhone !== undefined) {
        const { mobilePhone, isPhoneVerified = false } = player;
        const isFree = isPhoneVerified
          ? await claimPhone({ ...house, db: trx }, playerId, mobilePhone)
          : await isPhoneFree({ ...house, db: trx }, mobilePhone);
        if (!isFree) throw new Taken('PHONE_TAKEN');
      }
      await trx
        .insertInto('player')
        .values({
          player_id: playerId,
          user_account: player.userAccount,
          password_hash: passwordHash,
          mobile_phone: player.mobilePhone ?? '',
          is_phone_verified: player.isPhoneVerified ?? false,
          real_name: player.name ?? '',
          is_name_verified: player.isNameVerified ?? false,
          email: player.email ?? '',
          qq: player.qq ?? '',
          we_chat: player.weChat ?? '',
          nickname: player.nickname ?? '',
          birthday: player.birthday ?? '',
          withdraw_password_hash: withdrawHash,
          agent_code: player.agentCode ?? '',
          terms_version: player.termsVersion,
          terms_accepted_ms: nowMs,
          adult_confirmed_ms: nowMs,
          created_ms: nowMs,
        })
        .execute();
    });
  } catch (error) {
    if (error instanceof Taken) return { refusal: error.refusal };
    throw error;
  }
  return { playerId };
}
