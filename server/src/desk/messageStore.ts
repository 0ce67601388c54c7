/** SQL of the messages between players and customer service. */
import { sql } from 'kysely';
import type { House } from '../house.ts';

interface Page {
  readonly cursor: string;
  readonly limit: number;
}
const placeOf = (cursor: string): { ms: number; id: string } => {
  const [, ms = '', id = ''] = /^(\d{1,15}) (\S+)$/.exec(cursor) ?? [];
  return { ms: ms === '' ? -1 : Number(ms), id };
};

interface Message {
  readonly account: string;
  readonly mailId: string;
  readonly topic: string;
  readonly subject: string;
  readonly content: string;
  readonly createdMs: number;
  readonly answeredMs: number;
}

const columns = sql`user_account as account, mail_id as "mailId", topic, subject, content,
  site_mail.created_ms as "createdMs", coalesce(answered_ms, 0) as "answeredMs"`;

/** Waiting ones oldest first, answered ones newest first. */
export async function queuedMessages({ db }: House, isAnswered: boolean, { cursor, limit }: Page): Promise<Message[]> {
  const { ms, id } = placeOf(cursor);
  const { rows } = isAnswered
    ? await sql<Message>`
        select ${columns} from site_mail join player using (player_id)
        where box = 'sent' and answered_ms is not null
          and (${ms < 0} or (site_mail.created_ms, mail_id) < (${ms}::bigint, ${id}::text))
        order by site_mail.created_ms desc, mail_id desc limit ${limit}`.execute(db)
    : await sql<Message>`
        select ${columns} from site_mail join player using (player_id)
        where box = 'sent' and answered_ms is null and (site_mail.created_ms, mail_id) > (${ms}::bigint, ${id}::text)
        order by site_mail.created_ms, mail_id limit ${limit}`.execute(db);
  return rows;
}

interface Letter {
  readonly mailId: string;
  readonly isFromPlayer: boolean;
  readonly subject: string;
  readonly content: string;
  readonly createdMs: number;
  readonly answeredMs: number;
  readonly readMs: number;
}

/** What the player wrote, and what customer service answered; newest first, also what the player has deleted. */
export async function lettersOf({ db }: House, playerId: string, { cursor, limit }: Page): Promise<Letter[]> {
  const { ms, id } = placeOf(cursor);
  const { rows } = await sql<Letter>`
    select mail_id as "mailId", box = 'sent' as "isFromPlayer",
      case when box = 'sent' then subject else coalesce(args ->> 'subject', '') end as subject,
      case when box = 'sent' then content else coalesce(args -> 'answer' ->> 'zh_CN', '') end as content,
      created_ms as "createdMs", coalesce(answered_ms, 0) as "answeredMs", coalesce(read_ms, 0) as "readMs"
    from site_mail
    where player_id = ${playerId} and (box = 'sent' or kind = 'deskReply')
      and (${ms < 0} or (created_ms, mail_id) < (${ms}::bigint, ${id}::text))
    order by created_ms desc, mail_id desc limit ${limit}`.execute(db);
  return rows;
}

/** Marks a message as answered, with `write` in the same transaction. Returns false if it was answered, or is unknown. */
export const answerOnce = (
  { db, now }: House,
  playerId: string,
  mailId: string,
  write: (trx: Parameters<House['mail']['write']>[1], topic: string) => Promise<void>,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('site_mail')
      .set({ answered_ms: now() })
      .where('player_id', '=', playerId)
      .where('mail_id', '=', mailId)
      .where('box', '=', 'sent')
      .where('answered_ms', 'is', null)
      .returning('topic')
      .executeTakeFirst();
    if (row === undefined) return false;
    await write(trx, row.topic);
    return true;
  });
