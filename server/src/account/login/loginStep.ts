/** A log-in that waits for its second factor: a ticket, valid for 5 minutes on the same device only. */
import type { House } from '../../house.ts';
import type { Context } from '../../http/context.ts';
import { factorOf } from '../secondFactor/secondFactorStore.ts';
import { newToken, tokenHash } from '../../players/tokens.ts';

const ticketLifeMs = 5 * 60_000;

/**
 * Returns if the player has no second factor. Refuses: SECOND_FACTOR_NEEDED, whose data carries the ticket. If
 * `passwordHash` is given, a change of the password invalidates the ticket.
 */
export async function refuseWithoutFactor(
  context: Context<'SECOND_FACTOR_NEEDED'>,
  { playerId, passwordHash = '' }: { readonly playerId: string; readonly passwordHash?: string },
  isRemembered: boolean,
): Promise<void> {
  const { house, deviceId } = context;
  const factor = await factorOf(house, playerId);
  if (factor?.isOn !== true) return;
  const ticket = newToken(house);
  const nowMs = context.now();
  await house.db.deleteFrom('login_step').where('expires_ms', '<', nowMs).execute();
  await house.db
    .insertInto('login_step')
    .values({
      ticket_hash: tokenHash(ticket),
      player_id: playerId,
      device_id: deviceId,
      is_remembered: isRemembered,
      password_hash: passwordHash,
      expires_ms: nowMs + ticketLifeMs,
    })
    .execute();
  context.refuse('SECOND_FACTOR_NEEDED', { ticket });
}

export interface LoginStep {
  readonly playerId: string;
  readonly isRemembered: boolean;
  readonly passwordHash: string | undefined;
}

export async function stepBy(house: House, ticket: string, deviceId: string): Promise<LoginStep | undefined> {
  const row = await house.db
    .selectFrom('login_step')
    .select(['player_id', 'is_remembered', 'password_hash'])
    .where('ticket_hash', '=', tokenHash(ticket))
    .where('device_id', '=', deviceId)
    .where('expires_ms', '>', house.now())
    .executeTakeFirst();
  const passwordHash = row?.password_hash || undefined;
  return row && { playerId: row.player_id, isRemembered: row.is_remembered, passwordHash };
}

/** Consumes the ticket. Returns false if it was used before. */
export async function takeLoginStep(house: House, ticket: string): Promise<boolean> {
  const taken = await house.db.deleteFrom('login_step').where('ticket_hash', '=', tokenHash(ticket)).executeTakeFirst();
  return taken.numDeletedRows === 1n;
}
