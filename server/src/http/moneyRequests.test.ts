/** Requests that are stored together. What a request is stored for is tested in once.test.ts. */
import { afterAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import { claim, find, keep } from './moneyRequests.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const { db } = t.house;
const key = (requestId: string) => ({ playerId: 'p', requestId, callName: 'transfer' });
const worker = (hash: string) => ({ bodyHash: Buffer.from(hash), owner: 'o', nowMs: 1 });

it('claims an id for one of those who ask for it together, whose body is stored. L05', async () => {
  const asked = [['a'], ['b'], ['z', 'first'], ['c'], ['z', 'second'], ['a', 'other']] as const;
  // The first two are sent alone, the others in one statement. Which statement comes first is the database's choice.
  const claimed = await Promise.all(asked.map(([id, hash = id]) => claim(db, key(id), worker(hash))));
  for (const id of ['a', 'b', 'c', 'z']) {
    const winners = asked.filter(([one], place) => one === id && claimed[place] === true);
    const body = String((await find(db, key(id)))?.body_hash);
    expect([id, winners.map(([one, hash = one]) => hash)]).toEqual([id, [body]]);
  }
});

it('keeps each its own reply, and none for a request that nobody made. L05', async () => {
  const ids = ['a', 'b', 'c', 'z', 'unknown'];
  expect(await Promise.all(ids.map((id) => keep(db, key(id), `reply of ${id}`)))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  const replies = await Promise.all(ids.map(async (id) => (await find(db, key(id)))?.reply));
  expect(replies).toEqual(['reply of a', 'reply of b', 'reply of c', 'reply of z', undefined]);
});
