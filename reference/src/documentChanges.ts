/** What changed between two versions of the document, for who has built on the older one. */
import type { Document, Media, Operation, Parameter } from './openApi.ts';
import { schemaChanges } from './schemaChanges.ts';
import type { Both, Change } from './schemaChanges.ts';

export interface CallChange extends Change {
  /** Method and path. */
  readonly address: string;
}

const operationsOf = ({ paths }: Document): Map<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );

/** Every change, the breaking ones first. */
export function documentChanges(before: Document, after: Document): CallChange[] {
  const [old, now] = [operationsOf(before), operationsOf(after)];
  const both = { before: before.components.schemas, after: after.components.schemas };
  const changes: CallChange[] = [];
  for (const [address, operation] of old) {
    const next = now.get(address);
    const found =
      next === undefined ? [{ isBreaking: true, what: 'removed' }] : operationChanges(operation, next, both);
    changes.push(...found.map((change) => ({ address, ...change })));
  }
  for (const address of now.keys()) if (!old.has(address)) changes.push({ address, isBreaking: false, what: 'new' });
  return [...changes.filter(({ isBreaking }) => isBreaking), ...changes.filter(({ isBreaking }) => !isBreaking)];
}

function operationChanges(before: Operation, after: Operation, both: Both): Change[] {
  return [
    ...accessChanges(before, after),
    ...parameterChanges(before, after, both),
    ...mediaChanges(before.requestBody?.content, after.requestBody?.content, 'request', both),
    ...mediaChanges(contentOf(before), contentOf(after), 'reply', both),
    ...refusalChanges(before, after),
  ];
}

const successOf = ({ schema }: Media): Media => ({ schema: schema.anyOf?.[0] ?? schema });

/** The reply of a success; a refusal has no data to compare, only its code. */
function contentOf({ responses }: Operation): Readonly<Record<string, Media>> | undefined {
  const reply = responses['200'];
  if (reply === undefined || !('content' in reply)) return undefined;
  return Object.fromEntries(Object.entries(reply.content ?? {}).map(([type, media]) => [type, successOf(media)]));
}

const namesOf = ({ security }: Operation): string[] => security.flatMap((one) => Object.keys(one)).toSorted();

function accessChanges(before: Operation, after: Operation): Change[] {
  const [old, now] = [namesOf(before), namesOf(after)];
  if (old.join(' ') === now.join(' ')) return [];
  return [{ isBreaking: now.length > 0, what: `access ${old.join(' ') || 'open'} -> ${now.join(' ') || 'open'}` }];
}

const inQuery = ({ parameters = [] }: Operation): Map<string, Parameter> =>
  new Map(parameters.flatMap((one) => ('in' in one ? [[one.name, one] as const] : [])));

const objectOf = (parameters: Map<string, Parameter>) => ({
  type: 'object',
  properties: Object.fromEntries([...parameters].map(([name, { schema = {} }]) => [name, schema])),
  required: [...parameters].filter(([, { required }]) => required).map(([name]) => name),
});

function parameterChanges(before: Operation, after: Operation, both: Both): Change[] {
  return schemaChanges(objectOf(inQuery(before)), objectOf(inQuery(after)), 'request', both);
}

type Content = Readonly<Record<string, Media>> | undefined;

function mediaChanges(before: Content = {}, after: Content = {}, side: 'request' | 'reply', both: Both): Change[] {
  const changes: Change[] = [];
  for (const [type, { schema }] of Object.entries(before)) {
    const next = after[type];
    if (next === undefined) changes.push({ isBreaking: true, what: `${side} as ${type}: removed` });
    else
      changes.push(
        ...schemaChanges(schema, next.schema, side, both).map((change) => ({
          ...change,
          what: `${side} ${change.what}`,
        })),
      );
  }
  return changes;
}

const refusalNames = (operation: Operation): Map<string, number> =>
  new Map((operation['x-refusals'] ?? []).map(({ name, code }) => [name, code]));

/** A client has no words or way on for a refusal that it does not know. */
function refusalChanges(before: Operation, after: Operation): Change[] {
  const [old, now] = [refusalNames(before), refusalNames(after)];
  const changes: Change[] = [];
  for (const [name, code] of now) {
    const was = old.get(name);
    if (was === undefined) changes.push({ isBreaking: true, what: `new refusal ${code} ${name}` });
    else if (was !== code) changes.push({ isBreaking: true, what: `refusal ${name}: code ${was} -> ${code}` });
  }
  for (const [name, code] of old)
    if (!now.has(name)) changes.push({ isBreaking: false, what: `refusal ${code} ${name}: removed` });
  return changes;
}
