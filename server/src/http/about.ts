/**
 * What a log line says about a request: who sent it, from where, and for what. No secrets, and only what is needed. S22
 */
import { isIPv6 } from 'node:net';
import type { Call } from '@foyer/contract/call.ts';
import type { FastifyRequest } from 'fastify';
import { groupsOf, plainAddress } from './address.ts';

/** The loggable part of a request. */
interface AskedFor {
  readonly call: string;
  /** Account name that a guest typed. Masked, because it may be a password typed into the wrong field. */
  readonly account?: string;
  readonly amount?: string;
  /** The client's own id of a money request. L04 */
  readonly moneyId?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    askedFor: AskedFor | undefined;
    refusal: string | undefined;
  }
}

/**
 * Returns the network part of an address. That is enough to tell attackers apart and to find the matching line in a
 * proxy's log, but does not identify a household.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 3).join(':')}:*` : plain.replace(/\.\d+$/, '.*');
}

/** Keeps the first three and the last two characters of an account name; only the first of a name shorter than six. */
const maskAccount = (account: string): string =>
  account.length < 6 ? `${account.slice(0, 1)}***` : `${account.slice(0, 3)}***${account.slice(-2)}`;

const wordIn = (fields: object, name: string): string | undefined => {
  const value: unknown = (fields as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Stores the loggable fields on the request for all its log lines. */
export function noteAsked(request: FastifyRequest, call: Call, fields: object): void {
  const account = wordIn(fields, 'userAccount');
  const amount = call.effect === 'money' ? wordIn(fields, 'amount') : undefined;
  const moneyId = call.effect === 'money' ? wordIn(fields, 'requestId') : undefined;
  request.askedFor = {
    call: call.name,
    ...(account !== undefined && { account: maskAccount(account) }),
    ...(amount !== undefined && /^[\d.]{1,20}$/.test(amount) && { amount }),
    ...(moneyId !== undefined && /^[\w-]{1,64}$/.test(moneyId) && { moneyId }),
  };
}

export const about = ({ askedFor, playerId, ip, refusal }: FastifyRequest): object => ({
  ...askedFor,
  playerId,
  from: networkOf(ip),
  refusal,
});
