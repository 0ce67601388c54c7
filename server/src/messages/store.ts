/** SQL of in-site messages. Every statement filters by player, so nobody can read another player's mail. S14 */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { MessageTables } from '../db/messageTables.ts';
import type { Tables } from '../db/tables.ts';
import type { PageSlice } from '../http/paging.ts';

type Database = Kysely<Tables> | Transaction<Tables>;
export type MailRow = Selectable<MessageTables['site_mail']>;

export interface NewMail {
  readonly playerId: string;
  readonly mailId: string;
  readonly box: 'in' | 'sent';
  readonly kind: string;
  readonly topic: string;
  readonly args?: object;
  readonly subject?: string;
  readonly content?: string;
  readonly eventKey: string;
  readonly createdMs: number;
}

/** Inserts a mail once per event. Returns the id of the stored mail. */
export async function insertMail(db: Database, mail: NewMail): Promise<string> {
  const inserted = await db
    .insertInto('site_mail')
    .values({
      player_id: mail.playerId,
      mail_id: mail.mailId,
      box: mail.box,
      kind: mail.kind,
      topic: mail.topic,
      args: JSON.stringify(mail.args ?? {}),
      subject: mail.subject ?? '',
      content: mail.content ?? '',
      event_key: mail.eventKey,
      created_ms: mail.createdMs,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'event_key']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return mail.mailId;
  const known = await db
    .selectFrom('site_mail')
    .select('mail_id')
    .where('player_id', '=', mail.playerId)
    .where('event_key', '=', mail.eventKey)
    .executeTakeFirstOrThrow();
  return known.mail_id;
}

export interface MailFilter extends PageSlice {
  readonly playerId: string;
  readonly box: 'in' | 'sent';
  /** Undefined for read and unread. */
  readonly isRead: boolean | undefined;
}

export async function mailPage(db: Database, { playerId, box, isRead, offset, limit }: MailFilter) {
  let found = db
    .selectFrom('site_mail')
    .where('player_id', '=', playerId)
    .where('box', '=', box)
    .where('deleted_ms', 'is', null);
  if (isRead !== undefined) found = found.where('read_ms', isRead ? 'is not' : 'is', null);
  const inOrder = found.selectAll().orderBy('created_ms', 'desc').orderBy('mail_id', 'desc');
  const [rows, { total }] = await Promise.all([
    inOrder.offset(offset).limit(limit).execute(),
    found.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function unreadCount(db: Database, playerId: string): Promise<number> {
  const { total } = await db
    .selectFrom('site_mail')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('player_id', '=', playerId)
    .where('box', '=', 'in')
    .where('read_ms', 'is', null)
    .where('deleted_ms', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

const standing = (db: Database, playerId: string) =>
  db.updateTable('site_mail').where('player_id', '=', playerId).where('deleted_ms', 'is', null);

/** Returns false if the player has no such mail. Reading again keeps the time of the first reading. */
export async function markRead(db: Database, playerId: string, mailId: string, nowMs: number): Promise<boolean> {
  const marked = await standing(db, playerId)
    .set((row) => ({ read_ms: row.fn.coalesce('read_ms', row.val(nowMs)) }))
    .where('mail_id', '=', mailId)
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

export async function markAllRead(db: Database, playerId: string, nowMs: number): Promise<void> {
  await standing(db, playerId).set({ read_ms: nowMs }).where('box', '=', 'in').where('read_ms', 'is', null).execute();
}

/** Returns false if the player has no such mail. */
export async function deleteMail(db: Database, playerId: string, mailId: string, nowMs: number): Promise<boolean> {
  const gone = await standing(db, playerId).set({ deleted_ms: nowMs }).where('mail_id', '=', mailId).executeTakeFirst();
  return gone.numUpdatedRows === 1n;
}

/** Takes unanswered letters to customer service under row locks. Other processes skip locked rows. */
export function takeUnanswered(
  db: Kysely<Tables>,
  beforeMs: number,
  nowMs: number,
  answer: (letter: MailRow, within: Transaction<Tables>) => Promise<void>,
): Promise<MailRow[]> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('site_mail')
      .selectAll()
      .where('box', '=', 'sent')
      .where('answered_ms', 'is', null)
      .where('created_ms', '<=', beforeMs)
      .orderBy('created_ms')
      .limit(20)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of rows) {
      await answer(row, trx);
      await trx
        .updateTable('site_mail')
        .set({ answered_ms: nowMs })
        .where('player_id', '=', row.player_id)
        .where('mail_id', '=', row.mail_id)
        .execute();
    }
    return rows;
  });
}
