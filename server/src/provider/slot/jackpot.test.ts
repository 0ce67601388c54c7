import { randomUUID } from 'node:crypto';
import * as calls from '@foyer/contract/play/slot.ts';
import type { PlayState } from '@foyer/contract/play/slot.ts';
import { getFrontConfig } from '@foyer/contract/site/config.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { playerWith } from '../testing/player.ts';
import type { TestPlayer } from '../testing/player.ts';

const koi = 'moyu-koi-gate';
let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

/** One round, free spins and all. */
async function play(player: TestPlayer, { sessionId }: PlayState, stakeSatang: number): Promise<void> {
  let { round } = await player.ok(calls.spin, { sessionId, requestId: randomUUID(), stakeSatang });
  t.clock.nowMs += calls.minSpinCycleMs;
  while (!round.isSettled) {
    ({ round } = await player.ok(calls.freeSpin, { sessionId, roundId: round.roundId, index: round.spins.length }));
    t.clock.nowMs += calls.minSpinCycleMs;
  }
}

it('adds one per cent of every stake to the jackpot, and nothing of a trial. M02, HOME-020', async () => {
  const jackpot = async () => (await t.house.ledger.houseBalance('house:jackpot')) ?? 0;
  const { player } = await playerWith(t, koi, 100_000);
  const [real, trial] = [await player.window(koi, 'real'), await player.window(koi, 'trial')];
  const before = await jackpot();
  await play(player, real, 100);
  await play(player, real, 20_000);
  expect(await jackpot()).toBe(before + 1 + 200);
  await play(player, trial, 20_000);
  expect(await jackpot()).toBe(before + 201);
  const shown = await t.client().ok(getFrontConfig, { configKey: 'jackpotBalance' });
  expect(Number(shown.configVal)).toBe((before + 201) / 100);
});
