/** Kysely types of the in-site messages (150_messages.sql). */
import type { ColumnType, Generated } from 'kysely';

export interface MessageTables {
  site_mail: {
    player_id: string;
    mail_id: string;
    box: string;
    kind: string;
    topic: string;
    /** Written as JSON text, read as an object. */
    args: ColumnType<Record<string, unknown>, string | undefined, never>;
    subject: Generated<string>;
    content: Generated<string>;
    event_key: string;
    created_ms: number;
    read_ms: number | null;
    deleted_ms: number | null;
    answered_ms: number | null;
  };
}
