/**
 * Crashes in an instant game, before each statement and around each movement, while opening a round, opening a door and
 * paying a prize: no stake is lost or taken twice. M08, L08, L10
 */
import { randomUUID } from 'node:crypto';
import * as calls from '@foyer/contract/play/instant.ts';
import { instantCodes, takeMove } from '@foyer/games/engines/instant/game.ts';
import { replayInstant } from '@foyer/games/fair/testing/independentInstant.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { dyingAt, Killed } from '../../testing/dying.ts';
import type { House } from '../../house.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import { act, finishLeftRounds } from '../rounds/actions.ts';
import { firstChoice, instantTesting, seatedSatang, stakeOf } from './testing/instant.ts';
import type { Seated } from './testing/instant.ts';
import { openedSeed } from '../seeds/seeds.ts';
import { openRound } from '../rounds/rounds.ts';

const t = await openTestHouse();
const { seated, stateOf } = instantTesting(t);
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

/** Returns whether the house crashed. */
async function dies(doing: (house: House) => Promise<unknown>, nth: number): Promise<boolean> {
  try {
    await doing(dyingAt(t.house, nth));
    return false;
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  }
}

/** What continues a round after a crash. */
const finders = ['the same request', 'a reload', 'the sweep'] as const;
async function find(who: (typeof finders)[number], table: Seated, again: () => Promise<unknown>): Promise<void> {
  if (who === 'the same request') await again();
  if (who === 'a reload') await stateOf(table);
  t.clock.nowMs += 61_000;
  await finishLeftRounds(t.house);
}

const roundsOf = ({ playerId }: Seated) =>
  t.house.db.selectFrom('play_round').selectAll().where('owner', '=', playerId).orderBy('nonce').execute();

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
const line = (id: string, stakeSatang: number, isSettled: boolean): string => `${id} ${stakeSatang} ${isSettled}`;

/** Account, session and bets agree with the rounds, each of which was staked once and paid once. */
async function expectOnce(table: Seated): Promise<void> {
  const rounds = await roundsOf(table);
  const staked = sum(rounds.map((round) => round.stake_satang));
  const won = sum(rounds.map((round) => (round.state === 'settled' ? round.win_satang : 0)));
  const { purse } = await stateOf(table);
  expect([purse.balanceSatang, purse.stakedSatang, purse.wonSatang]).toEqual([
    seatedSatang - staked + won,
    staked,
    won,
  ]);
  const bets = await t.house.db.selectFrom('bet').selectAll().where('player_id', '=', table.playerId).execute();
  expect(bets.map((bet) => line(bet.bet_order_no, bet.stake_satang, bet.is_settled)).toSorted()).toEqual(
    rounds.map((round) => line(round.round_id, round.stake_satang, round.state === 'settled')).toSorted(),
  );
  expect(sum(bets.map((bet) => bet.win_satang))).toBe(won);
}

it.each(instantCodes.filter((code) => code !== 'treasure'))(
  '%s: takes one stake and pays once wherever the house is killed and whatever continues the round. M08, L08, L10',
  async (code) => {
    const table = await seated(code);
    const choice = firstChoice(code);
    let deaths = 0;
    for (let nth = 1, isDead = true; isDead; nth += 1) {
      const who = finders[nth % finders.length] ?? 'a reload';
      t.clock.nowMs += calls.minInstantCycleMs;
      const wanted = { requestId: randomUUID(), stakeSatang: stakeOf(code, choice), choice: { choice } };
      isDead = await dies((house) => openRound(house, table.session, wanted), nth);
      if (isDead) deaths += 1;
      await find(who, table, () => openRound(t.house, table.session, wanted));
      const found = (await roundsOf(table)).filter((round) => round.request_id === wanted.requestId);
      expect([nth, found.map(({ state }) => state)]).toEqual([nth, found.length === 0 ? [] : ['settled']]);
      if (who === 'the same request' || !isDead) expect(found).toHaveLength(1);
      await expectOnce(table);
    }
    // A crash at every statement, and before and after the movement.
    expect(deaths).toBeGreaterThan(8);
  },
);

/** A safe door and a trap of the open round. The test computes them from the secret seed. */
async function doorsOf({ playerId }: Seated, nonce: number): Promise<{ safe: number; trap: number }> {
  const { server_seed: serverSeed, client_seed: clientSeed } = openedSeed(
    t.house,
    await t.house.db
      .selectFrom('play_seed')
      .selectAll()
      .where('owner', '=', playerId)
      .where('state', '=', 'active')
      .executeTakeFirstOrThrow(),
  );
  const { shown } = replayInstant('treasure', '5', { serverSeed, clientSeed: clientSeed ?? '', nonce });
  return {
    safe: Array.from({ length: 25 }, (_, at) => at).find((at) => !shown.includes(at)) ?? 0,
    trap: shown[0] ?? 0,
  };
}

it.each(['take', 'trap'] as const)(
  'opens a room and a door and ends it (%s) once, wherever the house is killed and whatever continues. M08, L08, L10',
  async (end) => {
    const table = await seated('treasure');
    const deaths = [0, 0, 0];
    for (let nth = 1, isDead = true; isDead; nth += 1) {
      const who = finders[nth % finders.length] ?? 'a reload';
      const wanted = { requestId: randomUUID(), stakeSatang: 1_000, choice: { choice: '5' } };
      t.clock.nowMs += calls.minInstantCycleMs;
      const open = (house: House) => openRound(house, table.session, wanted);
      const hasDied = [await dies(open, nth)];
      await find(who, table, () => open(t.house));
      await expectOnce(table);
      const { round_id: roundId, nonce } = await open(t.house);
      const { safe, trap } = await doorsOf(table, nonce);
      const last = end === 'take' ? takeMove : trap;
      for (const move of [safe, last]) {
        t.clock.nowMs += calls.minInstantActMs;
        const made = (house: House) => act(house, table.session, { roundId, actionId: `${move}`, move: { move } });
        hasDied.push(await dies(made, nth));
        await find(who, table, () => made(t.house));
        await expectOnce(table);
        // If the house crashed before the move was stored, the window repeats it.
        t.clock.nowMs += calls.minInstantActMs;
        await made(t.house);
        await expectOnce(table);
      }
      const [round, ...others] = (await roundsOf(table)).filter(({ request_id: id }) => id === wanted.requestId);
      expect([others, round?.state, round?.win_satang]).toEqual([[], 'settled', end === 'take' ? 1_210 : 0]);
      hasDied.forEach((one, at) => (deaths[at] = (deaths[at] ?? 0) + Number(one)));
      isDead = hasDied.includes(true);
    }
    expect(Math.min(...deaths)).toBeGreaterThan(5);
  },
);
