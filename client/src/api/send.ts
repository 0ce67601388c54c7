/** The only fetch of the client. It classifies what happens; it never speaks to the player and never navigates. */
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { clientHeader, frontType, requestIdHeader } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { CallFailure } from '#api/failure.ts';
import { payload } from '#api/payload.ts';
import { readReply } from '#api/reply.ts';

/** Every read and write waits this long for its answer. */
export const timeoutMs = 5_000;

export interface Identity {
  readonly lang: Locale;
  readonly deviceId: string;
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** The id of a money write, made and stored before sending. */
  readonly moneyRequestId?: string;
  readonly identity: Identity;
}

const headers = { [clientHeader]: '1', accept: 'application/json' };

/** Sends one call; answers its response or throws a `CallFailure`. Time-out: 5 s. ENV-003, NFR-001 */
export async function send<C extends Call>(
  call: C,
  request: RequestOf<C>,
  { signal, moneyRequestId, identity }: SendOptions,
): Promise<ResponseOf<C>> {
  const body = payload(call, request, { ...identity, frontType, requestId: moneyRequestId });
  const timeout = AbortSignal.timeout(timeoutMs);
  const about = { call: call.name, code: 0, httpStatus: 0, message: '', requestId: '' };
  const isOutcomeUnknown = call.effect === 'money';
  let reply: Response;
  let json: unknown;
  try {
    reply = await fetch(call.method === 'GET' ? `${call.path}?${body}` : call.path, {
      method: call.method,
      headers,
      body: call.method === 'GET' ? undefined : body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: 'same-origin',
    });
    json = await reply.json().catch((error: unknown) => {
      if (signal?.aborted === true || timeout.aborted) throw error;
      return undefined;
    });
  } catch {
    const kind = timeout.aborted ? 'timeout' : signal?.aborted === true ? 'aborted' : 'network';
    throw new CallFailure({ ...about, kind, isOutcomeUnknown });
  }
  const requestId = reply.headers.get(requestIdHeader) ?? '';
  return readReply(call, { httpStatus: reply.status, requestId, body: json });
}
