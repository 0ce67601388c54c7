/** SQL of fast payment: terms, open offers, and the rows of both sides. */
import type { Selectable } from 'kysely';
import type { ReserveOfferTable, ReserveOrderTable, ReserveTermsTable } from '../../db/reserveTables.ts';
import type { House } from '../../house.ts';

export type Terms = Selectable<ReserveTermsTable>;
export type OfferRow = Selectable<ReserveOfferTable>;
export type OrderRow = Selectable<ReserveOrderTable>;

export const termsOf = (house: House): Promise<Terms> =>
  house.db.selectFrom('reserve_terms').selectAll().executeTakeFirstOrThrow();

/** Returns the amounts that other players offer now, smallest first, with the number of offers. */
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

/** Returns the payer's own order; undefined for another player's. S14 */
export const orderOf = (house: House, playerId: string, orderNo: string): Promise<OrderRow | undefined> =>
  house.db
    .selectFrom('reserve_order')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('order_no', '=', orderNo)
    .executeTakeFirst();

/** Returns the payee's own offer; undefined for another player's. S14 */
export const offerOf = (house: House, playerId: string, offerNo: string): Promise<OfferRow | undefined> =>
  house.db
    .selectFrom('reserve_offer')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('offer_no', '=', offerNo)
    .where('state', '!=', 'void')
    .executeTakeFirst();

/** Counts the payer's payments that were cancelled or lapsed since a time. */
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

/** Number of finished rows that a page shows. */
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

/** Returns the card to which an offer is paid, with its holder. */
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
