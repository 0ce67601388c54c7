/**
 * Checks a value against the JSON Schema of this document. It knows the keywords that `schemaOf` writes and no others,
 * and one rule of the contract besides: null stands for an absent field that is not required.
 */
import type { JsonSchema } from './schemaOf.ts';

/** A place in the value, such as `list.0.amount`, and what is wrong there. */
export interface SchemaFault {
  readonly path: string;
  readonly problem: string;
}

export type Components = Readonly<Record<string, JsonSchema>>;

const prefix = '#/components/schemas/';

/** The schema itself, or the component that it refers to. Throws if there is none. */
export function resolved(schema: JsonSchema, components: Components): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const found = components[schema.$ref.slice(prefix.length)];
  if (found === undefined || !schema.$ref.startsWith(prefix)) throw new Error(`no component ${schema.$ref}`);
  return found;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

function hasType(value: unknown, types: readonly string[]): boolean {
  const type = typeOf(value);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80);
const under = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`);

/** All faults of the value, in the order of the schema. */
export function faultsOf(given: JsonSchema, value: unknown, components: Components, path = ''): SchemaFault[] {
  const schema = resolved(given, components);
  const fault = (problem: string): SchemaFault[] => [{ path, problem }];
  if (schema.anyOf !== undefined) return faultsOfAny(schema.anyOf, value, components, path);
  if ('const' in schema && value !== schema.const) return fault(`must be ${shown(schema.const)}, is ${shown(value)}`);
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !hasType(value, types)) return fault(`must be ${types.join(' or ')}, is ${shown(value)}`);
  if (schema.enum !== undefined && !schema.enum.includes(value))
    return fault(`must be one of ${schema.enum.map(shown).join(' ')}, is ${shown(value)}`);
  if (typeof value === 'string') return outOfRule(schema, value).flatMap(fault);
  if (typeof value === 'number') return outOfRange(schema, value).flatMap(fault);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items === undefined ? [] : value.flatMap((one, at) => faultsOf(items, one, components, under(path, at)));
  }
  return typeof value === 'object' && value !== null ? faultsOfFields(schema, value, components, path) : [];
}

function faultsOfAny(options: readonly JsonSchema[], value: unknown, components: Components, path: string) {
  const all = options.map((option) => faultsOf(option, value, components, path));
  // The nearest one says most about what is meant.
  return all.find((faults) => faults.length === 0) ?? all.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function outOfRule({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema, value: string) {
  const faults: string[] = [];
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    faults.push(`does not match ${pattern}: ${shown(value)}`);
  if (value.length < minLength) faults.push(`is shorter than ${minLength}`);
  if (value.length > maxLength) faults.push(`is longer than ${maxLength}`);
  return faults;
}

function outOfRange({ minimum, maximum }: JsonSchema, value: number): string[] {
  if (minimum !== undefined && value < minimum) return [`is below ${minimum}: ${value}`];
  return maximum !== undefined && value > maximum ? [`is above ${maximum}: ${value}`] : [];
}

function faultsOfFields(schema: JsonSchema, value: object, components: Components, path: string): SchemaFault[] {
  const fields = value as Readonly<Record<string, unknown>>;
  const required = schema.required ?? [];
  const missing = required.filter((name) => !Object.hasOwn(fields, name));
  const faults = missing.map((name) => ({ path: under(path, name), problem: 'is missing' }));
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    if (!Object.hasOwn(fields, name) || (fields[name] === null && !required.includes(name))) continue;
    faults.push(...faultsOf(one, fields[name], components, under(path, name)));
  }
  return faults;
}
