/** Joins an identity that a third party has confirmed to an account. AMB-155 */
import type { Context } from '../http/context.ts';
import { passportName } from './passport.ts';
import { insertIdentity, isTicketOpen, spendLinkTicket } from './thirdPartyStore.ts';

/** True where there is nothing to join, or where the ticket is still good on this device. */
export async function isLinkable({ house, deviceId }: Context, linkTicket: string): Promise<boolean> {
  return linkTicket === '' || (await isTicketOpen(house, linkTicket, deviceId));
}

/** Spends the ticket, where one was brought; false where it is no good any more. */
export async function linkIdentity(
  { house, deviceId, requestId }: Context,
  playerId: string,
  linkTicket: string,
): Promise<boolean> {
  if (linkTicket === '') return true;
  const identity = await spendLinkTicket(house, linkTicket, deviceId);
  if (identity === undefined) return false;
  const { provider, subject } = identity;
  if (await insertIdentity(house, { provider, subject }, playerId)) {
    const args = { passport: passportName(subject) };
    await house.mail.send({ playerId, kind: 'thirdPartyLinked', args, key: `linked:${requestId}` });
  }
  return true;
}
