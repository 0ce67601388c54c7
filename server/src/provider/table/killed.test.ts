/** Crashes between any two steps of a round: no stake is lost, taken twice or paid twice. M08, L08, L10 */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { House } from '../../house.ts';
import { dying, Killed } from '../../testing/dying.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { dealRound, settleDue } from './settle.ts';
import { betsOf, fund, purse } from '../testing/player.ts';
import { pineCourt, place, seat, toNextRound, winRound, writtenOff } from './testing/table.ts';
import { voidTableRound } from './void.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const tableBetsOf = (playerId: string) =>
  t.house.db.selectFrom('table_bet').selectAll().where('owner', '=', playerId).execute();

for (const when of ['before', 'after'] as const)
  for (const who of ['the same request', 'the round', 'the operator'] as const)
    it(`takes the stake once when the house is killed ${when} the ledger's answer and ${who} continues`, async () => {
      const name = `${when} ${who}`;
      const session = await seat(t, name, 10_000);
      const round = await toNextRound(t);
      const requestId = randomUUID();
      await expect(
        place(t, session, 'player:1000,banker:1000', { requestId, house: dying(t.house, when) }),
      ).rejects.toThrow(Killed);
      if (who === 'the same request') {
        // The time for bets is over, but this bet was claimed in time.
        t.clock.nowMs = round.closeMs;
        await place(t, session, 'player:1000,banker:1000', { requestId, roundNo: round.roundNo });
        expect(await purse(t, name)).toBe(8_000);
      }
      if (who === 'the operator') await voidTableRound(t.house, pineCourt, round.roundNo, 'the house was down');
      t.clock.nowMs = round.dealMs;
      expect(await settleDue(t.house)).toBe(1);
      const [bet] = await tableBetsOf(name);
      expect(bet?.state).toBe(who === 'the operator' ? 'void' : 'won');
      // With stakes on player and banker, one of them pays, or both are returned.
      const paid = who === 'the operator' ? 2_000 : (bet?.prize_satang ?? 0);
      expect([1_950, 2_000]).toContain(paid);
      expect(await purse(t, name)).toBe(8_000 + paid);
      expect(await betsOf(t, name)).toHaveLength(1);
    });

for (const step of ['postAll', 'closeLost'] as const)
  for (const when of ['before', 'after'] as const)
    it(`settles every bet once when the house is killed ${when} ${step} of a round's settling`, async () => {
      const [winner, loser] = [`winner ${step} ${when}`, `loser ${step} ${when}`];
      const round = await toNextRound(t);
      await place(t, await seat(t, winner, 10_000), 'player:1000,banker:1000');
      // These spots rarely win. The expectations below also hold if they do.
      await place(t, await seat(t, loser, 10_000), 'playerPair:500,tie:500');
      t.clock.nowMs = round.dealMs;
      await dealRound(t.house, pineCourt, round.index);
      const first = settleDue(dying(t.house, when, step));
      await expect(first).rejects.toThrow(Killed);
      expect((await tableBetsOf(winner))[0]?.state).toBe('placed');
      await Promise.all([settleDue(t.house), settleDue(t.house)]);
      for (const [name, stake] of [
        [winner, 2_000],
        [loser, 1_000],
      ] as const) {
        const [bet] = await tableBetsOf(name);
        const [row] = await betsOf(t, name);
        expect(await purse(t, name)).toBe(10_000 - stake + (bet?.prize_satang ?? 0));
        expect(row).toMatchObject({ is_settled: true, win_satang: bet?.prize_satang });
      }
      expect(await settleDue(t.house)).toBe(0);
      const sums = await t.house.db
        .selectFrom('play_session')
        .select(['owner', 'won_satang'])
        .where('owner', '=', winner)
        .execute();
      expect(sums).toEqual([{ owner: winner, won_satang: (await tableBetsOf(winner))[0]?.prize_satang }]);
    });

it('settles bets by the chain after the house was down for a day', async () => {
  const session = await seat(t, 'a day', 10_000);
  const round = await toNextRound(t);
  await place(t, session, 'player:1000,banker:1000');
  t.clock.nowMs = round.openMs + 86_400_000;
  expect(await settleDue(t.house)).toBe(1);
  expect([9_950, 10_000]).toContain(await purse(t, 'a day'));
});

it('returns stakes once when the house is killed around the movement of a voided round', async () => {
  for (const when of ['before', 'after'] as const) {
    const name = `annulled ${when}`;
    const round = await toNextRound(t);
    await place(t, await seat(t, name, 10_000), 'tie:1000');
    await voidTableRound(t.house, pineCourt, round.roundNo, 'a fault');
    t.clock.nowMs = round.endMs;
    await expect(settleDue(dying(t.house, when, 'postAll'))).rejects.toThrow(Killed);
    await settleDue(t.house);
    expect(await purse(t, name)).toBe(10_000);
  }
});

for (const when of ['before', 'after'] as const)
  it(`writes off once what a winner has spent when the house is killed ${when} taking what is left. L03`, async () => {
    const name = `spent ${when}`;
    const { round, wonSatang } = await winRound(t, await seat(t, name, 1_000_000));
    await fund(t, name, 'kiln', 300 - (await purse(t, name)));
    await voidTableRound(t.house, pineCourt, round.roundNo, 'a fault');
    t.clock.nowMs = round.endMs;
    await expect(settleDue(dying(t.house, when))).rejects.toThrow(Killed);
    await settleDue(t.house);
    await settleDue(t.house);
    expect(await purse(t, name)).toBe(0);
    expect(await writtenOff(t, round)).toBe(wonSatang - 300);
  });

it('loses and duplicates nothing wherever the house is killed while it settles a round', async () => {
  const session = await seat(t, 'clock', 10_000);
  const round = await toNextRound(t);
  await place(t, session, 'player:1000,banker:1000');
  t.clock.nowMs = round.dealMs;
  const dyingAt = (reading: number): House => {
    let read = 0;
    return {
      ...t.house,
      now() {
        read += 1;
        if (read === reading) throw new Killed();
        return t.house.now();
      },
    };
  };
  let deaths = 0;
  const settled = async (reading: number): Promise<boolean> => {
    try {
      await settleDue(dyingAt(reading));
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(Killed);
      deaths += 1;
      return false;
    }
  };
  // Each run is killed one reading of the clock later: while dealing, paying and finishing the round.
  for (let reading = 1; !(await settled(reading)); reading += 1) await assertBooksAreZero(t.house.db);
  expect(deaths).toBeGreaterThanOrEqual(3);
  const [bet] = await tableBetsOf('clock');
  expect(await purse(t, 'clock')).toBe(8_000 + (bet?.prize_satang ?? 0));
  expect([1_950, 2_000]).toContain(bet?.prize_satang);
  expect(await betsOf(t, 'clock')).toHaveLength(1);
  expect(await settleDue(t.house)).toBe(0);
});
