/**
 * One step of a fast payment. Both players, the scheduled work and customer service lock the same row, the offer's. Of
 * two concurrent steps one therefore runs first and the other sees its result. Players are notified after the commit.
 */
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import type { OfferRow, OrderRow } from './reserveStore.ts';

type Letter = Parameters<House['mail']['write']>[0];

export interface OfferStep {
  readonly trx: Transaction<Tables>;
  readonly offer: OfferRow;
  /** The payment that took the offer. */
  readonly order: OrderRow | undefined;
  setOffer(set: Partial<OfferRow>): Promise<void>;
  setOrder(order: OrderRow, set: Partial<OrderRow>): Promise<void>;
  setWithdrawal(set: WithdrawalSet): Promise<void>;
  write(letter: Letter): Promise<void>;
}

interface WithdrawalSet {
  readonly status: 1 | 2 | 3;
  readonly reason?: string;
  readonly audited_ms?: number;
  readonly paid_ms?: number;
  readonly finished_ms?: number;
  readonly stepped_ms: number;
}

export interface OfferKey {
  readonly player_id: string;
  readonly offer_no: string;
}

/** Runs one step under the offer's row lock. After the commit it notifies both players. */
export async function runOfferStep<T>(house: House, key: OfferKey, act: (step: OfferStep) => Promise<T>): Promise<T> {
  const readers = new Set<string>();
  const heard = new Map<string, string>([[key.player_id, key.offer_no]]);
  const result = await house.db.transaction().execute(async (trx) => {
    const offer = await trx
      .selectFrom('reserve_offer')
      .selectAll()
      .where('player_id', '=', key.player_id)
      .where('offer_no', '=', key.offer_no)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const order = await currentOrder(trx, offer);
    if (order !== undefined) heard.set(order.player_id, order.order_no);
    return act(offerStepOf({ house, trx, offer, order, readers }));
  });
  for (const playerId of readers) house.mail.arrived(playerId);
  for (const [playerId, id] of heard) house.live.emit(playerId, { kind: 'reserve', id });
  return result;
}

async function currentOrder(trx: Transaction<Tables>, offer: OfferRow): Promise<OrderRow | undefined> {
  const { payer_id, order_no } = offer;
  if (payer_id === null || order_no === null) return undefined;
  return trx
    .selectFrom('reserve_order')
    .selectAll()
    .where('player_id', '=', payer_id)
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow();
}

interface Parts extends Pick<OfferStep, 'trx' | 'offer' | 'order'> {
  readonly house: House;
  readonly readers: Set<string>;
}

function offerStepOf({ house, trx, offer, order, readers }: Parts): OfferStep {
  return {
    trx,
    offer,
    order,
    async setOffer(set) {
      await trx
        .updateTable('reserve_offer')
        .set(set)
        .where('player_id', '=', offer.player_id)
        .where('offer_no', '=', offer.offer_no)
        .execute();
    },
    async setOrder({ player_id, order_no }, set) {
      await trx
        .updateTable('reserve_order')
        .set(set)
        .where('player_id', '=', player_id)
        .where('order_no', '=', order_no)
        .execute();
    },
    async setWithdrawal(set) {
      await trx
        .updateTable('withdrawal')
        .set(set)
        .where('player_id', '=', offer.player_id)
        .where('order_no', '=', offer.offer_no)
        .execute();
    },
    async write(letter) {
      await house.mail.write(letter, trx);
      readers.add(letter.playerId);
    },
  };
}
