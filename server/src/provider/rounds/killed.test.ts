/** Crashes between any two steps of a round: nothing is lost or paid twice. M08, L08, L10 */
import { randomUUID } from 'node:crypto';
import * as calls from '@foyer/contract/play/slot.ts';
import type { PlayRound, PlayState } from '@foyer/contract/play/slot.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { House } from '../../house.ts';
import { dying, Killed } from '../../testing/dying.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { act, finishLeftRounds } from './actions.ts';
import { openRound } from './rounds.ts';
import { seatOf } from './roundStore.ts';
import type { PlaySession } from '../session/sessions.ts';
import { openedSeed } from '../seeds/seeds.ts';
import { playedBy } from '../slot/family.ts';
import { betsOf, playerWith, sessionOf } from '../testing/player.ts';
import type { TestPlayer } from '../testing/player.ts';

const koi = 'moyu-koi-gate';
let t: TestHouse;
let player: TestPlayer & { playerId: string };
let window: PlayState;
beforeAll(async () => {
  t = await openTestHouse();
  const seated = await playerWith(t, koi, 1_000_000);
  player = { ...seated.player, playerId: seated.playerId };
  window = await player.window(koi, 'real');
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const freeSpin = (house: House, session: PlaySession, roundId: string, index: number) =>
  act(house, session, { roundId, actionId: String(index), move: { index } });

const balance = async () => (await player.ok(calls.state, { sessionId: window.sessionId })).purse.balanceSatang;
const betCount = async () => (await betsOf(t, player.playerId)).length;

/** Plays the remaining free spins, so that the next test starts without an open round. */
async function calm({ roundId, spins }: PlayRound): Promise<void> {
  const { sessionId } = window;
  let [index, isSettled] = [spins.length, false];
  while (!isSettled) {
    t.clock.nowMs += calls.minSpinCycleMs;
    const { round } = await player.ok(calls.freeSpin, { sessionId, roundId, index });
    [index, isSettled] = [index + 1, round.isSettled];
  }
}

it('writes nothing for a worker that was so slow that another process has taken the step over', async () => {
  t.clock.nowMs += calls.minSpinCycleMs;
  const leases = () => t.house.db.updateTable('step_lease').where('name', 'like', `round ${player.playerId} %`);
  const slow: House = {
    ...t.house,
    ledger: {
      ...t.house.ledger,
      async post(movement) {
        const posted = await t.house.ledger.post(movement);
        await leases().set({ holder: 'another process' }).execute();
        return posted;
      },
    },
  };
  const session = await sessionOf(t, window.sessionId);
  const wanted = { requestId: randomUUID(), stakeSatang: 500 };
  await expect(openRound(slow, session, wanted)).rejects.toThrow('was taken over');
  expect(await sessionOf(t, window.sessionId)).toEqual(session);
  const rounds = t.house.db.selectFrom('play_round').select('state').where('request_id', '=', wanted.requestId);
  expect(await rounds.execute()).toEqual([{ state: 'opening' }]);
  // The other process fails as well: its lease expires.
  await leases().set({ until_ms: 0 }).execute();
  const { round } = await player.ok(calls.spin, { sessionId: window.sessionId, ...wanted });
  expect((await sessionOf(t, window.sessionId)).staked_satang).toBe(session.staked_satang + 500);
  if (!round.isSettled) await calm(round);
});

for (const when of ['before', 'after'] as const)
  for (const who of ['the same request', 'a reload', 'the sweep'] as const)
    it(`takes the stake once when the house is killed ${when} the ledger's answer and ${who} continues`, async () => {
      t.clock.nowMs += calls.minSpinCycleMs;
      const [start, bets] = [await balance(), await betCount()];
      const wanted = { requestId: randomUUID(), stakeSatang: 500 };
      await expect(openRound(dying(t.house, when), await sessionOf(t, window.sessionId), wanted)).rejects.toThrow(
        Killed,
      );
      if (who === 'the same request') await player.ok(calls.spin, { sessionId: window.sessionId, ...wanted });
      if (who === 'the sweep') {
        t.clock.nowMs += 61_000;
        expect(await finishLeftRounds(t.house)).toBe(1);
      }
      const state = await player.ok(calls.state, { sessionId: window.sessionId });
      const round = state.openRound ?? state.lastRound;
      expect(round?.stakeSatang).toBe(500);
      const paid = state.openRound ? 0 : (round?.winSatang ?? 0);
      expect(state.purse.balanceSatang).toBe(start - 500 + paid);
      expect(await betCount()).toBe(bets + 1);
      expect(await finishLeftRounds(t.house)).toBe(0);
      const again = await player.ok(calls.spin, { sessionId: window.sessionId, ...wanted });
      expect(again.round.roundId).toBe(round?.roundId);
      expect(again.purse.balanceSatang).toBe(start - 500 + paid);
      if (state.openRound) await calm(state.openRound);
    });

it('pays the prize of free spins once when the house is killed around the last one', async () => {
  const roundId = await freeRound();
  const session = await sessionOf(t, window.sessionId);
  const read = () =>
    t.house.db.selectFrom('play_round').selectAll().where('round_id', '=', roundId).executeTakeFirstOrThrow();
  const { win_satang: win } = await read();
  const seed = openedSeed(
    t.house,
    await t.house.db.selectFrom('play_seed').selectAll().where('state', '=', 'active').executeTakeFirstOrThrow(),
  );
  const spins = playedBy(seatOf(await read(), seed)).spins.length;
  const start = await balance();
  for (let index = 1; index < spins - 1; index += 1) {
    t.clock.nowMs += calls.minSpinCycleMs;
    await freeSpin(t.house, session, roundId, index);
  }
  t.clock.nowMs += calls.minSpinCycleMs;
  await expect(freeSpin(dying(t.house, 'before'), session, roundId, spins - 1)).rejects.toThrow(Killed);
  expect((await read()).state).toBe('closing');
  await expect(freeSpin(dying(t.house, 'after'), session, roundId, spins - 1)).rejects.toThrow(Killed);
  const state = await player.ok(calls.state, { sessionId: window.sessionId });
  expect(state.lastRound).toMatchObject({ roundId, isSettled: true, winSatang: win });
  expect(state.purse.balanceSatang).toBe(start + win);
  t.clock.nowMs += 61_000;
  expect(await finishLeftRounds(t.house)).toBe(0);
  expect(await balance()).toBe(start + win);
});

async function freeRound(): Promise<string> {
  for (let tries = 0; tries < 900; tries += 1) {
    t.clock.nowMs += calls.minSpinCycleMs;
    const { round } = await player.ok(calls.spin, {
      sessionId: window.sessionId,
      requestId: randomUUID(),
      stakeSatang: 100,
    });
    if (!round.isSettled) return round.roundId;
  }
  throw new Error('no free spins in 900 rounds');
}

it('refuses the round and keeps no stake when the money was spent elsewhere in between. L03', async () => {
  const { player: poor, playerId } = await playerWith(t, koi, 500);
  const { sessionId } = await poor.window(koi, 'real');
  const session = await sessionOf(t, sessionId);
  const { ledger } = t.house;
  // The house reads a higher balance than the ledger finds.
  const hopeful: House = {
    ...t.house,
    ledger: {
      ...ledger,
      balances: async (id) => Object.fromEntries(Object.keys(await ledger.balances(id)).map((key) => [key, 9_999_999])),
    },
  };
  await expect(openRound(hopeful, session, { requestId: randomUUID(), stakeSatang: 1_000 })).rejects.toThrow(
    'BALANCE_INSUFFICIENT',
  );
  expect(Object.values(await ledger.balances(playerId))).toContain(500);
  expect((await poor.ok(calls.history, { sessionId, roundId: '' })).list).toEqual([]);
});
