/** In-site messages. SI-40, CALL-152 to CALL-155 */
import { createHash } from 'node:crypto';
import type { Calls } from '@foyer/contract/calls.ts';
import { mailTopics } from '@foyer/contract/messages/mail.ts';
import type { SiteMail } from '@foyer/contract/messages/mail.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { Handlers } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';
import { isLetterKind, wordsOf } from './letters.ts';
import { deleteMail, insertMail, mailPage, markAllRead, markRead } from './store.ts';
import type { MailRow } from './store.ts';

type MessageCall = 'getMsgSiteList' | 'updateMsgSite' | 'deleteMsgSite' | 'insertMsgSite';

/** Kind of a letter that the player wrote. */
const written = 'written';
/** The same letter sent again within this time counts as a retry after a lost reply. */
const sameLetterMs = 10 * 60_000;

function mailOf(lang: Locale, row: MailRow): SiteMail {
  const words = isLetterKind(row.kind) ? wordsOf(lang, row.kind, row.args) : row;
  return {
    msgId: row.mail_id,
    topic: mailTopics.find((topic) => topic === row.topic) ?? 'other',
    subject: words.subject,
    content: words.content,
    isRead: row.box === 'sent' || row.read_ms !== null,
    createTime: row.created_ms,
  };
}

export const messageRoutes: Pick<Handlers<Calls>, MessageCall> = {
  getMsgSiteList: async ({ house, playerId, lang }, request) => {
    const isRead = request.read === '' ? undefined : request.read === '1';
    const { rows, total } = await mailPage(house.db, { playerId, box: request.box, isRead, ...pageOf(request) });
    return { list: rows.map((row) => mailOf(lang, row)), total };
  },

  /** A blank id means all. Refuses: UNKNOWN_RECORD. */
  updateMsgSite: async ({ house, playerId, refuse }, { msgId }) => {
    if (msgId === '') await markAllRead(house.db, playerId, house.now());
    else if (!(await markRead(house.db, playerId, msgId, house.now()))) refuse('UNKNOWN_RECORD');
    // Update the badge on the player's other open pages.
    house.mail.arrived(playerId);
    return undefined;
  },

  /** Refuses: UNKNOWN_RECORD. */
  deleteMsgSite: async ({ house, playerId, refuse }, { msgId }) => {
    if (!(await deleteMail(house.db, playerId, msgId, house.now()))) refuse('UNKNOWN_RECORD');
    house.mail.arrived(playerId);
    return undefined;
  },

  insertMsgSite: async ({ house, playerId }, { type, subject, content }) => {
    const nowMs = house.now();
    const hash = createHash('sha256')
      .update(JSON.stringify([type, subject, content]))
      .digest('base64url');
    const msgId = await insertMail(house.db, {
      playerId,
      mailId: house.random.id(nowMs),
      box: 'sent',
      kind: written,
      topic: type,
      subject,
      content,
      eventKey: `sent:${hash}:${Math.floor(nowMs / sameLetterMs)}`,
      createdMs: nowMs,
    });
    return { msgId };
  },
};
