/**
 * The two ceremonies of WebAuthn, the same for players and staff: user verification is required, and the origin and the
 * relying party have to be those of the request. https://www.w3.org/TR/webauthn-3/
 */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { House } from '../../house.ts';
import type { RelyingParty } from './relyingParty.ts';

interface NewPasskey {
  /** Name of the site, as the device shows it. */
  readonly site: string;
  /** Handle that the device returns at log-in. */
  readonly userHandle: string;
  /** Name of the account, as the device shows it. */
  readonly userName: string;
  /** Ids of the passkeys that the account has already. A device makes one only. */
  readonly known: readonly string[];
}

/** The options for a device that makes a passkey. */
export const creationOptions = (
  { random }: Pick<House, 'random'>,
  { id }: RelyingParty,
  { site, userHandle, userName, known }: NewPasskey,
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpID: id,
    rpName: site,
    userID: new Uint8Array(Buffer.from(userHandle)),
    userName,
    userDisplayName: userName,
    challenge: random.bytes(32),
    attestationType: 'none',
    excludeCredentials: known.map((passkeyId) => ({ id: passkeyId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** The options for a log-in. They name no account and no passkey. S16 */
export const requestOptions = (
  { random }: Pick<House, 'random'>,
  { id }: RelyingParty,
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({ rpID: id, challenge: random.bytes(32), userVerification: 'required' });

/** Returns the credential that a device has made for this challenge; undefined if anything about it is wrong. */
export async function madeCredential(
  { origin, id }: RelyingParty,
  expectedChallenge: string,
  response: RegistrationResponseJSON,
): Promise<WebAuthnCredential | undefined> {
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => undefined);
  return verified?.verified === true ? verified.registrationInfo.credential : undefined;
}

interface KeptPasskey {
  readonly passkeyId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

/** Returns the new counter of a passkey that has signed this challenge; undefined if anything about it is wrong. */
export async function signedCounter(
  { origin, id }: RelyingParty,
  expectedChallenge: string,
  response: AuthenticationResponseJSON,
  { passkeyId, publicKey, counter }: KeptPasskey,
): Promise<number | undefined> {
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: passkeyId, publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => undefined);
  return verified?.verified === true ? verified.authenticationInfo.newCounter : undefined;
}
