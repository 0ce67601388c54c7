/** SQL of messages that staff send again. */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';

/** Locks a failed message whose content is still there. Of two requests at once, the second finds it without content. */
export async function takeFailedMessage({ db, now }: Pick<House, 'db' | 'now'>, messageId: string) {
  const row = await db
    .selectFrom('outgoing_message')
    .select(['player_id', 'channel', 'purpose', 'masked_target', 'topic_hash', 'sealed_content', 'expires_ms'])
    .where('message_id', '=', messageId)
    .where('state', 'in', ['refused', 'failed'])
    .where('expires_ms', '>', now())
    .where('sealed_content', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.sealed_content ? { ...row, sealed_content: row.sealed_content } : undefined;
}

export async function markResent(within: Kysely<Tables>, messageId: string, resentAs: string): Promise<void> {
  await within
    .updateTable('outgoing_message')
    .set({ resent_as: resentAs, sealed_content: null })
    .where('message_id', '=', messageId)
    .execute();
}
