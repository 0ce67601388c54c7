/** WebAuthn: creates passkeys and logs in with them. A separate module, so that it is only loaded when used. */
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/** `exists`: this device has one for this account already; `cancelled`: by the player or the device. */
export type Made = { readonly response: string } | 'cancelled' | 'exists';

export async function makePasskey(options: string): Promise<Made> {
  try {
    return { response: JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) })) };
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return isKnown ? 'exists' : 'cancelled';
  }
}

/** Undefined if the player or the device cancelled. */
export async function answerWithPasskey(options: string): Promise<string | undefined> {
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
  } catch {
    return undefined;
  }
}
