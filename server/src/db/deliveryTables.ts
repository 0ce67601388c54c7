/** Kysely types of messages by SMS and mail (470_outgoing_messages.sql, 530_message_receipts.sql). */
import type { Generated } from 'kysely';

export interface DeliveryTables {
  outgoing_message: {
    message_id: string;
    player_id: string;
    channel: 'sms' | 'mail';
    purpose: string;
    masked_target: string;
    topic_hash: Buffer;
    sealed_content: Buffer | null;
    state: Generated<'queued' | 'accepted' | 'delivered' | 'refused' | 'failed' | 'expired'>;
    tries: Generated<number>;
    last_error: Generated<string>;
    gateway_id: Generated<string>;
    created_ms: number;
    expires_ms: number;
    next_try_ms: number;
    receipt_ms: number | null;
    resent_as: Generated<string>;
  };
}
