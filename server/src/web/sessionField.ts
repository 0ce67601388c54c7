/**
 * Fills `UUID` into the payload of a call that names it, for a backend that reads the session there: in the query of a
 * GET, in the body of a POST. The id comes from the session's cookie, and no other id in the payload stays. AMB-128, S02
 */
import type { FastifyRequest } from 'fastify';
import { readCookies } from '../http/cookies.ts';
import { sessionPaths } from '../http/sessionPaths.ts';

/** Forms are short; the one large thing that a player sends is a proof. */
const mostBytes = { form: 1024 * 1024, file: 16 * 1024 * 1024 };

interface Body {
  readonly bytes: Buffer;
  readonly type: string;
}

export interface Filled {
  /** The query with its `?`, or ''. */
  readonly search: string;
  /** undefined where the body goes on as it comes. */
  readonly body: Body | undefined;
}

/** A payload that cannot be filled; `status` is what the browser is answered with. */
export class Unfilled extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`a payload without room for the session: ${status}`);
    this.status = status;
  }
}

/** Another spelling may be the same field to some backend: `uuid`, `UUID[]`. */
const isSessionName = (name: string): boolean => /^\s*uuid\s*(?:\[.*)?$/i.test(name);

const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';

/** The pairs as they came, without other ids, then the session's. */
function withSession(pairs: string, token: string): string {
  const others = pairs.split('&').filter((pair) => pair !== '' && !isSessionName(nameOf(pair)));
  return [...others, `UUID=${encodeURIComponent(token)}`].join('&');
}

const withoutSession = (pairs: string): string => {
  const others = pairs.split('&').filter((pair) => pair !== '' && !isSessionName(nameOf(pair)));
  return others.length === 0 ? '' : `?${others.join('&')}`;
};

/** '' for a guest. A backend that sets the prefixed cookie reads that one. */
function tokenOf(request: FastifyRequest): string {
  const cookies = readCookies(request.headers.cookie);
  return cookies.get('__Host-UUID') ?? cookies.get('UUID') ?? '';
}

/** The whole body. One that is too large is read to its end, so that whoever sends it hears why. */
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
 * The payload as the backend gets it; undefined where it goes on as it came: a call that names no session, and under
 * `LEGACY_SESSION` one without a session cookie, whose own `UUID` is then the session. Throws Unfilled.
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
