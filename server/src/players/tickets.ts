/**
 * Tickets that hand over a log-in by a link: 128 random bits, valid for two minutes, one session, once. The table
 * stores a hash. The ticket itself exists only in the link. S01, AMB-019
 */
import type { House } from '../house.ts';
import { newToken, tokenHash } from './tokens.ts';

export const ticketLifeMs = 2 * 60_000;

const isTicket = (ticket: string): boolean => /^[\w-]{22}$/.test(ticket);
const hashOf = (ticket: string): Buffer => tokenHash(`ticket ${ticket}`);

export async function issueTicket(
  house: House,
  playerId: string,
): Promise<{ readonly ticket: string; readonly expiresMs: number }> {
  const ticket = newToken(house);
  const issuedMs = house.now();
  const expiresMs = issuedMs + ticketLifeMs;
  await house.db
    .deleteFrom('login_ticket')
    .where('expires_ms', '<', issuedMs - 86_400_000)
    .execute();
  await house.db
    .insertInto('login_ticket')
    .values({ ticket_hash: hashOf(ticket), player_id: playerId, issued_ms: issuedMs, expires_ms: expiresMs })
    .execute();
  return { ticket, expiresMs };
}

/** Returns the ticket's player without spending it. Undefined if it is unknown, spent or expired. */
export async function playerOfTicket(house: House, ticket: string): Promise<string | undefined> {
  if (!isTicket(ticket)) return undefined;
  const row = await house.db
    .selectFrom('login_ticket')
    .select('player_id')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('spent_ms', 'is', null)
    .where('expires_ms', '>', house.now())
    .executeTakeFirst();
  return row?.player_id;
}

/** Spends the ticket and returns its player. Of concurrent calls only one gets it. */
export async function consumeTicket(house: House, ticket: string): Promise<string | undefined> {
  if (!isTicket(ticket)) return undefined;
  const row = await house.db
    .updateTable('login_ticket')
    .set({ spent_ms: house.now() })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('spent_ms', 'is', null)
    .where('expires_ms', '>', house.now())
    .returning('player_id')
    .executeTakeFirst();
  return row?.player_id;
}
