/** Decodes a request with the contract's own decoder and reports errors in the player's language. */
import type { Call, RequestOf } from '@foyer/contract/call.ts';
import { isLocale } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { decodeForm, defaultLang } from '@foyer/contract/form.ts';
import { ruleText } from '@foyer/text/translate.ts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { isStorable } from './storable.ts';

/** Returns the payload's language, else the language cookie's, else the default. ENV-003 */
export function langOf(payloads: Locale | undefined, request: FastifyRequest): Locale {
  const remembered = request.cookies.lang;
  return payloads ?? (isLocale(remembered) ? remembered : defaultLang);
}

/** Kinds of games are the only numbers of requests that the database stores in 32 bits. */
const isKindStorable = ({ gameType }: { readonly gameType?: unknown }): boolean =>
  typeof gameType !== 'number' || Math.abs(gameType) < 2 ** 31;

/**
 * Decodes the request for the service. A violated rule is refused with that rule's message, a malformed request, or a text
 * that the database cannot store, as a bad request. S13
 */
export function decode<C extends Call>(call: C, fields: object, lang: Locale): RequestOf<C> {
  const read = decodeForm(call, fields);
  if (read.isRead) {
    if (!isStorable(read.request) || !isKindStorable(read.request)) throw new Refusal('BAD_REQUEST');
    return read.request;
  }
  const broken = read.faults.find((fault) => fault.message.key !== 'unreadable');
  throw broken === undefined
    ? new Refusal('BAD_REQUEST')
    : new Refusal('INPUT_RULE', { rule: ruleText(lang, broken.message) });
}
