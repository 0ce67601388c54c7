/** The check of a salt in the browser finds each planted fault. F01, F03 */
import { noSalt } from '@foyer/contract/chainSalt.ts';
import type { LotteryChain } from '@foyer/contract/lottery/draws.ts';
import { linked, publishedChain } from '@foyer/games/fair/testing/grindingHouse.ts';
import { closesAt, opensAt } from '@foyer/games/fair/salt.ts';
import { expect, it } from 'vitest';
import { checkSalt } from './checkSalt.ts';
import type { PublicRecords } from './checkSalt.ts';

const told = publishedChain('a house', true);
const list = linked(
  told.list.map(({ publishedMs, body }) => ({ publishedMs, body: body.replace('table:wheel', 'lottery:minute') })),
);
const { saltDay } = told.salt;
const chain: LotteryChain = {
  chainNo: 2,
  anchor: told.links[0] ?? '',
  firstIssue: '1',
  lastIssue: '20',
  length: 20,
  publishedMs: told.publishedMs,
  salt: {
    ...told.salt,
    kind: 'pulse',
    opensMs: opensAt(saltDay),
    closesMs: closesAt(saltDay),
    pulseAddress: 'https://beacon.example/1',
    entryNo: 3,
  },
};
const records: PublicRecords = { leaves: told.leaves, entries: list.slice(1) };
const whole = { isInOrder: true, areSeedsPublic: true, isListed: true };

it('holds for an honest chain, also for the first entry of the list', () => {
  expect(checkSalt('minute', chain, told.startMs, records)).toEqual(whole);
  const first = { ...chain, anchor: list[0]?.body.split(' ')[5] ?? '', publishedMs: list[0]?.publishedMs ?? 0 };
  const unwaited = { ...first, salt: { ...noSalt, kind: 'unwaited' as const, entryNo: 1 } };
  expect(checkSalt('minute', unwaited, told.startMs, { leaves: [], entries: list }).isListed).toBe(true);
});

it.each<[string, Partial<typeof whole>, Partial<PublicRecords>, Partial<LotteryChain>]>([
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
  const check = checkSalt('minute', { ...chain, ...changed }, told.startMs, { ...records, ...given });
  expect(check).toEqual({ ...whole, ...found });
});

it('finds a salt that was fixed when the draw was already open', () => {
  expect(checkSalt('minute', chain, told.salt.fixedMs - 1, records).isInOrder).toBe(false);
});
