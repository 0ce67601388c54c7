/** Crashes during a purchase, a cycle or the end of a plan: the jobs complete it exactly once. L10, STATE-016 */
import { queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import type { House } from '../house.ts';
import { dying, Killed } from '../testing/dying.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { payFor } from './buy.ts';
import { closeOrder } from './close.ts';
import { interestJobs } from './jobs.ts';
import { planOnSale, writeAsked } from './store.ts';
import { baht, dayMs, hourMs, interestTesting } from './testing/interest.ts';

// Plans outlast a session.
const t = await openTestHouse({ config: { sessionIdleMs: 1e12, sessionLifeMs: 1e12 } });
const { house, clock } = t;
const { playerWith, left } = interestTesting(t);
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => t.close());

const only = async (playerId: string) =>
  house.db.selectFrom('interest_order').selectAll().where('player_id', '=', playerId).executeTakeFirstOrThrow();
const ask = async (playerId: string, satang: number) => {
  const plan = await planOnSale(house, 'month');
  if (!plan) throw new Error('no plan');
  const ids = { player_id: playerId, order_id: `I${playerId}`, request_key: `ask ${playerId}` };
  const order = await writeAsked(house, plan, { ...ids, principal_satang: satang, created_ms: clock.nowMs }, (within) =>
    house.jobs.add(
      'interest.pay',
      { playerId, orderId: ids.order_id },
      { key: ids.order_id, runAtMs: clock.nowMs + 60_000, within },
    ),
  );
  if (!order) throw new Error('sold out');
  return order;
};

it.each(['before', 'after'] as const)(
  'the job completes a purchase once if the house is killed %s its payment',
  async (when) => {
    const { playerId, accounts, mine } = await playerWith(1000);
    const order = await ask(playerId, baht(400));
    await expect(payFor(dying(house, when), order)).rejects.toThrow(Killed);
    expect(await mine()).toEqual([]);
    await t.runDueJobs(clock.nowMs + 60_000);
    await t.runDueJobs(clock.nowMs + 60_000);
    expect(await mine()).toMatchObject([{ status: '0', principalSatang: baht(400) }]);
    expect(await accounts()).toEqual({ main: baht(600), savings: baht(400) });
  },
);

it('the job returns the place of a purchase if the house is killed before the payment and the money is gone by then', async () => {
  const { playerId, accounts, mine } = await playerWith(100);
  const before = await left('month');
  await ask(playerId, baht(400));
  expect(await left('month')).toBe(before - 1);
  await t.runDueJobs(clock.nowMs + 60_000);
  expect([await mine(), await left('month')]).toEqual([[], before]);
  expect(await accounts()).toEqual({ main: baht(100), savings: 0 });
});

for (const when of ['before', 'after'] as const)
  for (const [nth, what] of [
    [1, 'the principal'],
    [2, 'the interest'],
  ] as const)
    it(`the job pays back each part once, under its lock, if the house is killed ${when} ${what} is paid back`, async () => {
      const { playerId, buy, accounts, client } = await playerWith(10_000);
      await buy('month', 10_000);
      clock.nowMs += 3 * dayMs;
      await expect(closeOrder(dying(house, when, 'post', nth), await only(playerId), 'redeemed')).rejects.toThrow(
        Killed,
      );
      expect((await only(playerId)).paid_back_ms).toBeNull();
      await t.runDueJobs();
      await t.runDueJobs(clock.nowMs + hourMs);
      expect(await accounts()).toEqual({ main: baht(10_009), savings: 0 });
      expect((await client.ok(queryUserLockAmount, {})).lockedSatang).toBe(baht(10_009));
      expect((await only(playerId)).paid_back_ms).not.toBeNull();
    });

it('continues if the house is killed between computing a cycle and scheduling the next one', async () => {
  const { playerId, buy } = await playerWith(10_000);
  await buy('week', 10_000);
  const startMs = clock.nowMs;
  const cycleJob = interestJobs.find(({ name }) => name === 'interest.cycle');
  const order = await only(playerId);
  clock.nowMs = startMs + dayMs;
  const deaf: House = { ...house, jobs: { ...house.jobs, add: () => Promise.reject(new Killed()) } };
  const due = {
    id: '',
    name: 'interest.cycle',
    key: '',
    runAtMs: 0,
    failures: 0,
    payload: { playerId, orderId: order.order_id, cycle: 1 },
  };
  await expect(cycleJob?.run(deaf, due)).rejects.toThrow(Killed);
  await t.runDueJobs(startMs + dayMs);
  await t.runDueJobs(startMs + 2 * dayMs);
  expect(await only(playerId)).toMatchObject({ cycles: 2, interest_satang: baht(4) });
});
