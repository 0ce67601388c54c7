/**
 * How many of the listed calls are declared by the contract, handled by the house and used by the client, and whether
 * every listed parameter is sent or decoded: `npm run calls`, with --list for each call.
 */
import { fileURLToPath } from 'node:url';
import { calls } from '@foyer/contract/calls.ts';
import type { Call } from '@foyer/contract/call.ts';
import { fileFields } from '@foyer/contract/form.ts';
import { carriesSession } from '@foyer/contract/sessionField.ts';
import { callList } from './callList.ts';
import { callParameters } from './callParameters.ts';
import { importsOf, isTestFile, sourceFiles } from './imports.ts';

export interface CallState {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly isDeclared: boolean;
  readonly isHandled: boolean;
  readonly isUsed: boolean;
  /** Parameters in the list. */
  readonly parameters: readonly string[];
  /** Those of them that are neither sent nor decoded. */
  readonly missing: readonly string[];
}

/** Fields of an object schema, also inside a pipe. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('entries' in schema && typeof schema.entries === 'object') return Object.keys(schema.entries ?? {});
  return 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe.flatMap(fieldsOf) : [];
}

/** Wire names of the fields that the client sends and the house decodes; the web part fills `UUID`. */
function wireNames(call: Call): Set<string> {
  return new Set([
    ...fieldsOf(call.request.schema),
    'lang',
    'frontType',
    'deviceId',
    ...(carriesSession(call) ? ['UUID'] : []),
    ...(call.body === 'multipart' ? fileFields : []),
  ]);
}

/** Names imported from the contract's domains by files of the client that a screen can reach. */
export function usedNames(files: ReadonlyMap<string, string>): Set<string> {
  const used = new Set<string>();
  for (const [path, source] of files) {
    if (!path.startsWith('client/src/') || isTestFile(path)) continue;
    if (!importsOf(path, source).some(({ to }) => /^contract\/src\/\w+\//.test(to))) continue;
    for (const [, names = ''] of source.matchAll(/import\s+\{([^}]*)\}\s+from\s+'@foyer\/contract\/\w+\/\w+\.ts'/g)) {
      for (const name of names.split(',')) used.add((name.trim().split(/\s+as\s+/)[0] ?? '').trim());
    }
  }
  return used;
}

/** A call counts as declared if id, name, method and path are as listed. */
export function statesOf(
  declared: readonly Call[],
  handled: ReadonlySet<string>,
  used: ReadonlySet<string>,
): CallState[] {
  const byId = new Map(declared.map((call) => [call.id as string, call]));
  return callList.map(({ id, method, name, path }) => {
    const call = byId.get(id);
    const isDeclared = call !== undefined && call.name === name && call.path === path && call.method === method;
    return {
      id,
      name,
      path,
      isDeclared,
      isHandled: isDeclared && handled.has(name),
      isUsed: isDeclared && used.has(name),
      ...parametersOf(id, call),
    };
  });
}

function parametersOf(id: string, call: Call | undefined): Pick<CallState, 'parameters' | 'missing'> {
  const parameters = callParameters.get(id) ?? [];
  const known = call === undefined ? new Set<string>() : wireNames(call);
  return { parameters, missing: parameters.filter((name) => !known.has(name)) };
}

/** Our own calls, outside the specification, need no row in the list. */
const isOurs = (id: string): boolean => id.startsWith('CALL-X');

/** Declared calls that are not listed, or listed differently. */
export function strangersIn(declared: readonly Call[]): string[] {
  const listed = new Map(callList.map((row) => [row.id, `${row.method} ${row.name} ${row.path}`]));
  return declared.flatMap(({ id, method, name, path }) => {
    const wanted = listed.get(id);
    if (wanted === undefined && isOurs(id)) return [];
    return wanted === `${method} ${name} ${path}`
      ? []
      : [`${id} ${method} ${name} ${path}; listed: ${wanted ?? 'nothing'}`];
  });
}

const mark = (yes: boolean, word: string): string => (yes ? word : '-').padEnd(9);

async function print(): Promise<void> {
  const { handlers } = await import('@foyer/house/handlers.ts');
  const states = statesOf(Object.values<Call>(calls), new Set(Object.keys(handlers)), usedNames(sourceFiles()));
  const count = (of: (state: CallState) => boolean): number => states.filter(of).length;
  if (process.argv.includes('--list')) {
    for (const state of states) {
      const marks = mark(state.isDeclared, 'declared') + mark(state.isHandled, 'handled') + mark(state.isUsed, 'used');
      console.log(
        `${state.id.padEnd(9)} ${marks} ${state.name.padEnd(28)} ${state.path} ${state.parameters.join(' ')}`,
      );
    }
  }
  console.log(`${states.length} calls in the specification`);
  console.log(`${count((state) => state.isDeclared)} declared in the contract`);
  console.log(`${count((state) => state.isHandled)} handled by the house`);
  console.log(`${count((state) => state.isUsed)} used by the client`);
  const named = states.flatMap(({ parameters }) => parameters);
  const missing = states.flatMap((state) => state.missing.map((name) => `${state.id} ${state.name} ${name}`));
  const sessions = named.filter((name) => name === 'UUID').length;
  console.log(`${named.length - missing.length} of ${named.length} named parameters sent or decoded`);
  console.log(`${sessions} calls name UUID`);
  for (const line of missing) console.log(`neither sent nor decoded: ${line}`);
  for (const stranger of strangersIn(Object.values<Call>(calls))) console.log(`not as listed: ${stranger}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await print();
