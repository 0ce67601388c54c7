/** The browser's authenticator: makes a passkey, and answers with one. */

/** Passkeys need a secure page and a host with a name. */
export const arePasskeysOffered = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

/** Undefined if the person or the device has cancelled. */
async function answered(ask: () => Promise<Credential | null>): Promise<string | undefined> {
  const credential = await ask().catch(() => null);
  return credential instanceof PublicKeyCredential ? JSON.stringify(credential) : undefined;
}

/** `options` is what the house has sent. */
export const makePasskey = (options: string): Promise<string | undefined> =>
  answered(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options)) }),
  );

export const answerWithPasskey = (options: string): Promise<string | undefined> =>
  answered(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options)) }),
  );
