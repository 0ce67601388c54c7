import type { House } from '../../house.ts';
import { tokenHash } from '../../players/tokens.ts';

/** Stores a ticket by its hash and deletes expired ones. */
export async function openTicket(
  house: House,
  ticket: { readonly token: string; readonly playerId: string; readonly expiresMs: number },
): Promise<void> {
  await house.db.deleteFrom('recovery_ticket').where('expires_ms', '<', house.now()).execute();
  await house.db
    .insertInto('recovery_ticket')
    .values({ token_hash: tokenHash(ticket.token), player_id: ticket.playerId, expires_ms: ticket.expiresMs })
    .execute();
}

/** Consumes a ticket and returns its player. Of concurrent requests only one gets it. */
export async function consumeTicket(house: House, token: string): Promise<string | undefined> {
  const row = await house.db
    .deleteFrom('recovery_ticket')
    .where('token_hash', '=', tokenHash(token))
    .returning(['player_id', 'expires_ms'])
    .executeTakeFirst();
  return row !== undefined && row.expires_ms > house.now() ? row.player_id : undefined;
}
