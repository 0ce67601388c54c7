/** Limits and stops of a player hold in every family, checked by a stake as a window or the lottery's desk places it. */
import * as limits from '@foyer/contract/protection/limits.ts';
import { afterAll, expect, it } from 'vitest';
import { stakedFamilies } from '../jurisdiction/schema.ts';
import { stakingIn } from '../jurisdiction/testing/stakes.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';

const t = await openTestHouse();
afterAll(async () => {
  await assertBooksAreZero(t.house.db);
  await t.close();
});

it.each(stakedFamilies)('stops at a limit of stakes and of losses in %s, in every span. M14', async (family) => {
  for (const [kind, refusal] of [
    ['stake', 'STAKE_LIMIT'],
    ['loss', 'LOSS_LIMIT'],
  ] as const) {
    for (const span of limits.limitSpans) {
      const { client, stake } = await stakingIn(t, family);
      await client.ok(limits.setLimit, { kind, span, amount: 0 });
      expect([span, await stake()]).toEqual([span, refusal]);
    }
  }
});

it.each(stakedFamilies)('takes no stake in %s after a time-out, and takes one before it. M16, M17', async (family) => {
  const first = await stakingIn(t, family);
  expect(await first.stake()).toBeUndefined();
  const { client, stake } = await stakingIn(t, family);
  await client.ok(limits.stopPlay, { kind: 'timeOut', days: '1' });
  expect(await stake()).toBe('PLAY_STOPPED');
});
