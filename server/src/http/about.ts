/** What a line of the log says of a request: who asked, from where, and for what. No secret, and no more than is needed. S22 */
import { isIPv6 } from 'node:net';
import type { Call } from '@foyer/contract/call.ts';
import type { FastifyRequest } from 'fastify';

/** What a call was asked for, as far as the log says it. */
interface AskedFor {
  readonly call: string;
  /** Who a guest says they are, masked: a password may stand there by mistake. */
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
 * The network of an address: enough to tell one attacker from another and to find the line of a proxy that knows the rest,
 * and no household by itself.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, '.*');
  const [head = '', tail] = plain.split('::', 2);
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length;
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')];
  return `${whole.slice(0, 3).join(':')}:*`;
}

/** The first three signs and the last two of an account's name. */
const maskAccount = (account: string): string =>
  account.length < 6 ? `${account.slice(0, 1)}***` : `${account.slice(0, 3)}***${account.slice(-2)}`;

const wordIn = (fields: object, name: string): string | undefined => {
  const value: unknown = (fields as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Keeps what is asked for with the request, for every line about it. */
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
