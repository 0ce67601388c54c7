/**
 * Crashes at any step of casino hold'em: the same call or the sweep completes it, with one stake and one payout. M08,
 * L08
 */
import { randomUUID } from 'node:crypto';
import * as calls from '@foyer/contract/play/poker.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { dying, Killed } from '../../testing/dying.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import { act, finishLeftRounds } from '../rounds/actions.ts';
import { openRound } from '../rounds/rounds.ts';
import { sessionOf } from '../testing/player.ts';
import { holdemGame, pokerPlayer } from './testing/poker.ts';
import type { PokerPlayer } from './testing/poker.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const deal = ({ player, sessionId }: PokerPlayer, requestId = randomUUID()) => {
  t.clock.nowMs += calls.minPokerCycleMs;
  return player.ok(calls.dealHoldem, { sessionId, requestId, anteSatang: 1_000, bonusSatang: 500 });
};
const decide = ({ player, sessionId }: PokerPlayer, roundId: string, what: 'call' | 'fold') => {
  t.clock.nowMs += calls.minPokerActMs;
  return player.ok(calls.decideHoldem, { sessionId, roundId, what });
};
const sweep = (): Promise<number> => {
  t.clock.nowMs += 61_000;
  return finishLeftRounds(t.house);
};

for (const when of ['before', 'after'] as const)
  it(`takes and pays once where the house is killed ${when} the ledger's answer at each step. M08, L08`, async () => {
    const seated = await pokerPlayer(t, holdemGame);
    const session = await sessionOf(t, seated.sessionId);
    const wanted = { requestId: randomUUID(), stakeSatang: 1_500, choice: { bonusSatang: 500 } };
    await expect(openRound(dying(t.house, when), session, wanted)).rejects.toThrow(Killed);
    const { round_id: roundId } = await openRound(t.house, session, wanted);
    t.clock.nowMs += calls.minPokerActMs;
    const action = { roundId, actionId: 'decision', move: { what: 'call' } };
    await expect(act(dying(t.house, when), session, action)).rejects.toThrow(Killed);
    // The first crash is at the movement of the call's stake, the second at that of the prize.
    await expect(act(dying(t.house, when), session, action)).rejects.toThrow(Killed);
    const row = await act(t.house, session, action);
    expect(row).toMatchObject({ state: 'settled', held_satang: 3_500 });
    const { purse } = await seated.state();
    expect(purse.balanceSatang).toBe(1_000_000 - 3_500 + row.win_satang);
    expect([purse.stakedSatang, purse.wonSatang]).toEqual([3_500, row.win_satang]);
  });

for (const when of ['before', 'after'] as const) {
  it(`lets the sweep continue a hand whose house was killed ${when} the ledger's answer at each step. M08, L08`, async () => {
    const seated = await pokerPlayer(t, holdemGame);
    const session = await sessionOf(t, seated.sessionId);
    const wanted = { requestId: randomUUID(), stakeSatang: 1_500, choice: { bonusSatang: 500 } };
    await expect(openRound(dying(t.house, when), session, wanted)).rejects.toThrow(Killed);
    expect(await sweep()).toBe(1);
    const { holdem, purse } = await seated.state();
    expect([holdem?.result, purse.balanceSatang]).toEqual(['', 1_000_000 - 1_500]);
    const action = { roundId: holdem?.roundId ?? '', actionId: 'decision', move: { what: 'call' } };
    await expect(act(dying(t.house, when), session, action)).rejects.toThrow(Killed);
    expect(await sweep()).toBe(1);
    const after = await seated.state();
    expect(after.holdem).toMatchObject({ isSettled: true, stakeSatang: 3_500, player: holdem?.player });
    expect(after.purse.balanceSatang).toBe(1_000_000 - 3_500 + (after.holdem?.winSatang ?? 0));
    expect(await sweep()).toBe(0);
  });

  it(`pays a prize once where the house is killed ${when} the ledger's answer to it, whichever process continues. M08, L08`, async () => {
    const seated = await pokerPlayer(t, holdemGame, 10_000_000);
    const session = await sessionOf(t, seated.sessionId);
    let expected = 10_000_000;
    // Repeats until a hand wins. The stake of the call succeeds; the house is killed at the prize.
    for (let isPaid = false; !isPaid;) {
      const { round } = await deal(seated);
      t.clock.nowMs += calls.minPokerActMs;
      const action = { roundId: round.roundId, actionId: 'decision', move: { what: 'call' } };
      const died = await act(dying(t.house, when, 'post', 2), session, action).then(
        () => false,
        (error: unknown) => error instanceof Killed,
      );
      expect(await sweep()).toBe(Number(died));
      const { holdem, purse } = await seated.state();
      expected += (holdem?.winSatang ?? 0) - 3_500;
      expect([holdem?.isSettled, purse.balanceSatang]).toEqual([true, expected]);
      expect((await decide(seated, round.roundId, 'call')).purse.balanceSatang).toBe(expected);
      isPaid = died && (holdem?.winSatang ?? 0) > 0;
    }
  });

  it(`folds an abandoned hand once where the house is killed ${when} the ledger's answer. M08, L08`, async () => {
    const seated = await pokerPlayer(t, holdemGame);
    const { round } = await deal(seated);
    t.clock.nowMs += 25 * 3_600_000;
    await finishLeftRounds(dying(t.house, when));
    await sweep();
    // The session has ended by then, so the test reads the round's row.
    const row = await t.house.db
      .selectFrom('play_round')
      .select(['state', 'held_satang', 'win_satang', 'progress'])
      .where('round_id', '=', round.roundId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'settled', held_satang: 1_500, progress: { moves: ['fold'] } });
    const balances = await t.house.ledger.balances(seated.playerId);
    expect(Object.values(balances)).toContain(1_000_000 - 1_500 + row.win_satang);
    expect(await sweep()).toBe(0);
  });
}
