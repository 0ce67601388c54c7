/** Links an identity confirmed by a third party to an account. AMB-155 */
import type { Context } from '../../http/context.ts';
import { passportName } from './passport.ts';
import { insertIdentity, isTicketOpen, spendLinkTicket } from './thirdPartyStore.ts';

/** Returns true if there is nothing to link or the ticket is still valid on this device. */
export async function isLinkable({ house, deviceId }: Context, linkTicket: string): Promise<boolean> {
  return linkTicket === '' || (await isTicketOpen(house, linkTicket, deviceId));
}

/** Consumes the ticket, if one is given. Returns false if it is no longer valid. */
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
