/** Attacks on one round: concurrent steps, a seed rotation in the middle, a stake without money. L03, L08, F01 */
import { randomUUID } from 'node:crypto';
import { clientHeader, readEnvelope } from '@foyer/contract/envelope.ts';
import { rotateSeed } from '@foyer/contract/play/play.ts';
import { history, spin } from '@foyer/contract/play/slot.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { dying, Killed } from '../../testing/dying.ts';
import type { House } from '../../house.ts';
import { InsufficientFunds } from '../../ledger/accounts.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { inStepWith } from '../../ledger/steps.ts';
import type { HeldLease } from '../../ledger/steps.ts';
import { doneOrWaiting } from '../../testing/race.ts';
import { openTestHouse } from '../../testing/house.ts';
import { act, finishLeftRounds } from './actions.ts';
import { drillFamily, drillGame } from './testing/drill.ts';
import { joinFamily } from '../families.ts';
import { openRound } from './rounds.ts';
import { readRound, readTaken } from './roundStore.ts';
import type { RoundRow } from './roundStore.ts';
import type { PlaySession } from '../session/sessions.ts';
import { betsOf, fund, playerWith, purse } from '../testing/player.ts';

joinFamily(drillFamily);
const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

/** A player with this balance on a platform's account, and a session of the drill whose seeds are set. */
async function seated(satang: number) {
  const { client, player, playerId } = await playerWith(t, 'moyu-koi-gate', satang);
  const window = await player.window('moyu-koi-gate', 'real');
  const session = await t.house.db
    .updateTable('play_session')
    .set({ game_id: drillGame })
    .where('session_id', '=', window.sessionId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { client, player, playerId, session };
}
const open = (session: PlaySession, requestId: string = randomUUID(), house = t.house) => {
  t.clock.nowMs += 1_000;
  return openRound(house, session, { requestId, stakeSatang: 500 });
};
const move = (
  session: PlaySession,
  { round_id: roundId }: RoundRow,
  what: string,
  actionId: string,
  house = t.house,
) => {
  t.clock.nowMs += 1_000;
  return act(house, session, { roundId, actionId, move: { what } });
};

/**
 * Sends the same request twice. The first movement fails for lack of money. Before its caller gets the error, money
 * arrives and the second request is sent. Its movement succeeds, but its caller gets the result after the first reply.
 */
async function askedTwice(playerId: string, ask: (house: House) => Promise<unknown>): Promise<void> {
  const { ledger } = t.house;
  const answered = Promise.withResolvers<void>();
  const posted = Promise.withResolvers<void>();
  let second: Promise<unknown> = Promise.resolve();
  const slow: House = {
    ...t.house,
    ledger: {
      ...ledger,
      async post(movement) {
        const answer = await ledger.post(movement);
        posted.resolve();
        await answered.promise;
        return answer;
      },
    },
  };
  const hopeful: House = {
    ...t.house,
    ledger: {
      ...ledger,
      balances: async (id) =>
        Object.fromEntries(Object.keys(await ledger.balances(id)).map((name) => [name, 9_999_999])),
      post: (movement) =>
        ledger.post(movement).catch(async (error: unknown) => {
          if (!(error instanceof InsufficientFunds)) throw error;
          await fund(t, playerId, 'moyu', 900);
          second = ask(slow);
          await doneOrWaiting(t.house, Promise.race([posted.promise, second]));
          throw error;
        }),
    },
  };
  // Either of the two may be refused; only the resulting state matters.
  await ask(hopeful).catch((error: unknown) => error);
  answered.resolve();
  await second.catch((error: unknown) => error);
}

it('reads a round as the step has left it for whose end it has waited. L03', async () => {
  const { session } = await seated(10_000);
  const { owner, round_id } = await open(session);
  const name = `round ${owner} ${round_id}`;
  const read = (taken: HeldLease) => readTaken(taken, owner, round_id);
  const taken = await t.house.db.transaction().execute(async (other) => {
    await other
      .insertInto('step_lease')
      .values({ name, holder: 'other', until_ms: Date.now() + 60_000 })
      .execute();
    const step = inStepWith(t.house, name, { read, act: async (_step, row) => row?.state });
    await doneOrWaiting(t.house, step);
    await other.updateTable('play_round').set({ state: 'voided' }).where('round_id', '=', round_id).execute();
    await other.deleteFrom('step_lease').where('name', '=', name).execute();
    return { step };
  });
  expect(await taken.step).toBe('voided');
  // Back to what the books know of the round.
  await t.house.db.updateTable('play_round').set({ state: 'playing' }).where('round_id', '=', round_id).execute();
});

it('reveals no seed while a stake that was added to a round is on its way. F01', async () => {
  const { player, session } = await seated(10_000);
  const round = await open(session);
  await expect(move(session, round, 'double', 'd', dying(t.house, 'after'))).rejects.toThrow(Killed);
  const wanted = { sessionId: session.session_id, clientSeed: 'next', nextCommitment: '' };
  const { seeds } = await player.window('moyu-koi-gate', 'real');
  const reply = await player.send(rotateSeed, { ...wanted, nextCommitment: seeds.nextCommitment });
  expect(reply.refusal).toBe('ROUND_STILL_OPEN');
  expect(await move(session, round, 'stop', 's')).toMatchObject({ state: 'settled', held_satang: 1_000 });
});

it('keeps no stake of a round that it refuses, when money arrives between two requests. L03, L08', async () => {
  const { playerId, session } = await seated(100);
  const requestId = randomUUID();
  await askedTwice(playerId, (house) => open(session, requestId, house));
  const rounds = await t.house.db.selectFrom('play_round').select('state').where('owner', '=', playerId).execute();
  const isPlayed = rounds.some(({ state }) => state === 'playing');
  expect([await purse(t, playerId), (await betsOf(t, playerId)).length]).toEqual(isPlayed ? [500, 1] : [1_000, 0]);
});

it('keeps no added stake of a refused action, and accepts the action once there is money. L03, L08', async () => {
  const { playerId, session } = await seated(600);
  const round = await open(session);
  await askedTwice(playerId, (house) => move(session, round, 'double', 'd', house));
  const row = await readRound(t.house.db, playerId, round.round_id);
  expect(await purse(t, playerId)).toBe(1_500 - (row?.held_satang ?? 0));
  expect(await move(session, round, 'double', 'd')).toMatchObject({ held_satang: 1_000 });
  const over = await move(session, round, 'stop', 's');
  expect(await purse(t, playerId)).toBe(500 + over.win_satang);
});

it('does not finish a round while its player returns to it. M08', async () => {
  const { session, playerId } = await seated(10_000);
  for (let race = 0; race < 10; race += 1) {
    const round = await open(session);
    t.clock.nowMs += 24 * 3_600_000;
    const [drawn] = await Promise.all([
      move(session, round, 'draw', 'd').catch(() => undefined),
      finishLeftRounds(t.house),
    ]);
    const row = await readRound(t.house.db, playerId, round.round_id);
    expect(row?.progress).toMatchObject({ drawn: drawn === undefined ? 1 : 2 });
    expect(row?.state).toBe(drawn === undefined ? 'settled' : 'playing');
    if (row?.state === 'playing') await move(session, round, 'stop', 's');
  }
});

it('refuses rounds and sessions of another player, and invalid amounts. S14, L03', async () => {
  const [owner, thief] = [await seated(10_000), await seated(10_000)];
  const round = await open(owner.session);
  await expect(move(thief.session, round, 'stop', 's')).rejects.toThrow('UNKNOWN_ROUND');
  const { sessionId, seeds } = await owner.player.window('moyu-koi-gate', 'real');
  const rotation = { sessionId, clientSeed: 'mine', nextCommitment: seeds.nextCommitment };
  expect((await thief.player.send(rotateSeed, rotation)).refusal).toBe('GAME_SESSION_ENDED');
  expect((await thief.player.send(history, { sessionId, roundId: round.round_id })).refusal).toBe('GAME_SESSION_ENDED');
  const own = (await thief.player.window('moyu-koi-gate', 'real')).sessionId;
  expect((await thief.player.ok(history, { sessionId: own, roundId: round.round_id })).list).toEqual([]);
  const cookie = [...thief.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const stake of ['-1.00', '0', '1.001', '1e2', 'NaN', 'Infinity', '99999999999999999999', '', '0x10', '1,00']) {
    const payload = new URLSearchParams({ sessionId: own, requestId: randomUUID(), stakeSatang: stake }).toString();
    const headers = { [clientHeader]: '1', cookie, 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await t.app.inject({ method: 'POST', url: spin.path, headers, payload });
    expect([stake, readEnvelope(reply.json())?.code === 200]).toEqual([stake, false]);
  }
  expect([await purse(t, owner.playerId), await purse(t, thief.playerId)]).toEqual([9_500, 10_000]);
});
