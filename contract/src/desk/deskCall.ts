/**
 * Declares a call of the desk. The house checks what is given by its schema, the browser takes its types from here, and
 * the OpenAPI document is made from the same values. Bodies and replies are plain JSON; amounts are whole minor units,
 * times epoch milliseconds.
 */
import * as v from 'valibot';
import type { Permission } from './permissions.ts';

type Entries = v.ObjectEntries;

export interface DeskCall<Given extends Entries = Entries, Reply extends Entries = Entries> {
  readonly method: 'GET' | 'POST';
  readonly path: `/operator/desk/${string}`;
  readonly summary: string;
  /** `open`: before the log-in; `staff`: any logged-in member of staff, but no key. */
  readonly permission: Permission | 'open' | 'staff';
  /** Fields of the body of a POST, or of the query of a GET. */
  readonly given: v.StrictObjectSchema<Given, undefined>;
  readonly reply: v.ObjectSchema<Reply, undefined>;
  /** `picture` and `csv` reply with a file instead of the JSON. */
  readonly sends: 'json' | 'picture' | 'csv';
  /** Reads that leave no trail: they show nobody's data, and the page repeats them. */
  readonly isUntracked: boolean;
}

export type GivenOf<C> = C extends DeskCall<infer Given> ? v.InferInput<v.ObjectSchema<Given, undefined>> : never;
export type ReadOf<C> = C extends DeskCall<infer Given> ? v.InferOutput<v.ObjectSchema<Given, undefined>> : never;
export type ReplyOf<C> =
  C extends DeskCall<Entries, infer Reply> ? v.InferOutput<v.ObjectSchema<Reply, undefined>> : never;

interface Declaration<Given extends Entries, Reply extends Entries> {
  readonly path: `/operator/desk/${string}`;
  readonly summary: string;
  readonly permission: Permission | 'open' | 'staff';
  readonly given: Given;
  readonly reply: Reply;
  readonly sends?: 'json' | 'picture' | 'csv';
  readonly isUntracked?: boolean;
}

const declared = <Given extends Entries, Reply extends Entries>(
  method: 'GET' | 'POST',
  { given, reply, ...rest }: Declaration<Given, Reply>,
): DeskCall<Given, Reply> => ({
  method,
  sends: 'json',
  isUntracked: false,
  ...rest,
  given: v.strictObject(given),
  reply: v.object(reply),
});

export const read = <Given extends Entries, Reply extends Entries>(call: Declaration<Given, Reply>) =>
  declared('GET', call);
/** Acts need the header `Idempotency-Key` from a person: the same key gets the same reply, and acts once. */
export const act = <Given extends Entries, Reply extends Entries>(call: Declaration<Given, Reply>) =>
  declared('POST', call);

/** Headers of the desk's pages. Every POST of a person carries both. */
export const deskHeader = 'x-desk';
export const idempotencyHeader = 'idempotency-key';

/** Why something was refused. The desk has a sentence for each; `message` is for logs. */
export const deskErrors = [
  'badRequest',
  'badFields',
  'loggedOut',
  'wrongLogIn',
  'wrongLink',
  'wrongPasskey',
  'tooManyTries',
  'foreignPage',
  'noPermission',
  'notFound',
  'unknownPlayer',
  'unknownOrder',
  'claimedByOther',
  'decidedOtherwise',
  'closed',
  'otherAmount',
  'noPayout',
  'nothingToDecide',
  'nothingToVoid',
  'reviewerIsSame',
  'nameTaken',
  'lastAdmin',
  /** Without it the person could not log in any more. */
  'lastWayIn',
  'isSelf',
  'changedMeanwhile',
  'requestInFlight',
  'keyReused',
  'keyMissing',
  /** Nothing was begun: send the same again. */
  'busy',
  'failed',
] as const;
export type DeskErrorCode = (typeof deskErrors)[number];

/** Why a field cannot be taken. The desk has a sentence for each, in its languages. */
export const fieldRules = [
  'required',
  'type',
  'form',
  'choice',
  'oneOf',
  'whole',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'tooManyDays',
  'endsBeforeStart',
  'path',
  'address',
  'platform',
  'jsonList',
  'sameEverywhere',
  'usedElsewhere',
  'terms',
  'multipleAbove',
  'noHouseAccount',
  'containsName',
  'fewCharacters',
  'wrongCode',
  'wrongPassword',
  'reasonNeeded',
  'amountNeeded',
  'noAmount',
] as const;
export type FieldRule = (typeof fieldRules)[number];

/** A field that cannot be taken. `name` is its path, such as `titles.en`; older calls give no `rule`. */
export interface DeskFieldError {
  readonly name: string;
  readonly message: string;
  readonly rule?: FieldRule;
  /** The least or most that is allowed, or the choices. */
  readonly bound?: number | string;
}

/** The body of every reply that is no success. `failed` with a status of 500 or more: the outcome is unknown. */
export interface DeskError {
  readonly error: DeskErrorCode | (string & {});
  readonly status: number;
  readonly message: string;
  readonly fields?: readonly DeskFieldError[];
}

/* Fields that several rooms use. */

/** Whole number, in a query also as text. */
export const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,16}$/), v.transform(Number))]),
  v.number(),
  v.integer(),
);
/** Amounts in minor units of the site's currency. */
export const satang = v.pipe(v.number(), v.integer());
export const moment = v.pipe(v.number(), v.integer());
export const words = v.object({ zh_CN: v.string(), en: v.string(), th: v.string() });
export type DeskWords = v.InferOutput<typeof words>;
const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const filled = () => v.pipe(text(200), v.minLength(1));
export const line = filled();
export const maybe = v.optional(text(200), '');
export const longText = v.pipe(text(5_000), v.minLength(1));
/** A reason that is kept in the trail. */
export const reason = filled();
/** Lists are pages: `cursor` is the `next` of the page before, '' for the first; `next` is '' on the last page. */
export const paging = { cursor: maybe, limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(200)), 50) };
export const pageOf = <Item extends v.GenericSchema>(item: Item) => ({ list: v.array(item), next: v.string() });
/** The account name of a player, without regard to case. */
export const account = filled();
export const orderNo = v.pipe(v.string(), v.regex(/^\w{1,64}$/));
export const nothing = {};
