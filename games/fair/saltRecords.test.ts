/** The check of a salt in the browser finds each planted fault. F01, F03 */
import { noSalt } from '@foyer/contract/chainSalt.ts';
import { publishedChain, statedChain } from './testing/grindingHouse.ts';
import { opensAt } from './salt.ts';
import { expect, it } from 'vitest';
import { checkSalt } from './saltRecords.ts';
import type { PublicRecords, StatedChain } from './saltRecords.ts';

const told = publishedChain('a house', true);
const { list } = told;
const { saltDay } = told.salt;
const chain = statedChain(told);
const records: PublicRecords = { leaves: told.leaves, entries: list.slice(1) };
const whole = { isInOrder: true, areSeedsPublic: true, isListed: true };

it('holds for an honest chain, also for the first entry of the list', () => {
  expect(checkSalt(chain, told.startMs, records)).toEqual(whole);
  const first = { ...chain, anchor: list[0]?.body.split(' ')[5] ?? '', publishedMs: list[0]?.publishedMs ?? 0 };
  const unwaited = { ...first, salt: { ...noSalt, kind: 'unwaited' as const, entryNo: 1 } };
  expect(checkSalt(unwaited, told.startMs, { leaves: [], entries: list }).isListed).toBe(true);
});

it.each<[string, Partial<typeof whole>, Partial<PublicRecords>, Partial<StatedChain>]>([
  ['a seed that is left out', { areSeedsPublic: false }, { leaves: told.leaves.slice(1) }, {}],
  ['another salt', { isInOrder: false }, {}, { salt: { ...chain.salt, salt: 'ab'.repeat(32) } }],
  ['another pulse', { isInOrder: false }, {}, { salt: { ...chain.salt, pulse: 'ab'.repeat(32) } }],
  ['a later anchor', { isInOrder: false, isListed: false }, {}, { publishedMs: opensAt(saltDay) + 1 }],
  ['an anchor that is not listed', { isListed: false }, {}, { anchor: 'ab'.repeat(32) }],
  [
    'another day in the list',
    { isListed: false, isInOrder: false },
    {},
    { salt: { ...chain.salt, saltDay: saltDay + 1 } },
  ],
  ['the chain of another game', { isListed: false }, {}, { name: 'table:other' }],
  ['the entry of another chain', { isListed: false }, {}, { salt: { ...chain.salt, entryNo: 4 } }],
  ['no entry', { isListed: false }, { entries: list.slice(3) }, {}],
  ['an entry without the one before', { isListed: false }, { entries: list.slice(2) }, {}],
  [
    'a broken link',
    { isListed: false },
    {
      entries: list.slice(1).map((entry, at) => (at === 2 ? { ...entry, publishedMs: entry.publishedMs - 1 } : entry)),
    },
    {},
  ],
])('finds %s', (_what, found, given, changed) => {
  const check = checkSalt({ ...chain, ...changed }, told.startMs, { ...records, ...given });
  expect(check).toEqual({ ...whole, ...found });
});

it('finds a salt that was fixed when the event had already begun', () => {
  expect(checkSalt(chain, told.salt.fixedMs - 1, records).isInOrder).toBe(false);
});
