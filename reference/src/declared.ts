/** Every declared call with the room and the words of its declaration, read from the contract's own files. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Call } from '@foyer/contract/call.ts';
import { calls } from '@foyer/contract/calls.ts';
import type { PlayCall } from '@foyer/contract/play/play.ts';
import type { Codec } from '@foyer/contract/wire.ts';

export interface Declared<C> {
  readonly call: C;
  readonly name: string;
  /** The folder of the contract. */
  readonly room: string;
  /** The comment above the declaration, without the ids of requirements; '' if there is none. */
  readonly words: string;
}

export interface Contract {
  readonly calls: readonly Declared<Call>[];
  readonly playCalls: readonly Declared<PlayCall>[];
  /** Names of exported records, by their valibot schema. */
  readonly names: ReadonlyMap<unknown, string>;
  readonly records: ReadonlyMap<string, Codec<unknown>>;
}

const folder = dirname(fileURLToPath(import.meta.resolve('@foyer/contract/call.ts')));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isCall = (value: unknown): value is Call => isObject(value) && 'id' in value && 'path' in value;
const isPlayCall = (value: unknown): value is PlayCall =>
  isObject(value) && !('id' in value) && 'path' in value && 'refuses' in value;
const isRecord = (value: unknown): value is Codec<unknown> =>
  isObject(value) && 'inside' in value && isObject(value.inside) && !('item' in value.inside);

/** Requirements are cited at the end of a comment. They are listed elsewhere, under docs/requirements. */
const ids = /(?:[\s,]*\b(?:[A-Z]+-[A-Z]?\d+|[A-Z]\d{2}|\d\.\d\.\d)(?:,| to|\.)?)+$/;

function wordsAbove(source: string): Map<string, string> {
  const found = new Map<string, string>();
  const declaration = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = \w+[(<]/g;
  for (const [, comment = '', name = ''] of source.matchAll(declaration)) {
    const words = comment
      .replaceAll(/^\s*\* ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    found.set(name, words.replace(ids, '').trim());
  }
  return found;
}

/** Files of the rooms, without tests and without the rules, which are no rooms. */
function filesOfRooms(): [room: string, file: string][] {
  const rooms = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== 'rules');
  return rooms.flatMap(({ name }) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .toSorted()
      .map((file): [string, string] => [name, file]),
  );
}

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Reads the whole contract. A record that is exported under one name is a component of the document. */
export async function readContract(): Promise<Contract> {
  const found: Declared<Call>[] = [];
  const playCalls: Declared<PlayCall>[] = [];
  const names = new Map<unknown, string>();
  const records = new Map<string, Codec<unknown>>();
  for (const [room, file] of [...filesOfRooms(), ['', 'assets.ts'] as const]) {
    const path = join(folder, room, file);
    const words = wordsAbove(readFileSync(path, 'utf8'));
    const exported = Object.entries((await import(path)) as Record<string, unknown>);
    for (const [name, value] of exported) {
      const about = { name, room, words: words.get(name) ?? '' };
      if (isCall(value)) found.push({ ...about, call: value });
      else if (isPlayCall(value)) playCalls.push({ ...about, call: value });
      else if (isRecord(value) && !names.has(value.schema) && !records.has(capital(name))) {
        names.set(value.schema, capital(name));
        records.set(capital(name), value);
      }
    }
  }
  const known = new Set<unknown>(Object.values(calls));
  return { calls: found.filter(({ call }) => known.has(call)), playCalls, names, records };
}
