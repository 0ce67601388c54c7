import type { House } from '../../house.ts';
import { newToken } from '../../players/tokens.ts';

export interface PasskeyRow {
  readonly passkeyId: string;
  readonly name: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdMs: number;
  readonly usedMs: number | null;
}

export async function passkeysOf(house: House, playerId: string): Promise<PasskeyRow[]> {
  const rows = await house.db
    .selectFrom('passkey')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_ms')
    .execute();
  return rows.map((row) => ({
    passkeyId: row.passkey_id,
    name: row.name,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports,
    createdMs: row.created_ms,
    usedMs: row.used_ms,
  }));
}

/** Inserts a passkey. Returns false if the player already has `most` passkeys or this one. */
export async function insertPasskey(
  house: House,
  playerId: string,
  passkey: Omit<PasskeyRow, 'createdMs' | 'usedMs'>,
  most: number,
): Promise<boolean> {
  return await house.db.transaction().execute(async (trx) => {
    await trx.selectFrom('player').select('player_id').where('player_id', '=', playerId).forUpdate().execute();
    const { count } = await trx
      .selectFrom('passkey')
      .select((build) => build.fn.countAll<number>().as('count'))
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow();
    if (count >= most) return false;
    const written = await trx
      .insertInto('passkey')
      .values({
        player_id: playerId,
        passkey_id: passkey.passkeyId,
        name: passkey.name,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: [...passkey.transports],
        created_ms: house.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return written.numInsertedOrUpdatedRows === 1n;
  });
}

export async function nameAnew(house: House, playerId: string, passkeyId: string, name: string): Promise<boolean> {
  const named = await house.db
    .updateTable('passkey')
    .set({ name })
    .where('player_id', '=', playerId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return named.numUpdatedRows === 1n;
}

export async function deletePasskey(house: House, playerId: string, passkeyId: string): Promise<boolean> {
  const removed = await house.db
    .deleteFrom('passkey')
    .where('player_id', '=', playerId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
}

export async function noteUse(house: House, playerId: string, passkeyId: string, counter: number): Promise<void> {
  await house.db
    .updateTable('passkey')
    .set({ counter, used_ms: house.now() })
    .where('player_id', '=', playerId)
    .where('passkey_id', '=', passkeyId)
    .execute();
}

const challengeLifeMs = 5 * 60_000;

/** Stores a challenge and returns its id. `playerId` is '' for a log-in. */
export async function keepChallenge(house: House, playerId: string, challenge: string): Promise<string> {
  const nowMs = house.now();
  const challengeId = newToken(house);
  await house.db.deleteFrom('passkey_challenge').where('expires_ms', '<', nowMs).execute();
  await house.db
    .insertInto('passkey_challenge')
    .values({ challenge_id: challengeId, player_id: playerId, challenge, expires_ms: nowMs + challengeLifeMs })
    .execute();
  return challengeId;
}

/** Consumes a challenge, whether or not the response turns out valid. */
export async function takeChallenge(house: House, playerId: string, challengeId: string): Promise<string | undefined> {
  const row = await house.db
    .deleteFrom('passkey_challenge')
    .where('challenge_id', '=', challengeId)
    .where('player_id', '=', playerId)
    .where('expires_ms', '>', house.now())
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge;
}
