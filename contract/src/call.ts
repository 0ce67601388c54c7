/**
 * Declares a call. Client, house and documents take its path, access, request, reply and refusals from this one value.
 */
import type { Codec, Value } from './wire.ts';
import type { RefusalName } from './refusals.ts';

export type Access = 'guest' | 'player';
/** `money`: a write that moves money. It carries a request id that the client creates before sending. L04 */
export type Effect = 'read' | 'write' | 'money';

export interface Call<Req = any, Res = any, A extends Access = Access, R extends RefusalName = RefusalName> {
  /** Id of the call in the list of calls, such as `CALL-066`. */
  readonly id: `CALL-${string}`;
  readonly name: string;
  readonly method: 'POST' | 'GET';
  /** The address as the specification spells it, `/api` included. ENV-006 */
  readonly path: `/api/${string}`;
  readonly access: A;
  /** Which of the two request clients sends it: the first shows no messages, the second does. AMB-161 */
  readonly client: 'first' | 'second';
  readonly effect: Effect;
  readonly request: Codec<Req>;
  readonly response: Codec<Res>;
  /** Codes besides 200 that this call does not treat as failures, and the response that they map to. */
  readonly accepts: readonly number[];
  readonly whenAccepted: Res | undefined;
  /** Refusals of this call, besides those that every call may have. */
  readonly refuses: readonly R[];
  /** `multipart` if the call carries a file. AMB-158 */
  readonly body: 'form' | 'multipart';
  /**
   * `redirect`: for a link that a window opens by GET, the house redirects to the `url` of the response. CALL-057,
   * CALL-058
   */
  readonly reply: 'envelope' | 'redirect';
}

export type RequestOf<C> = C extends { readonly request: infer Q } ? Value<Q> : never;
export type ResponseOf<C> = C extends { readonly response: infer S } ? Value<S> : never;
export type RefusalOf<C> = C extends Call<any, any, Access, infer R> ? R : never;
export type AccessOf<C> = C extends Call<any, any, infer A> ? A : never;

interface Declaration<Req, Res, A extends Access, R extends RefusalName> {
  readonly id: `CALL-${string}`;
  readonly name: string;
  readonly path: `/api/${string}`;
  readonly access: A;
  readonly request: Codec<Req>;
  readonly response: Codec<Res>;
  readonly method?: 'POST' | 'GET';
  readonly client?: 'first' | 'second';
  readonly effect?: Effect;
  readonly accepts?: readonly number[];
  readonly whenAccepted?: Res;
  readonly refuses?: readonly R[];
  readonly body?: 'form' | 'multipart';
  readonly reply?: 'envelope' | 'redirect';
}

/**
 * Defaults: POST, form body, a read. Calls of players use the second client, those of guests the first. ENV-001,
 * ENV-002
 */
export function defineCall<Req, Res, A extends Access, const R extends RefusalName = never>(
  declaration: Declaration<Req, Res, A, R>,
): Call<Req, Res, A, R> {
  return {
    method: 'POST',
    client: declaration.access === 'player' ? 'second' : 'first',
    effect: 'read',
    accepts: [],
    whenAccepted: undefined,
    refuses: [],
    body: 'form',
    reply: 'envelope',
    ...declaration,
  };
}
