/**
 * Casino hold'em through its window's calls: repeats, reloads, missing money and verification. M07, M08, L04, L05, F03
 */
import { randomUUID } from 'node:crypto';
import { gameDetail } from '@foyer/contract/bets/history.ts';
import { rotateSeed } from '@foyer/contract/play/play.ts';
import * as calls from '@foyer/contract/play/poker.ts';
import type { HoldemRound } from '@foyer/contract/play/poker.ts';
import { independentHoldem } from '@foyer/games/fair/testing/independentPoker.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import { finishLeftRounds } from '../rounds/actions.ts';
import { fund } from '../testing/player.ts';
import { holdemGame, pokerPlayer } from './testing/poker.ts';
import type { PokerPlayer } from './testing/poker.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const deal = ({ player, sessionId }: PokerPlayer, requestId = randomUUID(), anteSatang = 1_000, bonusSatang = 500) => {
  t.clock.nowMs += calls.minPokerCycleMs;
  return player.ok(calls.dealHoldem, { sessionId, requestId, anteSatang, bonusSatang });
};
const decide = ({ player, sessionId }: PokerPlayer, roundId: string, what: 'call' | 'fold') => {
  t.clock.nowMs += calls.minPokerActMs;
  return player.ok(calls.decideHoldem, { sessionId, roundId, what });
};

it('stakes ante and bonus, then twice the ante for a call, and pays by the pay table once. M09, L05', async () => {
  const seated = await pokerPlayer(t, holdemGame);
  const { player, sessionId } = seated;
  const requestId = randomUUID();
  const { round, purse } = await deal(seated, requestId);
  expect(purse.balanceSatang).toBe(1_000_000 - 1_500);
  expect(round).toMatchObject({ result: '', dealer: [], later: [], dealerKind: '', isSettled: false });
  expect([round.player.length, round.flop.length]).toEqual([2, 3]);
  expect((await deal(seated, requestId)).round).toEqual(round);
  const again = { sessionId, requestId, anteSatang: 1_000, bonusSatang: 0 };
  expect((await player.send(calls.dealHoldem, again)).refusal).toBe('DUPLICATE_REQUEST');
  const called = await decide(seated, round.roundId, 'call');
  expect(called.round).toMatchObject({ isSettled: true, callSatang: 2_000, stakeSatang: 3_500, player: round.player });
  expect([called.round.dealer.length, called.round.later.length]).toEqual([2, 2]);
  expect(called.purse.balanceSatang).toBe(1_000_000 - 3_500 + called.round.winSatang);
  expect((await decide(seated, round.roundId, 'call')).round).toEqual(called.round);
  const other = { sessionId, roundId: round.roundId, what: 'fold' } as const;
  expect((await player.send(calls.decideHoldem, other)).refusal).toBe('DUPLICATE_REQUEST');
  const { bet, proof } = await seated.client.ok(gameDetail, { betOrderNo: round.roundId });
  expect(bet.betSatang).toBe(1_500);
  expect(proof).toMatchObject({ family: 'poker', model: 'holdem', moves: ['call'] });
});

it('never shows the dealer’s cards before the decision or after a fold, and resumes a round. M08', async () => {
  const seated = await pokerPlayer(t, holdemGame);
  const { round } = await deal(seated, randomUUID(), 500, 0);
  expect((await seated.state()).holdem).toEqual(round);
  t.clock.nowMs += calls.minPokerCycleMs;
  const next = { sessionId: seated.sessionId, requestId: randomUUID(), anteSatang: 500, bonusSatang: 0 };
  expect((await seated.player.send(calls.dealHoldem, next)).refusal).toBe('ROUND_STILL_OPEN');
  const folded = (await decide(seated, round.roundId, 'fold')).round;
  expect(folded).toMatchObject({ result: 'fold', dealer: [], later: [], winSatang: 0, isSettled: true });
  expect((await seated.state()).holdem).toEqual(folded);
});

it('refuses antes, bonus bets and hands that are not offered, and a haste below the cycle. M11', async () => {
  const seated = await pokerPlayer(t, holdemGame);
  const { player, sessionId } = seated;
  const request = (anteSatang: number, bonusSatang: number) =>
    player.send(calls.dealHoldem, { sessionId, requestId: randomUUID(), anteSatang, bonusSatang });
  expect((await request(700, 0)).refusal).toBe('STAKE_NOT_OFFERED');
  expect((await request(1_000, 700)).refusal).toBe('MOVE_NOT_OFFERED');
  const { round } = await deal(seated);
  await decide(seated, round.roundId, 'fold');
  expect((await request(500, 0)).refusal).toBe('SPIN_TOO_SOON');
});

it('begins a hand five seconds after the start of the last one and not before. M11', async () => {
  const seated = await pokerPlayer(t, holdemGame);
  const { round } = await deal(seated);
  await decide(seated, round.roundId, 'fold');
  const next = { sessionId: seated.sessionId, requestId: randomUUID(), anteSatang: 500, bonusSatang: 0 };
  t.clock.nowMs = round.openedMs + 4_999;
  expect((await seated.player.send(calls.dealHoldem, next)).refusal).toBe('SPIN_TOO_SOON');
  t.clock.nowMs += 1;
  expect((await seated.player.ok(calls.dealHoldem, next)).round.openedMs).toBe(round.openedMs + 5_000);
});

it('leaves a hand undecided if its call cannot be paid, so that it can still be folded. L03', async () => {
  const seated = await pokerPlayer(t, holdemGame, 1_500);
  const { round } = await deal(seated);
  t.clock.nowMs += calls.minPokerActMs;
  const wanted = { sessionId: seated.sessionId, roundId: round.roundId, what: 'call' } as const;
  expect((await seated.player.send(calls.decideHoldem, wanted)).refusal).toBe('BALANCE_INSUFFICIENT');
  expect((await seated.state()).holdem).toMatchObject({ result: '', isSettled: false, dealer: [] });
  expect((await decide(seated, round.roundId, 'fold')).round).toMatchObject({ result: 'fold', isSettled: true });
});

it('accepts a call that could not be paid once the balance covers it. L03, L05', async () => {
  const seated = await pokerPlayer(t, holdemGame, 1_500);
  const { round } = await deal(seated);
  t.clock.nowMs += calls.minPokerActMs;
  const wanted = { sessionId: seated.sessionId, roundId: round.roundId, what: 'call' } as const;
  expect((await seated.player.send(calls.decideHoldem, wanted)).refusal).toBe('BALANCE_INSUFFICIENT');
  await fund(t, seated.playerId, 'moyu', 2_000);
  const called = await decide(seated, round.roundId, 'call');
  expect(called.round).toMatchObject({ isSettled: true, stakeSatang: 3_500 });
  expect(called.purse.balanceSatang).toBe(called.round.winSatang);
});

it('pays what two verifiers without common code compute from the revealed seeds. F03', async () => {
  const seated = await pokerPlayer(t, holdemGame);
  const played: HoldemRound[] = [];
  for (let index = 0; index < 6; index += 1) {
    const { round } = await deal(seated);
    played.push((await decide(seated, round.roundId, index % 3 === 2 ? 'fold' : 'call')).round);
  }
  const { seeds, purse } = await seated.state();
  const { sessionId } = seated;
  await seated.player.ok(rotateSeed, { sessionId, clientSeed: 'next', nextCommitment: seeds.nextCommitment });
  const { holdem } = await seated.player.ok(calls.pokerHistory, { sessionId, roundId: '' });
  expect(holdem).toHaveLength(played.length);
  for (const round of holdem) {
    const isCalled = round.result !== 'fold';
    const second = independentHoldem(round.serverSeed, round.clientSeed, round.nonce, 10, 5, isCalled);
    expect(second.back * 100).toBe(round.winSatang);
    expect(second.cards.slice(0, 2)).toEqual(round.player);
  }
  const won = played.reduce((sum, round) => sum + round.winSatang, 0);
  expect(purse.balanceSatang).toBe(1_000_000 - played.reduce((sum, round) => sum + round.stakeSatang, 0) + won);
});

it('folds for an absent player, without a further stake. M08', async () => {
  const seated = await pokerPlayer(t, holdemGame);
  const { round } = await deal(seated);
  t.clock.nowMs += 25 * 3_600_000;
  await finishLeftRounds(t.house);
  const row = await t.house.db
    .selectFrom('play_round')
    .select(['state', 'held_satang', 'progress'])
    .where('round_id', '=', round.roundId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'settled', held_satang: 1_500, progress: { moves: ['fold'] } });
});

it('plays a trial on its own credit and no account. M10', async () => {
  const seated = await pokerPlayer(t, holdemGame, 0, 'trial');
  const { round, purse } = await deal(seated);
  expect(purse.balanceSatang).toBe(1_000_000 - 1_500);
  const done = await decide(seated, round.roundId, 'call');
  expect(done.purse.balanceSatang).toBe(1_000_000 - 3_500 + done.round.winSatang);
});
