/** Session handed over by a link. The player sees whose it is and confirms. The ticket is valid once. S01 */
import type { takeTicket, viewTicket } from '@foyer/contract/account/sessions.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import { maskAccount } from '@foyer/contract/masks.ts';
import type { Context } from '../../http/context.ts';
import { refusalOf } from '../../http/session.ts';
import { playerById } from '../../players/players.ts';
import { playerOfTicket, consumeTicket } from '../../players/tickets.ts';
import { startSession } from './login.ts';

/** Unknown, spent and expired tickets get the same reply. Refuses: TICKET_SPENT. */
export async function showTicket(
  context: Context<RefusalOf<typeof viewTicket>>,
  { ticket }: RequestOf<typeof viewTicket>,
): Promise<{ userAccount: string; isOwn: boolean }> {
  const playerId = await playerOfTicket(context.house, ticket);
  if (playerId === undefined) return context.refuse('TICKET_SPENT');
  const { userAccount } = await playerById(context.house, playerId);
  return { userAccount: maskAccount(userAccount), isOwn: playerId === context.playerId };
}

/**
 * Opens a session with a new id that nobody can know from the address, and ends the browser's previous one. The ticket
 * is spent even if the account may not log in. Refuses: TICKET_SPENT, ACCOUNT_*.
 */
export async function exchangeTicket(
  context: Context<RefusalOf<typeof takeTicket>>,
  { ticket }: RequestOf<typeof takeTicket>,
): Promise<undefined> {
  const playerId = await consumeTicket(context.house, ticket);
  if (playerId === undefined) return context.refuse('TICKET_SPENT');
  const { status } = await playerById(context.house, playerId);
  const refusal = refusalOf(status);
  if (refusal !== undefined) context.refuse(refusal);
  await startSession(context, playerId, false);
}
