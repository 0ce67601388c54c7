/** Every requirement of the lobby is named by a test: in its title, or in a table that titles are made of. */
import { expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';

/** `ROUTE-001`, and `ROUTE-026 to ROUTE-044` for all between. */
const named = /\b(ROUTE|HOME|CALL)-(\d{3})(?: to (?:\1-)?(\d{3}))?/g;

function cited(): Set<string> {
  const ids = new Set<string>();
  for (const [path, source] of sourceFiles()) {
    if (path === 'tools/cited.test.ts' || !/\.(test|spec)\.tsx?$|^e2e\/.*\.ts$/.test(path)) continue;
    for (const [, area = '', from = '', until = from] of source.matchAll(named)) {
      for (let number = Number(from); number <= Number(until); number += 1) {
        ids.add(`${area}-${String(number).padStart(3, '0')}`);
      }
    }
  }
  return ids;
}

const idsOf = (area: string, from: number, until: number): string[] =>
  Array.from({ length: until - from + 1 }, (_, step) => `${area}-${String(from + step).padStart(3, '0')}`);

it('names every address and every part of the home page in a test', () => {
  const known = cited();
  const wanted = [...idsOf('ROUTE', 1, 74), ...idsOf('HOME', 1, 25)];
  expect(wanted.filter((id) => !known.has(id))).toEqual([]);
});

/** The lobby's own; promotions (CALL-028 to 036) and the account's (CALL-022) belong to other rooms. */
const lobbyCalls = [...idsOf('CALL', 1, 58), ...idsOf('CALL', 184, 190), 'CALL-199', ...idsOf('CALL', 203, 205)];
const elsewhere = new Set([...idsOf('CALL', 28, 36), 'CALL-022']);

it('names every call of the lobby in a test', () => {
  const known = cited();
  expect(lobbyCalls.filter((id) => !elsewhere.has(id) && !known.has(id))).toEqual([]);
});
