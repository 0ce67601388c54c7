/** What became of messages by SMS and mail, and sending a failed one again. */
import { outgoingMessages, resendMessage } from '@foyer/contract/desk/outgoing.ts';
import { resendFailed } from '../delivery/queue.ts';
import { DeskRefusal } from '../http/operator/deskRefusal.ts';
import { on } from './deskRoute.ts';
import type { DeskRoute } from './deskRoute.ts';
import { outgoingRows } from './outgoingStore.ts';
import { paged } from './paging.ts';

const list = on(outgoingMessages, async ({ house, playerOf }, { state, account, ...page }) => {
  const playerId = account === '' ? undefined : (await playerOf(account)).playerId;
  const rows = await outgoingRows(house, { state, playerId, messageId: undefined, ...page });
  return paged(
    rows,
    page.limit,
    ({ createdMs, messageId }) => `${createdMs} ${messageId}`,
    (row) => row,
  );
});

const resend = on(resendMessage, async ({ house, playerOf, note }, { messageId }) => {
  const only = { state: 'all', playerId: undefined, messageId, cursor: '', limit: 1 };
  const [before] = await outgoingRows(house, only);
  if (before === undefined) throw new DeskRefusal('notFound');
  if (before.account !== '') await playerOf(before.account);
  note({ subject: messageId, before: { state: before.state, lastError: before.lastError } });
  const sent = await house.db.transaction().execute((trx) => resendFailed(house, trx, messageId));
  if (sent === undefined) throw new DeskRefusal('nothingToDecide');
  note({ after: { resentAs: sent } });
  return { messageId: sent };
});

export const outgoingRoutes: readonly DeskRoute[] = [list, resend];
