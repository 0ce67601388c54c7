/** One generic route for every declared call: decode -> handler -> encode -> envelope. */
import type { Call } from '@foyer/contract/call.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { decodeCommon } from '@foyer/contract/form.ts';
import type { DecodedCommon } from '@foyer/contract/form.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../players/sessions.ts';
import { about, noteAsked } from './about.ts';
import { auditCall } from './audit.ts';
import { Refusal } from '../refusal.ts';
import { noDecision } from './context.ts';
import type { House } from '../house.ts';
import type { RefusalArgs } from '../refusal.ts';
import type { Context, Decision, UploadedFile } from './context.ts';
import { sessionCookies } from './cookies.ts';
import { decode, langOf } from './decode.ts';
import type { Limiter } from './limits.ts';
import { follow, followKept, followRefused, isOwnLink, isWindow } from './link.ts';
import { forgetRequestId, isIdMade, makeRequestId } from './houseRequestId.ts';
import type { Made } from './houseRequestId.ts';
import { moneyKeyOf } from './once.ts';
import type { Once } from './once.ts';
import { isOwnForm, isOwnOrigin } from './origin.ts';
import { isCached } from './cachedReplies.ts';
import { markStale, sendCompressed } from './compressedReply.ts';
import type { CachedReplies } from './cachedReplies.ts';
import { jsonType } from './readyReads.ts';
import type { ReadyReads } from './readyReads.ts';
import { acceptedEnvelope, failureEnvelope, retryAfterOf, statusOf, successEnvelope } from './reply.ts';
import { isSessionInPayload, sessionFor } from './session.ts';
import { readMultipart } from './upload.ts';

/** A handler as the route calls it. Its types were checked where the handlers are assembled. */
export type AnyHandler = (context: Context<never, any>, request: any) => Promise<unknown>;

export interface Engine {
  readonly house: House;
  readonly once: Once;
  readonly limiter: Limiter;
  readonly cached: CachedReplies;
  readonly readyReads: ReadyReads;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the reply; known once the payload is read. */
    lang: Locale;
    playerId: string | undefined;
  }
}

interface Asked {
  readonly fields: object;
  readonly common: DecodedCommon;
  readonly file: UploadedFile | undefined;
  readonly session: Session | undefined;
}

/** Answers one request for `call`, and stores its security event before the reply is sent; never throws. */
export async function answerCall(
  engine: Engine,
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  const answer = await answerOf(engine, call, handler, request, reply);
  await auditCall(engine.house, call, request, reply);
  return answer;
}

async function answerOf(
  engine: Engine,
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  reply.type(jsonType);
  try {
    if (isCached(call)) return await answerFromCache(engine, call, handler, request, reply);
    const asked = await ask(engine, call, request);
    const wanted: unknown = decode(call, asked.fields, request.lang);
    const context = contextOf(engine.house, request, reply, asked);
    if (call.reply === 'redirect' && call.effect !== 'money')
      return follow(reply, ((await handler(context, wanted)) as { url: string }).url);
    if (call.effect !== 'money') return await succeed(call, handler, context, wanted);
    const kept = await answerOnce(engine, call, handler, { context, wanted, asked, request, reply });
    return isWindow(call, request) ? followKept(reply, kept) : kept;
  } catch (error) {
    if (!isWindow(call, request)) return fail(request, reply, error);
    report(request, error);
    return followRefused(reply, request.lang, error);
  }
}

/** Answers a read that is the same for everybody, without looking up a session. */
async function answerFromCache(
  engine: Engine,
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  const given = call.method === 'GET' ? request.query : request.body;
  const fields = typeof given === 'object' && given !== null ? given : {};
  const common = decodeCommon(fields);
  request.lang = langOf(common.lang, request);
  const wanted: unknown = decode(call, fields, request.lang);
  const own: unknown = call.request.encode(wanted);
  const key = `${call.name} ${request.lang} ${JSON.stringify(own)}`;
  const kept = await engine.cached.answer(call.name, key, () => {
    const asked = { fields, common, session: undefined, file: undefined };
    return succeed(call, handler, contextOf(engine.house, request, reply, asked), wanted);
  });
  // Without a language in the form, the cookie decides.
  if (common.lang !== undefined) engine.readyReads.learn(request.raw, key, own);
  if (kept.staleMs > 0) markStale(reply, kept.staleMs);
  return sendCompressed(request, reply, kept.compressed);
}

/** Reads the request and checks that it may be answered: origin, session, limits. */
async function ask(engine: Engine, call: Call, request: FastifyRequest): Promise<Asked> {
  const given = call.method === 'GET' ? request.query : request.body;
  let fields = typeof given === 'object' && given !== null ? given : {};
  let common = decodeCommon(fields);
  request.lang = langOf(common.lang, request);
  noteAsked(request, call, fields);
  const isOwn = !isWindow(call, request) ? isOwnOrigin : call.method === 'GET' ? isOwnLink : isOwnForm;
  if (call.effect !== 'read' && !isOwn(request)) throw new Refusal('FOREIGN_ORIGIN');
  // A file is normally read only after the session was checked. A legacy client sends its session as a field beside the
  // file, so the file is read first.
  const isFile = call.body === 'multipart';
  const isEarly = isFile && isSessionInPayload(engine.house, request);
  let file = isEarly ? await unpack() : undefined;
  noteNamed();
  const session = await sessionFor(engine.house, call, request, common.UUID);
  request.playerId = session?.playerId;
  await engine.limiter.count(call.name, { ip: request.ip, device: common.deviceId, account: session?.playerId ?? '' });
  request.isAdmitted = true;
  if (isFile && !isEarly) file = await unpack();
  return { fields, common, session, file };

  function noteNamed(): void {
    const { userAccount } = fields as { readonly userAccount?: unknown };
    request.deviceId = common.deviceId;
    request.namedAccount = typeof userAccount === 'string' ? userAccount.slice(0, 64) : undefined;
  }

  async function unpack(): Promise<UploadedFile | undefined> {
    const multipart = await readMultipart(request);
    ({ fields } = multipart);
    noteAsked(request, call, fields);
    common = decodeCommon(fields);
    request.lang = langOf(common.lang, request);
    return multipart.file;
  }
}

function contextOf(house: House, request: FastifyRequest, reply: FastifyReply, asked: Asked): Context<never, any> {
  return {
    house,
    lang: request.lang,
    deviceId: asked.common.deviceId,
    ip: request.ip,
    origin: `${request.protocol}://${request.host}`,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    moneyKey: '',
    decision: noDecision,
    playerId: asked.session?.playerId,
    sessionId: asked.session?.sessionId,
    now: house.now,
    made: {},
    spoken: { words: '' },
    refuse(name, args?: RefusalArgs): never {
      throw new Refusal(name, args);
    },
    cookies: sessionCookies(request, reply, house.config),
    file: asked.file,
  };
}

async function succeed(call: Call, handler: AnyHandler, context: Context<never, any>, wanted: unknown) {
  return envelopeOf(call, context, await handler(context, wanted));
}

function envelopeOf(call: Call, context: Context<never, any>, response: unknown): string {
  const [accepted] = call.accepts;
  // A handler that returns the accepted response itself means its code: an empty list of favourites is 201. ERR-004
  if (accepted !== undefined && response === call.whenAccepted) return acceptedEnvelope(accepted);
  return successEnvelope(call.response.encode(response), context.spoken.words, context.made);
}

interface MoneyAsked {
  readonly context: Context<never, any>;
  readonly wanted: unknown;
  readonly asked: Asked;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Runs a money call at most once under its id. An unexpected error leaves the outcome unknown and is reported like any
 * other failure. L05, L06
 */
async function answerOnce(engine: Engine, call: Call, handler: AnyHandler, money: MoneyAsked): Promise<string> {
  const { asked, request, reply, wanted } = money;
  const playerId = asked.session?.playerId;
  if (playerId === undefined) throw new Refusal('BAD_REQUEST');
  const body: unknown = call.request.encode(wanted);
  const given = asked.common.requestId;
  const made: Made =
    given === '' ? { requestId: await idFor(engine.house, call, asked.fields, { playerId, body }) } : {};
  const write = { playerId, requestId: made.requestId ?? given, callName: call.name, body };
  let isRefused = false;
  const done = await engine.once.run(write, async (decision) => {
    let kept: string | undefined;
    const end: Decision['end'] = async (response, statement) => {
      const text = envelopeOf(call, context, response);
      const ended = await statement({ requestId: write.requestId, callName: call.name, reply: text });
      if (ended?.isReplyKept === true) kept = text;
      return ended;
    };
    const context = { ...money.context, made, moneyKey: moneyKeyOf(write), decision: { ...decision, end } };
    try {
      const response: unknown = await handler(context, wanted);
      return { reply: kept ?? envelopeOf(call, context, response), isRefusal: false, isKept: kept !== undefined };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      report(request, error);
      isRefused = true;
      return { reply: failureEnvelope(request.lang, error), isRefusal: true };
    }
  });
  if (isRefused && made.requestId !== undefined) await forgetRequestId(engine.house, playerId, made.requestId);
  if (done.isRepeat) reply.header('idempotency-hit', '1');
  return done.reply;
}

/** Refuses: BAD_REQUEST for an unreadable id, REQUEST_ID_NEEDED if the house makes none for this call. */
function idFor(house: House, call: Call, fields: object, of: { readonly playerId: string; readonly body: unknown }) {
  const given = (fields as { readonly requestId?: unknown }).requestId ?? '';
  if (given !== '') throw new Refusal('BAD_REQUEST');
  if (!isIdMade(call.name)) throw new Refusal('REQUEST_ID_NEEDED');
  return makeRequestId(house, { ...of, callName: call.name });
}

function fail(request: FastifyRequest, reply: FastifyReply, error: unknown): string {
  report(request, error);
  const seconds = retryAfterOf(error);
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  reply.code(statusOf(error));
  return failureEnvelope(request.lang, error);
}

/** Logs an error under the request's id. Its details never appear in the reply. */
function report(request: FastifyRequest, error: unknown): void {
  if (error instanceof Refusal) {
    request.refusal = error.reason;
    request.log.info(about(request), 'refused');
  } else {
    request.isOutcomeUnknown = true;
    request.log.error({ err: error, ...about(request) }, 'failed');
  }
}
