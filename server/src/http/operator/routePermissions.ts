/** What each older route of /operator needs. The calls of the desk declare it themselves; a route without is refused. */
import type { Permission } from '@foyer/contract/desk/permissions.ts';
import type { FastifyRequest } from 'fastify';

export type Needed = Permission | 'open' | 'staff';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route of /operator. `open`: nobody is logged in yet; `staff`: any member of staff, but no key. */
    permission?: Needed;
    /** A read that leaves no trail and does not keep the session alive. */
    isUntracked?: boolean;
  }
}

export const routePermissions: Readonly<Partial<Record<string, Permission>>> = {
  'POST /operator/ticket': 'players.ticket',
  'POST /operator/kick': 'players.kick',
  'POST /operator/status': 'players.status',
  'POST /operator/bonus': 'bonuses.give',
  'POST /operator/bonus/decide': 'bonuses.decide',
  'POST /operator/bet/void': 'games.void',
  'POST /operator/news': 'news.send',
  'POST /operator/news/recipients': 'news.send',
  'GET /operator/play': 'games.read',
  'POST /operator/play/close': 'games.switch',
  'POST /operator/play/open': 'games.switch',
  'POST /operator/catalogue': 'games.catalogue',
  'GET /operator/events': 'audit.read',
  'POST /operator/card': 'players.card',
  'GET /operator/reserve': 'fastPays.read',
  'GET /operator/reserve/:orderNo/photo': 'fastPays.read',
  'POST /operator/reserve': 'fastPays.decide',
  'GET /operator/invitations': 'invitations.read',
  'GET /operator/identity': 'identity.read',
  'POST /operator/invitations': 'invitations.decide',
  'GET /operator/lottery': 'games.read',
  'POST /operator/lottery/pause': 'games.switch',
  'POST /operator/lottery/void': 'games.void',
  'POST /operator/table/void': 'games.void',
  'POST /operator/sport/void': 'games.void',
  'GET /operator/payments/deposits': 'payments.read',
  'GET /operator/payments/withdrawals': 'payments.read',
  'GET /operator/payments/cases': 'payments.read',
  'GET /operator/payments/proof/:account/:orderNo': 'payments.read',
  'POST /operator/payments/claim': 'payments.decide',
  'POST /operator/payments/approve': 'payments.decide',
  'POST /operator/payments/reject': 'payments.decide',
  'POST /operator/payments/found': 'payments.decide',
};

interface Route {
  readonly method: string | readonly string[];
  readonly url?: string | undefined;
  readonly config?: { readonly permission?: Needed } | undefined;
}

/** Fastify adds a HEAD route to each GET, which shows no more than the GET. */
export function neededFor({ method, url = '', config }: Route): Needed | undefined {
  const [first = ''] = typeof method === 'string' ? [method] : method;
  return config?.permission ?? routePermissions[`${first === 'HEAD' ? 'GET' : first} ${url}`];
}

export const neededBy = ({ method, routeOptions }: FastifyRequest): Needed | undefined =>
  neededFor({ method, url: routeOptions.url, config: routeOptions.config });
