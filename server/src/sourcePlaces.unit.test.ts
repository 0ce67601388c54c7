/** Stacks of a bundled house name the places of the sources, and its maps are read only when a stack is logged. */
import { SourceMap, stripTypeScriptTypes } from 'node:module';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createSourcePlaces, withSourcePlaces } from './sourcePlaces.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

const source = readFileSync(join(import.meta.dirname, 'log.ts'), 'utf8');
const made = stripTypeScriptTypes(source, { mode: 'transform', sourceMap: true, sourceUrl: 'server/src/log.ts' });
const [script = '', inline = ''] = made.split('//# sourceMappingURL=data:application/json;base64,');
const map = JSON.parse(Buffer.from(inline, 'base64').toString()) as ConstructorParameters<typeof SourceMap>[0];
writeFileSync(join(folder, 'main.js'), script);
writeFileSync(join(folder, 'main.js.map'), JSON.stringify(map));
const at = (place: string): string => `${pathToFileURL(folder).href}/${place}`;

it('names the same line as Node’s own source maps, for every place of a script', () => {
  const places = script.split('\n').flatMap((text, index) => {
    const columns = Array.from({ length: Math.ceil(text.length / 7) }, (_, step) => step * 7 + 1);
    return columns.map((column) => [index + 1, column] as const);
  });
  const node = new SourceMap(map);
  const expected = places.map(([line, column]) => {
    const found = node.findEntry(line - 1, column - 1);
    const isMapped = 'originalLine' in found && found.generatedLine === line - 1;
    return isMapped ? `server/src/log.ts:${found.originalLine + 1}` : at(`main.js:${line}:${column}`);
  });
  expect(expected.filter((place) => place.startsWith('server/')).length).toBeGreaterThan(200);
  const words = places.map(([line, column]) => at(`main.js:${line}:${column}`)).join('\n');
  expect(createSourcePlaces(folder)(words).split('\n')).toEqual(expected);
});

it('follows the mappings from one source to the next, whose lines begin again at 1', () => {
  const two = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA;AACA;AAgCA;ACjCA;AACA' };
  writeFileSync(join(folder, 'two.js.map'), JSON.stringify(two));
  const words = [1, 2, 3, 4, 5].map((line) => at(`two.js:${line}:1`)).join(' ');
  expect(createSourcePlaces(folder)(words)).toBe('a.ts:1 a.ts:2 a.ts:34 b.ts:1 b.ts:2');
});

it('leaves what has no map, and what is in another folder', () => {
  const words = `Error: x\n    at f (${at('libraries-x.js:3:4')})\n    at file:///srv/other/main.js:5:1\n    at ${at('../main.js:5:1')}`;
  expect(createSourcePlaces(folder)(words)).toBe(words);
});

it('remembers a place, so that an error which is logged again reads no map', () => {
  const name = createSourcePlaces(folder);
  const line = script.split('\n').findIndex((text) => text.includes('return pino(')) + 1;
  const words = `    at createLog (${at(`main.js:${line}:12`)})`;
  const first = name(words);
  expect(first).toMatch(/^ {4}at createLog \(server\/src\/log\.ts:\d+\)$/);
  const path = join(folder, 'main.js.map');
  rmSync(path);
  onTestFinished(() => writeFileSync(path, JSON.stringify(map)));
  expect(name(words)).toBe(first);
});

it('leaves the stacks of sources and the values that are no errors as they are', () => {
  const error = new Error('x', { cause: new Error('y') });
  const { stack } = error;
  expect([withSourcePlaces(error), error.stack, withSourcePlaces('x')]).toEqual([error, stack, 'x']);
});
