/** Rounds of any family: actions with ids and stakes, interrupted, resumed and voided rounds. L08, M08, M26 */
import { randomUUID } from 'node:crypto';
import { newGameHistory } from '@foyer/contract/bets/history.ts';
import { gameUrl } from '@foyer/contract/lobby/launch.ts';
import { gamePlatform, queryAllGameList } from '@foyer/contract/lobby/lists.ts';
import * as calls from '@foyer/contract/play/slot.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { dying, Killed } from '../../testing/dying.ts';
import { assertBooksAreWhole } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import { act, finishLeftRounds } from './actions.ts';
import { drillFamily, drillGame } from './testing/drill.ts';
import { joinFamily } from '../families.ts';
import { openRound } from './rounds.ts';
import { readRound } from './roundStore.ts';
import type { RoundRow } from './roundStore.ts';
import type { PlaySession } from '../session/sessions.ts';
import { resume } from './settle.ts';
import { voidRound } from './roundVoids.ts';
import { fund, playerAt, playerWith } from '../testing/player.ts';
import { takeBack } from './wallet.ts';

joinFamily(drillFamily);
const operatorKey = 'a-key-that-nobody-guesses';
const t = await openTestHouse({ config: { operatorKey } });
afterEach(() => assertBooksAreWhole(t.house.db));
afterAll(() => t.close());

const operator = async (path: string, payload: object, key = operatorKey) =>
  t.app.inject({ method: 'POST', url: path, headers: { authorization: `Bearer ${key}` }, payload });

/** A player with money on 墨玉堂, and a session of the drill whose seeds another game's window has set. */
async function seated(satang = 10_000) {
  const { client, player, playerId } = await playerWith(t, 'moyu-koi-gate', satang);
  const { sessionId } = await player.window('moyu-koi-gate', 'real');
  const session = await t.house.db
    .updateTable('play_session')
    .set({ game_id: drillGame })
    .where('session_id', '=', sessionId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const start = await t.house.ledger.balances(playerId);
  const account = Object.keys(start).find((name) => name.startsWith('game:')) ?? '';
  const balance = async () => (await t.house.ledger.balances(playerId))[account];
  return { client, playerId, player, session, balance };
}
const open = (session: PlaySession, house = t.house, requestId: string = randomUUID()) => {
  t.clock.nowMs += 1_000;
  return openRound(house, session, { requestId, stakeSatang: 500 });
};
const move = (session: PlaySession, round: RoundRow, what: string, id: string = randomUUID(), house = t.house) => {
  t.clock.nowMs += 1_000;
  return act(house, session, { roundId: round.round_id, actionId: id, move: { what } });
};
const payOf = (round: RoundRow) => round.win_satang;

it('plays a round with choices and an added stake, and answers a doubled action with what the first did. L05, L08', async () => {
  const { client, session, balance } = await seated();
  const round = await open(session);
  expect([round.state, await balance()]).toEqual(['playing', 9_500]);
  const again = await Promise.all([1, 2, 3].map(() => move(session, round, 'double', 'd1')));
  for (const each of again) expect(each).toMatchObject({ state: 'playing', held_satang: 1_000 });
  expect(await balance()).toBe(9_000);
  await expect(move(session, round, 'draw', 'd1')).rejects.toThrow('DUPLICATE_REQUEST');
  await expect(move(session, round, 'double')).rejects.toThrow('MOVE_NOT_OFFERED');
  const over = await move(session, round, 'stop', 's1');
  expect(over.state).toBe('settled');
  expect(await balance()).toBe(9_000 + payOf(over));
  expect(await move(session, round, 'stop', 's1')).toMatchObject({ state: 'settled' });
  expect(await balance()).toBe(9_000 + payOf(over));
  const { list } = await client.ok(newGameHistory, {});
  expect(list.map((bet) => [bet.status, bet.betSatang])).toEqual([
    ['1', 500],
    ['1', 500],
  ]);
});

it('refuses an action whose stake exceeds the balance, and leaves the round unchanged. L03', async () => {
  const { session, balance } = await seated(700);
  const round = await open(session);
  for (const id of ['a', 'a', 'b'])
    await expect(move(session, round, 'double', id)).rejects.toThrow('BALANCE_INSUFFICIENT');
  expect(await move(session, round, 'draw')).toMatchObject({ state: 'playing', held_satang: 500 });
  expect(await balance()).toBe(200);
});

for (const when of ['before', 'after'] as const)
  for (const who of ['the same action', 'a new round', 'the sweep'] as const)
    it(`takes an action's stake once when the house is killed ${when} the ledger's answer and ${who} continues. M08, L10`, async () => {
      const { session, balance } = await seated();
      const round = await open(session);
      await expect(move(session, round, 'double', 'd', dying(t.house, when))).rejects.toThrow(Killed);
      if (who === 'the same action') await move(session, round, 'double', 'd');
      if (who === 'a new round') await expect(open(session)).rejects.toThrow('ROUND_STILL_OPEN');
      t.clock.nowMs += 61_000;
      await finishLeftRounds(t.house);
      expect(await balance()).toBe(9_000);
      await expect(move(session, round, 'stop', 's', dying(t.house, when))).rejects.toThrow(Killed);
      const over = await move(session, round, 'stop', 's');
      expect([over.state, over.held_satang]).toEqual(['settled', 1_000]);
      expect(await balance()).toBe(9_000 + payOf(over));
    });

it('takes no stake for a refused round, even if another process settles an outdated row later. L03, L09', async () => {
  const { session, balance, playerId } = await seated(500);
  await expect(open(session, dying(t.house, 'before'))).rejects.toThrow(Killed);
  const [opening] = await t.house.db.selectFrom('play_round').selectAll().where('owner', '=', playerId).execute();
  if (opening === undefined) throw new Error('no round');
  await fund(t, playerId, session.platform_code, -400);
  await resume(t.house, opening);
  await fund(t, playerId, session.platform_code, 400);
  await resume(t.house, opening);
  expect(await balance()).toBe(500);
  expect(await readRound(t.house.db, playerId, opening.round_id)).toMatchObject({ state: 'refused' });
});

it('voids a round at every step, and a late settlement moves no money. L08, L09', async () => {
  const { session, balance, playerId, client } = await seated();
  const requestId = randomUUID();
  await expect(open(session, dying(t.house, 'before'), requestId)).rejects.toThrow(Killed);
  const [opening] = await t.house.db.selectFrom('play_round').selectAll().where('owner', '=', playerId).execute();
  if (opening === undefined) throw new Error('no round');
  // The stake was not booked: the void takes its key in the ledger, so the later debit moves nothing.
  expect(await voidRound(t.house, playerId, opening.round_id)).toBe('done');
  await resume(t.house, opening);
  expect(await balance()).toBe(10_000);
  await expect(open(session, t.house, requestId)).rejects.toThrow('ROUND_VOIDED');

  const second = await open(session);
  await expect(move(session, second, 'double', 'd', dying(t.house, 'after'))).rejects.toThrow(Killed);
  expect(await balance()).toBe(9_000);
  await expect(voidRound(dying(t.house, 'after'), playerId, second.round_id)).rejects.toThrow(Killed);
  await expect(move(session, second, 'stop')).rejects.toThrow('ROUND_VOIDED');
  expect(await voidRound(t.house, playerId, second.round_id)).toBe('done');
  expect(await balance()).toBe(10_000);
  await resume(t.house, second);
  expect(await balance()).toBe(10_000);
  expect((await client.ok(newGameHistory, {})).list.every((bet) => bet.validSatang === 0)).toBe(true);
  expect(await t.house.db.selectFrom('play_session').select('staked_satang').execute()).toContainEqual({
    staked_satang: 0,
  });
  // The next round opens normally.
  expect(await open(session)).toMatchObject({ state: 'playing' });
});

it('leaves a tombstone where a rollback comes before its debit, and takes a late one back once. L08', async () => {
  const { playerId, balance, session } = await seated();
  const named = { playerId, platformCode: 'moyu', roundId: 'r', transactionId: 'play:r:stake' };
  expect(await takeBack(t.house, named)).toBe('tombstone');
  expect(await takeBack(t.house, named)).toBe('tombstone');
  const round = await open(session);
  const late = { ...named, roundId: round.round_id, transactionId: `play:${round.round_id}:stake` };
  const taken = await Promise.all([1, 2, 3].map(() => takeBack(t.house, late)));
  expect(taken).toEqual(['returned', 'returned', 'returned']);
  expect(await balance()).toBe(10_000);
  expect(await voidRound(t.house, playerId, round.round_id)).toBe('done');
  expect(await balance()).toBe(10_000);
});

it('pays a prize after the session has expired. L08', async () => {
  const { session, balance } = await seated();
  const round = await open(session);
  t.clock.nowMs += 48 * 3_600_000;
  await finishLeftRounds(t.house);
  const row = await t.house.db
    .selectFrom('play_round')
    .selectAll()
    .where('round_id', '=', round.round_id)
    .executeTakeFirstOrThrow();
  expect([row.state, await balance()]).toEqual(['settled', 9_500 + payOf(row)]);
});

it('shows an interrupted round in the bet records until it is over. M08', async () => {
  const { session, client } = await seated();
  const round = await open(session);
  const running = async () => (await client.ok(newGameHistory, { status: '0' })).list.map((bet) => bet.betOrderNo);
  expect(await running()).toEqual([round.round_id]);
  await expect(open(session)).rejects.toThrow('ROUND_STILL_OPEN');
  await move(session, round, 'stop');
  expect(await running()).toEqual([]);
});

it('adds to the stake of a trial from its own credit, and gives it back with the round. M10', async () => {
  const guest = playerAt(t, t.client());
  const { sessionId } = await guest.window('moyu-koi-gate', 'trial');
  const session = await t.house.db
    .updateTable('play_session')
    .set({ game_id: drillGame, credit_satang: 900 })
    .where('session_id', '=', sessionId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const credit = async () =>
    (await t.house.db.selectFrom('play_session').selectAll().where('session_id', '=', sessionId).executeTakeFirst())
      ?.credit_satang;
  const round = await open(session);
  await expect(move(session, round, 'double', 'd')).rejects.toThrow('BALANCE_INSUFFICIENT');
  expect(await credit()).toBe(400);
  await t.house.db
    .updateTable('play_session')
    .set({ credit_satang: 600 })
    .where('session_id', '=', sessionId)
    .execute();
  expect(await move(session, round, 'double', 'd')).toMatchObject({ held_satang: 1_000 });
  expect(await credit()).toBe(100);
  expect(await voidRound(t.house, session.owner, round.round_id)).toBe('done');
  expect(await credit()).toBe(1_100);
});

it('lets the operator close a game or its platform: no launch, no new round, and a running one may end. M26', async () => {
  const { session, player, playerId } = await seated();
  const round = await open(session);
  const { sessionId } = await player.window('moyu-nine-skies', 'real');
  const wanted = { linkType: '1', platformCode: 'moyu', gameType: 1, gameCode: 'moyu-nine-skies' };
  const game = { platformCode: 'moyu', gameId: 'moyu-nine-skies', reason: 'drill' };
  const launch = async () => (await player.client.call(gameUrl, wanted)).code;
  const spin = async () =>
    (await player.send(calls.spin, { sessionId, requestId: randomUUID(), stakeSatang: 100 })).refusal;
  expect((await operator('/operator/play/close', game, 'x'.repeat(24))).statusCode).toBe(401);
  expect((await operator('/operator/play/close', { ...game, reason: '' })).statusCode).toBe(400);
  expect((await operator('/operator/play/close', { ...game, gameId: 'brass-ballroom' })).statusCode).toBe(404);
  expect([await launch(), await spin()]).toEqual([200, undefined]);
  expect((await operator('/operator/play/close', game)).json()).toMatchObject({ closed: [{ reason: 'drill' }] });
  t.clock.nowMs += calls.minSpinCycleMs;
  expect([await launch(), await spin()]).toEqual([1202, 'PLATFORM_MAINTENANCE']);
  expect((await operator('/operator/play/open', game)).json()).toEqual({ closed: [] });
  await operator('/operator/play/close', { platformCode: 'moyu', reason: 'drill' });
  expect([await launch(), await spin()]).toEqual([1202, 'PLATFORM_MAINTENANCE']);
  expect(await move(session, round, 'stop')).toMatchObject({ state: 'settled' });
  await expect(open(session)).rejects.toThrow('PLATFORM_MAINTENANCE');
  await operator('/operator/play/open', { platformCode: 'moyu' });
  expect(await launch()).toBe(200);
  expect(await voidRound(t.house, playerId, round.round_id)).toBe('over');
});

it('refuses requests from another site. S03', async () => {
  const guest = playerAt(t, t.client());
  const reply = await guest.send(calls.enter, { ticket: 'x' }, { origin: 'https://elsewhere.example' });
  expect(reply.refusal).toBe('BAD_REQUEST');
});

it('shows a closed game or platform in the lobby, at once and until it is reopened. M26, STATE-006', async () => {
  const guest = t.client();
  const gameId = 'moyu-nine-skies';
  const shown = async () => {
    t.clock.nowMs += 1_001;
    const { list } = await guest.ok(queryAllGameList, { platformCode: 'moyu', gameType: 1, pageSize: 200 });
    const halls = await guest.ok(gamePlatform, { gameType: 1, pageSize: 20 });
    const closed = list.filter((game) => game.isUnderMaintenance).map((game) => [game.gameId, game.maintainRemarks]);
    return [
      closed.length === list.length ? 'all' : closed,
      halls.list.filter((hall) => hall.isUnderMaintenance).map((hall) => hall.platformCode),
    ];
  };
  const before = await shown();
  expect(before).toEqual([[], []]);
  await operator('/operator/play/close', { platformCode: 'moyu', gameId, reason: 'drill' });
  expect(await shown()).toEqual([[[gameId, '']], []]);
  await operator('/operator/play/close', { platformCode: 'moyu', reason: 'drill' });
  expect(await shown()).toEqual(['all', ['moyu']]);
  await operator('/operator/play/open', { platformCode: 'moyu', gameId });
  await operator('/operator/play/open', { platformCode: 'moyu' });
  expect(await shown()).toEqual(before);
});
