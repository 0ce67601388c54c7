/** Messages of players, and what staff write to them. */
import {
  answerMessage,
  closeMessage,
  conversation,
  messageQueue,
  writeToPlayer,
} from '@foyer/contract/desk/messages.ts';
import { messageTypes } from '@foyer/contract/rules/inbox.ts';
import { DeskRefusal } from '../http/operator/deskRefusal.ts';
import { on } from './deskRoute.ts';
import type { DeskRoute } from './deskRoute.ts';
import { answerOnce, lettersOf, queuedMessages } from './messageStore.ts';
import { paged } from './paging.ts';

const cursorOf = ({ createdMs, mailId }: { readonly createdMs: number; readonly mailId: string }): string =>
  `${createdMs} ${mailId}`;

const queue = on(messageQueue, async ({ house }, { state, ...page }) =>
  paged(await queuedMessages(house, state === 'answered', page), page.limit, cursorOf, (row) => row),
);

const all = on(conversation, async ({ house, playerOf }, { account, ...page }) => {
  const { playerId } = await playerOf(account);
  return paged(await lettersOf(house, playerId, page), page.limit, cursorOf, (row) => row);
});

/** Staff write in the player's language; the letter has it for every language. */
const inEvery = (text: string) => ({ zh_CN: text, en: text, th: text });

const answer = on(answerMessage, async ({ house, playerOf, note }, { account, mailId, subject, content }) => {
  const { playerId } = await playerOf(account);
  note({ subject: mailId });
  const isAnswered = await answerOnce(house, playerId, mailId, (trx, given) => {
    const topic = messageTypes.find((type) => type === given) ?? 'other';
    const args = { topic, subject, answer: inEvery(content) };
    return house.mail.write({ playerId, kind: 'deskReply', args, key: `reply:${mailId}` }, trx);
  });
  if (!isAnswered) throw new DeskRefusal('nothingToDecide');
  house.mail.arrived(playerId);
  return {};
});

const close = on(closeMessage, async ({ house, playerOf, note }, { account, mailId }) => {
  const { playerId } = await playerOf(account);
  note({ subject: mailId });
  if (!(await answerOnce(house, playerId, mailId, () => Promise.resolve()))) throw new DeskRefusal('nothingToDecide');
  return {};
});

const write = on(writeToPlayer, async ({ house, playerOf, actId }, { account, subject, content }) => {
  const { playerId } = await playerOf(account);
  const args = { topic: 'other' as const, subject, answer: inEvery(content) };
  await house.db
    .transaction()
    .execute((trx) => house.mail.write({ playerId, kind: 'deskReply', args, key: `desk:${actId}` }, trx));
  house.mail.arrived(playerId);
  return {};
});

export const messageRoutes: readonly DeskRoute[] = [queue, all, answer, close, write];
