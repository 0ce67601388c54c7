/** The common parts of every request and reply. ENV-003 to ENV-009 */
import * as v from 'valibot';

/** The languages; the first is the default and the fallback. I18N-001, I18N-002 */
export const locales = ['zh_CN', 'en', 'th'] as const;
export type Locale = (typeof locales)[number];
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The front type of this client, the same everywhere. AMB-126 */
export const frontType = '2';

/** Fields of every request besides the call's own. The house fills `UUID` from the cookie. */
export interface CommonFields {
  readonly lang: Locale;
  readonly frontType: string;
  readonly deviceId: string;
  readonly UUID?: string;
  /** The id of a money write, created by the client before sending. L04 */
  readonly requestId?: string;
}

/** Fields of the envelope that no request codec may use for itself. */
export const commonFieldNames = ['lang', 'frontType', 'deviceId', 'UUID', 'requestId'] as const;

/** The header that a page of another site cannot send without a preflight request. S03 */
export const clientHeader = 'x-foyer-client';
/** Header value sent by a page that was idle for a while. Its calls do not extend the session. S17 */
export const idleClient = 'idle';
/** The cookie by which scripts recognise a session: a tag of the player that does not identify them. S02, R07 */
export const markerCookie = 'signedIn';
/**
 * The tag of the player that a page acts for, from the marker cookie. The house refuses a call for another player. R07
 */
export const playerHeader = 'x-foyer-player';
/** The request's id in the logs, shown with errors. */
export const requestIdHeader = 'x-request-id';

export interface Envelope {
  readonly code: number;
  readonly data: unknown;
  /** The first text of msg, message and a textual data; '' if the reply has none. AMB-172 */
  readonly message: string;
}

const firstText = (...values: unknown[]): string => {
  for (const value of values) if (typeof value === 'string' && value.trim() !== '') return value;
  return '';
};

const schema = v.pipe(
  v.looseObject({ code: v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]) }),
  v.transform((raw): Envelope => {
    const { code, data, msg, message } = raw as { code: number; data?: unknown; msg?: unknown; message?: unknown };
    return { code, data, message: firstText(msg, message, data) };
  }),
);

/** Reads a reply; undefined if it is not an envelope. Success is code 200 alone. ENV-008, AMB-176 */
export function readEnvelope(body: unknown): Envelope | undefined {
  const read = v.safeParse(schema, body);
  return read.success ? read.output : undefined;
}

/** Writes a reply with both spellings of the message, for clients that read either one. */
export function writeEnvelope(code: number, data: unknown, message: string): object {
  return { code, data: data ?? null, msg: message, message, success: code === 200 };
}
