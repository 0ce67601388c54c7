/** SQL of the queue of outgoing messages. Its rows are the queue: nothing else says what is still to be sent. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { OutsideChannel } from './messagePort.ts';

interface NewMessage {
  readonly messageId: string;
  readonly playerId: string;
  readonly channel: OutsideChannel;
  readonly purpose: string;
  readonly maskedTarget: string;
  readonly topicHash: Buffer;
  readonly sealedContent: Buffer;
  readonly createdMs: number;
  readonly expiresMs: number;
}

/** Ends what still waits, and deletes the content of what might have been sent again. */
const ended = {
  state: sql<'expired'>`case when state = 'queued' then 'expired' else state end`,
  sealed_content: null,
};

/**
 * Queues a message, and takes back those on the same topic that still wait, because their codes are no longer
 * valid. One statement, so that a request for an account that exists takes hardly longer.
 */
export async function insertMessage(within: Kysely<Tables>, message: NewMessage): Promise<void> {
  await within
    .with('replaced', (db) =>
      db
        .updateTable('outgoing_message')
        .set({ ...ended, last_error: sql<string>`case when state = 'queued' then 'replaced' else last_error end` })
        .where('topic_hash', '=', message.topicHash)
        .where('sealed_content', 'is not', null),
    )
    .insertInto('outgoing_message')
    .values({
      message_id: message.messageId,
      player_id: message.playerId,
      channel: message.channel,
      purpose: message.purpose,
      masked_target: message.maskedTarget,
      topic_hash: message.topicHash,
      sealed_content: message.sealedContent,
      created_ms: message.createdMs,
      expires_ms: message.expiresMs,
      next_try_ms: message.createdMs,
    })
    .execute();
}

/**
 * Ends waiting messages whose time is over, and deletes the content of the others. Those that are being sent are left to
 * their sender. Returns those that had waited.
 */
export async function expireMessages({ db, now }: Pick<House, 'db' | 'now'>, channel: OutsideChannel) {
  const rows = await db
    .updateTable('outgoing_message')
    .set(ended)
    .where('channel', '=', channel)
    .where('sealed_content', 'is not', null)
    .where('expires_ms', '<=', now())
    .where((row) => row.or([row('state', '<>', 'queued'), row('next_try_ms', '<=', now())]))
    .returning(['message_id', 'tries', 'last_error', 'state'])
    .execute();
  return rows.filter(({ state }) => state === 'expired');
}

/**
 * Takes messages that are due, oldest first, and counts a try. No other process takes them for `leaseMs`; after that
 * one does, because this one must have been killed.
 */
export async function takeDueMessages(
  { db, now }: Pick<House, 'db' | 'now'>,
  channel: OutsideChannel,
  { leaseMs, most }: { readonly leaseMs: number; readonly most: number },
) {
  const due = db
    .selectFrom('outgoing_message')
    .select('message_id')
    .where('channel', '=', channel)
    .where('state', '=', 'queued')
    .where('next_try_ms', '<=', now())
    .where('expires_ms', '>', now())
    .orderBy('next_try_ms')
    .limit(most)
    .forUpdate()
    .skipLocked();
  return await db
    .updateTable('outgoing_message')
    .set({ tries: sql<number>`tries + 1`, next_try_ms: now() + leaseMs })
    .where('message_id', 'in', due)
    .returning(['message_id', 'sealed_content', 'tries'])
    .execute();
}

/**
 * Stores the outcome of an attempt. A receipt that has come before it stays. The content is kept, sealed, until the code
 * ends, since staff may send a failed message again; that of a mail is deleted, because no receipt comes for it.
 */
export async function endMessage(
  { db }: Pick<House, 'db'>,
  messageId: string,
  end: { readonly state: 'accepted' | 'refused'; readonly gatewayId?: string; readonly reason?: string },
): Promise<void> {
  await db
    .updateTable('outgoing_message')
    .set({
      state: sql<'accepted'>`case when state = 'queued' then ${end.state} else state end`,
      gateway_id: end.gatewayId ?? '',
      last_error: sql<string>`case when state = 'queued' then ${end.reason ?? ''} else last_error end`,
      ...(end.state === 'accepted' && {
        sealed_content: sql<Buffer | null>`case when channel = 'mail' then null else sealed_content end`,
      }),
    })
    .where('message_id', '=', messageId)
    .execute();
}

/** Plans the next try of a message that may or may not have been sent. */
export async function delayMessage(
  { db }: Pick<House, 'db'>,
  messageId: string,
  next: { readonly tryMs: number; readonly reason: string },
): Promise<void> {
  await db
    .updateTable('outgoing_message')
    .set({ next_try_ms: next.tryMs, last_error: next.reason })
    .where('message_id', '=', messageId)
    .where('state', '=', 'queued')
    .execute();
}

/** Deletes rows older than this, whatever their state. */
export async function deleteMessagesBefore({ db }: Pick<House, 'db'>, beforeMs: number): Promise<void> {
  await db.deleteFrom('outgoing_message').where('created_ms', '<', beforeMs).execute();
}
