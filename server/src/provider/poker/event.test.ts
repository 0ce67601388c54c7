/** A sit-and-go through its window's calls: repeats, reloads, crashes and abandoned events. M07, M08, L05, F03 */
import { createHash, randomUUID } from 'node:crypto';
import { gameDetail } from '@foyer/contract/bets/history.ts';
import { rotateSeed } from '@foyer/contract/play/play.ts';
import * as calls from '@foyer/contract/play/poker.ts';
import type { EventRound } from '@foyer/contract/play/poker.ts';
import { verifyEvent } from '@foyer/games/fair/pokerRound.ts';
import { buyInOf, prizeOf } from '@foyer/games/engines/poker/sitAndGo/structure.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { dying, Killed } from '../../testing/dying.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import { act, finishLeftRounds } from '../rounds/actions.ts';
import { openRound } from '../rounds/rounds.ts';
import { sessionOf } from '../testing/player.ts';
import { eventGame, pokerPlayer, shortGame } from './testing/poker.ts';
import type { PokerPlayer } from './testing/poker.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const stakeSatang = 5_500;
const funds = 1_000_000;

const buy = ({ player, sessionId }: PokerPlayer, requestId = randomUUID()) => {
  t.clock.nowMs += calls.minPokerCycleMs;
  return player.ok(calls.buyIn, { sessionId, requestId, stakeSatang });
};
const move = ({ player, sessionId }: PokerPlayer, { roundId, moves }: EventRound, word: string) => {
  t.clock.nowMs += calls.minPokerActMs;
  return player.ok(calls.moveEvent, { sessionId, roundId, index: moves.length, move: word });
};
/** Goes all in wherever possible, so that an event takes few moves. */
const boldest = ({ choices }: EventRound): string =>
  choices?.canRaise ? `r${choices.maxTo}` : (choices?.callChips ?? 0) > 0 ? 'c' : 'x';
async function toTheEnd(seated: PokerPlayer, from: EventRound) {
  let now = { round: from, purse: (await seated.state()).purse };
  while (now.round.place === 0) now = await move(seated, now.round, boldest(now.round));
  return now;
}
const prizeFor = (place: number): number => prizeOf(buyInOf(stakeSatang) ?? { buyInSatang: 0, feeSatang: 0 }, place);

it.each([eventGame, shortGame])(
  'takes buy-in and fee of %s once, makes each move once, and pays the prize of the place. L05, L08',
  async (gameId) => {
    const seated = await pokerPlayer(t, gameId);
    const requestId = randomUUID();
    const { round, purse } = await buy(seated, requestId);
    expect(purse.balanceSatang).toBe(funds - stakeSatang);
    expect(round).toMatchObject({ buyInSatang: 5_000, feeSatang: 500, place: 0, isSettled: false, moves: [] });
    expect((await buy(seated, requestId)).round).toEqual(round);
    const word = boldest(round);
    const first = await move(seated, round, word);
    // The same move with the same index changes nothing; another move with that index is refused.
    expect((await move(seated, round, word)).round).toEqual(first.round);
    const other = { sessionId: seated.sessionId, roundId: round.roundId, index: 0, move: 'f' };
    expect((await seated.player.send(calls.moveEvent, other)).refusal).toBe('DUPLICATE_REQUEST');
    const end = await toTheEnd(seated, first.round);
    expect(end.round).toMatchObject({ isSettled: true, winSatang: prizeFor(end.round.place) });
    expect((await seated.state()).purse.balanceSatang).toBe(funds - stakeSatang + end.round.winSatang);
    const { bet, proof } = await seated.client.ok(gameDetail, { betOrderNo: round.roundId });
    expect(bet.betSatang).toBe(stakeSatang);
    const resultText = `第 ${end.round.place} 名`;
    expect(proof).toMatchObject({ family: 'poker', moves: end.round.moves, resultText });
    const { seeds } = await seated.state();
    const { sessionId } = seated;
    await seated.player.ok(rotateSeed, { sessionId, clientSeed: 'next', nextCommitment: seeds.nextCommitment });
    const { events } = await seated.player.ok(calls.pokerHistory, { sessionId, roundId: round.roundId });
    const [whole] = events;
    if (whole === undefined) throw new Error('no event');
    expect(whole.hands.map(({ number }) => number)).toEqual(whole.hands.map((_, index) => index + 1));
    const { serverSeed, clientSeed, nonce } = whole;
    expect(verifyEvent({ ...whole, seeds: { serverSeed, clientSeed, nonce } })).toBe('holds');
  },
);

it('shows no hidden card of a bot and no board card before its street, also after a reload. M03, M08', async () => {
  const seated = await pokerPlayer(t, eventGame);
  let { round } = await buy(seated);
  for (let turn = 0; turn < 12 && round.place === 0; turn += 1) {
    for (const hand of round.hands) {
      const shown = new Set(hand.steps.flatMap((step) => (step.kind === 'show' ? [step.seat] : [])));
      hand.holes.forEach((own, seat) => expect(own.length > 0 && seat > 0 && !shown.has(seat)).toBe(false));
      const streets = hand.steps.filter(({ kind }) => kind === 'street').length;
      expect(hand.board).toHaveLength([0, 3, 4, 5][streets] ?? -1);
    }
    expect((await seated.state()).event).toEqual(round);
    ({ round } = await move(seated, round, (round.choices?.callChips ?? 0) > 0 ? 'f' : 'x'));
  }
});

it('refuses other stakes, moves that are not offered, and a second event beside the first. M08, M11', async () => {
  const seated = await pokerPlayer(t, eventGame);
  const { player, sessionId } = seated;
  const other = { sessionId, requestId: randomUUID(), stakeSatang: 5_501 };
  expect((await player.send(calls.buyIn, other)).refusal).toBe('STAKE_NOT_OFFERED');
  const { round } = await buy(seated);
  t.clock.nowMs += calls.minPokerCycleMs;
  const second = { sessionId, requestId: randomUUID(), stakeSatang };
  expect((await player.send(calls.buyIn, second)).refusal).toBe('ROUND_STILL_OPEN');
  const wrong = { sessionId, roundId: round.roundId, index: 0, move: 'r999999' };
  expect((await player.send(calls.moveEvent, wrong)).refusal).toBe('MOVE_NOT_OFFERED');
  expect((await player.send(calls.moveEvent, { ...wrong, index: 3, move: 'f' })).refusal).toBe('MOVE_NOT_OFFERED');
  await move(seated, round, 'f');
  const hasty = { sessionId, roundId: round.roundId, index: 1, move: 'f' };
  expect((await player.send(calls.moveEvent, hasty)).refusal).toBe('SPIN_TOO_SOON');
});

it('waits a day for the player, then checks and folds for them and pays their place. M08', async () => {
  const seated = await pokerPlayer(t, eventGame);
  const { round } = await buy(seated);
  t.clock.nowMs += 23 * 3_600_000;
  await finishLeftRounds(t.house);
  const read = () =>
    t.house.db
      .selectFrom('play_round')
      .select(['state', 'win_satang'])
      .where('round_id', '=', round.roundId)
      .executeTakeFirstOrThrow();
  expect((await read()).state).toBe('playing');
  t.clock.nowMs += 2 * 3_600_000;
  await finishLeftRounds(t.house);
  const row = await read();
  expect(row.state).toBe('settled');
  expect([0, ...[1, 2, 3].map(prizeFor)]).toContain(row.win_satang);
});

for (const when of ['before', 'after'] as const)
  it(`takes one stake and pays one prize where the house is killed ${when} the ledger's answers. M08, L08`, async () => {
    const seated = await pokerPlayer(t, eventGame);
    const session = await sessionOf(t, seated.sessionId);
    const wanted = { requestId: randomUUID(), stakeSatang };
    await expect(openRound(dying(t.house, when), session, wanted)).rejects.toThrow(Killed);
    const { round_id: roundId } = await openRound(t.house, session, wanted);
    let event = (await seated.state()).event;
    for (let index = 0; event !== undefined && event.place === 0; index += 1) {
      t.clock.nowMs += calls.minPokerActMs;
      const action = { roundId, actionId: String(index), move: { index, word: boldest(event) } };
      await act(dying(t.house, when), session, action).catch((error: unknown) => expect(error).toBeInstanceOf(Killed));
      await act(t.house, session, action);
      ({ event } = await seated.state());
    }
    const { purse } = await seated.state();
    expect(purse.balanceSatang).toBe(funds - stakeSatang + prizeFor(event?.place ?? 0));
    expect([purse.stakedSatang, purse.wonSatang]).toEqual([stakeSatang, prizeFor(event?.place ?? 0)]);
  });

for (const when of ['before', 'after'] as const)
  it(`pays the place of a left event once where the house is killed ${when} the ledger's answer, and the sweep continues. M08, L08`, async () => {
    const seated = await pokerPlayer(t, eventGame);
    const { round } = await buy(seated);
    t.clock.nowMs += 25 * 3_600_000;
    await finishLeftRounds(dying(t.house, when));
    t.clock.nowMs += 61_000;
    await finishLeftRounds(t.house);
    // The session has ended by then, so the test reads the round's row.
    const row = await t.house.db
      .selectFrom('play_round')
      .select(['state', 'win_satang'])
      .where('round_id', '=', round.roundId)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('settled');
    expect(Object.values(await t.house.ledger.balances(seated.playerId))).toContain(
      funds - stakeSatang + row.win_satang,
    );
    t.clock.nowMs += 61_000;
    expect(await finishLeftRounds(t.house)).toBe(0);
  });

it('chooses the portrait by the player, so that it is the same in every window', async () => {
  for (const gameId of [eventGame, shortGame]) {
    const { state, playerId } = await pokerPlayer(t, gameId);
    expect((await state()).face).toBe(createHash('sha256').update(playerId).digest()[0]);
  }
});
