/** A software passkey that responds like a browser with an authenticator (WebAuthn, ES256, no attestation). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();
const url = (content: Buffer | string): string => Buffer.from(content).toString('base64url');

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

interface Asked {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

export interface SoftwareKey {
  readonly id: string;
  create(options: string, origin?: string): string;
  get(options: string, given?: { readonly origin?: string; readonly isVerified?: boolean }): string;
}

export function softwareKey(host = 'localhost'): SoftwareKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  const id = url(rawId);
  let userHandle = '';
  let counter = 0;
  const authenticatorData = (flags: number): Buffer => {
    const tail = Buffer.alloc(5);
    tail[0] = flags;
    tail.writeUInt32BE((counter += 1), 1);
    return Buffer.concat([sha256(host), tail]);
  };
  return {
    id,
    create(options, origin = `http://${host}`) {
      const asked = JSON.parse(options) as Asked;
      userHandle = asked.user?.id ?? '';
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cose]);
      const data = Buffer.concat([authenticatorData(0x45), credential]);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      const response = {
        clientDataJSON: url(clientData('webauthn.create', asked.challenge, origin)),
        attestationObject: url(attestation),
        transports: ['internal'],
      };
      return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
    },
    get(options, { origin = `http://${host}`, isVerified = true } = {}) {
      const { challenge } = JSON.parse(options) as Asked;
      const client = clientData('webauthn.get', challenge, origin);
      const data = authenticatorData(isVerified ? 0x05 : 0x01);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: url(client),
        authenticatorData: url(data),
        signature: url(signature),
        userHandle,
      };
      return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
    },
  };
}
