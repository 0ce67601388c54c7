/** Enacts the scenario of a request's cookie. Only a sandbox has these hooks. docs/scenarios.md */
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@foyer/contract/calls.ts';
import type { Call } from '@foyer/contract/call.ts';
import { writeEnvelope } from '@foyer/contract/envelope.ts';
import { livePath } from '@foyer/contract/live.ts';
import { translate } from '@foyer/text/translate.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { langOf } from '../http/decode.ts';
import { refusalWords } from '../http/reply.ts';
import { withBadge } from './badge.ts';
import { hasScenarioCookie, isCallNamed, scenarioOf, scenarioPath } from './scenario.ts';
import type { RunningScenario, Scenario } from './scenario.ts';
import { startStorm } from './storm.ts';

declare module 'fastify' {
  interface FastifyRequest {
    scenario: RunningScenario | undefined;
  }
}

const isCallPath = (path: string): boolean => path.startsWith('/api/');

/** The page that ends a scenario, and its style, work in every scenario. */
const isOwnPage = (path: string): boolean => path.startsWith(scenarioPath);

/** Replies that open a window or lead to another site are left alone: they have no place for a code. */
const named: readonly Call[] = Object.values<Call>(calls).filter(({ reply }) => reply !== 'redirect');
const callsByPath = new Map<string, string>(named.map((call) => [call.path, call.name]));

export function addScenarios(app: FastifyInstance, { config, now }: Pick<House, 'config' | 'now'>): void {
  if (!config.isSandbox) return;
  app.decorateRequest('scenario', undefined);
  app.readyReplies?.leave(hasScenarioCookie);
  app.addHook('onRequest', async (request, reply) => {
    const running = scenarioOf(request, now());
    const [path = ''] = request.url.split('?', 1);
    if (running === undefined || isOwnPage(path)) return undefined;
    request.scenario = running;
    // What a scenario changes must come as a plain text, and must not be answered from the browser's cache.
    for (const name of ['accept-encoding', 'if-none-match']) Reflect.deleteProperty(request.raw.headers, name);
    return begin(request, reply, path, running, now);
  });
  app.addHook('onSend', async (request, reply, payload) =>
    request.scenario === undefined ? payload : changed(request, reply, payload, request.scenario, now()),
  );
}

/** Does what the scenario does before a request is answered. Returns the reply if that has answered it. */
async function begin(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { scenario, endsMs }: RunningScenario,
  now: () => number,
): Promise<FastifyReply | undefined> {
  switch (scenario.kind) {
    case 'slow':
      if (isCallPath(path)) await pause(scenario.ms);
      return undefined;
    case 'offline':
      if (scenario.reach === 'calls' && !isCallPath(path)) return undefined;
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    case 'code':
      return answerCode(request, reply, path, scenario);
    case 'news':
      if (path === livePath) startStorm(reply.raw, scenario.perSecond, endsMs, now);
      return undefined;
    case 'clock':
      return undefined;
  }
}

/** Answers a call with the scenario's code, before the call is looked at: it does nothing. */
function answerCode(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { code, calls: pattern }: Extract<Scenario, { kind: 'code' }>,
): FastifyReply | undefined {
  const name = callsByPath.get(path);
  if (name === undefined || !isCallNamed(pattern, name, path)) return undefined;
  const lang = langOf(undefined, request);
  const words = {
    701: () => refusalWords(lang, 'SESSION_EXPIRED'),
    808: () => refusalWords(lang, 'DEPOSIT_NEEDED'),
    99999: () => translate(lang)('scenarios', 'fatal'),
  }[code]();
  const data = code === 808 ? { path: '/mine/capital/deposit' } : null;
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(writeEnvelope(code, data, words)));
}

/** The house's time in replies of calls. docs/scenarios.md says what this covers. */
const houseTimes = /"(serverTime|nowMs)":(\d{13})\b/g;

/** Marks pages with the badge, and moves the house's time in the replies of calls. */
function changed(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  running: RunningScenario,
  nowMs: number,
): unknown {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
  const type = String(reply.getHeader('content-type') ?? '');
  const { scenario } = running;
  if (type.startsWith('text/html')) {
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    const page = withBadge(String(payload), { running, nowMs, policy, lang: langOf(undefined, request) });
    return page === undefined ? payload : sentFresh(reply, page);
  }
  if (scenario.kind !== 'clock' || !type.startsWith('application/json') || !isCallPath(request.url)) return payload;
  const shiftMs = scenario.seconds * 1_000;
  const moved = String(payload).replaceAll(houseTimes, (_all, name, ms) => `"${name}":${Number(ms) + shiftMs}`);
  return sentFresh(reply, moved);
}

/** The browser must not keep what holds in the scenario only, nor take it for the same as what it has. */
function sentFresh(reply: FastifyReply, payload: string): string {
  reply.removeHeader('etag').removeHeader('content-length').header('cache-control', 'no-store');
  return payload;
}
