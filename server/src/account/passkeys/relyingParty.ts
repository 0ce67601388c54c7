/** Relying party of passkeys: this house, at the address that the browser sees. */
import type { Context } from '../../http/context.ts';

export interface RelyingParty {
  /** The host without a port. A passkey works only on this name. */
  readonly id: string;
  readonly origin: string;
}

export function relyingParty({ origin }: Pick<Context, 'origin'>): RelyingParty {
  const address = new URL(origin);
  return { id: address.hostname, origin: address.origin };
}

/** Parses a browser's response. Undefined if it is not an object with an id. The verifier validates the rest. */
export function parsedResponse(response: string): { readonly id: string } | undefined {
  try {
    const read: unknown = JSON.parse(response);
    return typeof read === 'object' && read !== null && 'id' in read && typeof read.id === 'string'
      ? { ...read, id: read.id }
      : undefined;
  } catch {
    return undefined;
  }
}
