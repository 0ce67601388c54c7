/**
 * Pages of the sandbox's third party: the start of a log-in and the visitor's consent. Exists only in the sandbox.
 * AMB-155
 */
import formbody from '@fastify/formbody';
import type { Locale } from '@foyer/contract/envelope.ts';
import { translate } from '@foyer/text/translate.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { cookieOptions, thirdPartyCookieName } from '../../http/cookies.ts';
import { langOf } from '../../http/decode.ts';
import { isOwnForm } from '../../http/origin.ts';
import { escapeHtml } from '../../sandbox/html.ts';
import { sendSandboxPage } from '../../sandbox/page.ts';
import { challengeOf, passportName, passportPage, passportStart, sandboxProvider, subjectOf } from './passport.ts';
import { insertPassportCode } from './thirdPartyStore.ts';
import { newToken } from '../../players/tokens.ts';

const codeLifeMs = 60_000;
const beginSeconds = 600;
const passportDays = 400;

interface Visit {
  readonly state: string;
  readonly challenge: string;
  /** Page to open after the log-in. The site's own page validates it. S07 */
  readonly redirect: string;
}

const textOf = (source: unknown, name: string): string => {
  const value: unknown =
    typeof source === 'object' && source !== null ? Object.entries(source).find(([key]) => key === name)?.[1] : '';
  return typeof value === 'string' ? value.slice(0, 512) : '';
};

function visitOf(source: unknown): Visit | undefined {
  const visit = {
    state: textOf(source, 'state'),
    challenge: textOf(source, 'challenge'),
    redirect: textOf(source, 'redirect'),
  };
  return /^[\w-]{22}$/.test(visit.state) && /^[\w-]{43}$/.test(visit.challenge) ? visit : undefined;
}

/** Returns the site's own log-in page with the result in its query; never another address. */
function backTo(fields: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  return query.size === 0 ? '/login' : `/login?${query}`;
}

export async function mountPassport(app: FastifyInstance, house: House): Promise<void> {
  if (!house.config.isSandbox) return;
  await app.register(formbody);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'same-origin');
  });
  app.get(passportStart, (request, reply) => begin(house, request, reply));
  app.get(passportPage, (request, reply) => show(house, request, reply));
  app.post(passportPage, (request, reply) => decide(house, request, reply));
}

/** Starts the log-in: puts state and nonce into the browser's cookie and sends the nonce's hash to the third party. */
function begin(house: House, request: FastifyRequest, reply: FastifyReply) {
  const [state, nonce] = [newToken(house), newToken(house)];
  const name = thirdPartyCookieName(request.protocol === 'https');
  const query = { state, challenge: challengeOf(nonce), redirect: textOf(request.query, 'redirect') };
  return reply
    .setCookie(name, `${state}.${nonce}`, cookieOptions(request, beginSeconds))
    .redirect(`${passportPage}?${new URLSearchParams(query)}`, 303);
}

const passportCookie = 'sandboxPassport';
const secretOf = (request: FastifyRequest): string => {
  const kept = request.cookies[passportCookie] ?? '';
  return /^[\w-]{22}$/.test(kept) ? kept : '';
};

function show(house: House, request: FastifyRequest, reply: FastifyReply) {
  const visit = visitOf(request.query);
  if (visit === undefined) return reply.redirect('/login', 303);
  const secret = secretOf(request) || newToken(house);
  const lang = langOf(undefined, request);
  reply.setCookie(passportCookie, secret, cookieOptions(request, passportDays * 86_400));
  const text = translate(lang);
  return sendSandboxPage(
    reply,
    {
      lang,
      title: text('outbox', 'passport.title'),
      badge: text('outbox', 'passport.badge'),
      lead: text('outbox', 'passport.lead'),
      content: contentOf(lang, visit, passportName(subjectOf(secret))),
    },
    'form',
  );
}

async function decide(house: House, request: FastifyRequest, reply: FastifyReply) {
  const visit = visitOf(request.body);
  const secret = secretOf(request);
  const { state = '', challenge = '', redirect = '' } = visit ?? {};
  const isAllowed = isOwnForm(request) && secret !== '' && textOf(request.body, 'decision') === 'allow';
  if (visit === undefined || !isAllowed) return reply.redirect(backTo({ redirect }), 303);
  const code = newToken(house);
  await insertPassportCode(house, { code, subject: subjectOf(secret), challenge, expiresMs: house.now() + codeLifeMs });
  return reply.redirect(backTo({ authType: sandboxProvider, authCode: code, state, redirect }), 303);
}

function contentOf(lang: Locale, visit: Visit, name: string): string {
  const text = translate(lang);
  const hidden = Object.entries(visit)
    .map(([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(String(value))}">`)
    .join('\n');
  return `<ul><li>
<p class="to">${escapeHtml(text('outbox', 'passport.yours'))}</p>
<p class="code">${escapeHtml(name)}</p>
<p class="until">${escapeHtml(text('outbox', 'passport.shared'))}</p>
</li></ul>
<form method="post" action="${passportPage}">
${hidden}
<button class="button" name="decision" value="allow">${escapeHtml(text('outbox', 'passport.allow'))}</button>
<button class="plain" name="decision" value="deny">${escapeHtml(text('outbox', 'passport.deny'))}</button>
</form>`;
}
