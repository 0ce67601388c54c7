/** SQL of what the gateway reports about its messages. */
import type { House } from '../house.ts';

export interface Receipt {
  readonly id: string;
  readonly isDelivered: boolean;
  /** Why not; without the address. */
  readonly reason: string;
}

export type Kept = 'new' | 'known' | 'unknownMessage';

/**
 * Stores a receipt. It also ends a message whose outcome was unknown, because only a message that arrived has one. What
 * was delivered stays so, whatever is reported later. Content is deleted once it has been delivered.
 */
export async function keepReceipt(
  { db, now }: Pick<House, 'db' | 'now'>,
  { id, isDelivered, reason }: Receipt,
): Promise<Kept> {
  const changed = await db
    .updateTable('outgoing_message')
    .set(
      isDelivered
        ? { state: 'delivered', last_error: '', sealed_content: null, receipt_ms: now() }
        : { state: 'failed', last_error: reason, receipt_ms: now() },
    )
    .where('message_id', '=', id)
    .where('channel', '=', 'sms')
    .where((row) => (isDelivered ? row('state', '<>', 'delivered') : row('state', 'in', ['queued', 'accepted'])))
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return 'new';
  const row = await db
    .selectFrom('outgoing_message')
    .select('message_id')
    .where('message_id', '=', id)
    .where('channel', '=', 'sms')
    .executeTakeFirst();
  return row === undefined ? 'unknownMessage' : 'known';
}
