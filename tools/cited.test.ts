/** Tests cite every requirement of the lobby: in a title, or in a table that titles are made of. */
import { expect, it } from 'vitest';
import { cited, citedIn, idsOf } from './citations.ts';

it('cites every address and every part of the home page in a test', () => {
  const known = cited();
  const wanted = [...idsOf('ROUTE', 1, 74), ...idsOf('HOME', 1, 25)];
  expect(wanted.filter((id) => !known.has(id))).toEqual([]);
});

/** Calls of the lobby. Promotions (CALL-028 to 036) and the account's (CALL-022) belong to other domains. */
const lobbyCalls = [...idsOf('CALL', 1, 58), ...idsOf('CALL', 184, 190), 'CALL-199', ...idsOf('CALL', 203, 205)];
const elsewhere = new Set([...idsOf('CALL', 28, 36), 'CALL-022']);

it('cites every call of the lobby in a test', () => {
  const known = cited();
  expect(lobbyCalls.filter((id) => !elsewhere.has(id) && !known.has(id))).toEqual([]);
});

it('reads single numbers and ranges, only from tests', () => {
  const files = new Map([
    ['a/b.test.ts', "it('leads on. ROLE-900, STATE-901 to 903')"],
    ['a/b.ts', '/** ROLE-904 */'],
  ]);
  expect([...citedIn(files)]).toEqual(['ROLE-900', 'STATE-901', 'STATE-902', 'STATE-903']);
});
