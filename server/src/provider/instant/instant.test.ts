/** The instant games through their window's calls: repeats, resumed rounds and verification. */
import { randomUUID } from 'node:crypto';
import { gameDetail } from '@foyer/contract/bets/history.ts';
import * as calls from '@foyer/contract/play/instant.ts';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { rotateSeed } from '@foyer/contract/play/play.ts';
import { catalogueOf, usualGames } from '@foyer/games/catalogue/catalogue.ts';
import { instantCodes, takeMove } from '@foyer/games/engines/instant/game.ts';
import { instantGames } from '@foyer/games/engines/instant/games.ts';
import { verifyInstant } from '@foyer/games/fair/instantRound.ts';
import { replayInstant } from '@foyer/games/fair/testing/independentInstant.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import { finishLeftRounds } from '../rounds/actions.ts';
import { choicesOf, instantTesting, seatedSatang } from './testing/instant.ts';
import type { Seated } from './testing/instant.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const { seated, open, opened, move, stateOf, roomWithDoor } = instantTesting(t);
const start = seatedSatang;

/** Plays a round of two doors and a cash-out; a trap ends it sooner. */
async function played(table: Seated, choice: string): Promise<InstantRound> {
  let round = await opened(table, choice);
  for (const door of [12, 3, takeMove]) {
    if (round.isSettled) break;
    round = (await move(table, round, door)).data?.round ?? round;
  }
  return round;
}

it.each(instantCodes)(
  '%s: settles a round once, shows it after a reload and in records, and verifies it. M03, M07, M08, F03',
  async (code) => {
    const table = await seated(code);
    const { player, sessionId } = table;
    for (const choice of choicesOf(code).slice(0, 12)) {
      const round = await played(table, choice);
      expect([choice, round.isSettled, round.choice]).toEqual([choice, true, choice]);
      const { purse, ...state } = await stateOf(table);
      expect([state.openRound, state.lastRound]).toEqual([undefined, round]);
      expect(purse.balanceSatang).toBe(start - purse.stakedSatang + purse.wonSatang);
      expect(round.balanceAfterSatang).toBe(round.balanceBeforeSatang - round.stakeSatang + round.winSatang);
    }
    const { seeds } = await stateOf(table);
    await player.ok(rotateSeed, { sessionId, clientSeed: 'next', nextCommitment: seeds.nextCommitment });
    const { list } = await player.ok(calls.instantHistory, { sessionId, roundId: '' });
    for (const { serverSeed, clientSeed, nonce, choice, commitment, shown, moves, ...round } of list) {
      const given = { serverSeed, clientSeed, nonce };
      const game = instantGames[code];
      const pay = (round.winSatang * 100 * game.chips(choice)) / round.stakeSatang;
      expect(verifyInstant(game, { commitment, seeds: given, choice, shown, moves, pay })).toBe('holds');
      expect(replayInstant(code, choice, given, moves)).toEqual({ shown, pay });
    }
    const [last] = list;
    if (last === undefined) throw new Error('no rounds');
    const { bet, proof } = await table.client.ok(gameDetail, { betOrderNo: last.roundId });
    expect(bet).toMatchObject({ status: '1', betSatang: last.stakeSatang });
    expect(bet.gameType).toBe(catalogueOf(usualGames).find(({ gameId }) => gameId === table.gameId)?.gameType);
    expect(proof).toMatchObject({ family: 'instant', model: code, choice: last.choice, serverSeed: last.serverSeed });
    expect(proof?.chosenText).toMatch(/[\p{Script=Han}\d]/u);
    expect(proof?.resultText).toMatch(/[\p{Script=Han}]/u);
    expect(`${proof?.chosenText}${proof?.resultText}`).not.toMatch(/[{}]|undefined/);
  },
);

it('takes one stake for one request, and refuses another choice or an amount that is not offered. L04, L05, M20', async () => {
  const table = await seated('keno40');
  const { player, sessionId } = table;
  const requestId = randomUUID();
  const one = await open(table, '3.17.40', requestId);
  expect((await open(table, '3.17.40', requestId)).data?.round).toEqual(one.data?.round);
  expect((await open(table, '3.17.39', requestId)).refusal).toBe('DUPLICATE_REQUEST');
  expect((await stateOf(table)).purse.stakedSatang).toBe(1_000);
  expect((await open(table, '40.3')).refusal).toBe('MOVE_NOT_OFFERED');
  expect((await open(table, '41')).refusal).toBe('MOVE_NOT_OFFERED');
  for (const stakeSatang of [99, 0, -1_000, 1_500, 2_000_000])
    expect(
      (await player.send(calls.openInstant, { sessionId, requestId: randomUUID(), choice: '1', stakeSatang })).refusal,
    ).toBe('STAKE_NOT_OFFERED');
  const dice = await seated('fastThree');
  const two = { sessionId: dice.sessionId, requestId: randomUUID(), choice: 'big.odd' };
  t.clock.nowMs += calls.minInstantCycleMs;
  expect((await dice.player.send(calls.openInstant, { ...two, stakeSatang: 1_000 })).data).toBeDefined();
  expect((await dice.player.send(calls.openInstant, { ...two, requestId: 'x', stakeSatang: 3_000 })).refusal).toBe(
    'STAKE_NOT_OFFERED',
  );
});

it('opens no round within 5 s of the previous one, and no door within 0.4 s of the previous one. M11', async () => {
  const table = await seated('plinko');
  const { player, sessionId } = table;
  await opened(table);
  const hasty = { sessionId, requestId: randomUUID(), choice: '8.low', stakeSatang: 1_000 };
  t.clock.nowMs += calls.minInstantCycleMs - 1;
  expect((await player.send(calls.openInstant, hasty)).refusal).toBe('SPIN_TOO_SOON');
  t.clock.nowMs += 1;
  expect((await player.send(calls.openInstant, hasty)).data).toBeDefined();
  const room = await seated('treasure');
  const round = await opened(room, '1');
  const door = { sessionId: room.sessionId, roundId: round.roundId, move: 4 };
  t.clock.nowMs += calls.minInstantActMs - 1;
  expect((await room.player.send(calls.actInstant, door)).refusal).toBe('SPIN_TOO_SOON');
  t.clock.nowMs += 1;
  const after = await room.player.send(calls.actInstant, door);
  expect(after.data).toBeDefined();
  if (after.data?.round.isSettled === false) await move(room, round, takeMove);
});

it('hides what is behind a closed door, survives a reload, and refuses a second room. M03, M08', async () => {
  const { table, round } = await roomWithDoor();
  expect(round).toMatchObject({ shown: [], moves: [7], isSettled: false, serverSeed: '', winSatang: 1_100 });
  const state = await stateOf(table);
  expect(state.openRound).toEqual(round);
  expect((await open(table)).refusal).toBe('ROUND_STILL_OPEN');
  const busy = await table.player.send(rotateSeed, {
    sessionId: table.sessionId,
    clientSeed: 'peek',
    nextCommitment: state.seeds.nextCommitment,
  });
  expect(busy.refusal).toBe('ROUND_STILL_OPEN');
  // Opening the same door again changes nothing; a door that does not exist is refused.
  expect((await move(table, round, 7)).data?.round).toEqual(round);
  expect((await move(table, round, 25)).refusal).toBe('MOVE_NOT_OFFERED');
  const stranger = await seated('treasure');
  expect((await move(stranger, round, 8)).refusal).toBe('UNKNOWN_ROUND');
  const taken = await move(table, round, takeMove);
  expect(taken.data?.round).toMatchObject({ isSettled: true, winSatang: 1_100, moves: [7] });
  expect(taken.data?.round.shown).toHaveLength(3);
  expect((await move(table, round, takeMove)).data?.round).toEqual(taken.data?.round);
  expect((await stateOf(table)).purse.balanceSatang).toBe(start + 100);
});

it('pays an abandoned room for its open doors after a day. M08', async () => {
  const { table, round } = await roomWithDoor();
  t.clock.nowMs += 24 * 3_600_000;
  expect(await finishLeftRounds(t.house)).toBe(0);
  t.clock.nowMs += 1_000;
  expect(await finishLeftRounds(t.house)).toBe(1);
  const row = await t.house.db
    .selectFrom('play_round')
    .selectAll()
    .where('round_id', '=', round.roundId)
    .executeTakeFirstOrThrow();
  expect([row.state, row.win_satang]).toEqual(['settled', 1_100]);
  expect(Object.values(await t.house.ledger.balances(table.playerId))).toContain(start + 100);
});

it('plays a trial by the same rules and touches no account. M10', async () => {
  const table = await seated('treasure', 'trial');
  const before = await t.house.ledger.balances(table.playerId);
  const round = await played(table, '1');
  expect(round.isSettled).toBe(true);
  const { mode, purse } = await stateOf(table);
  expect([mode, purse.balanceSatang]).toEqual(['trial', 1_000_000 - 1_000 + round.winSatang]);
  expect(await t.house.ledger.balances(table.playerId)).toEqual(before);
});
