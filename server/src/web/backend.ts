/** Use of another backend instead of the house: calls are proxied to it, and pages are made from its replies. */
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { timing } from '@foyer/contract/constants.ts';
import { clientHeader } from '@foyer/contract/envelope.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HouseConfig } from '../config.ts';
import { langOf } from '../http/decode.ts';
import { refusalEnvelope } from '../http/reply.ts';
import { endlessReplies } from './endlessReplies.ts';
import type { Ask } from './render.ts';
import { Unfilled, filledPayload } from './sessionField.ts';
import type { Filled } from './sessionField.ts';

type Backend = Pick<HouseConfig, 'backendUrl' | 'isSessionReadable'>;

/** Hop-by-hop headers, which belong to one connection and are not forwarded. RFC 9110, 7.6.1 */
const ofConnection = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);

function carried(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  const entries = Object.entries(headers).filter(([name]) => !ofConnection.has(name) && !named.includes(name));
  return Object.fromEntries(entries) as Record<string, string | string[]>;
}

/** Returns the headers for the backend: the client's address and the requested host are added; `host` is its own. */
function forwardedHeaders(request: FastifyRequest, filled: Filled | undefined): Record<string, string | string[]> {
  const { host: _host, ...headers } = carried(request.headers);
  return {
    ...headers,
    ...(filled?.body && { 'content-type': filled.body.type, 'content-length': String(filled.body.bytes.length) }),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

/**
 * Paths that every server reads alike. Some backends drop what follows a semicolon, decode twice or merge slashes, so
 * that `/api/..;/manager` would leave `/api/`.
 */
const plainPath = /^\/api(?:\/[\w~-][\w.~-]*)+\/?$/;

/**
 * Returns the target of a call. Undefined if its address names another server (RFC 9112, 3.2.2), leaves `/api/`, or
 * might do so after the backend has read it in its own way.
 */
function targetOf(backendUrl: string, address: string): URL | undefined {
  const target = URL.parse(address, backendUrl);
  const isIts = target?.origin === new URL(backendUrl).origin && plainPath.test(target.pathname);
  return isIts ? target : undefined;
}

/** Forwards a request. Resolves as soon as the reply's headers arrive; its body is still to be read. */
function sendOn(
  target: URL,
  request: FastifyRequest,
  reply: FastifyReply,
  filled: Filled | undefined,
): Promise<IncomingMessage> {
  const send = target.protocol === 'https:' ? overHttps : overHttp;
  if (filled) target.search = filled.search;
  return new Promise((resolve, reject) => {
    const outgoing = send(target, { method: request.method, headers: forwardedHeaders(request, filled) }, resolve);
    outgoing.on('error', reject);
    // Uploads have the longest time limit, 30 s. A live stream sends something every 20 s.
    outgoing.setTimeout(timing.uploadTimeoutMs, () => outgoing.destroy(new Error('the backend says nothing')));
    // Cancels the request to the backend when the client disconnects.
    reply.raw.on('close', () => outgoing.destroy());
    if (filled?.body) outgoing.end(filled.body.bytes);
    else request.raw.pipe(outgoing);
  });
}

function refuse(reply: FastifyReply, request: FastifyRequest, status: number): FastifyReply {
  const words = refusalEnvelope(langOf(undefined, request), status >= 500 ? 'SERVICE_ERROR' : 'BAD_REQUEST');
  return reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(words);
}

/**
 * Proxies `/api/…` to the backend. Bodies, cookies, redirects and live streams pass unchanged, except that the session
 * is filled into the payload of a player's call. Replies 502 if the backend does not answer.
 */
export function handCallsOn(app: FastifyInstance, { backendUrl, isSessionReadable }: Backend): void {
  const endless = endlessReplies(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/api/*', { exposeHeadRoute: false }, async (request, reply) => {
    const target = targetOf(backendUrl, request.url);
    if (target === undefined) return reply.callNotFound();
    try {
      const answer = await sendOn(target, request, reply, await filledPayload(request, target, isSessionReadable));
      if (!endless.isTaken(answer, reply.raw)) {
        answer.destroy();
        return refuse(reply.header('retry-after', '2'), request, 503);
      }
      return await reply
        .code(answer.statusCode ?? 502)
        .headers(carried(answer.headers))
        .send(answer);
    } catch (error) {
      if (error instanceof Unfilled) return refuse(reply, request, error.status);
      request.log.error({ err: error }, 'the backend gives no answer');
      return refuse(reply, request, 502);
    }
  });
}

/** Reads page data from the backend as a guest's browser would. The browser itself requests what was too late. */
export function askBackend(backendUrl: string): Ask {
  return async (path, method, body) => {
    try {
      const reply = await fetch(new URL(path, backendUrl), {
        method,
        headers: { [clientHeader]: '1', 'content-type': 'application/x-www-form-urlencoded' },
        body: method === 'GET' ? null : body,
        // No call of a page is a redirect. Following one would let the backend choose what this process opens.
        redirect: 'error',
        signal: AbortSignal.timeout(timing.requestTimeoutMs),
      });
      const answer = (await reply.json().catch(() => undefined)) as unknown;
      // A gateway's page with status 200 is no reply of the backend.
      return { status: reply.ok && answer === undefined ? 502 : reply.status, body: answer };
    } catch {
      return { status: 502, body: undefined };
    }
  };
}
