/** Sends one call of the desk to the house. */
import { deskHeader, idempotencyHeader } from '@foyer/contract/desk/deskCall.ts';
import { errorOfReply, localError } from './houseError.ts';

/** After this time an act's outcome is unknown. The house itself answers within a second. */
const patienceMs = 20_000;

export interface Request {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly given: Readonly<Record<string, unknown>>;
  /** Repeating an act with the same key does it once. */
  readonly key?: string;
  readonly signal?: AbortSignal | undefined;
}

const queryOf = (given: Readonly<Record<string, unknown>>): string => {
  const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
};

export const newKey = (): string => crypto.randomUUID();

async function reach({ path, method, given, key, signal }: Request): Promise<Response> {
  const headers: Record<string, string> = { [deskHeader]: '1' };
  if (key !== undefined) headers[idempotencyHeader] = key;
  if (method === 'POST') headers['content-type'] = 'application/json';
  const body = method === 'POST' ? JSON.stringify(given) : null;
  const limit = AbortSignal.timeout(patienceMs);
  try {
    return await fetch(method === 'GET' ? path + queryOf(given) : path, {
      method,
      headers,
      body,
      cache: 'no-store',
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw localError(limit.aborted ? 'timedOut' : 'unreachable');
  }
}

/** Rejects with HouseError. */
export async function send<Reply>(request: Request): Promise<Reply> {
  const reply = await reach(request);
  const body: unknown = await reply.json().catch(() => undefined);
  if (!reply.ok) throw errorOfReply(reply.status, body);
  if (body === undefined) throw localError('unreadable');
  return body as Reply;
}

/** Reads a picture or a file. Rejects with HouseError. */
export async function sendForFile(request: Request): Promise<Blob> {
  const reply = await reach(request);
  if (!reply.ok) throw errorOfReply(reply.status, await reply.json().catch(() => undefined));
  return reply.blob();
}
