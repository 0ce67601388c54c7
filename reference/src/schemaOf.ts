/**
 * Writes the wire format of a codec as JSON Schema 2020-12. The contract's codecs read more than this: a number in place
 * of a text, null in place of an absent field. The schema is the form that the house writes and new backends should.
 */
import { flag, integer, decimal, moment, money, nothing, text, unread } from '@foyer/contract/wire.ts';
import type { Codec, Renamed } from '@foyer/contract/wire.ts';
import * as v from 'valibot';

/** The keywords that this document uses; `faultsOf` checks exactly these. */
export interface JsonSchema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

/** Which way the value goes: fields with a rule are required of requests, flags are always written in replies. */
export type Direction = 'request' | 'reply';

/** Names of codecs that many calls share, by their valibot schema. They become components of the document. */
export type Names = ReadonlyMap<unknown, string>;

export const referenceTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The scalars of the wire. Those with a name are components. */
export const scalarComponents: Readonly<Record<string, JsonSchema>> = {
  Money: {
    type: 'string',
    pattern: String.raw`^-?\d{1,13}(\.\d{1,2})?$`,
    description: 'An amount as decimal text with at most two places, such as "1234.50".',
  },
  Flag: { type: 'string', enum: ['0', '1'], description: '"1" is yes, "0" is no.' },
  Moment: { type: ['number', 'string'], description: 'Epoch milliseconds, or text that is shown as it is.' },
};

const scalars = new Map<unknown, JsonSchema>([
  [text.schema, { type: 'string' }],
  [unread.schema, {}],
  [integer.schema, { type: 'integer' }],
  [decimal.schema, { type: 'number' }],
  [money.schema, referenceTo('Money')],
  [flag.schema, referenceTo('Flag')],
  [moment.schema, referenceTo('Moment')],
  [nothing.schema, { description: 'Not read.' }],
]);

/** The parts of valibot's schemas that are read here. */
interface Part {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Part[];
  readonly wrapped?: Part;
  readonly item?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
}
const partOf = (codec: Codec<any>): Part => codec.schema as Part;

type Inside = NonNullable<Codec<any>['inside']>;
const isRenamed = (field: Codec<any> | Renamed<any>): field is Renamed<any> => 'wire' in field;

const isList = (part: Part): boolean =>
  part.type === 'array' || [...(part.pipe ?? []), part.wrapped].some((one) => one && one !== part && isList(one));

const withinOptional = ({ pipe = [] }: Part): Part | undefined => pipe.find(({ type }) => type === 'optional')?.wrapped;

/** Returns the JSON Schema of the codec's wire format. */
export function schemaOf(codec: Codec<any>, direction: Direction, names: Names = new Map()): JsonSchema {
  const name = names.get(codec.schema) ?? names.get(withinOptional(partOf(codec)));
  if (name !== undefined && direction === 'reply') return withUsual(referenceTo(name), codec);
  return ownSchemaOf(codec, direction, names);
}

/** As `schemaOf`, but written out where the codec itself has a name. */
export function ownSchemaOf(codec: Codec<any>, direction: Direction, names: Names): JsonSchema {
  const scalar = scalars.get(codec.schema);
  if (scalar !== undefined) return { ...scalar };
  return withUsual(
    codec.inside === undefined
      ? ofPart(partOf(codec), direction, names)
      : insideOf(codec, codec.inside, direction, names),
    codec,
  );
}

function insideOf(codec: Codec<any>, inside: Inside, direction: Direction, names: Names): JsonSchema {
  const { item } = inside;
  if (item !== undefined && !isRenamed(item) && isList(partOf(codec)))
    return { type: 'array', items: schemaOf(item, direction, names) };
  return recordOf(inside, direction, names);
}

/** Adds the value of an absent field. A number that is written as '' when it is absent has none on the wire. */
function withUsual(schema: JsonSchema, codec: Codec<any>): JsonSchema {
  const read = v.safeParse(codec.schema, undefined);
  if (!read.success || read.output === undefined) return schema;
  const usual = codec.encode(read.output);
  return usual === '' && schema.type !== 'string' ? schema : { ...schema, default: usual };
}

function isRequired(codec: Codec<any>, direction: Direction): boolean {
  if (codec.schema === flag.schema) return direction === 'reply';
  return !v.is(codec.schema, undefined);
}

function recordOf(inside: Inside, direction: Direction, names: Names): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const [key, field] of Object.entries(inside)) {
    const [name, codec] = isRenamed(field) ? [field.wire, field.codec] : [key, field];
    properties[name] = schemaOf(codec, direction, names);
    if (isRequired(codec, direction)) required.push(name);
  }
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** The JSON Schema of a plain valibot schema, as calls without an envelope use. */
export const ofSchema = (schema: v.GenericSchema, direction: Direction): JsonSchema =>
  ofPart(schema, direction, new Map());

/** A schema of valibot's own, which codecs outside of wire.ts and the rules of section 5 use. */
function ofPart(part: Part, direction: Direction, names: Names): JsonSchema {
  const name = names.get(part);
  if (name !== undefined && direction === 'reply') return referenceTo(name);
  const scalar = scalars.get(part);
  if (scalar !== undefined) return { ...scalar };
  if (part.pipe !== undefined)
    return part.pipe.reduce<JsonSchema>((read, one) => piped(read, one, direction, names), {});
  return plainOf(part, direction, names);
}

/** One step of a pipe: a later schema says more than an earlier one, and a validation narrows it. */
function piped(read: JsonSchema, part: Part, direction: Direction, names: Names): JsonSchema {
  if (part.kind === 'schema') {
    const next =
      part.pipe === undefined ? (scalars.get(part) ?? plainOf(part, direction, names)) : ofPart(part, direction, names);
    return Object.keys(next).length === 0 ? read : next;
  }
  return part.kind === 'validation' ? { ...read, ...narrowed(read, part) } : read;
}

function narrowed({ type }: JsonSchema, { type: rule, requirement }: Part): JsonSchema {
  const isNumber = type === 'number' || type === 'integer';
  if (isNumber && (rule === 'integer' || rule === 'safe_integer')) return { type: 'integer' };
  if (isNumber && rule === 'min_value') return { minimum: Number(requirement) };
  if (isNumber && rule === 'max_value') return { maximum: Number(requirement) };
  if (type !== 'string') return {};
  if (rule === 'max_length') return { maxLength: Number(requirement) };
  if (rule === 'min_length') return { minLength: Number(requirement) };
  if (rule === 'non_empty') return { minLength: 1 };
  if (rule === 'regex' && requirement instanceof RegExp && requirement.flags.replace('u', '') === '')
    return { pattern: requirement.source };
  return {};
}

const isText = (schema: JsonSchema): boolean => schema.type === 'string' && schema.pattern === undefined;

function plainOf(part: Part, direction: Direction, names: Names): JsonSchema {
  const inner = (one: unknown) => ofPart(one as Part, direction, names);
  switch (part.type) {
    case 'string':
      return { type: 'string' };
    case 'number':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean' };
    case 'picklist':
      return { type: 'string', enum: [...(part.options ?? [])] };
    case 'literal':
      return { const: part.literal };
    case 'array':
      return { type: 'array', items: inner(part.item) };
    case 'object':
    case 'strict_object':
      return objectOf(part, direction, names);
    case 'optional':
    case 'nullish':
      return inner(part.wrapped);
    case 'nullable':
      return { anyOf: [inner(part.wrapped), { type: 'null' }] };
    case 'union':
    case 'variant': {
      const options = (part.options ?? []).map(inner);
      // Text that may also arrive as a number is written as text.
      return options.find(isText) ?? { anyOf: options };
    }
    case 'unknown':
    case 'record':
      return {};
    default:
      throw new Error(`no JSON Schema for valibot's ${part.type}`);
  }
}

function objectOf({ entries = {} }: Part, direction: Direction, names: Names): JsonSchema {
  const fields = Object.entries(entries);
  const required = fields
    .filter(([, one]) => !v.is(one as unknown as v.GenericSchema, undefined))
    .map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, one]) => [name, ofPart(one, direction, names)])),
    ...(required.length > 0 && { required }),
  };
}
