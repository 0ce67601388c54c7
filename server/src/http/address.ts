/** Addresses of visitors: which proxies are trusted to state them, and which part of one identifies a household. S15 */
import { isIPv6 } from 'node:net';
import type { HouseConfig } from '../config.ts';

/**
 * Returns Fastify's form of the trusted proxies. Fastify ignores a plain number, because it cannot tell a proxy from a
 * visitor who connects directly. Whoever sets a number lets visitors in through the proxies only. docs/settings.md
 */
export function trustOf({ trustedProxies }: Pick<HouseConfig, 'trustedProxies'>) {
  if (typeof trustedProxies !== 'number') return [...trustedProxies];
  return trustedProxies > 0 && ((_address: string, hop: number): boolean => hop < trustedProxies);
}

const split = (part: string): string[] => part.split(':').filter((group) => group !== '');

/** Returns the eight groups of an IPv6 address without leading zeros, as `2001`, `db8`, `0` and so on. */
export function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::', 2);
  const first = split(head);
  const last = split(tail ?? '');
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  const zeros = Array.from({ length: Math.max(0, missing) }, () => '0');
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

/** Returns an IPv4 address as it is, even if it is written as IPv6. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Returns the part that identifies a household: an IPv4 address, or the /64 network of an IPv6 one, whose other bits
 * the household can choose freely.
 */
export function householdOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}
