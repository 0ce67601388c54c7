import type { House } from '../../house.ts';
import { tokenHash } from '../../players/tokens.ts';

export interface Identity {
  readonly provider: string;
  readonly subject: string;
}

export async function linkedPlayer(house: House, { provider, subject }: Identity): Promise<string | undefined> {
  const row = await house.db
    .selectFrom('third_party_identity')
    .select('player_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.player_id;
}

/** Links an identity to the first player who claims it. Returns false if it is already linked. */
export async function insertIdentity(house: House, identity: Identity, playerId: string): Promise<boolean> {
  const inserted = await house.db
    .insertInto('third_party_identity')
    .values({ ...identity, player_id: playerId, linked_ms: house.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function identitiesOf(house: House, playerId: string): Promise<(Identity & { linkedMs: number })[]> {
  const rows = await house.db
    .selectFrom('third_party_identity')
    .select(['provider', 'subject', 'linked_ms'])
    .where('player_id', '=', playerId)
    .orderBy('linked_ms')
    .orderBy('subject')
    .execute();
  return rows.map(({ provider, subject, linked_ms }) => ({ provider, subject, linkedMs: linked_ms }));
}

/** Returns false if another request deleted it first. */
export async function deleteIdentity(house: House, playerId: string, identity: Identity): Promise<boolean> {
  const deleted = await house.db
    .deleteFrom('third_party_identity')
    .where('provider', '=', identity.provider)
    .where('subject', '=', identity.subject)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

interface KeptTicket extends Identity {
  readonly token: string;
  readonly deviceId: string;
  readonly expiresMs: number;
}

/** Stores a ticket by its hash and deletes expired ones. */
export async function insertLinkTicket(house: House, ticket: KeptTicket): Promise<void> {
  await house.db.deleteFrom('link_ticket').where('expires_ms', '<', house.now()).execute();
  const { provider, subject, deviceId: device_id, expiresMs: expires_ms } = ticket;
  await house.db
    .insertInto('link_ticket')
    .values({ token_hash: tokenHash(ticket.token), provider, subject, device_id, expires_ms })
    .execute();
}

export async function isTicketOpen(house: House, token: string, deviceId: string): Promise<boolean> {
  const row = await house.db
    .selectFrom('link_ticket')
    .select('expires_ms')
    .where('token_hash', '=', tokenHash(token))
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return row !== undefined && row.expires_ms > house.now();
}

/** Consumes a ticket. Of concurrent requests only one gets it. */
export async function spendLinkTicket(house: House, token: string, deviceId: string): Promise<Identity | undefined> {
  const row = await house.db
    .deleteFrom('link_ticket')
    .where('token_hash', '=', tokenHash(token))
    .where('device_id', '=', deviceId)
    .returning(['provider', 'subject', 'expires_ms'])
    .executeTakeFirst();
  return row !== undefined && row.expires_ms > house.now() ? row : undefined;
}

interface PassportCode {
  readonly code: string;
  readonly subject: string;
  readonly challenge: string;
  readonly expiresMs: number;
}

export async function insertPassportCode(house: House, code: PassportCode): Promise<void> {
  await house.db.deleteFrom('passport_code').where('expires_ms', '<', house.now()).execute();
  const { subject, challenge, expiresMs: expires_ms } = code;
  await house.db
    .insertInto('passport_code')
    .values({ code_hash: tokenHash(code.code), subject, challenge, expires_ms })
    .execute();
}

/** Consumes a code. It is valid once. */
export async function spendPassportCode(house: House, code: string) {
  const row = await house.db
    .deleteFrom('passport_code')
    .where('code_hash', '=', tokenHash(code))
    .returning(['subject', 'challenge', 'expires_ms'])
    .executeTakeFirst();
  return row !== undefined && row.expires_ms > house.now() ? row : undefined;
}
