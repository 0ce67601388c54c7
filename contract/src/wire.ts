/**
 * Codecs between the wire and the domain. Only this file and the calls define the wire format: money as "1234.50",
 * flags as '1' and '0', form bodies as strings. Both sides see integers of minor units, booleans, dates.
 */
import * as v from 'valibot';
import { decimalOf, minorUnits } from './currency.ts';

/** The wire format of a value: `schema` decodes it, `encode` encodes it. */
export interface Codec<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  readonly encode: (value: T) => unknown;
  /** An amount or list that is present but unreadable makes the reply invalid; it never becomes 0 or an empty list. */
  readonly isExact?: boolean | undefined;
  /** The fields of a record, and the items of a list. */
  readonly inside?: Readonly<Record<string, Field>> | undefined;
}
export type Value<C> = C extends Codec<infer T> ? T : never;

const codec = <T>(schema: v.GenericSchema<unknown, T>, encode: (value: T) => unknown): Codec<T> => ({ schema, encode });
const same = (value: unknown): unknown => value;

/** Any text; a number is read as its digits. */
export const text: Codec<string> = codec(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), same);

/** Passes any value through; it is decoded elsewhere, later. */
export const unread: Codec<unknown> = codec(v.unknown(), same);

/** A whole number within the safe range; digits in a string are read as well. */
export const integer: Codec<number> = codec(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,16}$/), v.transform(Number))]),
    v.safeInteger('integer'),
    v.transform((value) => value + 0),
  ),
  same,
);

/**
 * A whole number that affects money or state. An unreadable or out-of-range value is refused, never clamped; `usual`
 * applies only if it is absent. L05, S13
 */
export const within = (min: number, max: number, usual: number): Codec<number> => ({
  ...integer,
  schema: v.optional(v.pipe(integer.schema, v.minValue(min, 'integer'), v.maxValue(max, 'integer')), usual),
  isExact: true,
});

/** A whole number that is replaced by an allowed one. */
const moved = (to: (value: number) => number): Codec<number> => codec(v.pipe(integer.schema, v.transform(to)), same);

/** A whole number that is clamped: page numbers, sizes. Only for what is shown; see `within`. */
export const bounded = (min: number, max: number): Codec<number> =>
  moved((value) => Math.min(max, Math.max(min, value)));

/** A number that is not money: a rate, a multiple. */
export const decimal: Codec<number> = codec(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,12}(\.\d{1,8})?$/), v.transform(Number))]),
    v.finite('decimal'),
    v.transform((value) => value + 0),
  ),
  same,
);

/** Money: a decimal with the currency's places on the wire, an integer of its minor units in the domain. */
export const money: Codec<number> = {
  schema: v.pipe(
    v.union([v.string(), v.number()]),
    v.rawTransform<string | number, number>(({ dataset, addIssue, NEVER }) => {
      const minor = minorUnits(String(dataset.value));
      if (minor !== undefined) return minor;
      addIssue({ message: 'money' });
      return NEVER;
    }),
  ),
  encode: (value) => decimalOf(value),
  isExact: true,
};

/** '1', 1 and true are true, anything else is false. ENTITY-009, AMB-047, AMB-076 */
export const flag: Codec<boolean> = codec(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === 1 || value === '1'),
  ),
  (value) => (value ? '1' : '0'),
);

/** A time: epoch milliseconds, or a server's own text, which is shown as it is. AMB-070 */
export type Moment = number | string;
export const moment: Codec<Moment> = codec(v.union([v.number(), v.string()]), same);

/** One value of a closed set. */
export function oneOf<const T extends readonly string[]>(values: T): Codec<T[number]> {
  return codec(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.picklist(values)), same);
}

/** A text checked by a rule of section 5; the rule runs on both sides. */
export function ruled<T>(rule: v.GenericSchema<string, T>): Codec<T> {
  const given = v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ''),
    v.transform((value) => String(value ?? '')),
  );
  return codec(v.pipe(given, rule), same);
}

/**
 * An amount checked by a rule: text when decoded, a plain decimal when encoded. Whole amounts are sent without
 * decimals, because rules for whole baht refuse them in any form. VALID-033, VALID-036
 */
export function ruledMoney(rule: v.GenericSchema<string, number>): Codec<number> {
  return codec(ruled(rule).schema, (minor) => decimalOf(minor).replace(/\.0+$/, ''));
}

/** Lists and objects are JSON text in form bodies. */
const parsed = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, unknown>(({ dataset, addIssue, NEVER }) => {
    if (typeof dataset.value !== 'string') return dataset.value;
    try {
      return JSON.parse(dataset.value) as unknown;
    } catch {
      addIssue({ message: 'json' });
      return NEVER;
    }
  }),
);

/** A list; in a form body it is JSON text. */
export function list<T>(item: Codec<T>): Codec<T[]> {
  return {
    schema: v.pipe(parsed, v.array(item.schema)),
    encode: (values) => values.map((value) => item.encode(value)),
    isExact: true,
    inside: { item },
  };
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const blankToAbsent = v.pipe(
  v.unknown(),
  v.transform((value) => (isBlank(value) ? undefined : value)),
);

/** Absent, null and blank are undefined. */
export function optional<T>(inner: Codec<T>): Codec<T | undefined> {
  return {
    ...inner,
    schema: v.pipe(blankToAbsent, v.optional(inner.schema)) as v.GenericSchema<unknown, T | undefined>,
    encode: (value) => (value === undefined ? undefined : inner.encode(value)),
  };
}

/**
 * An absent value becomes `value`: for fields that the specification does not guarantee. So does an unreadable one,
 * except amounts and lists: an unreadable balance is not 0. ENTITY-044
 */
export function withDefault<T>(inner: Codec<T>, value: T): Codec<T> {
  const read = v.pipe(
    blankToAbsent,
    v.optional(inner.schema),
    v.transform((given) => (given === undefined ? value : given)),
  ) as v.GenericSchema<unknown, T>;
  return { ...inner, schema: inner.isExact === true ? read : v.fallback(read, value) };
}

/** A field that has another name on the wire. */
export interface Renamed<T> {
  readonly wire: string;
  readonly codec: Codec<T>;
}
export function at<T>(wire: string, inner: Codec<T>): Renamed<T> {
  return { wire, codec: inner };
}

type Field = Codec<any> | Renamed<any>;
type FieldValue<F> = F extends Renamed<infer T> ? T : F extends Codec<infer T> ? T : never;
type Shape<F> = { [K in keyof F as undefined extends FieldValue<F[K]> ? never : K]: FieldValue<F[K]> } & {
  [K in keyof F as undefined extends FieldValue<F[K]> ? K : never]?: FieldValue<F[K]>;
};
export type Simplify<T> = { [K in keyof T]: T[K] };

/** An object with these fields; unknown fields are dropped. S13 */
export function record<F extends Record<string, Field>>(fields: F): Codec<Simplify<Shape<F>>> {
  const parts = Object.entries(fields).map(([name, field]) => ({
    name,
    wire: 'wire' in field ? field.wire : name,
    codec: ('wire' in field ? field.codec : field) as Codec<unknown>,
  }));
  const required = Object.fromEntries(parts.map((part) => [part.wire, part.codec.schema]));
  // A missing key reaches the field's own schema as undefined, so that defaults and optional fields apply.
  const object = v.pipe(
    parsed,
    v.record(v.string(), v.unknown()),
    v.transform((input) =>
      Object.fromEntries(Object.keys(required).map((key) => [key, Object.hasOwn(input, key) ? input[key] : undefined])),
    ),
    v.object(required),
    v.transform((read) => {
      const out: Record<string, unknown> = {};
      for (const part of parts) {
        const value = read[part.wire];
        if (value !== undefined) out[part.name] = value;
      }
      return out as Simplify<Shape<F>>;
    }),
  );
  const encode = (value: Simplify<Shape<F>>): unknown => {
    const out: Record<string, unknown> = {};
    for (const part of parts) {
      const inner = (value as Record<string, unknown>)[part.name];
      if (inner === undefined) continue;
      const encoded = part.codec.encode(inner);
      if (encoded !== undefined) out[part.wire] = encoded;
    }
    return out;
  };
  return {
    schema: object,
    encode,
    isExact: parts.some((part) => part.codec.isExact === true),
    inside: fields,
  };
}

/** One page of a list with the number of all rows. */
export interface Page<T> {
  readonly list: T[];
  readonly total: number;
}
export function page<T>(item: Codec<T>): Codec<Page<T>> {
  return record({ list: withDefault(list(item), []), total: withDefault(integer, 0) }) as Codec<Page<T>>;
}

/** Requested page: pageNo from 1, pageSize from 1 to 200. Values out of range are clamped. */
export const paging = {
  pageNo: withDefault(bounded(1, 1_000_000), 1),
  pageSize: withDefault(bounded(1, 200), 20),
};

/**
 * Paging with a closed set of sizes in ascending order. Any other size is raised to the next one, or becomes the
 * largest.
 */
export function pagingOf(sizes: readonly number[], usual: number) {
  const size = moved((asked) => sizes.find((one) => one >= asked) ?? Math.max(...sizes));
  return { ...paging, pageSize: withDefault(size, usual) };
}

/** A reply without content. */
export const nothing: Codec<undefined> = codec(
  v.pipe(
    v.unknown(),
    v.transform(() => undefined),
  ),
  () => undefined,
);
