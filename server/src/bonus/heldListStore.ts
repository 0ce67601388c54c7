/** Pages of a player's bonuses, and bonuses made for that player alone. SI-39 */
import { keptTerms } from '@foyer/contract/bonusTerms.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import type { ExpressionBuilder, Selectable } from 'kysely';
import * as v from 'valibot';
import type { PrivateBonusTable } from '../db/bonusTables.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { heldOf, heldStatus } from './heldStore.ts';

export interface HeldFilter {
  readonly status: number | undefined;
  readonly kind: number | undefined;
  /** Only those with turnover still to be made. */
  readonly isBeingStaked: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Matches received bonuses with turnover still to be made. */
const beingStaked = (row: ExpressionBuilder<Tables, 'held_bonus'>) =>
  row.and([row('status', '=', heldStatus.received), row('target_satang', '>', 0)]);

/** Newest first, with the number of all matches. */
export async function heldPage(house: House, playerId: string, filter: HeldFilter) {
  let found = house.db.selectFrom('held_bonus').where('player_id', '=', playerId);
  if (filter.status !== undefined) found = found.where('status', '=', filter.status);
  if (filter.isBeingStaked) found = found.where(beingStaked);
  if (filter.kind !== undefined) found = found.where('kind', '=', filter.kind);
  const [rows, count] = await Promise.all([
    found
      .selectAll()
      .orderBy('created_ms', 'desc')
      .orderBy('grant_id', 'desc')
      .offset(filter.offset)
      .limit(filter.limit)
      .execute(),
    found.select((all) => all.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(heldOf), total: count.count };
}

export type PrivateBonus = Omit<Selectable<PrivateBonusTable>, 'terms'> & { readonly terms: KeptTerms };

const privateOf = (row: Selectable<PrivateBonusTable>): PrivateBonus => ({
  ...row,
  terms: v.parse(keptTerms.schema, row.terms),
});

/** Returns those that can still be applied for, newest first. */
export async function openPrivateBonuses(house: House, playerId: string): Promise<PrivateBonus[]> {
  const rows = await house.db
    .selectFrom('private_bonus')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('applied_ms', 'is', null)
    .where((row) => row.or([row('open_until_ms', 'is', null), row('open_until_ms', '>', house.now())]))
    .orderBy('created_ms', 'desc')
    .execute();
  return rows.map(privateOf);
}

export async function privateBonus(house: House, playerId: string, bonusId: string): Promise<PrivateBonus | undefined> {
  const row = await house.db
    .selectFrom('private_bonus')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('bonus_id', '=', bonusId)
    .executeTakeFirst();
  return row && privateOf(row);
}

/** Inserts once per (player, bonus). Returns false if it already exists. */
export async function insertPrivateBonus(
  house: House,
  bonus: Omit<PrivateBonus, 'created_ms' | 'applied_ms'>,
): Promise<boolean> {
  const inserted = await house.db
    .insertInto('private_bonus')
    .values({
      ...bonus,
      names: JSON.stringify(bonus.names),
      terms: JSON.stringify(keptTerms.encode(bonus.terms)),
      created_ms: house.now(),
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'bonus_id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Marks as applied for, once. Returns false if already applied for or expired. */
export async function markApplied(house: House, playerId: string, bonusId: string): Promise<boolean> {
  const nowMs = house.now();
  const marked = await house.db
    .updateTable('private_bonus')
    .set({ applied_ms: nowMs })
    .where('player_id', '=', playerId)
    .where('bonus_id', '=', bonusId)
    .where('applied_ms', 'is', null)
    .where((row) => row.or([row('open_until_ms', 'is', null), row('open_until_ms', '>', nowMs)]))
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

/** Counts the lists of `heldPage`: by status, and the received ones with turnover still to be made. ENTITY-002 */
export async function heldCounts(house: House, playerId: string) {
  const { applying, received, notReceived } = heldStatus;
  const counts = await house.db
    .selectFrom('held_bonus')
    .select((rows) => {
      const countOf = (status: number) => rows.fn.countAll<number>().filterWhere('status', '=', status);
      return [
        countOf(applying).as('applyingNumber'),
        rows.fn.countAll<number>().filterWhere(beingStaked).as('processingNumber'),
        countOf(received).as('receivedNumber'),
        countOf(notReceived).as('waitReceiveNumber'),
      ];
    })
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return counts ?? { applyingNumber: 0, processingNumber: 0, receivedNumber: 0, waitReceiveNumber: 0 };
}
