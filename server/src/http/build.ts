/** The house's HTTP application: every declared call, and the routes that other parts mount. */
import cookies from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import { calls } from '@foyer/contract/calls.ts';
import type { Call } from '@foyer/contract/call.ts';
import { requestIdHeader } from '@foyer/contract/envelope.ts';
import { defaultLang } from '@foyer/contract/form.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { about } from './about.ts';
import type { House } from '../house.ts';
import { closeGently } from './closeGently.ts';
import { trustOf } from './address.ts';
import { langOf } from './decode.ts';
import { addGates } from './gate.ts';
import type { GateKind } from './gate.ts';
import { addAllowedOrigins } from './allowedOrigins.ts';
import { addGuards } from './guards.ts';
import { createLimiter } from './limits.ts';
import { createOnce } from './once.ts';
import { createCachedReplies, isCached } from './cachedReplies.ts';
import { callHeaders, createReadyReads } from './readyReads.ts';
import { addReadyReplies } from './readyReplies.ts';
import { failureEnvelope, refusalEnvelope, retryAfterOf, statusOf } from './reply.ts';
import { answerCall } from './route.ts';
import type { AnyHandler, Engine } from './route.ts';

/** Routes of another part. Mounted in a scope of their own, so its parsers, hooks and not-found page do not leak. */
export type Mount = (app: FastifyInstance, house: House) => void | Promise<void>;

export interface Parts {
  /** Handlers by call name. `handlers.ts` assembles them and fails to compile if one is missing. */
  readonly handlers: object;
  readonly register?: readonly Mount[];
  /** Add hooks to every route, also to those of the calls and of other parts. */
  readonly everywhere?: readonly ((app: FastifyInstance, house: House) => void)[];
}

/** Limit of form bodies. Files have a limit of their own. */
const bodyBytes = 64 * 1024;

export async function build(house: House, parts: Parts): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = house.log.child({});
  const makeId = createRequestIds(house);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: makeId,
    bodyLimit: bodyBytes,
    trustProxy: trustOf(house.config),
    // Requests are answered while the application closes. Everything a call needs is kept until its reply is sent.
    return503OnClosing: false,
    requestTimeout: 60_000,
    // Fastify's 10 s are too short for the first start of development, in which Vite reads every source.
    pluginTimeout: 120_000,
  });
  closeGently(app);
  // First, so that whatever refuses a request can read the visitor's language.
  await app.register(cookies);
  app.decorateRequest('lang', defaultLang);
  app.decorateRequest('playerId', undefined);
  app.decorateRequest('askedFor', undefined);
  app.decorateRequest('refusal', undefined);
  addGuards(app);
  addAllowedOrigins(app, house.config.allowedOrigins);
  noteAnswers(app, house);
  const readyReplies = addReadyReplies(app, house, makeId);
  for (const add of parts.everywhere ?? []) add(app, house);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return refuseTransport(request, reply, status, 'BAD_REQUEST');
    request.log.error({ err: error }, 'failed');
    request.lang = langOf(undefined, request);
    const seconds = retryAfterOf(error);
    if (seconds !== undefined) reply.header('retry-after', String(seconds));
    return reply
      .code(statusOf(error))
      .type('application/json; charset=utf-8')
      .send(failureEnvelope(request.lang, error));
  });
  await app.register(underPressure, {
    maxEventLoopDelay: house.config.shedAfterMs,
    pressureHandler: (request: FastifyRequest, reply: FastifyReply, _kind: string, delayMs?: number) => {
      // No delay was measured, because one long task blocked the event loop, as at a start. That is no overload.
      if (delayMs === Number.POSITIVE_INFINITY) return;
      // Serving a file costs almost nothing, and a page does not retry a script that was refused.
      if (/^\/(?:assets|pictures)\//.test(request.url)) return;
      void refuseTransport(request, reply.header('retry-after', '5'), 503, 'SERVICE_ERROR');
    },
  });
  const gates = addGates(app, house.config.shedAfterMs, (request, reply) =>
    refuseTransport(request, reply.header('retry-after', '2'), 503, 'BUSY'),
  );
  app.decorate('gates', gates);
  const cached = createCachedReplies(house);
  const readyReads = createReadyReads(readyReplies, cached);
  app.decorate('keptReads', readyReads.kept);
  const engine: Engine = { house, once: createOnce(house), limiter: createLimiter(house), cached, readyReads };
  await app.register(async (api) => mountCalls(api, engine, parts.handlers), { prefix: '/api' });
  for (const mount of parts.register ?? []) await app.register(async (scope) => mount(scope, house));
  return app;
}

const idLength = 12;

/** Ids of requests: 72 random bits each. They are drawn 64 at a time, because every request needs one. */
function createRequestIds({ random }: House): () => string {
  let ids = '';
  let used = 0;
  return () => {
    if (used >= ids.length) {
      ids = Buffer.from(random.bytes(64 * 9)).toString('base64url');
      used = 0;
    }
    used += idLength;
    return ids.slice(used - idLength, used);
  };
}

/** Numbers, counts and logs every request. */
function noteAnswers(app: FastifyInstance, house: House): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(no route)';
    house.figures.asked(request.askedFor?.call ?? route, reply.statusCode, reply.elapsedTime);
    request.log.info(
      { route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...about(request) },
      'answered',
    );
    done();
  });
}

async function mountCalls(api: FastifyInstance, engine: Engine, handlers: object): Promise<void> {
  api.removeAllContentTypeParsers();
  await api.register(formbody, { bodyLimit: bodyBytes });
  // A file that is too large arrives truncated, so that the service can refuse it with its own message.
  await api.register(multipart, { throwFileSizeLimit: false });
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store').headers(callHeaders);
    done();
  });
  const { house, readyReads } = engine;
  const methods = new Map<string, string>();
  for (const call of Object.values<Call>(calls)) {
    const handler = (handlers as Record<string, AnyHandler | undefined>)[call.name];
    if (handler === undefined) continue;
    methods.set(call.path, call.method);
    // For pages of other origins, the application adds headers of its own.
    if (isCached(call) && call.method === 'POST' && house.config.allowedOrigins.length === 0) readyReads.add(call);
    api.route({
      method: call.method,
      url: call.path.slice('/api'.length),
      exposeHeadRoute: false,
      config: { work: workOf(call), isGated: call.body === 'form', isRead: call.effect === 'read' },
      handler: (request, reply) => answerCall(engine, call, handler, request, reply),
    });
  }
  const refuseUnknown = (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methods.get(request.url.split('?', 1)[0] ?? '');
    if (allowed === undefined) return refuseTransport(request, reply, 404, 'NOT_FOUND');
    return refuseTransport(request, reply.header('allow', allowed), 405, 'BAD_REQUEST');
  };
  api.setNotFoundHandler(refuseUnknown);
  // The pages' own route answers every other GET of the site, so it would show a page here.
  for (const url of ['/', '/*']) api.get(url, refuseUnknown);
}

function workOf(call: Call): GateKind {
  if (call.effect === 'money') return 'money';
  return isCached(call) ? 'pages' : 'reads';
}

/** Refuses a request before it reaches a call, with a real HTTP status and an envelope. AMB-166 */
function refuseTransport(request: FastifyRequest, reply: FastifyReply, status: number, name: RefusalName) {
  // The operator's calls have no envelope.
  if (request.url.startsWith('/operator/')) {
    const error = status === 503 ? 'busy' : 'badRequest';
    return reply.code(status).send({ error, status, message: name });
  }
  const text = refusalEnvelope(langOf(undefined, request), name);
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}
