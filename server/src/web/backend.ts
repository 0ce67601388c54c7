/** Another backend in the house's place: calls are handed to it as they came, and pages are made from its answers. */
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { timing } from '@foyer/contract/constants.ts';
import { clientHeader } from '@foyer/contract/envelope.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { langOf } from '../http/decode.ts';
import { refusalEnvelope } from '../http/reply.ts';
import type { Ask } from './render.ts';

/** Of one connection and not of what it carries. RFC 9110, 7.6.1 */
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

/** The backend hears who asked, and at which address; `host` is its own. */
function toldBy(request: FastifyRequest): Record<string, string | string[]> {
  const { host: _host, ...headers } = carried(request.headers);
  return {
    ...headers,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

/** Where a call goes; undefined where its address names another server (RFC 9112, 3.2.2) or leads out of `/api/`. */
function targetOf(backendUrl: string, address: string): URL | undefined {
  const target = URL.parse(address, backendUrl);
  const isIts = target?.origin === new URL(backendUrl).origin && target.pathname.startsWith('/api/');
  return isIts ? target : undefined;
}

/** Sends a request on and answers the reply as soon as its head is there; its body is still to come. */
function sendOn(target: URL, request: FastifyRequest, reply: FastifyReply): Promise<IncomingMessage> {
  const send = target.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const outgoing = send(target, { method: request.method, headers: toldBy(request) }, resolve);
    outgoing.on('error', reject);
    // Uploads are given the longest, 30 s; a live stream says something every 20 s.
    outgoing.setTimeout(timing.uploadTimeoutMs, () => outgoing.destroy(new Error('the backend says nothing')));
    // Whoever has gone away hears nothing more.
    reply.raw.on('close', () => outgoing.destroy());
    request.raw.pipe(outgoing);
  });
}

/** `/api/…` is the backend's: bodies, cookies, redirects and live streams pass unread. Where there is no answer, 502. */
export function handCallsOn(app: FastifyInstance, backendUrl: string): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/api/*', { exposeHeadRoute: false }, async (request, reply) => {
    const target = targetOf(backendUrl, request.url);
    if (target === undefined) return reply.callNotFound();
    try {
      const answer = await sendOn(target, request, reply);
      return await reply
        .code(answer.statusCode ?? 502)
        .headers(carried(answer.headers))
        .send(answer);
    } catch (error) {
      request.log.error({ err: error }, 'the backend gives no answer');
      const words = refusalEnvelope(langOf(undefined, request), 'SERVICE_ERROR');
      return reply.code(502).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(words);
    }
  });
}

/** Pages read from the backend as a guest's browser would. What it does not answer in time the browser asks for itself. */
export function askBackend(backendUrl: string): Ask {
  return async (path, method, body) => {
    try {
      const reply = await fetch(new URL(path, backendUrl), {
        method,
        headers: { [clientHeader]: '1', 'content-type': 'application/x-www-form-urlencoded' },
        body: method === 'GET' ? null : body,
        signal: AbortSignal.timeout(timing.requestTimeoutMs),
      });
      return { status: reply.status, body: (await reply.json()) as unknown };
    } catch {
      return { status: 502, body: undefined };
    }
  };
}
