/** Reads what a request carries: the call's own fields by its codec, and the fields that every request has. */
import type { Call } from '@foyer/contract/call.ts';
import { isLocale, locales } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refusal } from './context.ts';
import { readCookies } from './cookies.ts';
import { ruleWords } from './words.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Form bodies and queries; a field sent twice counts once, its last value. */
export function fieldsOf(source: unknown): Fields {
  if (typeof source !== 'object' || source === null) return {};
  return Object.fromEntries(
    Object.entries(source).map(([name, value]) => [name, Array.isArray(value) ? (value.at(-1) as unknown) : value]),
  );
}

/** The payload's language, else the language cookie's, else the default. ENV-003 */
export function langOf(fields: Fields, request: FastifyRequest): Locale {
  if (isLocale(fields.lang)) return fields.lang;
  const remembered = readCookies(request.headers.cookie).get('lang');
  return isLocale(remembered) ? remembered : locales[0];
}

/** A device id is 8 to 64 letters, digits, `-` or `_`; anything else counts as none. ENV-005 */
export function deviceIdOf(fields: Fields): string {
  return typeof fields.deviceId === 'string' && /^[\w-]{8,64}$/.test(fields.deviceId) ? fields.deviceId : '';
}

type Issue = v.BaseIssue<unknown>;

function firstRule(issues: readonly Issue[], lang: Locale): string | undefined {
  for (const issue of issues) {
    const text = ruleWords(lang, issue.message) ?? firstRule(issue.issues ?? [], lang);
    if (text !== undefined) return text;
  }
  return undefined;
}

/**
 * The call's request as the service gets it. A broken rule is refused with the rule's own message, a broken shape
 * as a bad request. S13
 */
export function decode<Req>(call: Call<Req>, fields: Fields, lang: Locale): Req {
  const read = v.safeParse(call.request.schema, fields);
  if (read.success) return read.output;
  const rule = firstRule(read.issues, lang);
  throw rule === undefined ? new Refusal('BAD_REQUEST') : new Refusal('INPUT_RULE', { rule });
}
