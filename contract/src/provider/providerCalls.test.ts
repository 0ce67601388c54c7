/** The page for providers lists every call with its fields and refusals, and every refusal with its status. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { providerCalls } from './providerCalls.ts';
import { foreignRefusals } from './providerRefusals.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../../docs/game-providers.md'), 'utf8');
const words = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
const rows = page.split('\n').map((line) => line.split('|').slice(1, -1));

const fieldsOf = (schema: v.GenericSchema): string[] => {
  const { entries } = ('pipe' in schema ? (schema.pipe as object[])[0] : schema) as { entries: object };
  return Object.keys(entries);
};

it.each(Object.values(providerCalls))('describes $path', ({ path, request, response, refuses }) => {
  const [, body = '', reply = '', refusals = ''] = rows.find(([first = '']) => words(first)[0] === path) ?? [];
  expect([words(body), words(reply), words(refusals)]).toEqual([fieldsOf(request), fieldsOf(response), [...refuses]]);
});

it('describes every refusal with its status', () => {
  const listed = rows.flatMap(([word = '', status = '']) =>
    /^ \d{3} $/.test(status) ? [[words(word)[0] ?? '', Number(status)] as const] : [],
  );
  expect(Object.fromEntries(listed)).toEqual(foreignRefusals);
});
