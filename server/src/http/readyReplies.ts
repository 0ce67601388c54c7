/**
 * Sends replies that are ready before the application sees the request, because its routing, hooks and promises cost
 * several times what sending costs. The headers, metrics and log lines are those of the application, which answers
 * whatever is not ready.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { requestIdHeader } from '@foyer/contract/envelope.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { networkOf } from './about.ts';
import { everyReply, hasOneHost, overTls } from './guards.ts';

/** A request as Fastify reads it, behind trusted proxies too, but without its hooks. */
export type Visit = Pick<FastifyRequest, 'raw' | 'url' | 'headers' | 'protocol' | 'host' | 'ip'>;

export interface ReadyReply {
  /** As the application's own route, for metrics and logs. */
  readonly route: string;
  /** Names and values in turn, without those of every reply. */
  readonly headers: readonly string[];
  readonly body: SentBody;
}

/** A body as Node's server sends it fastest. */
export type SentBody = Buffer | (string & { readonly isLatin1: true });

/**
 * Below this size, Node writes head and body with one copy if the body is a string of bytes; a buffer is written apart.
 * Node's own limit is 16 kB with the head.
 */
const longestText = 13_000;
export const sentBody = (bytes: Buffer): SentBody =>
  bytes.length > longestText ? bytes : (bytes.toString('latin1') as SentBody);

/** `form` is the text of a posted form, '' for a GET. */
type Find = (visit: Visit, form: string) => ReadyReply | undefined;

export interface ReadyReplies {
  /** Sets what finds a ready reply to a GET. */
  findPage(this: void, find: Find): void;
  /** Sets which requests the application always answers, by their `Cookie` header. */
  leave(this: void, isLeft: (cookie: string | undefined) => boolean): void;
  /** Sets what finds a ready reply to a form that is posted to `path`. */
  findRead(this: void, path: string, find: Find): void;
}

interface Finders {
  page: Find | undefined;
  readonly reads: Map<string, Find>;
  isLeft: (cookie: string | undefined) => boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Only a house has them. */
    readyReplies?: ReadyReplies;
  }
}

const always = Object.entries(everyReply).flat();
const secured = Object.entries(overTls).flat();

const formType = 'application/x-www-form-urlencoded';
/** Forms of reads are shorter. A longer body is left to the application and its limits. */
const longestForm = 2_048;

/** Length of a form that can be read here; undefined if the application should read it. */
function formLength({ headers }: IncomingMessage): number | undefined {
  if (headers['content-type'] !== formType || headers.expect !== undefined) return undefined;
  if (headers['content-encoding'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  const length = Number(headers['content-length']);
  return length > 0 && length <= longestForm ? length : undefined;
}

/** Returns what may find a ready reply to this request, and the length of its form. */
function finderOf(request: IncomingMessage, { page, reads }: Finders) {
  if (request.method === 'GET') return page && { ready: page, formLength: 0 };
  const ready = request.method === 'POST' ? reads.get(request.url ?? '') : undefined;
  const length = ready && formLength(request);
  return ready && length !== undefined ? { ready, formLength: length } : undefined;
}

/** Reads a body of this length. A caller that does not answer puts it back with `unshift`. */
function readForm(request: IncomingMessage, length: number, done: (form: Buffer) => void): void {
  const parts: Buffer[] = [];
  let read = 0;
  const take = (part: Buffer): void => {
    parts.push(part);
    read += part.length;
    if (read < length) return;
    request.off('data', take);
    done(parts.length === 1 ? part : Buffer.concat(parts));
  };
  request.on('data', take);
}

/**
 * Reads requests as the application does, by the getters of its own requests. They know the trusted proxies. Undefined
 * until the application has answered a request.
 */
function createView(app: FastifyInstance): (raw: IncomingMessage) => Visit | undefined {
  class View {
    readonly raw: IncomingMessage;
    constructor(raw: IncomingMessage) {
      this.raw = raw;
    }
  }
  let isKnown = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isKnown) Object.setPrototypeOf(View.prototype, Object.getPrototypeOf(request) as object);
    isKnown = true;
    done();
  });
  // All other members are those of the prototype.
  return (raw) => (isKnown ? (new View(raw) as Visit) : undefined);
}

/** Sends a ready reply, counts and logs it. */
function createSender({ log, figures }: Pick<House, 'log' | 'figures'>, makeId: () => string) {
  return (response: ServerResponse, visit: Visit, ready: ReadyReply, begunMs: number): void => {
    const reqId = makeId();
    const headers = [...ready.headers, requestIdHeader, reqId, ...always];
    if (visit.protocol === 'https') headers.push(...secured);
    response.writeHead(200, headers).end(ready.body, 'latin1');
    const tookMs = performance.now() - begunMs;
    figures.asked(ready.route, 200, tookMs);
    if (!log.isLevelEnabled('info')) return;
    const { route } = ready;
    log.info({ reqId, route, status: 200, ms: Math.round(tookMs), from: networkOf(visit.ip) }, 'answered');
  };
}

/** Returns where the application's routes say what is ready. `makeId` makes the id of a request. */
export function addReadyReplies(
  app: FastifyInstance,
  house: Pick<House, 'log' | 'figures'>,
  makeId: () => string,
): ReadyReplies {
  const finders: Finders = { page: undefined, reads: new Map(), isLeft: () => false };
  const replies: ReadyReplies = {
    findPage: (find) => void (finders.page = find),
    leave: (isLeft) => void (finders.isLeft = isLeft),
    findRead: (path, find) => void finders.reads.set(path, find),
  };
  app.decorate('readyReplies', replies);
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  const [inFull] = app.server.listeners('request') as RequestListener[];
  if (inFull === undefined) throw new Error('the application does not listen to its server');
  const view = createView(app);
  const send = createSender(house, makeId);
  const answer: RequestListener = (request, response) => {
    const begunMs = performance.now();
    const find = finderOf(request, finders);
    const isLeft =
      find === undefined ||
      isClosing ||
      app.isUnderPressure() ||
      !hasOneHost(request.rawHeaders) ||
      finders.isLeft(request.headers.cookie);
    const visit = isLeft ? undefined : view(request);
    if (isLeft || visit === undefined) return inFull(request, response);
    if (find.formLength === 0) {
      const ready = find.ready(visit, '');
      return ready === undefined ? inFull(request, response) : send(response, visit, ready, begunMs);
    }
    readForm(request, find.formLength, (form) => {
      const ready = find.ready(visit, form.toString());
      if (ready !== undefined) return send(response, visit, ready, begunMs);
      request.pause();
      request.unshift(form);
      inFull(request, response);
    });
  };
  app.server.off('request', inFull).on('request', answer);
  return replies;
}
