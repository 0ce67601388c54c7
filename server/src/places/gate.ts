/**
 * Refuses registrations, deposits and stakes from countries that the jurisdiction does not allow. Withdrawals, the end of
 * open rounds and everything else stay open. docs/jurisdiction.md, M18
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '@foyer/contract/calls.ts';
import type { Call } from '@foyer/contract/call.ts';
import type { House } from '../house.ts';
import { langOf } from '../http/decode.ts';
import { followRefused, isWindow } from '../http/link.ts';
import { refusalEnvelope } from '../http/reply.ts';
import type { Jurisdiction } from '../jurisdiction/schema.ts';
import { Refusal } from '../refusal.ts';
import type { Visitor } from './geoPort.ts';

/** Calls of the contract that open an account, bring money in or lead to a game or a stake. */
export const gatedCalls = [
  'registered',
  'registeredGOA',
  'registeredNew',
  'registeredPhone',
  'registeredSPT',
  'inPayOrder',
  'inPayUSDTOrder',
  'offlineAutoPayOrder',
  'semiAutomaticPayOrder',
  'webpayGateway',
  'reserveCreateOrder',
  'deposit',
  'gameUrl',
  'gameForward',
  'gtBetting',
] as const satisfies readonly (keyof typeof calls)[];

/** Calls of the game windows that begin a stake. What goes on with an open round is not here. */
export const gatedPaths = [
  '/api/play/spin',
  '/api/play/instant/open',
  '/api/play/cards/deal',
  '/api/play/poker/deal',
  '/api/play/poker/buyIn',
  '/api/play/fish/fire',
  '/api/play/table/bet',
  '/api/play/sport/place',
] as const;

const byPath = new Map<string, Call | undefined>([
  ...gatedCalls.map((name): [string, Call] => [calls[name].path, calls[name]]),
  ...gatedPaths.map((path): [string, undefined] => [path, undefined]),
]);

const isAllowed = (countries: NonNullable<Jurisdiction['countries']>, country: string): boolean =>
  countries.codes.includes(country) === (countries.mode === 'only');

export function addPlaces(app: FastifyInstance, { config, geo, log }: Pick<House, 'config' | 'geo' | 'log'>): void {
  const { countries } = config.jurisdiction;
  if (countries === null || geo === undefined) return;
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (!byPath.has(path)) return undefined;
    const country = await geo.countryOf(visitorOf(request)).catch(() => undefined);
    if (country === undefined ? config.geo.isUnknownAllowed : isAllowed(countries, country)) return undefined;
    log.info({ reqId: request.id, country: country ?? 'unknown', path }, 'refused by country');
    return refuse(request, reply, byPath.get(path));
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply, call: Call | undefined): FastifyReply {
  const lang = langOf(undefined, request);
  if (call !== undefined && isWindow(call, request))
    return reply.send(followRefused(reply, lang, new Refusal('PLACE_NOT_ALLOWED')));
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refusalEnvelope(lang, 'PLACE_NOT_ALLOWED'));
}

/** Headers of requests that came without a trusted proxy are ignored: the visitor can set any of them. */
function visitorOf(request: FastifyRequest): Visitor {
  const isByProxy = (request.ips?.length ?? 0) > 1;
  const proxyHeader = (name: string): string => {
    const value = request.headers[name];
    return isByProxy && typeof value === 'string' ? value : '';
  };
  return { ip: request.ip, proxyHeader };
}
