/** SQL of the desk's list of messages by SMS and mail. Neither address nor text is read. */
import { sql } from 'kysely';
import type { House } from '../house.ts';

export interface OutgoingRow {
  readonly messageId: string;
  readonly account: string;
  readonly channel: 'sms' | 'mail';
  readonly purpose: string;
  readonly to: string;
  readonly state: 'queued' | 'accepted' | 'delivered' | 'failed' | 'expired';
  readonly tries: number;
  readonly lastError: string;
  readonly gatewayId: string;
  readonly createdMs: number;
  readonly expiresMs: number;
  readonly receiptMs: number;
  readonly resentAs: string;
  readonly canResend: boolean;
}

interface Wanted {
  readonly state: string;
  /** Undefined for messages of everybody. */
  readonly playerId: string | undefined;
  readonly messageId: string | undefined;
  readonly cursor: string;
  readonly limit: number;
}

/** Newest first. A message that was refused and one that was not delivered have both failed. */
export async function outgoingRows({ db, now }: House, wanted: Wanted): Promise<OutgoingRow[]> {
  const [, ms = '', id = ''] = /^(\d{1,15}) (\S+)$/.exec(wanted.cursor) ?? [];
  const states = wanted.state === 'failed' ? ['failed', 'refused'] : [wanted.state];
  const { rows } = await sql<OutgoingRow>`
    select message_id as "messageId", coalesce(user_account, '') as account, channel, purpose, masked_target as "to",
      case when outgoing_message.state = 'refused' then 'failed' else outgoing_message.state end as state, tries,
      last_error as "lastError", gateway_id as "gatewayId", outgoing_message.created_ms as "createdMs",
      expires_ms as "expiresMs", coalesce(receipt_ms, 0) as "receiptMs", resent_as as "resentAs",
      outgoing_message.state in ('refused', 'failed') and sealed_content is not null and expires_ms > ${now()}
        as "canResend"
    from outgoing_message left join player on player.player_id = outgoing_message.player_id
    where (${wanted.state === 'all'} or outgoing_message.state = any(${states}))
      and (${wanted.playerId === undefined} or outgoing_message.player_id = ${wanted.playerId ?? ''})
      and (${wanted.messageId === undefined} or message_id = ${wanted.messageId ?? ''})
      and (${ms === ''} or (outgoing_message.created_ms, message_id) < (${Number(ms)}::bigint, ${id}::text))
    order by outgoing_message.created_ms desc, message_id desc limit ${wanted.limit}`.execute(db);
  return rows;
}
