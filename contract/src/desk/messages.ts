/** Messages of players to customer service. */
import * as v from 'valibot';
import { account, act, line, longText, moment, nothing, pageOf, paging, read } from './deskCall.ts';

const message = v.object({
  account: v.string(),
  mailId: v.string(),
  topic: v.string(),
  subject: v.string(),
  content: v.string(),
  createdMs: moment,
  /** 0 if it waits. */
  answeredMs: moment,
});
export const messageQueue = read({
  path: '/operator/desk/messages',
  summary: "Players' messages: those that wait, oldest first, or the answered ones, newest first",
  permission: 'messages.read',
  given: { state: v.optional(v.picklist(['waiting', 'answered']), 'waiting'), ...paging },
  reply: pageOf(message),
});
/** Both ways, newest first: what the player sent (`fromPlayer`), and what staff answered. */
export const conversation = read({
  path: '/operator/desk/messages/of',
  summary: 'All messages between a player and customer service',
  permission: 'messages.read',
  given: { account, ...paging },
  reply: pageOf(
    v.object({
      mailId: v.string(),
      isFromPlayer: v.boolean(),
      subject: v.string(),
      content: v.string(),
      createdMs: moment,
      answeredMs: moment,
      /** 0 if the player has not read it. */
      readMs: moment,
    }),
  ),
});
/** Writes a letter to the player and marks the message as answered. The player does not learn who wrote it. */
export const answerMessage = act({
  path: '/operator/desk/messages/answer',
  summary: 'Answers a message',
  permission: 'messages.answer',
  given: { account, mailId: line, subject: line, content: longText },
  reply: nothing,
});
/** Without a letter, for what needs none. */
export const closeMessage = act({
  path: '/operator/desk/messages/close',
  summary: 'Marks a message as answered without writing',
  permission: 'messages.answer',
  given: { account, mailId: line },
  reply: nothing,
});
export const writeToPlayer = act({
  path: '/operator/desk/messages/write',
  summary: 'Writes a letter to a player',
  permission: 'messages.answer',
  given: { account, subject: line, content: longText },
  reply: nothing,
});
