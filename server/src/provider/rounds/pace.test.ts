/** The minimum cycle applies per player across all titles of a family: playing several at once is not faster. M11 */
import { randomUUID } from 'node:crypto';
import * as instant from '@foyer/contract/play/instant.ts';
import { rotateSeed } from '@foyer/contract/play/play.ts';
import * as calls from '@foyer/contract/play/slot.ts';
import type { PlayRound, PlayState } from '@foyer/contract/play/slot.ts';
import { catalogueOf, usualGames } from '@foyer/games/catalogue/catalogue.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { fund, playerWith, ticketFor } from '../testing/player.ts';
import type { TestPlayer } from '../testing/player.ts';

const titles = ['moyu-koi-gate', 'moyu-bamboo-cat', 'moyu-parasol-phoenix'] as const;
const [koi, cat, phoenix] = titles;
let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const spin = (player: TestPlayer, { sessionId }: PlayState) =>
  player.send(calls.spin, { sessionId, requestId: randomUUID(), stakeSatang: 100 });

it('lets one of three slots of a player spin in a cycle, however they are asked at once. M11', async () => {
  const { player } = await playerWith(t, koi, 100_000);
  const windows: PlayState[] = [];
  for (const title of titles) windows.push(await player.window(title, 'real'));
  const replies = await Promise.all(windows.map((window) => spin(player, window)));
  expect(replies.map(({ refusal }) => refusal ?? '').toSorted()).toEqual(['', 'SPIN_TOO_SOON', 'SPIN_TOO_SOON']);
});

it('begins a spin in another slot 2.5 s after the last one and not before, for this player alone. M11', async () => {
  const { player } = await playerWith(t, koi, 100_000);
  const [first, second] = [await player.window(koi, 'real'), await player.window(cat, 'real')];
  expect((await spin(player, first)).refusal).toBeUndefined();
  const other = await playerWith(t, cat, 100_000);
  expect((await spin(other.player, await other.player.window(cat, 'real'))).refusal).toBeUndefined();
  t.clock.nowMs += 2_499;
  expect((await spin(player, second)).refusal).toBe('SPIN_TOO_SOON');
  t.clock.nowMs += 1;
  expect((await spin(player, second)).refusal).toBeUndefined();
});

it('counts free spins too: neither they nor a spin elsewhere come sooner than 2.5 s after the other. M11', async () => {
  const { player } = await playerWith(t, koi, 200_000);
  const [first, second] = [await player.window(koi, 'real'), await player.window(cat, 'real')];
  // The round of the second window may have free spins of its own, so a later spin elsewhere is in a third.
  const third = await player.window(phoenix, 'real');
  const { roundId } = await untilFree(player, first);
  const free = (index: number) => player.send(calls.freeSpin, { sessionId: first.sessionId, roundId, index });
  expect((await spin(player, second)).refusal).toBeUndefined();
  expect((await free(1)).refusal).toBe('SPIN_TOO_SOON');
  t.clock.nowMs += 2_500;
  expect((await free(1)).refusal).toBeUndefined();
  expect((await spin(player, third)).refusal).toBe('SPIN_TOO_SOON');
  t.clock.nowMs += 2_500;
  const atOnce = await Promise.all([free(2), spin(player, third)]);
  expect(atOnce.filter(({ refusal }) => refusal === undefined)).toHaveLength(1);
});

/** Spins until a round has free spins, and advances the clock past its cycle. */
async function untilFree(player: TestPlayer, window: PlayState): Promise<PlayRound> {
  for (let tries = 0; tries < 900; tries += 1) {
    const { data } = await spin(player, window);
    t.clock.nowMs += calls.minSpinCycleMs;
    if (data?.round.isSettled === false) return data.round;
  }
  throw new Error('no free spins in 900 rounds');
}

it('begins a round of another instant game five seconds after the last one and not before. M11', async () => {
  const [plinko, keno] = (['plinko', 'keno80'] as const).map((code) =>
    catalogueOf(usualGames).find(({ engine }) => engine === code),
  );
  if (plinko === undefined || keno === undefined) throw new Error('no instant games');
  const { player, playerId } = await playerWith(t, plinko.gameId, 100_000);
  await fund(t, playerId, keno.gameId.split('-')[0] ?? '', 100_000);
  const enter = async ({ gameId }: { readonly gameId: string }) => {
    const ticket = await ticketFor(t, 'instant', { gameId, playerId });
    return player.ok(instant.enterInstant, { ticket });
  };
  const [first, second] = [await enter(plinko), await enter(keno)];
  const { nextCommitment } = first.seeds;
  await player.ok(rotateSeed, { sessionId: first.sessionId, clientSeed: 'pace', nextCommitment });
  const open = ({ sessionId }: { readonly sessionId: string }, choice: string) =>
    player.send(instant.openInstant, { sessionId, requestId: randomUUID(), stakeSatang: 1_000, choice });
  expect((await open(first, '8.low')).refusal).toBeUndefined();
  t.clock.nowMs += 4_999;
  expect((await open(second, '3.17.40')).refusal).toBe('SPIN_TOO_SOON');
  t.clock.nowMs += 1;
  expect((await open(second, '3.17.40')).refusal).toBeUndefined();
});
