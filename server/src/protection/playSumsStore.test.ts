/** What was played since a moment, found among many movements. M13 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { titles } from '../ledger/accounts.ts';
import type { Movement } from '../ledger/accounts.ts';
import { createLedger } from '../ledger/post.ts';
import { countingIds, openTestLedger, topUp } from '../ledger/testing/ledger.ts';
import type { TestLedger } from '../ledger/testing/ledger.ts';
import { largeStakesSince, playedSince } from './playSumsStore.ts';

let house: TestLedger;
beforeAll(async () => {
  house = await openTestLedger();
});
afterAll(() => house.close());

const startMs = Date.UTC(2026, 10, 20);
const lottery = 'house:games:lottery';

function play(key: string, title: Movement['title'], amountSatang: number): Movement {
  const legs = [
    { account: 'main', amountSatang },
    { account: lottery, amountSatang: -amountSatang },
  ] as const;
  return { playerId: 'ann', key, title, reference: key, legs };
}

it('sums the movements of a moment and later, though some were posted after later ones', async () => {
  const { db, money } = house;
  let nowMs = startMs;
  const ledger = createLedger({ db, money, now: () => nowMs, random: countingIds() });
  await ledger.post(topUp('ann', 'opening', 1_000));
  const posted: {
    readonly atMs: number;
    readonly staked: number;
    readonly returned: number;
    readonly isLarge: boolean;
  }[] = [];
  let balance = 1_000;
  for (let index = 1; index <= 60; index += 1) {
    // Every third movement waited for up to half a minute.
    nowMs = startMs + index * 10_000 - (index % 3 === 0 ? 35_000 : 0);
    const isPrize = index % 4 === 0;
    const amount = isPrize ? 700 : -Math.ceil(balance * (index % 5 === 1 ? 0.6 : 0.1));
    balance += amount;
    await ledger.post(play(`play ${index}`, isPrize ? titles.prize : titles.stake, amount));
    const staked = isPrize ? 0 : -amount;
    posted.push({ atMs: nowMs, staked, returned: isPrize ? amount : 0, isLarge: staked > balance });
  }
  const moments = [startMs - 1, startMs + 600_001, ...posted.flatMap(({ atMs }) => [atMs, atMs + 1])];
  for (const sinceMs of moments) {
    const since = posted.filter(({ atMs }) => atMs >= sinceMs);
    const sum = (of: (one: (typeof posted)[number]) => number) => since.reduce((all, one) => all + of(one), 0);
    expect(await playedSince(db, 'ann', sinceMs)).toEqual({
      staked: sum((one) => one.staked),
      returned: sum((one) => one.returned),
    });
    expect(await largeStakesSince(db, 'ann', sinceMs)).toBe(sum((one) => Number(one.isLarge)));
  }
  await ledger.close();
});

it('finds nothing of a player without movements', async () => {
  expect(await playedSince(house.db, 'nobody', startMs)).toEqual({ staked: 0, returned: 0 });
  expect(await largeStakesSince(house.db, 'nobody', startMs)).toBe(0);
});
