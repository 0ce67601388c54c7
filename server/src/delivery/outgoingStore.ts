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

const ended = { state: 'expired', sealed_content: null } as const;

/**
 * Queues a message, and takes back those on the same topic that still wait, because their codes are no longer
 * valid. One statement, so that a request for an account that exists takes hardly longer.
 */
export async function insertMessage(within: Kysely<Tables>, message: NewMessage): Promise<void> {
  await within
    .with('replaced', (db) =>
      db
        .updateTable('outgoing_message')
        .set({ ...ended, last_error: 'replaced' })
        .where('topic_hash', '=', message.topicHash)
        .where('state', '=', 'queued'),
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

/** Ends waiting messages whose time is over. Those that are being sent are left to their sender. */
export const expireMessages = ({ db, now }: Pick<House, 'db' | 'now'>, channel: OutsideChannel) =>
  db
    .updateTable('outgoing_message')
    .set(ended)
    .where('channel', '=', channel)
    .where('state', '=', 'queued')
    .where('next_try_ms', '<=', now())
    .where('expires_ms', '<=', now())
    .returning(['message_id', 'tries', 'last_error'])
    .execute();

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

/** Stores a final outcome and deletes address and text. */
export async function endMessage(
  { db }: Pick<House, 'db'>,
  messageId: string,
  end: { readonly state: 'accepted' | 'refused'; readonly gatewayId?: string; readonly reason?: string },
): Promise<void> {
  await db
    .updateTable('outgoing_message')
    .set({
      state: end.state,
      sealed_content: null,
      gateway_id: end.gatewayId ?? '',
      last_error: end.reason ?? '',
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
