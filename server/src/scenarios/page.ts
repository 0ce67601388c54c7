/** The page and the JSON calls that begin and end a scenario for one browser. Exist only in the sandbox. */
import formbody from '@fastify/formbody';
import type { Locale } from '@foyer/contract/envelope.ts';
import { houseTime } from '@foyer/text/time.ts';
import { translate } from '@foyer/text/translate.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { cookieOptions } from '../http/cookies.ts';
import { langOf } from '../http/decode.ts';
import { isOwnForm } from '../http/origin.ts';
import { sessionOf } from '../http/session.ts';
import { escapeHtml } from '../sandbox/html.ts';
import { sendSandboxPage } from '../sandbox/page.ts';
import { badgeStyle, badgeStylePath, nameOf } from './badge.ts';
import {
  cookieValueOf,
  limits,
  offlineReaches,
  readScenario,
  scenarioCodes,
  scenarioCookie,
  scenarioLifeMs,
  scenarioOf,
  scenarioPath,
} from './scenario.ts';
import type { RunningScenario, Scenario, ScenarioKind } from './scenario.ts';

const jsonPath = `${scenarioPath}.json`;

export async function mountScenarios(app: FastifyInstance, house: House): Promise<void> {
  if (!house.config.isSandbox) return;
  await app.register(formbody);
  app.get(scenarioPath, (request, reply) => show(house, request, reply));
  app.post(scenarioPath, async (request, reply) => {
    if (!isOwnForm(request)) return reply.redirect(scenarioPath, 303);
    const scenario = readScenario(request.body);
    const isEnd = kindOf(request.body) === 'none';
    if (scenario === undefined && !isEnd) return reply.redirect(`${scenarioPath}?wrong=1`, 303);
    await put(house, request, reply, scenario);
    return reply.redirect(isEnd ? pageBefore(request) : scenarioPath, 303);
  });
  app.get(jsonPath, async (request, reply) => sendState(reply, scenarioOf(request, house.now())));
  app.post(jsonPath, async (request, reply) => {
    const scenario = readScenario(request.body);
    const isEnd = kindOf(request.body) === 'none';
    if (!isOwnForm(request) || (scenario === undefined && !isEnd)) return reply.code(400).send({ error: 'noScenario' });
    return sendState(reply, await put(house, request, reply, scenario));
  });
  app.get(badgeStylePath, (request, reply) => {
    const left = Number(new URL(request.url, 'http://own.invalid').searchParams.get('left'));
    const seconds = Number.isInteger(left) && left > 0 && left * 1_000 <= scenarioLifeMs ? left : 1;
    return reply.header('cache-control', 'no-store').type('text/css; charset=utf-8').send(badgeStyle(seconds));
  });
}

const kindOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'kind' in body ? body.kind : undefined;

const sendState = (reply: FastifyReply, running: RunningScenario | undefined) =>
  reply.header('cache-control', 'no-store').send({ scenario: running?.scenario ?? null, endsMs: running?.endsMs ?? 0 });

/** Sets or clears the cookie. The browser's live streams end, so that they come back under the new terms. */
async function put(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  scenario: Scenario | undefined,
): Promise<RunningScenario | undefined> {
  const running = scenario && { scenario, endsMs: house.now() + scenarioLifeMs };
  const options = cookieOptions(request, running === undefined ? 0 : scenarioLifeMs / 1_000);
  reply.setCookie(scenarioCookie, running === undefined ? '' : cookieValueOf(running), options);
  const session = await sessionOf(house, request);
  for (const { sessionId, stream } of house.live.listeners())
    if (session !== undefined && sessionId === session.sessionId) stream.end();
  return running;
}

/** The page of this site from which the badge's button was pressed. */
function pageBefore({ headers: { referer }, host }: FastifyRequest): string {
  if (referer === undefined || !URL.canParse(referer)) return scenarioPath;
  const from = new URL(referer);
  return from.host === host ? `/${(from.pathname + from.search).replace(/^[/\\]+/, '')}` : scenarioPath;
}

function show(house: House, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = langOf(undefined, request);
  const text = translate(lang);
  const running = scenarioOf(request, house.now());
  const isWrong = new URL(request.url, 'http://own.invalid').searchParams.has('wrong');
  const wrong = isWrong ? `<p class="note" role="alert">${escapeHtml(text('scenarios', 'wrong'))}</p>` : '';
  const words = {
    lang,
    title: text('scenarios', 'title'),
    badge: text('scenarios', 'sandbox'),
    lead: text('scenarios', 'lead'),
    content: `${wrong}${stateOf(lang, running)}<ul>${kinds.map((kind) => entry(lang, kind)).join('')}</ul>
<nav><a href="/home">${escapeHtml(text('outbox', 'home'))}</a></nav>`,
  };
  return sendSandboxPage(reply, words, 'form');
}

function stateOf(lang: Locale, running: RunningScenario | undefined): string {
  const text = translate(lang);
  if (running === undefined) return `<p class="empty" role="status">${escapeHtml(text('scenarios', 'none'))}</p>`;
  const until = text('scenarios', 'until', { time: houseTime(running.endsMs, 'hour') });
  const name = text('scenarios', 'badge', { name: nameOf(lang, running.scenario) });
  return `<div class="running"><p role="status"><strong>${escapeHtml(name)}</strong><br>${escapeHtml(until)}</p>
<form method="post" action="${scenarioPath}"><input type="hidden" name="kind" value="none">
<button class="button">${escapeHtml(text('scenarios', 'end'))}</button></form></div>`;
}

const kinds: readonly ScenarioKind[] = ['slow', 'offline', 'code', 'news', 'clock'];

function entry(lang: Locale, kind: ScenarioKind): string {
  const text = translate(lang);
  return `<li><h2>${escapeHtml(text('scenarios', `kind.${kind}`))}</h2>
<p class="until">${escapeHtml(text('scenarios', `what.${kind}`))}</p>
<form method="post" action="${scenarioPath}" class="fields"><input type="hidden" name="kind" value="${kind}">
${fieldsOf(lang, kind)}
<button>${escapeHtml(text('scenarios', 'begin'))}</button></form></li>`;
}

function fieldsOf(lang: Locale, kind: ScenarioKind): string {
  const text = translate(lang);
  const label = (name: 'ms' | 'reach' | 'code' | 'calls' | 'perSecond' | 'seconds', field: string): string =>
    `<label><span>${escapeHtml(text('scenarios', `field.${name}`))}</span>${field}</label>`;
  const number = (name: keyof typeof limits): string => {
    const { least, most, usual } = limits[name];
    return label(name, `<input type="number" name="${name}" min="${least}" max="${most}" value="${usual}" required>`);
  };
  const select = (name: 'reach' | 'code', options: readonly (readonly [string, string])[]): string =>
    label(
      name,
      `<select name="${name}">${options.map(([value, words]) => `<option value="${value}">${escapeHtml(words)}</option>`).join('')}</select>`,
    );
  switch (kind) {
    case 'slow':
      return number('ms');
    case 'offline':
      return select(
        'reach',
        offlineReaches.map((reach) => [reach, text('scenarios', `reach.${reach}`)]),
      );
    case 'code':
      return (
        select(
          'code',
          scenarioCodes.map((code) => [String(code), text('scenarios', `codes.${code}`)]),
        ) + label('calls', `<input type="text" name="calls" value="*" maxlength="80" pattern="[\\w/*.\\-]+" required>`)
      );
    case 'news':
      return number('perSecond');
    case 'clock':
      return number('seconds');
  }
}
