/** Every mechanic through the window's calls: settled once, resumed, verified, and safe when the house crashes. */
import { randomUUID } from 'node:crypto';
import { gameDetail } from '@foyer/contract/bets/history.ts';
import { rotateSeed } from '@foyer/contract/play/play.ts';
import * as calls from '@foyer/contract/play/slot.ts';
import type { PlayRound, PlayState } from '@foyer/contract/play/slot.ts';
import { lineCount } from '@foyer/games/engines/slot/rules.ts';
import { gridAt } from '@foyer/games/engines/slot/spin.ts';
import { legacyModelOf, modelCodeOf, modelOf, titleOf } from '@foyer/games/engines/slotTitles.ts';
import { replay } from '@foyer/games/fair/testing/independentSlot.ts';
import { verify } from '@foyer/games/fair/slotRound.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { dying, Killed } from '../../testing/dying.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import { act, finishLeftRounds } from '../rounds/actions.ts';
import { playerWith, sessionOf } from '../testing/player.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

/** One title per mechanic. */
const games = ['moyu-parasol-phoenix', 'brass-coin-theatre', 'orchard-candy-jar'] as const;

async function newPlayer(gameId: string) {
  const seated = await playerWith(t, gameId, 1_000_000);
  return { ...seated, window: await seated.player.window(gameId, 'real') };
}
type Seated = Awaited<ReturnType<typeof newPlayer>>;

const spin = ({ player, window }: Seated) => {
  t.clock.nowMs += calls.minSpinCycleMs;
  return player.ok(calls.spin, { sessionId: window.sessionId, requestId: randomUUID(), stakeSatang: 100 });
};
const next = ({ player, window }: Seated, { roundId, spins }: PlayRound) => {
  t.clock.nowMs += calls.minSpinCycleMs;
  return player.ok(calls.freeSpin, { sessionId: window.sessionId, roundId, index: spins.length });
};
async function untilOpen(seated: Seated): Promise<PlayRound> {
  for (let tries = 0; tries < 1_500; tries += 1) {
    const { round } = await spin(seated);
    if (!round.isSettled) return round;
  }
  throw new Error('no round of several actions in 1,500');
}
const stateOf = ({ player, window }: Seated): Promise<PlayState> =>
  player.ok(calls.state, { sessionId: window.sessionId });

it.each(games)(
  'settles, keeps and resumes %s, and two verifiers agree with the prize paid. M07, M08, F03',
  async (gameId) => {
    const seated = await newPlayer(gameId);
    const open = await untilOpen(seated);
    const before = open.balanceAfterSatang;
    // A reload and a second window get the round in the same state.
    const middle = (await next(seated, open)).round;
    expect((await stateOf(seated)).openRound ?? (await stateOf(seated)).lastRound).toEqual(middle);
    const other = await seated.player.window(gameId, 'real');
    if (!middle.isSettled) expect(other.openRound).toEqual(middle);
    let round = middle;
    while (!round.isSettled) ({ round } = await next(seated, round));
    expect(round.balanceAfterSatang).toBe(before + round.winSatang);
    expect(round.winSatang).toBe((round.spins.reduce((sum, each) => sum + each.win, 0) * 100) / lineCount);
    const { purse, seeds } = await stateOf(seated);
    expect(purse.balanceSatang).toBe(1_000_000 - purse.stakedSatang + purse.wonSatang);

    const { sessionId } = seated.window;
    await seated.player.ok(rotateSeed, { sessionId, clientSeed: 'next', nextCommitment: seeds.nextCommitment });
    const { list } = await seated.player.ok(calls.history, { sessionId, roundId: '' });
    const model = titleOf(gameId)?.model;
    if (model === undefined) throw new Error('no model');
    expect(list.length).toBeGreaterThan(0);
    for (const { serverSeed, clientSeed, nonce, commitment, spins } of list) {
      const win = spins.reduce((sum, each) => sum + each.win, 0);
      const stops = spins.map((each) => each.stops);
      expect(verify(model, { commitment, seeds: { serverSeed, clientSeed, nonce }, win, stops })).toBe('holds');
      expect(replay(model, serverSeed, clientSeed, nonce)).toEqual({ stops, win });
    }
    const { proof } = await seated.client.ok(gameDetail, { betOrderNo: round.roundId });
    expect(proof).toMatchObject({ model: model.code, spinCount: round.spins.length });
  },
);

it('keeps the reels and pays of every round, even if its title changes them later. M07, F03', async () => {
  const gameId = 'canglan-wreck-jewels';
  const seated = await newPlayer(gameId);
  const { round } = await spin(seated);
  const code = modelCodeOf(gameId) ?? '';
  expect(code).toMatch(/^[a-z]+\.1\.[0-9a-z]+$/);
  expect(round.model).toBe(code);
  const { proof } = await seated.client.ok(gameDetail, { betOrderNo: round.roundId });
  expect(proof).toMatchObject({ model: code });
  // Rows from when titles shared models, and rows older than the column `rules`.
  for (const [rules, model] of [
    ['fruit', 'fruit'],
    ['', legacyModelOf(gameId)?.code],
  ] as const) {
    await t.house.db.updateTable('play_round').set({ rules }).where('round_id', '=', round.roundId).execute();
    const { list } = await seated.player.ok(calls.history, { sessionId: seated.window.sessionId, roundId: '' });
    expect(list[0]?.model).toBe(model);
    const [first] = list[0]?.spins ?? [];
    const { strips } = modelOf(model ?? '') ?? { strips: [] };
    expect(first?.reels).toEqual(gridAt(strips, first?.stops ?? []).map((column) => column.join('')));
  }
});

it.each(games)(
  'loses and duplicates nothing of %s when the house is killed at every step of a round. M08, L08, L10',
  async (gameId) => {
    const seated = await newPlayer(gameId);
    const open = await untilOpen(seated);
    const session = await sessionOf(t, seated.window.sessionId);
    const { roundId } = open;
    const read = () =>
      t.house.db.selectFrom('play_round').selectAll().where('round_id', '=', roundId).executeTakeFirstOrThrow();
    let deaths = 0;
    for (let index = 1; (await read()).state !== 'settled'; index += 1) {
      t.clock.nowMs += calls.minSpinCycleMs;
      const action = { roundId, actionId: String(index), move: { index } };
      for (const when of ['before', 'after'] as const)
        await act(dying(t.house, when), session, action).catch((error: unknown) => {
          expect(error).toBeInstanceOf(Killed);
          deaths += 1;
        });
      // The same action is repeated, and the sweep runs as well.
      await act(t.house, session, action);
      await finishLeftRounds(t.house);
    }
    expect(deaths).toBe(2);
    const row = await read();
    const { purse } = await stateOf(seated);
    expect(row.balance_after_satang).toBe(open.balanceAfterSatang + row.win_satang);
    expect(purse.balanceSatang).toBe(row.balance_after_satang);
    expect(purse.balanceSatang).toBe(1_000_000 - purse.stakedSatang + purse.wonSatang);
  },
);

it.each(games)('allows no more than one spin of %s in 2.5 seconds, paid or free. M11', async (gameId) => {
  const seated = await newPlayer(gameId);
  const { roundId, spins } = await untilOpen(seated);
  const { sessionId } = seated.window;
  t.clock.nowMs += calls.minSpinCycleMs - 1;
  const hasty = await seated.player.send(calls.freeSpin, { sessionId, roundId, index: spins.length });
  expect(hasty.refusal).toBe('SPIN_TOO_SOON');
  t.clock.nowMs += 1;
  const early = await seated.player.send(calls.freeSpin, { sessionId, roundId, index: spins.length + 1 });
  expect(early.refusal).toBe('MOVE_NOT_OFFERED');
});
