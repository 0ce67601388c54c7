/**
 * Decodes requests from a form body, a query, or multipart with one file. Lists and objects are fields with JSON text.
 * Undeclared fields are dropped. ENV-001 to ENV-007, S13, S21
 */
import * as v from 'valibot';
import type { Call, RequestOf } from './call.ts';
import { frontType, isLocale, locales } from './envelope.ts';
import type { Locale } from './envelope.ts';
import { readMessage } from './message.ts';
import type { RuleMessage } from './message.ts';

/** One invalid field, by its wire name. */
export interface Fault {
  readonly field: string;
  readonly message: RuleMessage;
}
export type DecodedForm<C> =
  | { readonly isRead: true; readonly request: RequestOf<C>; readonly common: DecodedCommon }
  | { readonly isRead: false; readonly faults: readonly Fault[]; readonly common: DecodedCommon };
/** `lang` is undefined for an unknown or missing language; malformed ids are ''. */
export interface DecodedCommon {
  readonly lang: Locale | undefined;
  readonly frontType: string;
  readonly deviceId: string;
  readonly UUID: string;
  readonly requestId: string;
}

const own = (fields: object, name: string): unknown =>
  Object.hasOwn(fields, name) ? (fields as Record<string, unknown>)[name] : undefined;
/** A field sent twice counts once, its last value. */
const last = (value: unknown): unknown => (Array.isArray(value) ? (value.at(-1) as unknown) : value);
const idOf = (value: unknown): string => (typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : '');

/** Decodes the common fields. ENV-003 to ENV-005 */
export function decodeCommon(fields: object): DecodedCommon {
  const lang = last(own(fields, 'lang'));
  const kind = last(own(fields, 'frontType'));
  return {
    lang: isLocale(lang) ? lang : undefined,
    frontType: typeof kind === 'string' && /^\d{1,2}$/.test(kind) ? kind : frontType,
    deviceId: idOf(last(own(fields, 'deviceId'))),
    UUID: idOf(last(own(fields, 'UUID'))),
    requestId: idOf(last(own(fields, 'requestId'))),
  };
}

/**
 * Field of the file in a multipart call: `file` by our client, `photo` in the specification's proof upload. CALL-136
 */
export const fileFields = ['file', 'photo'] as const;
export const isFileField = (name: string): boolean => fileFields.some((field) => field === name);

/** The language of a request without one. ENV-003 */
export const defaultLang: Locale = locales[0];

const unreadable: RuleMessage = { key: 'unreadable', args: {} };

/** The first fault of each field, in the order of the form. VALID-001 */
export function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Fault[] {
  const faults = new Map<string, RuleMessage>();
  for (const issue of issues) {
    const key: unknown = issue.path?.[0]?.key;
    const field = typeof key === 'string' ? key : '';
    const known = faults.get(field);
    const message = readMessage(issue.message);
    if (known === undefined || (known === unreadable && message !== undefined))
      faults.set(field, message ?? unreadable);
  }
  return [...faults].map(([field, message]) => ({ field, message }));
}

/** Decodes the output of a form, query or multipart parser: an object of texts. Never throws. S13 */
export function decodeForm<C extends Call>(call: C, fields: unknown): DecodedForm<C> {
  const source = typeof fields === 'object' && fields !== null ? fields : {};
  const common = decodeCommon(source);
  const single = Object.fromEntries(Object.entries(source).map(([name, value]) => [name, last(value)]));
  const read = v.safeParse(call.request.schema, single);
  if (read.success) return { isRead: true, request: read.output as RequestOf<C>, common };
  return { isRead: false, faults: faultsOf(read.issues), common };
}
