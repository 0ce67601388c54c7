/** Stored codes of players: one per player and purpose. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';

interface CodeKey {
  readonly playerId: string;
  readonly scene: string;
  readonly target: string;
  readonly codeHash: Buffer;
}

/** Returns when a code was last sent to this player for this purpose, or to this target for others; 0 if never. */
export async function lastSentMs(
  { db }: Pick<House, 'db'>,
  playerId: string,
  scene: string,
  target: string,
): Promise<number> {
  const row = await db
    .selectFrom('verification_code')
    .select((build) => build.fn.max('sent_ms').as('sent_ms'))
    .where((build) =>
      build.or([
        build.and([build('player_id', '=', playerId), build('scene', '=', scene)]),
        build.and([build('target', '=', target), build('player_id', '<>', playerId)]),
      ]),
    )
    .executeTakeFirst();
  return row?.sent_ms ?? 0;
}

type Claim = CodeKey & { readonly sentMs: number; readonly expiresMs: number; readonly onlyIfSentBeforeMs: number };

/**
 * Replaces the player's code for this purpose. Returns false if another request has sent one to the player or to the
 * target, or is doing so: the lock is per target, because each player has a row of their own. `send` runs in the same
 * transaction.
 */
export const claimCode = (
  house: House,
  code: Claim,
  send: (within: Kysely<Tables>) => Promise<void>,
): Promise<boolean> =>
  house.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`code to ${code.target}`}, 0)) as mine`.execute(db);
    if (rows[0]?.mine !== true) return false;
    const sentMs = await lastSentMs({ db }, code.playerId, code.scene, code.target);
    if (sentMs > code.onlyIfSentBeforeMs || !(await writeCode(db, code))) return false;
    await send(db);
    return true;
  });

async function writeCode(db: Kysely<Tables>, code: Claim): Promise<boolean> {
  const fresh = {
    target: code.target,
    code_hash: code.codeHash,
    sent_ms: code.sentMs,
    expires_ms: code.expiresMs,
    tries: 0,
    is_used: false,
  };
  const claimed = await db
    .insertInto('verification_code')
    .values({ player_id: code.playerId, scene: code.scene, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'scene'])
        .doUpdateSet(fresh)
        .where('verification_code.sent_ms', '<=', code.onlyIfSentBeforeMs),
    )
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

/** Counts a try and consumes a right code. One statement, so that concurrent tries cannot exceed the limit. */
export async function consumeCode(house: House, given: CodeKey & { readonly allowedTries: number }): Promise<boolean> {
  const row = await house.db
    .updateTable('verification_code')
    .set({
      tries: sql<number>`tries + 1`,
      is_used: sql<boolean>`code_hash = ${given.codeHash} and target = ${given.target}`,
    })
    .where('player_id', '=', given.playerId)
    .where('scene', '=', given.scene)
    .where('is_used', '=', false)
    .where('tries', '<', given.allowedTries)
    .where('expires_ms', '>', house.now())
    .returning('is_used')
    .executeTakeFirst();
  return row?.is_used ?? false;
}
