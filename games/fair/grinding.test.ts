/** Chains that were chosen for their results: an old chain hides it, a salted one makes it useless or shows it. F01 */
import { describe, expect, it } from 'vitest';
import { faultsOfList } from './anchorList.ts';
import type { ListEntry, ListFault } from './anchorList.ts';
import { areLeavesOf, closesAt, leafOf, leavesHashOf, opensAt, saltOf, verifySalt } from './salt.ts';
import { roundName, tableNumbers, verifyTable } from './tableRound.ts';
import { groundChain, hashOf, linked, publishedChain, redBias } from './testing/grindingHouse.ts';
import type { PublishedChain } from './testing/grindingHouse.ts';

const houses = 40;
const tries = 40;
const rounds = 200;

const ground = Array.from({ length: houses }, (_, house) => groundChain(`house ${house}`, tries, rounds));
const meanBias = (saltOfHouse: (house: number) => string): number =>
  ground.reduce((sum, links, house) => sum + redBias(links, saltOfHouse(house)), 0) / houses;

describe('a house that tries many secrets before it publishes one', () => {
  it('takes red from every chain without a salt, and each of its rounds verifies', () => {
    expect(meanBias(() => '')).toBeLessThan(-1.5);
    const links = ground[0] ?? [];
    for (let position = 1; position <= rounds; position += 1) {
      const [seed = '', draw] = [links[position], roundName('wheel', String(position))];
      const numbers = tableNumbers('roulette', seed, draw);
      expect(verifyTable('roulette', { anchor: links[0] ?? '', seed, position, draw, numbers })).toBe('holds');
    }
  });

  it('gains nothing on a chain whose salt is fixed after its anchor', () => {
    // 40 houses: the mean has a standard error of 0.16.
    expect(Math.abs(meanBias((house) => hashOf(`salt ${house}`)))).toBeLessThan(0.8);
  });
});

it('checks a round with the salt of its chain, and with no other', () => {
  const { links, salt } = publishedChain('one', false);
  const [anchor = '', , , seed = ''] = links;
  const draw = roundName('wheel', '3');
  const numbers = tableNumbers('baccarat', seed, draw, salt.salt);
  const claim = { anchor, seed, position: 3, draw, numbers };
  expect(verifyTable('baccarat', { ...claim, salt: salt.salt })).toBe('holds');
  expect(verifyTable('baccarat', { ...claim, salt: hashOf('another') })).toBe('otherNumbers');
  expect(verifyTable('baccarat', claim)).toBe('otherNumbers');
  expect(verifyTable('baccarat', { ...claim, salt: 'short' })).toBe('badSeed');
});

/** Whether anybody who reads the list, the salt, its seeds and a round's proof finds something wrong. */
const isCaught = (told: PublishedChain, witnessed: readonly ListEntry[] = []): boolean =>
  faultsOfList(told.list, witnessed).length > 0 ||
  verifySalt(told.salt, { publishedMs: told.publishedMs, startMs: told.startMs }) !== 'holds' ||
  !areLeavesOf(told.leaves, told.salt) ||
  !told.list.some(({ body }) => body.includes(` ${told.links[0]} `)) ||
  !told.list.some(({ body }) => body.endsWith(` ${told.salt.salt}`));

const withBody = (told: PublishedChain, at: number, change: (entry: ListEntry) => Partial<ListEntry>) =>
  told.list.map((entry, place) => (place === at ? { ...entry, ...change(entry) } : entry));

/** A salt as if it had been made from other seeds or another pulse, with the list changed to agree. */
function resalted(told: PublishedChain, change: Partial<PublishedChain['salt']>): PublishedChain {
  const source = { ...told.salt, ...change };
  const salt = { ...source, salt: saltOf(source) };
  const swap = ({ body }: ListEntry) => ({ body: body.replace(told.salt.salt, salt.salt) });
  return { ...told, salt, list: linked(withBody(told, 4, swap)) };
}

const reanchored = (told: PublishedChain): PublishedChain => {
  const links = told.links.map(hashOf);
  const swap = ({ body }: ListEntry) => ({ body: body.replace(told.links[0] ?? '', links[0] ?? '') });
  return { ...told, links, list: withBody(told, 2, swap) };
};

/** Changes that one list alone reveals. */
const lies: Record<string, (told: PublishedChain) => PublishedChain> = {
  'replaces the anchor in the list': reanchored,
  'shows an anchor that is not in the list': (told) => ({ ...told, links: told.links.map(hashOf) }),
  'replaces the salt': (told) => ({ ...told, salt: { ...told.salt, salt: hashOf(told.salt.salt) } }),
  'removes a player': (told) => ({ ...told, leaves: told.leaves.slice(1) }),
  'adds a player': (told) => ({ ...told, leaves: [...told.leaves, leafOf('invented')] }),
  'swaps a player': (told) => ({ ...told, leaves: [leafOf('invented'), ...told.leaves.slice(1)] }),
  'makes the salt from other players': (told) =>
    resalted(told, { leavesHash: leavesHashOf([...told.leaves, leafOf('invented')]) }),
  'makes the salt of another number of players': (told) => resalted(told, { seedCount: told.salt.seedCount + 1 }),
  'publishes the anchor when the seeds are known': (told) => {
    const publishedMs = opensAt(told.salt.saltDay) + 1;
    return { ...told, publishedMs, list: linked(withBody(told, 2, () => ({ publishedMs }))) };
  },
  'publishes the anchor after the salt and dates it back': (told) => {
    const [first, second, anchor, other, salt] = told.list;
    const list = [first, second, other, salt, anchor].filter((entry) => entry !== undefined);
    return { ...told, list: linked(list) };
  },
  'changes the time of an entry': (told) => ({
    ...told,
    list: withBody(told, 2, ({ publishedMs }) => ({ publishedMs: publishedMs - 60_000 })),
  }),
  'fixes the salt before the salt day closes': (told) => {
    const fixedMs = closesAt(told.salt.saltDay) - 1;
    return {
      ...told,
      salt: { ...told.salt, fixedMs },
      list: linked(withBody(told, 4, () => ({ publishedMs: fixedMs }))),
    };
  },
  'fixes the salt when bets are placed': (told) => ({ ...told, salt: { ...told.salt, fixedMs: told.startMs + 1 } }),
  'takes a pulse from before the salt day closes': (told) =>
    resalted(told, { pulse: hashOf('old'), pulseMs: closesAt(told.salt.saltDay) - 1 }),
  'fixes the salt twice': (told) => ({ ...told, list: linked([...told.list, ...told.list.slice(4)]) }),
  'publishes two anchors for the same rounds': (told) => ({
    ...told,
    list: linked([...told.list.slice(0, 3), ...withBody(reanchored(told), 0, (entry) => entry).slice(2)]),
  }),
  'leaves out an entry': (told) => ({ ...told, list: told.list.filter(({ entryNo }) => entryNo !== 4) }),
  'does not wait for a salt': (told) => ({
    ...told,
    list: linked(withBody(told, 2, ({ body }) => ({ body: body.replace(/\d+$/, 'none') }))),
  }),
};

/** Changes with a consistent list: they show to a reader who kept the last hash of the true list. */
const rewritten: Record<string, (told: PublishedChain) => PublishedChain> = {
  'replaces the anchor': (told) => ({ ...reanchored(told), list: linked(reanchored(told).list) }),
  'replaces the salt and its players': (told) => {
    const leaves = [...told.leaves, leafOf('invented')];
    return { ...resalted(told, { seedCount: leaves.length, leavesHash: leavesHashOf(leaves) }), leaves };
  },
  'replaces the pulse': (told) => resalted(told, { pulse: hashOf('chosen'), pulseMs: closesAt(told.salt.saltDay) }),
  'changes when the anchor was published': (told) => {
    const publishedMs = told.publishedMs - 1_000;
    return { ...told, publishedMs, list: linked(withBody(told, 2, () => ({ publishedMs }))) };
  },
};

const honest = Array.from({ length: 100 }, (_, house) => publishedChain(`house ${house}`, house % 2 === 1));

it('finds nothing wrong with 100 honest houses', () => {
  expect(honest.filter((told) => isCaught(told, told.list.slice(-1)))).toEqual([]);
});

it.each(Object.entries(lies))('catches 100 of 100 houses of which each %s', (_, lie) => {
  expect(honest.filter((told) => isCaught(lie(told)))).toHaveLength(100);
});

it.each(Object.entries(rewritten))('catches 100 of 100 houses that rewrite the whole list, if each %s', (_, lie) => {
  expect(honest.filter((told) => isCaught(lie(told)))).toHaveLength(0);
  expect(honest.filter((told) => isCaught(lie(told), told.list.slice(-1)))).toHaveLength(100);
});

it.each<[ListFault, number, (told: PublishedChain) => PublishedChain]>([
  ['lateAnchor', 3, (told) => lies['publishes the anchor when the seeds are known']?.(told) ?? told],
  ['datedBack', 5, (told) => lies['publishes the anchor after the salt and dates it back']?.(told) ?? told],
  ['brokenLink', 3, reanchored],
  ['earlySalt', 5, (told) => lies['fixes the salt before the salt day closes']?.(told) ?? told],
  ['secondSalt', 6, (told) => lies['fixes the salt twice']?.(told) ?? told],
  ['secondAnchor', 4, (told) => lies['publishes two anchors for the same rounds']?.(told) ?? told],
  ['notWaited', 3, (told) => lies['does not wait for a salt']?.(told) ?? told],
  ['badEntry', 2, (told) => ({ ...told, list: linked(withBody(told, 1, () => ({ body: 'anchor of another kind' }))) })],
])('names %s and its entry to the reader of the list alone', (fault, entryNo, lie) => {
  const [told] = honest;
  expect(told && faultsOfList(lie(told).list)).toContainEqual({ entryNo, fault });
});
