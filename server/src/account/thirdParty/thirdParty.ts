/** Log-in by a third party. This house has only the sandbox's own; others plug in at `isKnown`. AMB-155 */
import type { thirAuthLogin } from '@foyer/contract/account/thirdParty.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import type { Context } from '../../http/context.ts';
import { refusalOf } from '../../http/session.ts';
import { playerById } from '../../players/players.ts';
import { startSession } from '../login/login.ts';
import { refuseWithoutFactor } from '../login/loginStep.ts';
import { challengeOf, passportName, sandboxProvider } from './passport.ts';
import { insertLinkTicket, linkedPlayer, spendPassportCode } from './thirdPartyStore.ts';
import { newToken } from '../../players/tokens.ts';

const ticketLifeMs = 15 * 60_000;

/**
 * Logs in the player whom the third party confirms. A guest without an account gets a ticket with which to register or
 * log in. The code is valid once, and only in the browser that began, whose cookie holds state and nonce.
 * Refuses: THIRD_PARTY_FAILED, ACCOUNT_*, SECOND_FACTOR_NEEDED.
 */
export async function logInByThirdParty(
  context: Context<RefusalOf<typeof thirAuthLogin>>,
  { authType, authCode, state }: RequestOf<typeof thirAuthLogin>,
): Promise<{ linkTicket: string; passport: string }> {
  const { house, deviceId } = context;
  const [begun = '', nonce = ''] = context.cookies.takeThirdParty().split('.');
  const isKnown = authType === sandboxProvider && house.config.isSandbox;
  const confirmed = isKnown ? await spendPassportCode(house, authCode) : undefined;
  const isOurs = begun !== '' && begun === state && confirmed?.challenge === challengeOf(nonce);
  if (confirmed === undefined || !isOurs) return context.refuse('THIRD_PARTY_FAILED');
  const identity = { provider: authType, subject: confirmed.subject };
  const passport = passportName(confirmed.subject);
  const playerId = await linkedPlayer(house, identity);
  if (playerId === undefined) {
    const token = newToken(house);
    await insertLinkTicket(house, { ...identity, token, deviceId, expiresMs: context.now() + ticketLifeMs });
    return { linkTicket: token, passport };
  }
  const refusal = refusalOf((await playerById(house, playerId)).status);
  if (refusal !== undefined) return context.refuse(refusal);
  await refuseWithoutFactor(context, { playerId }, false);
  await startSession(context, playerId, false);
  return { linkTicket: '', passport };
}
