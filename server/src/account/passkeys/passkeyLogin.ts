/** Log-in by a passkey. CALL-X36, CALL-X37 */
import type { beginPasskeyLogin, passkeyLogin } from '@foyer/contract/account/passkeys.ts';
import type { RefusalOf, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { House } from '../../house.ts';
import type { Context } from '../../http/context.ts';
import { refusalOf } from '../../http/session.ts';
import { playerById } from '../../players/players.ts';
import { settings } from '../../settings/settings.ts';
import { startSession } from '../login/login.ts';
import { refuseWithoutFactor } from '../login/loginStep.ts';
import { forgetAllAttempts } from '../login/loginLock.ts';
import { requestOptions, signedCounter } from './ceremonies.ts';
import { keepChallenge, noteUse, passkeysOf, takeChallenge } from './passkeyStore.ts';
import type { PasskeyRow } from './passkeyStore.ts';
import { parsedResponse, relyingParty } from './relyingParty.ts';

/** Returns the same kind of options to everyone. They name no account and no passkey. S16 */
export async function beginPasskeyLogIn(context: Context): Promise<ResponseOf<typeof beginPasskeyLogin>> {
  const { house } = context;
  const options = await requestOptions(house, relyingParty(context));
  return { challengeId: await keepChallenge(house, '', options.challenge), options: JSON.stringify(options) };
}

interface Owned {
  readonly playerId: string;
  readonly passkey: PasskeyRow;
}

/** Finds the passkey of a response by the user handle, which is the player's id. */
async function ownedBy(house: House, response: AuthenticationResponseJSON): Promise<Owned | undefined> {
  const playerId = Buffer.from(response.response?.userHandle ?? '', 'base64url').toString();
  if (!/^\d{1,20}$/.test(playerId)) return undefined;
  const passkey = (await passkeysOf(house, playerId)).find(({ passkeyId }) => passkeyId === response.id);
  return passkey && { playerId, passkey };
}

/**
 * A passkey with user verification is a device and what unlocks it: two factors, which also clear log-in locks. Where the
 * operator's setting 'passkeyIsTwoFactors' is not '1', a second factor is asked after it too.
 * Refuses: PASSKEY_REFUSED, ACCOUNT_*, SECOND_FACTOR_NEEDED. S15, S16
 */
export async function logInByPasskey(
  context: Context<RefusalOf<typeof passkeyLogin>>,
  { challengeId, response }: RequestOf<typeof passkeyLogin>,
): Promise<undefined> {
  const { house } = context;
  const challenge = await takeChallenge(house, '', challengeId);
  const given = parsedResponse(response) as AuthenticationResponseJSON | undefined;
  const owned = given && (await ownedBy(house, given));
  if (challenge === undefined || given === undefined || owned === undefined) return context.refuse('PASSKEY_REFUSED');
  const { playerId, passkey } = owned;
  const counter = await signedCounter(relyingParty(context), challenge, given, passkey);
  if (counter === undefined) return context.refuse('PASSKEY_REFUSED');
  const { status, userAccount } = await playerById(house, playerId);
  const refusal = refusalOf(status);
  if (refusal !== undefined) context.refuse(refusal);
  await noteUse(house, playerId, passkey.passkeyId, counter);
  const { passkeyIsTwoFactors } = await settings(house, ['passkeyIsTwoFactors']);
  if (passkeyIsTwoFactors !== '1') await refuseWithoutFactor(context, { playerId }, false);
  await forgetAllAttempts(house, userAccount);
  await startSession(context, playerId, false);
}
