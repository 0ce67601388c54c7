/** Matches a payer with the oldest offer. One payer per offer, and one payment at a time per payer. */
import { acceptDeposit } from '../../guard/guard.ts';
import type { House } from '../../house.ts';

export interface Wanted {
  readonly payerId: string;
  readonly orderNo: string;
  readonly requestKey: string;
  readonly amountSatang: number;
  readonly nowMs: number;
  readonly dueMs: number;
}

/** Thrown to roll the transaction back, so that the offer stays open. */
class NotMatched extends Error {}

/** Takes an offer of this amount and inserts the payment, in one transaction. Refuses: PLAY_STOPPED, DEPOSIT_LIMIT. */
export async function matchOffer(
  house: House,
  wanted: Wanted,
): Promise<{ orderNo: string } | 'ORDER_OPEN' | 'OFFER_TAKEN'> {
  const known = await ownOrder(house, wanted);
  if (known === 'open') return 'ORDER_OPEN';
  if (known !== undefined) return known;
  try {
    const offer = await takeOffer(house, wanted);
    if (offer === undefined) return 'OFFER_TAKEN';
    house.live.emit(offer.player_id, { kind: 'reserve', id: offer.offer_no });
    house.live.emit(wanted.payerId, { kind: 'reserve', id: wanted.orderNo });
    return { orderNo: wanted.orderNo };
  } catch (error) {
    if (!(error instanceof NotMatched)) throw error;
    const now = await ownOrder(house, wanted);
    return typeof now === 'object' ? now : 'ORDER_OPEN';
  }
}

/** Returns the payment that a request has begun. */
export const paymentOfRequest = (house: House, payerId: string, requestKey: string) =>
  house.db
    .selectFrom('reserve_order')
    .select('order_no')
    .where('player_id', '=', payerId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

/** Returns the order that the same request created before, or 'open' if another payment is in progress. */
async function ownOrder(house: House, wanted: Wanted): Promise<{ orderNo: string } | 'open' | undefined> {
  const own = house.db.selectFrom('reserve_order').select('order_no').where('player_id', '=', wanted.payerId);
  const made = await paymentOfRequest(house, wanted.payerId, wanted.requestKey);
  if (made !== undefined) return { orderNo: made.order_no };
  const under = ['waitingPayment', 'waitingReceipt', 'withService', 'settling'] as const;
  return (await own.where('state', 'in', under).executeTakeFirst()) && 'open';
}

function takeOffer(house: House, wanted: Wanted) {
  return house.db.transaction().execute(async (trx) => {
    await acceptDeposit(house, trx, { playerId: wanted.payerId, satang: wanted.amountSatang });
    const offer = await trx
      .selectFrom('reserve_offer')
      .select(['player_id', 'offer_no'])
      .where('state', '=', 'open')
      .where('amount_satang', '=', wanted.amountSatang)
      .where('expires_ms', '>', wanted.nowMs)
      .where('player_id', '!=', wanted.payerId)
      .orderBy('created_ms')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (offer === undefined) return undefined;
    const written = await trx
      .insertInto('reserve_order')
      .values({
        player_id: wanted.payerId,
        order_no: wanted.orderNo,
        request_key: wanted.requestKey,
        payee_id: offer.player_id,
        offer_no: offer.offer_no,
        amount_satang: wanted.amountSatang,
        state: 'waitingPayment',
        upload_id: null,
        created_ms: wanted.nowMs,
        due_ms: wanted.dueMs,
        claimed_ms: null,
        closed_ms: null,
      })
      // Unique keys of the table allow one payment at a time.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (written.numInsertedOrUpdatedRows !== 1n) throw new NotMatched();
    await trx
      .updateTable('reserve_offer')
      .set({ state: 'matched', payer_id: wanted.payerId, order_no: wanted.orderNo })
      .where('player_id', '=', offer.player_id)
      .where('offer_no', '=', offer.offer_no)
      .execute();
    return offer;
  });
}
