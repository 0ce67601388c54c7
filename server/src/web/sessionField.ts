/**
 * Fills `UUID` into the payload of calls that name it, for a backend that reads the session there: in the query of a
 * GET, in the body of a POST. The id comes from the session cookie, and any other id in the payload is removed.
 * AMB-128, S02
 */
import type { FastifyRequest } from 'fastify';
import { sessionPaths } from '../http/sessionPaths.ts';

/** Forms are short. The only large upload of a player is a proof. */
const mostBytes = { form: 1024 * 1024, file: 16 * 1024 * 1024 };

interface Body {
  readonly bytes: Buffer;
  readonly type: string;
}

export interface Filled {
  /** The query with its `?`, or ''. */
  readonly search: string;
  /** Undefined if the body is forwarded unchanged. */
  readonly body: Body | undefined;
}

/** Thrown if a payload cannot be filled; `status` is the HTTP status for the browser. */
export class Unfilled extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`a payload without space for the session: ${status}`);
    this.status = status;
  }
}

/** Matches other spellings too, since a backend may read them as the same field: `uuid`, `UUID[]`. */
const isSessionName = (name: string): boolean => /^\s*uuid\s*(?:\[.*)?$/i.test(name);

const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';

/** Returns the pairs unchanged, without other ids, followed by the session's. */
function withSession(pairs: string, token: string): string {
  const others = pairs.split('&').filter((pair) => pair !== '' && !isSessionName(nameOf(pair)));
  return [...others, `UUID=${encodeURIComponent(token)}`].join('&');
}

const withoutSession = (pairs: string): string => {
  const others = pairs.split('&').filter((pair) => pair !== '' && !isSessionName(nameOf(pair)));
  return others.length === 0 ? '' : `?${others.join('&')}`;
};

/** Returns the session token; '' for a guest. The prefixed cookie has priority. */
function tokenOf(request: FastifyRequest): string {
  return request.cookies['__Host-UUID'] ?? request.cookies.UUID ?? '';
}

/** Reads the whole body. A body that is too large is read to its end, so that the client receives the 413. */
async function bytesOf(request: FastifyRequest, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request.raw as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= most) parts.push(part);
  }
  if (length > most) throw new Unfilled(413);
  return Buffer.concat(parts);
}

async function fileForm(bytes: Buffer, type: string, token: string): Promise<Body> {
  const form = new FormData();
  form.set('UUID', token);
  const given = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new Unfilled(400);
    });
  for (const [name, value] of given) if (!isSessionName(name)) form.append(name, value);
  const written = new Response(form);
  return { bytes: Buffer.from(await written.arrayBuffer()), type: written.headers.get('content-type') ?? '' };
}

async function filledBody(request: FastifyRequest, token: string): Promise<Body> {
  const { 'content-type': type = '', 'content-encoding': packed } = request.headers;
  if (packed !== undefined) throw new Unfilled(415);
  if (/^multipart\/form-data\b/i.test(type)) {
    return fileForm(await bytesOf(request, mostBytes.file), type, token);
  }
  const bytes = await bytesOf(request, mostBytes.form);
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  if (!isForm && bytes.length > 0) throw new Unfilled(415);
  const form = Buffer.from(withSession(bytes.toString('latin1'), token), 'latin1');
  return { bytes: form, type: isForm ? type : 'application/x-www-form-urlencoded' };
}

/**
 * Returns the payload for the backend, or undefined to forward it unchanged: for a call that names no session, and
 * under `LEGACY_SESSION` without a session cookie, where its own `UUID` is the session. Throws Unfilled.
 */
export async function filledPayload(
  request: FastifyRequest,
  target: URL,
  isLegacy: boolean,
): Promise<Filled | undefined> {
  if (!sessionPaths.has(target.pathname)) return undefined;
  const token = tokenOf(request);
  if (token === '' && isLegacy) return undefined;
  const pairs = target.search.slice(1);
  const isQuery = request.method === 'GET' || request.method === 'HEAD';
  if (isQuery) return { search: `?${withSession(pairs, token)}`, body: undefined };
  return { search: withoutSession(pairs), body: await filledBody(request, token) };
}
