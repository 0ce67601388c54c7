/** Who asks for a passkey: this house, at the address that the browser sees. */
import type { Context } from '../http/context.ts';

export interface RelyingParty {
  /** The host without a port: a passkey works on this name and on no other. */
  readonly id: string;
  readonly origin: string;
}

export function relyingParty({ origin }: Pick<Context, 'origin'>): RelyingParty {
  const address = new URL(origin);
  return { id: address.hostname, origin: address.origin };
}

/** What a browser has answered; undefined where it is no object at all. Its content is the verifier's to judge. */
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
