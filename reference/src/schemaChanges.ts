/** What changed between two versions of a schema, and whether it breaks who sends or who reads the value. */
import { resolved } from './faultsOf.ts';
import type { Components } from './faultsOf.ts';
import type { JsonSchema } from './schemaOf.ts';

export interface Change {
  readonly isBreaking: boolean;
  readonly what: string;
}

/** A request breaks when it accepts less than before, a reply when it may contain what it could not before. */
export type Side = 'request' | 'reply';

/** The two documents' components. */
export interface Both {
  readonly before: Components;
  readonly after: Components;
}

interface Place extends Both {
  readonly side: Side;
  readonly path: string;
  /** Pairs of components that are being compared: a record may contain itself. */
  readonly open: ReadonlySet<string>;
}

const asList = (type: string | string[] | undefined): string[] => [type ?? []].flat().toSorted();
const shown = (value: unknown): string =>
  (Array.isArray(value) ? value.join(' | ') : JSON.stringify(value)) || 'anything';
const inside = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** All changes of a schema; fields are named by their path. */
export function schemaChanges(before: JsonSchema, after: JsonSchema, side: Side, both: Both): Change[] {
  return compare(before, after, { ...both, side, path: '', open: new Set() });
}

function compare(before: JsonSchema, after: JsonSchema, place: Place): Change[] {
  const pair = `${before.$ref} ${after.$ref}`;
  if (before.$ref !== undefined && after.$ref !== undefined && place.open.has(pair)) return [];
  const within = { ...place, open: new Set([...place.open, pair]) };
  const [old, now] = [resolved(before, place.before), resolved(after, place.after)];
  const type = ofSet('type', asList(old.type), asList(now.type), place);
  if (type.length > 0) return type;
  return [
    ...ofValues(old, now, place),
    ...ofLimits(old, now, place),
    ...ofOptions(old, now, within),
    ...(old.items && now.items ? compare(old.items, now.items, { ...within, path: `${place.path}[]` }) : []),
    ...ofFields(old, now, within),
  ];
}

const isIn = (list: readonly string[], one: string): boolean => list.length === 0 || list.includes(one);

/** Fewer choices break a request, more break a reply. No list at all is every choice. */
function ofSet(name: string, before: readonly string[], after: readonly string[], { side, path }: Place): Change[] {
  if (shown(before) === shown(after)) return [];
  const isNarrower = after.length > 0 && (before.length === 0 || before.some((one) => !isIn(after, one)));
  const isWider = before.length > 0 && (after.length === 0 || after.some((one) => !isIn(before, one)));
  const isBreaking = side === 'request' ? isNarrower : isWider;
  return [{ isBreaking, what: `${path || 'the value'}: ${name} ${shown(before)} -> ${shown(after)}` }];
}

const valuesOf = ({ enum: values, ...rest }: JsonSchema): string[] =>
  'const' in rest ? [JSON.stringify(rest.const)] : (values ?? []).map((value) => JSON.stringify(value));

function ofValues(before: JsonSchema, after: JsonSchema, place: Place): Change[] {
  return ofSet('values', valuesOf(before), valuesOf(after), place);
}

const limits = [
  ['minimum', 1],
  ['minLength', 1],
  ['maximum', -1],
  ['maxLength', -1],
] as const;

function ofLimits(before: JsonSchema, after: JsonSchema, { side, path }: Place): Change[] {
  const changes: Change[] = [];
  for (const [name, upIsNarrower] of limits) {
    const widest = upIsNarrower * Number.NEGATIVE_INFINITY;
    const move = ((after[name] ?? widest) - (before[name] ?? widest)) * upIsNarrower;
    if (!(move > 0 || move < 0)) continue;
    const what = `${path || 'the value'}: ${name} ${before[name] ?? 'none'} -> ${after[name] ?? 'none'}`;
    changes.push({ isBreaking: side === 'request' && move > 0, what });
  }
  if (before.pattern === after.pattern) return changes;
  const what = `${path || 'the value'}: pattern ${before.pattern ?? 'none'} -> ${after.pattern ?? 'none'}`;
  // Which pattern accepts more cannot be computed, so another one counts as narrower.
  return [
    ...changes,
    { isBreaking: side === 'request' ? after.pattern !== undefined : after.pattern === undefined, what },
  ];
}

/** Alternatives are compared by their place, since ours are written in a fixed order. */
function ofOptions(before: JsonSchema, after: JsonSchema, place: Place): Change[] {
  const [old, now] = [before.anyOf ?? [], after.anyOf ?? []];
  if (old.length !== now.length) return ofSet('alternatives', old.map(shown), now.map(shown), place);
  return old.flatMap((one, index) => compare(one, now[index] ?? {}, place));
}

const isRequired = (schema: JsonSchema, name: string): boolean => (schema.required ?? []).includes(name);

function ofFields(before: JsonSchema, after: JsonSchema, place: Place): Change[] {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}];
  const changes: Change[] = [];
  for (const [name, was] of Object.entries(old)) {
    const path = inside(place.path, name);
    const is = now[name];
    if (is === undefined) {
      changes.push({ isBreaking: place.side === 'reply', what: `${path}: removed` });
      continue;
    }
    changes.push(...compare(was, is, { ...place, path }));
    const [wasRequired, nowRequired] = [isRequired(before, name), isRequired(after, name)];
    if (!wasRequired && nowRequired)
      changes.push({ isBreaking: place.side === 'request', what: `${path}: now required` });
    if (wasRequired && !nowRequired)
      changes.push({ isBreaking: place.side === 'reply', what: `${path}: no longer always there` });
  }
  for (const name of Object.keys(now).filter((one) => !Object.hasOwn(old, one))) {
    const isBreaking = place.side === 'request' && isRequired(after, name);
    changes.push({ isBreaking, what: `${inside(place.path, name)}: ${isBreaking ? 'new and required' : 'new'}` });
  }
  return changes;
}
