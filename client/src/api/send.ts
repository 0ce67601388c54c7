/** The only fetch of the client. It classifies what happens; it shows nothing and never navigates. */
import { apiOrigin } from '@foyer/contract/apiOrigin.ts';
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { Failure } from '@foyer/contract/classifyReply.ts';
import { timing } from '@foyer/contract/constants.ts';
import { frontType, requestIdHeader } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { encodeForm } from '@foyer/contract/encodeForm.ts';
import { readSuccess } from '@foyer/contract/success.ts';
import { unclassified } from '#api/failure.ts';
import { isOnline } from '#api/online.ts';
import type { Answer, Reply } from '#api/reply.ts';

export interface Identity {
  readonly lang: Locale;
  readonly deviceId: string;
}

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** The id of a money write, made and stored before sending. L04 */
  readonly moneyRequestId?: string;
  readonly bonusType?: string | undefined;
  /** Receives the reply's own text after a success; a claim shows it. ERR-002 */
  readonly onWords?: ((words: string) => void) | undefined;
  readonly identity: Identity;
  /** `pageHeaders` of the page. S03 */
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends one call. Returns its response or throws a `CallFailure`. Time-out: 5 s for reads and writes. NFR-001 */
export async function send<C extends Call>(
  call: C,
  request: RequestOf<C>,
  { signal, moneyRequestId, bonusType, onWords, identity, headers }: SendOptions,
): Promise<ResponseOf<C>> {
  const { url, body } = encodeForm(call, request, { ...identity, frontType, ...requestField(moneyRequestId) });
  if (!isOnline()) return (await classified(call, { httpStatus: 0, requestId: '', failure: 'offline' })).data;
  const timeout = AbortSignal.timeout(timing.requestTimeoutMs);
  let reply: Response;
  let json: unknown;
  try {
    reply = await fetch(apiOrigin === '' ? url : apiOrigin + url, {
      method: call.method,
      headers: { accept: 'application/json', ...headers },
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: apiOrigin === '' ? 'same-origin' : 'include',
    });
    json = await bodyOf(reply, signal, timeout);
  } catch {
    const failure: Failure = timeout.aborted ? 'timeout' : signal?.aborted === true ? 'aborted' : 'network';
    return (await classified(call, { httpStatus: 0, requestId: '', failure })).data;
  }
  const requestId = reply.headers.get(requestIdHeader) ?? '';
  const plain = readSuccess(call, reply.status, json);
  const retryAfterMs = retryAfter(reply.headers.get('retry-after'));
  const answer = plain
    ? { ...plain, data: plain.data as ResponseOf<C> } // Read by the call's own schema.
    : await classified(call, { httpStatus: reply.status, requestId, body: json, bonusType, retryAfterMs });
  onWords?.(answer.words);
  return answer.data;
}

/**
 * Loads the code that classifies failures. Preloaded after the page is ready, so that it is available when nothing else
 * is.
 */
export const loadClassifier = () => import('#api/reply.ts');

async function classified<C extends Call>(call: C, reply: Reply): Promise<Answer<C>> {
  const classifier = await loadClassifier().catch(() => undefined);
  if (!classifier) throw unclassified(call);
  return classifier.readReply(call, reply);
}

/** Seconds, or a date. */
function retryAfter(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

const requestField = (requestId: string | undefined) => (requestId === undefined ? {} : { requestId });

/** A body that is not JSON still counts as a reply; one cut off by the time-out or an abort does not. */
async function bodyOf(reply: Response, signal: AbortSignal | undefined, timeout: AbortSignal): Promise<unknown> {
  try {
    return await reply.json();
  } catch (error) {
    if (signal?.aborted === true || timeout.aborted) throw error;
    return undefined;
  }
}
