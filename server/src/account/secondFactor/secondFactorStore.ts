import type { House } from '../../house.ts';

export interface FactorRow {
  readonly sealedSecret: Buffer;
  readonly isOn: boolean;
  readonly sinceMs: number;
}

export async function factorOf(house: House, playerId: string): Promise<FactorRow | undefined> {
  const row = await house.db
    .selectFrom('second_factor')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row && { sealedSecret: row.sealed_secret, isOn: row.is_on, sinceMs: row.since_ms };
}

export async function countRecovery(house: House, playerId: string): Promise<number> {
  const row = await house.db
    .selectFrom('recovery_code')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Stores an unconfirmed secret. Returns false if a factor is on. */
export async function keepPending(house: House, playerId: string, sealed: Buffer): Promise<boolean> {
  const fresh = { sealed_secret: sealed, last_step: 0, since_ms: house.now() };
  const kept = await house.db
    .insertInto('second_factor')
    .values({ player_id: playerId, ...fresh })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(fresh).where('second_factor.is_on', '=', false))
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}

/** Turns the factor on and stores its recovery codes. Returns false if another request did so first. */
export async function turnOn(
  house: House,
  playerId: string,
  step: number,
  hashes: readonly Buffer[],
): Promise<boolean> {
  return await house.db.transaction().execute(async (trx) => {
    const turned = await trx
      .updateTable('second_factor')
      .set({ is_on: true, last_step: step, since_ms: house.now() })
      .where('player_id', '=', playerId)
      .where('is_on', '=', false)
      .executeTakeFirst();
    if (turned.numUpdatedRows === 0n) return false;
    await writeCodes(trx, playerId, hashes);
    return true;
  });
}

async function writeCodes(db: House['db'], playerId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('player_id', '=', playerId).execute();
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ player_id: playerId, code_hash })))
    .execute();
}

export async function replaceCodes(house: House, playerId: string, hashes: readonly Buffer[]): Promise<void> {
  await house.db.transaction().execute((trx) => writeCodes(trx, playerId, hashes));
}

export async function turnOff(house: House, playerId: string): Promise<void> {
  await house.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('recovery_code').where('player_id', '=', playerId).execute();
    await trx.deleteFrom('second_factor').where('player_id', '=', playerId).execute();
  });
}

/** Uses a time step once. Returns false if it or a later one was used before. */
export async function takeStep(house: House, playerId: string, step: number): Promise<boolean> {
  const taken = await house.db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('player_id', '=', playerId)
    .where('is_on', '=', true)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Uses a recovery code once. */
export async function takeRecovery(house: House, playerId: string, codeHash: Buffer): Promise<boolean> {
  const taken = await house.db
    .deleteFrom('recovery_code')
    .where('player_id', '=', playerId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
}
