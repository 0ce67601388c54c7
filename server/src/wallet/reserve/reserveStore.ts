/** SQL of fast payment: the terms, what is on offer, and the rows of both sides. */
import type { Selectable } from 'kysely';
import type { ReserveOfferTable, ReserveOrderTable, ReserveTermsTable } from '../../db/reserveTables.ts';
import type { House } from '../../house.ts';

export type Terms = Selectable<ReserveTermsTable>;
export type OfferRow = Selectable<ReserveOfferTable>;
export type OrderRow = Selectable<ReserveOrderTable>;

export const termsOf = (house: House): Promise<Terms> =>
  house.db.selectFrom('reserve_terms').selectAll().executeTakeFirstOrThrow();

/** Amounts that somebody else offers now, the smallest first, with how many offer them. */
export async function amountsFor(house: House, playerId: string): Promise<{ amountSatang: number; count: number }[]> {
  const rows = await house.db
    .selectFrom('reserve_offer')
    .select(['amount_satang', (offers) => offers.fn.countAll<number>().as('count')])
    .where('state', '=', 'open')
    .where('expires_ms', '>', house.now())
    .where('player_id', '!=', playerId)
    .groupBy('amount_satang')
    .orderBy('amount_satang')
    .execute();
  return rows.map((row) => ({ amountSatang: row.amount_satang, count: row.count }));
}

/** The payer's own order; undefined for anybody else's. S14 */
export const orderOf = (house: House, playerId: string, orderNo: string): Promise<OrderRow | undefined> =>
  house.db
    .selectFrom('reserve_order')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('order_no', '=', orderNo)
    .executeTakeFirst();

/** The payee's own offer; undefined for anybody else's. S14 */
export const offerOf = (house: House, playerId: string, offerNo: string): Promise<OfferRow | undefined> =>
  house.db
    .selectFrom('reserve_offer')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('offer_no', '=', offerNo)
    .where('state', '!=', 'void')
    .executeTakeFirst();

/** How many payments of the payer came to nothing since then. */
export async function givenUpSince(house: House, playerId: string, sinceMs: number): Promise<number> {
  const { count } = await house.db
    .selectFrom('reserve_order')
    .select((orders) => orders.fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .where('state', 'in', ['cancelled', 'lapsed'])
    .where('closed_ms', '>', sinceMs)
    .executeTakeFirstOrThrow();
  return count;
}

/** As many of the latest that are over as a page shows. */
const latest = 5;
const overOffers = ['paid', 'returned'] as const;
const overOrders = ['done', 'cancelled', 'lapsed', 'refused'] as const;

export async function offersOf(house: House, playerId: string): Promise<OfferRow[]> {
  const own = house.db.selectFrom('reserve_offer').selectAll().where('player_id', '=', playerId);
  const [open, over] = await Promise.all([
    own.where('state', 'not in', [...overOffers, 'void', 'asked']).execute(),
    own.where('state', 'in', overOffers).orderBy('created_ms', 'desc').limit(latest).execute(),
  ]);
  return [...open, ...over];
}

export async function ordersOf(house: House, playerId: string): Promise<OrderRow[]> {
  const own = house.db.selectFrom('reserve_order').selectAll().where('player_id', '=', playerId);
  const [open, over] = await Promise.all([
    own.where('state', 'not in', overOrders).execute(),
    own.where('state', 'in', overOrders).orderBy('created_ms', 'desc').limit(latest).execute(),
  ]);
  return [...open, ...over];
}

/** The card that an offer is to be paid to, and whose it is. */
export const cardBehind = (house: House, offer: { readonly player_id: string; readonly offer_no: string }) =>
  house.db
    .selectFrom('withdrawal')
    .innerJoin('bank_card', (join) =>
      join
        .onRef('bank_card.player_id', '=', 'withdrawal.player_id')
        .onRef('bank_card.bank_card_id', '=', 'withdrawal.bank_card_id'),
    )
    .selectAll('bank_card')
    .where('withdrawal.player_id', '=', offer.player_id)
    .where('withdrawal.order_no', '=', offer.offer_no)
    .executeTakeFirst();
