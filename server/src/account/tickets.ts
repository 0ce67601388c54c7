/** A session handed over by the address: the player sees whose it is and says yes; the ticket is good once. S01 */
import type { takeTicket, viewTicket } from '@foyer/contract/account/sessions.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import { maskAccount } from '@foyer/contract/masks.ts';
import type { Context } from '../http/context.ts';
import { refusalOf } from '../http/session.ts';
import { playerById } from '../players/players.ts';
import { playerOfTicket, spendTicket } from '../players/tickets.ts';
import { startSession } from './login.ts';

/** Unknown, spent and old tickets answer the same. Refuses: TICKET_SPENT. */
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
 * Opens a session with an id of its own, so that nobody who saw the address knows it, and ends the one that the browser
 * had. A ticket of an account that may not come in is spent all the same. Refuses: TICKET_SPENT, ACCOUNT_*.
 */
export async function exchangeTicket(
  context: Context<RefusalOf<typeof takeTicket>>,
  { ticket }: RequestOf<typeof takeTicket>,
): Promise<undefined> {
  const playerId = await spendTicket(context.house, ticket);
  if (playerId === undefined) return context.refuse('TICKET_SPENT');
  const { status } = await playerById(context.house, playerId);
  const refusal = refusalOf(status);
  if (refusal !== undefined) context.refuse(refusal);
  await startSession(context, playerId, false);
}
