/** SQL of identity checks. */
import type { AskedPage } from '../../http/operator/listPage.ts';
import type { IdentityState } from '@foyer/contract/account/eligibility.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { isIdentityState } from './states.ts';

type Db = Kysely<Tables>;

export interface StoredCheck {
  readonly reference: string;
  readonly state: IdentityState;
}

export async function checkOf(db: Db, playerId: string): Promise<StoredCheck | undefined> {
  const row = await db
    .selectFrom('identity_check')
    .select(['reference', 'state'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row && { reference: row.reference, state: isIdentityState(row.state) ? row.state : 'unknown' };
}

/**
 * Stores a new check before the provider is asked, so that a crash leaves it unknown. Returns false if another one is
 * pending, unknown or approved.
 */
export async function openCheck(db: Db, playerId: string, reference: string, nowMs: number): Promise<boolean> {
  const row = { reference, state: 'unknown', asked_ms: nowMs, decided_ms: null };
  const written = await db
    .insertInto('identity_check')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet(row).where('identity_check.state', '=', 'refused'),
    )
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** Stores the outcome of this check, unless it was decided before. */
export async function decideCheck(
  db: Db,
  { playerId, reference }: { readonly playerId: string; readonly reference: string },
  state: IdentityState,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('identity_check')
    .set({ state, decided_ms: state === 'approved' || state === 'refused' ? nowMs : null })
    .where('player_id', '=', playerId)
    .where('reference', '=', reference)
    .where('state', 'in', ['pending', 'unknown'])
    .execute();
}

/** Forgets a check that the provider has never received, so that the player can begin again. */
export async function dropCheck(db: Db, playerId: string, reference: string): Promise<void> {
  await db
    .deleteFrom('identity_check')
    .where('player_id', '=', playerId)
    .where('reference', '=', reference)
    .where('state', '=', 'unknown')
    .execute();
}

/** Open checks that were asked before this time, oldest first; 50 from the one after this reference. */
export const checksToFollow = (db: Db, after: string, beforeMs: number) =>
  db
    .selectFrom('identity_check')
    .select(['player_id as playerId', 'reference'])
    .where('state', 'in', ['pending', 'unknown'])
    .where('asked_ms', '<', beforeMs)
    .where('reference', '>', after)
    .orderBy('reference')
    .limit(50)
    .execute();

/** Checks whose outcome is not known yet, oldest first; 200 from the one after this reference. */
export function waitingChecks(db: Db, { after, limit }: AskedPage) {
  return (
    db
      .selectFrom('identity_check')
      .innerJoin('player', 'player.player_id', 'identity_check.player_id')
      .select(['identity_check.reference', 'identity_check.state', 'identity_check.asked_ms', 'player.user_account'])
      .where('identity_check.state', 'in', ['pending', 'unknown'])
      // References are ids that follow time, all of one length.
      .where('identity_check.reference', '>', after)
      .orderBy('identity_check.reference')
      .limit(limit)
      .execute()
  );
}
