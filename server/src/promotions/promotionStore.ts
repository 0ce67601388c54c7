/** SQL of the promotions hall: offers and claims. */
import { keptTerms } from '@foyer/contract/bonusTerms.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { PromotionTables } from '../db/promotionTables.ts';
import type { House } from '../house.ts';
import type { PageSlice } from '../http/paging.ts';

type Row = Selectable<PromotionTables['promotion']>;
export interface Promotion extends Omit<Row, 'terms'> {
  readonly terms: KeptTerms;
}

const promotionOf = (row: Row): Promotion => ({ ...row, terms: v.parse(keptTerms.schema, row.terms) });

/** Selects promotions that run now, without those above the cap of bonus multiples. M22 */
function running(house: House) {
  const nowMs = house.now();
  const { cap, isLiftedBySetting } = house.config.jurisdiction.bonusMultiple;
  return house.db
    .selectFrom('promotion')
    .where('from_ms', '<=', nowMs)
    .where((or) => or.or([or('until_ms', 'is', null), or('until_ms', '>', nowMs)]))
    .where(
      sql<boolean>`((terms->>'multiple')::numeric <= ${cap} or (${isLiftedBySetting}::boolean and exists (
        select from setting where setting_key = 'bonusHighMultiples' and setting_value = '1')))`,
    );
}

/** Counts the running promotions per bonus type. */
export function typeCounts(house: House) {
  return running(house)
    .select('bonus_type')
    .select((count) => count.fn.countAll<number>().as('promotions'))
    .groupBy('bonus_type')
    .orderBy('bonus_type')
    .execute();
}

/** Returns a page of running promotions, in the operator's order. `types` undefined means every type. */
export async function promotionPage(house: House, types: readonly string[] | undefined, { offset, limit }: PageSlice) {
  if (types?.length === 0) return { rows: [], total: 0 };
  const found = types === undefined ? running(house) : running(house).where('bonus_type', 'in', types);
  const [rows, { total }] = await Promise.all([
    found.selectAll().orderBy('sort_order').orderBy('config_id').offset(offset).limit(limit).execute(),
    found.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(promotionOf), total };
}

/** Also finds promotions that do not run now. */
export async function promotionBy(
  house: House,
  column: 'config_id' | 'article_id',
  id: string,
): Promise<Promotion | undefined> {
  const row = await house.db.selectFrom('promotion').selectAll().where(column, '=', id).executeTakeFirst();
  return row && promotionOf(row);
}

/** Returns the running promotions of these types. */
export async function promotionsOf(house: House, types: readonly string[]): Promise<Promotion[]> {
  const { rows } = await promotionPage(house, types, { offset: 0, limit: 200 });
  return rows;
}

/** Returns other running promotions, those of the same type first. */
export async function relatedTo(house: House, promotion: Promotion, count: number): Promise<Promotion[]> {
  const rows = await running(house)
    .selectAll()
    .where('config_id', '<>', promotion.config_id)
    .orderBy((type) => type('bonus_type', '=', promotion.bonus_type), 'desc')
    .orderBy('sort_order')
    .limit(count)
    .execute();
  return rows.map(promotionOf);
}

export type Claim = Selectable<PromotionTables['promotion_claim']>;

/** Returns a player's claims of these offers. */
export async function claimsOf(house: House, playerId: string, configIds: readonly string[]): Promise<Claim[]> {
  if (configIds.length === 0) return [];
  return house.db
    .selectFrom('promotion_claim')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('config_id', 'in', configIds)
    .execute();
}

export function claimAt(house: House, playerId: string, configId: string, periodKey: string) {
  return house.db
    .selectFrom('promotion_claim')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('config_id', '=', configId)
    .where('period_key', '=', periodKey)
    .executeTakeFirst();
}

/** Returns the claim that a request has made. */
export function claimOfRequest(house: House, playerId: string, requestKey: string) {
  return house.db
    .selectFrom('promotion_claim')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

/** Returns false if the offer, deposit or bet is already used. Of concurrent claims only the first succeeds. */
export async function insertClaim(house: House, claim: Omit<Claim, 'terms'> & { terms: KeptTerms }): Promise<boolean> {
  const row = await house.db
    .insertInto('promotion_claim')
    .values({ ...claim, terms: JSON.stringify(keptTerms.encode(claim.terms)) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('config_id')
    .executeTakeFirst();
  return row !== undefined;
}

export const termsOf = (claim: Claim): KeptTerms => v.parse(keptTerms.schema, claim.terms);

export function hallBanners(house: House) {
  return house.db
    .selectFrom('home_banner')
    .selectAll()
    .where('position', '=', 'discounts')
    .orderBy('sort_order')
    .execute();
}
