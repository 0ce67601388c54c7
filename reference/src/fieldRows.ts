/** The fields of a schema as rows of a table: nested ones by their path. */
import { resolved } from './faultsOf.ts';
import type { Components } from './faultsOf.ts';
import type { JsonSchema } from './schemaOf.ts';

export interface FieldRow {
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Limits, default and description. */
  readonly notes: string;
}

const name = ({ $ref }: JsonSchema): string => $ref?.split('/').at(-1) ?? '';
const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** "Money", "integer", "Match[]", "a | b" */
export function typeOf(given: JsonSchema, components: Components): string {
  if (given.$ref !== undefined) return name(given);
  const schema = resolved(given, components);
  if (schema.enum !== undefined) return schema.enum.map((value) => plain(value) || '""').join(' | ');
  if ('const' in schema) return plain(schema.const);
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => typeOf(one, components)).join(' | ');
  if (schema.type === 'array') return `${typeOf(schema.items ?? {}, components)}[]`;
  return [schema.type ?? 'any'].flat().join(' | ');
}

const range = (from: number | undefined, to: number | undefined, unit: string): string =>
  from === undefined && to === undefined ? '' : `${from ?? ''} to ${to ?? 'any'}${unit}`;

function notesOf(schema: JsonSchema): string {
  const { description, default: usual, pattern, minimum, maximum, minLength, maxLength } = schema;
  return [
    description ?? '',
    usual === undefined || usual === '' ? '' : `Default ${plain(usual)}.`,
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    pattern === undefined ? '' : `Pattern ${pattern}`,
  ]
    .filter((note) => note !== '')
    .join(' ');
}

/** Nested fields are listed under their own path; a record with a name of its own has a table elsewhere. */
export function fieldRows(schema: JsonSchema, components: Components, path = ''): FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, own]) => {
    const at = path === '' ? field : `${path}.${field}`;
    const isRequired = (schema.required ?? []).includes(field);
    const row = { path: at, type: typeOf(own, components), isRequired, notes: notesOf(own) };
    const isList = own.type === 'array';
    const inner = isList ? (own.items ?? {}) : own;
    return [row, ...(inner.properties === undefined ? [] : fieldRows(inner, components, isList ? `${at}[]` : at))];
  });
}
