/** In-site messages: mail from the house, and messages to customer service. SI-40 */
import { defineCall } from '../call.ts';
import { content, messageType, messageTypes, subject } from '../rules/inbox.ts';
import { at, flag, moment, nothing, oneOf, page, paging, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** Topics of mail: the types that a player may choose, and two that only the house uses. AMB-106 */
export const mailTopics = [...messageTypes, 'account', 'security'] as const;

/** One mail in the reader's language. ENTITY-020 */
export const siteMail = record({
  msgId: text,
  topic: at('type', withDefault(oneOf(mailTopics), 'other')),
  subject: text,
  /** Plain text; a line break is a paragraph. */
  content: text,
  /** '1' read, '0' unread. AMB-052 */
  isRead: at('read', flag),
  createTime: moment,
});
export type SiteMail = Value<typeof siteMail>;

/**
 * Newest first. `read`: '0' unread, '1' read, '' all. `total` counts the matches, so the first page of unread mail is
 * also the unread check. `box` is not in the specification: 'sent' contains the player's own messages. AMB-052,
 * CONST-005
 */
export const getMsgSiteList = defineCall({
  id: 'CALL-152',
  name: 'getMsgSiteList',
  path: '/api/loged/getMsgSiteList',
  access: 'player',
  request: record({
    ...paging,
    read: withDefault(oneOf(['', '0', '1']), ''),
    box: withDefault(oneOf(['in', 'sent']), 'in'),
  }),
  response: page(siteMail),
});

/** Marks one mail read; an empty `msgId` marks all of them. Refuses: UNKNOWN_RECORD. */
export const updateMsgSite = defineCall({
  id: 'CALL-153',
  name: 'updateMsgSite',
  path: '/api/loged/updateMsgSite',
  access: 'player',
  effect: 'write',
  request: record({ msgId: withDefault(text, '') }),
  response: nothing,
  refuses: ['UNKNOWN_RECORD'],
});

/** Refuses: UNKNOWN_RECORD. */
export const deleteMsgSite = defineCall({
  id: 'CALL-154',
  name: 'deleteMsgSite',
  path: '/api/loged/deleteMsgSite',
  access: 'player',
  effect: 'write',
  request: record({ msgId: text }),
  response: nothing,
  refuses: ['UNKNOWN_RECORD'],
});

/** Writes to customer service. A message repeated within ten minutes is stored once. VALID-059 */
export const insertMsgSite = defineCall({
  id: 'CALL-155',
  name: 'insertMsgSite',
  path: '/api/loged/insertMsgSite',
  access: 'player',
  effect: 'write',
  request: record({ type: ruled(messageType), subject: ruled(subject), content: ruled(content) }),
  response: record({ msgId: text }),
});
