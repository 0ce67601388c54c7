/** SQL of held bonuses: one row per (player, grant). A status changes only from an expected one. ENUM-005 */
import { keptTerms } from '@foyer/contract/bonusTerms.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { HeldBonusTable } from '../db/bonusTables.ts';
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';

/** ENUM-005, AMB-059. */
export const heldStatus = {
  applying: 0,
  received: 1,
  wageringCompleted: 2,
  rejected: 3,
  auditCleared: 4,
  notReceived: 5,
  notDrawn: 6,
  notWon: 7,
} as const;
export type HeldStatus = (typeof heldStatus)[keyof typeof heldStatus];

/** ENUM-010. */
export const heldKind = { pre: 0, post: 1, deducted: 2 } as const;

/** A bonus of a player. Amounts are satang. */
export type HeldBonus = Omit<Selectable<HeldBonusTable>, 'terms'> & { readonly terms: KeptTerms };

export const heldOf = (row: Selectable<HeldBonusTable>): HeldBonus => ({
  ...row,
  terms: v.parse(keptTerms.schema, row.terms),
});

export interface NewHeld {
  readonly playerId: string;
  readonly grantId: string;
  readonly status: HeldStatus;
  readonly kind: number;
  readonly bonusType: string;
  readonly names: Words;
  readonly terms: KeptTerms;
  readonly amountSatang: number;
  readonly depositSatang: number;
  readonly targetSatang: number;
  readonly claimUntilMs: number | null;
}

/** Inserts once per (player, grant). Returns false if it already exists. */
export async function insertHeld(house: House, held: NewHeld): Promise<boolean> {
  const inserted = await house.db
    .insertInto('held_bonus')
    .values({
      player_id: held.playerId,
      grant_id: held.grantId,
      status: held.status,
      kind: held.kind,
      bonus_type: held.bonusType,
      names: JSON.stringify(held.names),
      terms: JSON.stringify(keptTerms.encode(held.terms)),
      amount_satang: held.amountSatang,
      deposit_satang: held.depositSatang,
      target_satang: held.targetSatang,
      created_ms: house.now(),
      claim_until_ms: held.claimUntilMs,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'grant_id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function heldBonus(house: House, playerId: string, grantId: string): Promise<HeldBonus | undefined> {
  const row = await house.db
    .selectFrom('held_bonus')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('grant_id', '=', grantId)
    .executeTakeFirst();
  return row && heldOf(row);
}

type Change = Partial<
  Pick<Selectable<HeldBonusTable>, 'kind' | 'ended_by' | 'ended_ms' | 'returned_satang' | 'claim_until_ms'>
> & { readonly reason?: string };

/** Moves a bonus from one of these statuses, once. Returns false if it is in none of them. */
export async function moveHeld(
  house: House,
  { player_id, grant_id }: Pick<HeldBonus, 'player_id' | 'grant_id'>,
  from: readonly HeldStatus[],
  to: HeldStatus,
  change: Change = {},
): Promise<boolean> {
  const moved = await house.db
    .updateTable('held_bonus')
    .set({ status: to, ...change })
    .where('player_id', '=', player_id)
    .where('grant_id', '=', grant_id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/**
 * Receives an offered bonus and inserts its lock, in one transaction with `decide`. The lock exists before any money
 * arrives, so nothing can be withdrawn in between. Returns false if the bonus cannot be received, or no longer.
 */
export function receiveHeld(
  house: House,
  held: HeldBonus,
  decide?: (within: House['db']) => Promise<void>,
): Promise<boolean> {
  const nowMs = house.now();
  const { expiresAfterHours, platformCodes } = held.terms;
  return house.db.transaction().execute(async (db) => {
    const moved = await db
      .updateTable('held_bonus')
      .set({
        status: heldStatus.received,
        received_ms: nowMs,
        expires_ms:
          expiresAfterHours === 'never' || held.target_satang === 0 ? null : nowMs + expiresAfterHours * 3_600_000,
      })
      .where('player_id', '=', held.player_id)
      .where('grant_id', '=', held.grant_id)
      .where('status', '=', heldStatus.notReceived)
      .where((row) => row.or([row('claim_until_ms', 'is', null), row('claim_until_ms', '>', nowMs)]))
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) return false;
    if (held.target_satang > 0)
      await db
        .insertInto('bonus_lock')
        .values({
          player_id: held.player_id,
          lock_id: held.grant_id,
          names: JSON.stringify(held.names),
          bonus_type: held.bonus_type,
          platform_code: platformCodes.length === 1 ? (platformCodes[0] ?? '') : '',
          amount_satang: held.amount_satang,
          target_satang: held.target_satang,
          created_ms: nowMs,
        })
        .execute();
    await decide?.(db);
    return true;
  });
}

export async function markPaid(house: House, { player_id, grant_id }: HeldBonus): Promise<void> {
  await house.db
    .updateTable('held_bonus')
    .set({ paid_ms: house.now() })
    .where('player_id', '=', player_id)
    .where('grant_id', '=', grant_id)
    .where('paid_ms', 'is', null)
    .execute();
}

/** Returns the amount that the movement with this key gave back to the house; 0 if there is none. */
export async function returnedSatang(house: House, playerId: string, key: string): Promise<number> {
  const row = await house.db
    .selectFrom('movement')
    .innerJoin('entry', (join) =>
      join.onRef('entry.player_id', '=', 'movement.player_id').onRef('entry.seq', '=', 'movement.seq'),
    )
    .select('entry.amount_satang')
    .where('movement.player_id', '=', playerId)
    .where('movement.key', '=', key)
    .where('entry.account', '=', 'house:bonus')
    .executeTakeFirst();
  return row?.amount_satang ?? 0;
}

/** Returns bonuses received but not paid, because a process crashed in between. */
export async function unpaidHeld(house: House, limit: number): Promise<HeldBonus[]> {
  const rows = await house.db
    .selectFrom('held_bonus')
    .selectAll()
    .where('status', '=', heldStatus.received)
    .where('paid_ms', 'is', null)
    .orderBy('received_ms')
    .limit(limit)
    .execute();
  return rows.map(heldOf);
}

/** Returns bonuses past their deadline, either for turnover or for being received. */
export async function dueHeld(house: House, limit: number): Promise<HeldBonus[]> {
  const nowMs = house.now();
  const [expired, unclaimed] = await Promise.all([
    house.db
      .selectFrom('held_bonus')
      .selectAll()
      .where('status', '=', heldStatus.received)
      .where('expires_ms', '<=', nowMs)
      .orderBy('expires_ms')
      .limit(limit)
      .execute(),
    house.db
      .selectFrom('held_bonus')
      .selectAll()
      .where('status', '=', heldStatus.notReceived)
      .where('claim_until_ms', '<=', nowMs)
      .orderBy('claim_until_ms')
      .limit(limit)
      .execute(),
  ]);
  return [...expired, ...unclaimed].map(heldOf);
}

/** Syncs statuses with the locks, in both directions, because voiding a bet can reopen a lock. L09 */
export async function markCleared(house: House, playerId: string, clearedIds: readonly string[]): Promise<void> {
  const { received, wageringCompleted } = heldStatus;
  const rows = await house.db
    .selectFrom('held_bonus')
    .select(['grant_id', 'status'])
    .where('player_id', '=', playerId)
    .where('status', 'in', [received, wageringCompleted])
    .where('target_satang', '>', 0)
    .execute();
  for (const { grant_id, status } of rows) {
    const to = clearedIds.includes(grant_id) ? wageringCompleted : received;
    if (to === status) continue;
    const from = to === received ? wageringCompleted : received;
    await moveHeld(house, { player_id: playerId, grant_id }, [from], to);
  }
}
