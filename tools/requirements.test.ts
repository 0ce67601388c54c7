/** The list of requirements in docs/requirements and the citations in the code name the same IDs. */
import { expect, it } from 'vitest';
import { citations, idsIn, indexOf, readIndex, requirements } from './requirements.ts';

const cited = citations();
const lines = requirements();

it('has a line in docs/requirements for every ID that the code cites', () => {
  const missing = [...cited].filter(([id]) => !lines.has(id)).map(([id, files]) => `${id} in ${files[0]}`);
  expect(missing).toEqual([]);
});

it('cites every ID of docs/requirements somewhere in the code', () => {
  expect([...lines.keys()].filter((id) => !cited.has(id))).toEqual([]);
});

it('keeps docs/requirements/index.md up to date: npm run requirements', () => {
  expect(readIndex() === indexOf(lines, cited)).toBe(true);
});

it('reads single IDs, ranges and standards, but not drawing commands', () => {
  expect(idsIn("it('does. M20, SI-901, STATE-901 to 903, CALL-X01'); const way = 'M24 12H10';")).toEqual([
    'M20',
    'SI-901',
    'STATE-901',
    'STATE-902',
    'STATE-903',
    'CALL-X01',
  ]);
});
