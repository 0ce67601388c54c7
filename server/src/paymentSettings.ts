/** The settings of payments in and out, and who decides on them. docs/payments.md */
import * as v from 'valibot';
import { listOf, problem, serviceAddress, signingSecret, wholeNumber } from './settingShapes.ts';

const place = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:header [\w-]{1,60}|field \w{1,60})$/, problem('is neither header NAME nor field NAME')),
    ),
    fallback,
  );
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words, fallback: Words[number]) =>
  v.optional(v.picklist(words, problem(`is none of ${words.join(', ')}`)), fallback);

export const paymentSettings = {
  GATEWAY_URL: serviceAddress('https://pay.example/orders'),
  GATEWAY_SECRET: signingSecret,
  GATEWAY_ALGORITHM: oneOf(['sha256', 'sha384', 'sha512'], 'sha256'),
  GATEWAY_ENCODING: oneOf(['hex', 'base64'], 'hex'),
  GATEWAY_SIGNED: oneOf(['time-line-body', 'time-dot-body', 'fields'], 'time-line-body'),
  GATEWAY_SIGNATURE: place('header x-foyer-signature'),
  GATEWAY_TIME: place('header x-foyer-time'),
  GATEWAY_TOLERANCE_SECONDS: wholeNumber(1, 3_600, 300),
  PAYOUT_URL: serviceAddress('https://pay.example/payouts'),
  PAYOUT_SECRET: signingSecret,
  PAYOUT_METHODS: listOf(/^(?:bank|usdt|wallet)$/, 'is none of bank, usdt, wallet'),
  CHAIN_URL: serviceAddress('https://chain.example/watch'),
  CHAIN_SECRET: signingSecret,
  CHAIN_CONFIRMATIONS: wholeNumber(1, 1_000, 20),
  PAYMENT_STAFF: listOf(/^[a-z\d][a-z\d._-]{1,39}$/, 'is no id of 2 to 40 small letters, digits, dots or dashes'),
  TWO_PERSON_ABOVE: wholeNumber(0, 999_999_999, 50_000),
};

const schema = v.object(paymentSettings);
type Read = v.InferOutput<typeof schema>;

/** One message for each combination that is not allowed. */
export function paymentClashes(read: Read & { readonly OPERATOR_KEY?: string | undefined }): string[] {
  const halves = (['GATEWAY', 'PAYOUT', 'CHAIN'] as const).filter(
    (name) => (read[`${name}_URL`] === undefined) !== (read[`${name}_SECRET`] === undefined),
  );
  // The body cannot contain a signature of itself, and fields do not cover a time that is in a header.
  const isInBody = read.GATEWAY_SIGNATURE.startsWith('field') || read.GATEWAY_TIME.startsWith('field');
  const isBySorting = read.GATEWAY_SIGNED === 'fields';
  return [
    ...halves.map((name) => `${name}_URL: needs ${name}_SECRET, and the other way round.`),
    ...(isBySorting && !read.GATEWAY_TIME.startsWith('field')
      ? ['GATEWAY_SIGNED: fields needs GATEWAY_TIME to be a field, or the time would not be signed.']
      : []),
    ...(!isBySorting && isInBody ? ['GATEWAY_SIGNED: a signature or time in a field needs fields.'] : []),
    ...(read.PAYMENT_STAFF.some((id) => id !== 'desk') && read.OPERATOR_KEY === undefined
      ? ['PAYMENT_STAFF: needs OPERATOR_KEY, by which other systems name staff; desk alone needs none.']
      : []),
  ];
}

/** A header, or a field of the JSON body. */
export interface Place {
  readonly in: 'header' | 'field';
  readonly name: string;
}

/** How requests and notices are signed with HMAC. */
export interface SignatureScheme {
  readonly algorithm: Read['GATEWAY_ALGORITHM'];
  readonly encoding: Read['GATEWAY_ENCODING'];
  /** What is signed: the time and the body, or the body's fields, sorted, as `name=value` joined by `&`. */
  readonly signed: Read['GATEWAY_SIGNED'];
  readonly signature: Place;
  readonly time: Place;
  /** How far the sender's clock may differ. */
  readonly toleranceMs: number;
}

interface Service {
  readonly url: string;
  readonly secret: string;
  /** Set by tests only. */
  readonly timeoutMs?: number;
}

/** Undefined where the operator has not set a service. */
export interface PaymentConfig {
  readonly gateway: (Service & { readonly scheme: SignatureScheme }) | undefined;
  readonly payout: (Service & { readonly methods: readonly string[] }) | undefined;
  readonly chain: (Service & { readonly confirmations: number }) | undefined;
  /** Ids of the staff who may decide on deposits and withdrawals. */
  readonly staff: readonly string[];
  /** Above this amount two of them must approve, in units of the site's currency. */
  readonly twoPersonAbove: number;
}

const placeIn = (words: string): Place => {
  const [where, name = ''] = words.split(' ');
  return { in: where === 'field' ? 'field' : 'header', name: where === 'field' ? name : name.toLowerCase() };
};

const serviceOf = (url: string | undefined, secret: string | undefined): Service | undefined =>
  url === undefined || secret === undefined ? undefined : { url, secret };

export function paymentsOf(read: Read): PaymentConfig {
  const gateway = serviceOf(read.GATEWAY_URL, read.GATEWAY_SECRET);
  const payout = serviceOf(read.PAYOUT_URL, read.PAYOUT_SECRET);
  const chain = serviceOf(read.CHAIN_URL, read.CHAIN_SECRET);
  const scheme: SignatureScheme = {
    algorithm: read.GATEWAY_ALGORITHM,
    encoding: read.GATEWAY_ENCODING,
    signed: read.GATEWAY_SIGNED,
    signature: placeIn(read.GATEWAY_SIGNATURE),
    time: placeIn(read.GATEWAY_TIME),
    toleranceMs: read.GATEWAY_TOLERANCE_SECONDS * 1_000,
  };
  return {
    gateway: gateway && { ...gateway, scheme },
    payout: payout && { ...payout, methods: read.PAYOUT_METHODS.length === 0 ? ['bank'] : read.PAYOUT_METHODS },
    chain: chain && { ...chain, confirmations: read.CHAIN_CONFIRMATIONS },
    staff: read.PAYMENT_STAFF,
    twoPersonAbove: read.TWO_PERSON_ABOVE,
  };
}
