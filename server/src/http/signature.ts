/**
 * HMAC signatures of requests between the house and the operator's services, and of their notices. The scheme is
 * configured, because each provider has its own. docs/payments.md
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Place, SignatureScheme } from '../paymentSettings.ts';

/** Used by the house where nothing else is configured. */
export const ownScheme: SignatureScheme = {
  algorithm: 'sha256',
  encoding: 'hex',
  signed: 'time-line-body',
  signature: { in: 'header', name: 'x-foyer-signature' },
  time: { in: 'header', name: 'x-foyer-time' },
  toleranceMs: 5 * 60_000,
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * Only scalars can be signed by name, since others would be unsigned. A value with `&` is refused as well: it could be
 * read as several fields with the same signature.
 */
const isFlat = (fields: Fields): boolean =>
  Object.values(fields).every(
    (value) =>
      (typeof value === 'string' && !value.includes('&')) || typeof value === 'number' || typeof value === 'boolean',
  );

const sortedFields = (fields: Fields, without: string): string =>
  Object.entries(fields)
    .filter(([name]) => name !== without)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&');

interface Message {
  readonly time: string;
  readonly body: string;
  readonly fields: Fields;
}

function digestOf(scheme: SignatureScheme, secret: string, { time, body, fields }: Message): string {
  const content = {
    'time-line-body': () => `${time}\n${body}`,
    'time-dot-body': () => `${time}.${body}`,
    fields: () => sortedFields(fields, scheme.signature.in === 'field' ? scheme.signature.name : ''),
  }[scheme.signed]();
  return createHmac(scheme.algorithm, secret).update(content).digest(scheme.encoding);
}

/** Returns the headers and the body of a signed request. */
export function signed(
  scheme: SignatureScheme,
  secret: string,
  given: Fields,
  nowMs: number,
): { readonly headers: Record<string, string>; readonly body: string } {
  const time = String(nowMs);
  const fields = scheme.time.in === 'field' ? { ...given, [scheme.time.name]: time } : given;
  const body = JSON.stringify(fields);
  const digest = digestOf(scheme, secret, { time, body, fields });
  const headers: Record<string, string> = {};
  if (scheme.time.in === 'header') headers[scheme.time.name] = time;
  if (scheme.signature.in === 'field')
    return { headers, body: JSON.stringify({ ...fields, [scheme.signature.name]: digest }) };
  return { headers: { ...headers, [scheme.signature.name]: digest }, body };
}

/** A message as received, not yet verified. */
export interface Received {
  readonly body: string;
  /** Returns '' for a header that is absent. */
  header(this: void, name: string): string;
}

function fieldsIn(body: string): Fields | undefined {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Fields) : undefined;
  } catch {
    return undefined;
  }
}

function isSame(digest: string, given: string): boolean {
  const [one, other] = [Buffer.from(digest), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Seconds or milliseconds since 1970. */
const momentIn = (time: string): number => (time.length <= 10 ? Number(time) * 1000 : Number(time));

/** Verifies signature and age. Returns the body's fields, or why they are rejected. */
export function verified(
  scheme: SignatureScheme,
  secret: string,
  { body, header }: Received,
  nowMs: number,
): Fields | 'forged' | 'stale' {
  const fields = fieldsIn(body);
  if (fields === undefined || (scheme.signed === 'fields' && !isFlat(fields))) return 'forged';
  const at = ({ in: where, name }: Place): string => {
    if (where === 'header') return header(name);
    return Object.hasOwn(fields, name) ? String(fields[name]) : '';
  };
  const time = at(scheme.time);
  if (!/^\d{10,15}$/.test(time) || !isSame(digestOf(scheme, secret, { time, body, fields }), at(scheme.signature)))
    return 'forged';
  return Math.abs(nowMs - momentIn(time)) > scheme.toleranceMs ? 'stale' : fields;
}
