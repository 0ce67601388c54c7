/** Crashes between any two steps of a bet: no stake is lost, taken twice or paid twice. M08, L08, L10 */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { dying, Killed } from '../../testing/dying.ts';
import { assertBooksAreWhole } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { cashOut } from './cashOut.ts';
import { settleDue } from './judging.ts';
import type { Played } from './matches.ts';
import { returnOf } from './odds.ts';
import { betsOf, purse } from '../testing/player.ts';
import { legOf, place, seat, toEnd, toLive, toMatch } from './testing/sport.ts';
import { settleVoided, voidMatch } from './voiding.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreWhole(t.house.db));
afterAll(() => t.close());

const rowOf = (playerId: string) =>
  t.house.db.selectFrom('sport_bet').selectAll().where('owner', '=', playerId).executeTakeFirstOrThrow();
const writtenOff = async ({ fixture }: Played): Promise<number> => {
  const rows = t.house.db.selectFrom('sport_match').select('written_off_satang');
  return (await rows.where('match_id', '=', fixture.matchId).executeTakeFirstOrThrow()).written_off_satang;
};
const sumsOf = (playerId: string) =>
  t.house.db
    .selectFrom('play_session')
    .select(['staked_satang', 'won_satang'])
    .where('owner', '=', playerId)
    .executeTakeFirstOrThrow();

for (const when of ['before', 'after'] as const) {
  for (const who of ['the same request', 'the settling', 'the operator'] as const)
    it(`takes the stake once when the house is killed ${when} the ledger's answer and ${who} continues`, async () => {
      const name = `${when} ${who}`;
      const session = await seat(t, name, 50_000);
      const match = await toMatch(t);
      const leg = legOf(t, match, true);
      const requestId = randomUUID();
      await expect(place(t, session, [leg], { requestId, house: dying(t.house, when) })).rejects.toThrow(Killed);
      expect((await rowOf(name)).state).toBe('opening');
      if (who === 'the same request') {
        // The match has begun, but the bet was claimed in time.
        t.clock.nowMs = match.moments[9]?.atMs ?? 0;
        expect((await place(t, session, [leg], { requestId })).state).toBe('open');
        expect(await purse(t, name)).toBe(40_000);
      }
      if (who === 'the operator') await voidMatch(t.house, match.fixture.matchId, 'the house was down');
      toEnd(t, match);
      await settleVoided(t.house);
      const prize = returnOf(10_000, [leg.odds]);
      const isVoid = who === 'the operator';
      expect(await rowOf(name)).toMatchObject({
        state: isVoid ? 'refused' : 'won',
        paid_satang: isVoid ? 10_000 : prize,
      });
      expect(await purse(t, name)).toBe(isVoid ? 50_000 : 40_000 + prize);
      expect(await betsOf(t, name)).toHaveLength(1);
      expect(await sumsOf(name)).toEqual(
        isVoid ? { staked_satang: 0, won_satang: 0 } : { staked_satang: 10_000, won_satang: prize },
      );
    });

  for (const step of ['postAll', 'closeLost'] as const)
    it(`settles every bet once when the house is killed ${when} ${step}`, async () => {
      const [winner, loser] = [`winner ${step} ${when}`, `loser ${step} ${when}`];
      const match = await toMatch(t);
      const good = legOf(t, match, true);
      await place(t, await seat(t, winner, 10_000), [good]);
      await place(t, await seat(t, loser, 10_000), [legOf(t, match, false)]);
      toEnd(t, match);
      await expect(settleDue(dying(t.house, when, step))).rejects.toThrow(Killed);
      await Promise.all([settleDue(t.house), settleDue(t.house)]);
      const prize = returnOf(10_000, [good.odds]);
      expect([await purse(t, winner), await purse(t, loser)]).toEqual([prize, 0]);
      expect(await sumsOf(winner)).toEqual({ staked_satang: 10_000, won_satang: prize });
      expect(await betsOf(t, winner)).toMatchObject([{ is_settled: true, win_satang: prize }]);
      expect(await betsOf(t, loser)).toMatchObject([{ is_settled: true, win_satang: 0 }]);
      expect(await settleDue(t.house)).toBe(0);
    });

  it(`returns a stake once when the house is killed ${when} the movement of a refused bet`, async () => {
    const name = `refused ${when}`;
    const session = await seat(t, name, 50_000);
    const match = await toMatch(t, 2);
    const leg = { matchId: match.fixture.matchId, kind: 'winner', param: 0, pick: 'home' } as const;
    const odds = toLive(t, match, leg);
    const bet = await place(t, session, [{ ...leg, odds }], { policy: 'any' });
    expect(await purse(t, name)).toBe(40_000);
    await voidMatch(t.house, match.fixture.matchId, 'a fault');
    t.clock.nowMs = bet.accept_ms;
    await expect(settleDue(dying(t.house, when, 'postAll'))).rejects.toThrow(Killed);
    await settleDue(t.house);
    expect(await purse(t, name)).toBe(50_000);
    expect(await rowOf(name)).toMatchObject({ state: 'refused', reason: 'MARKET_CLOSED' });
  });

  it(`cashes out once, for the decided amount, when the house is killed ${when} paying it`, async () => {
    const name = `cashed ${when}`;
    const session = await seat(t, name, 10_000);
    const match = await toMatch(t);
    const bet = await place(t, session, [legOf(t, match, false)]);
    await expect(cashOut(dying(t.house, when, 'postAll'), name, bet.order_no, 1)).rejects.toThrow(Killed);
    const decided = (await rowOf(name)).paid_satang;
    expect(decided).toBeGreaterThan(5_000);
    // The match is lost in the meantime, but the cash-out is final.
    toEnd(t, match);
    await settleDue(t.house);
    expect(await rowOf(name)).toMatchObject({ state: 'cashed', paid_satang: decided });
    expect(await purse(t, name)).toBe(decided);
    expect((await cashOut(t.house, name, bet.order_no, 1)).paid_satang).toBe(decided);
    expect(await purse(t, name)).toBe(decided);
  });

  it(`takes a prize back once when the house is killed ${when} the movement of a voided match`, async () => {
    const name = `annulled ${when}`;
    const match = await toMatch(t);
    await place(t, await seat(t, name, 10_000), [legOf(t, match, true)]);
    toEnd(t, match);
    await settleDue(t.house);
    await voidMatch(t.house, match.fixture.matchId, 'a fault');
    await expect(settleVoided(dying(t.house, when, 'postAll'))).rejects.toThrow(Killed);
    await settleVoided(t.house);
    expect(await purse(t, name)).toBe(10_000);
    expect(await rowOf(name)).toMatchObject({ state: 'void', paid_satang: 10_000 });
  });
}

for (const when of ['before', 'after'] as const)
  it(`takes what is left of a spent prize once when the house is killed ${when} that movement`, async () => {
    const name = `spent ${when}`;
    const match = await toMatch(t);
    const session = await seat(t, name, 10_000);
    const leg = legOf(t, match, true);
    await place(t, session, [leg]);
    toEnd(t, match);
    await settleDue(t.house);
    const prize = returnOf(10_000, [leg.odds]);
    const spent = Math.floor(prize / 100) * 100;
    await place(t, session, [legOf(t, await toMatch(t, 2), true)], { stakeSatang: spent });
    await voidMatch(t.house, match.fixture.matchId, 'a fault');
    await expect(settleVoided(dying(t.house, when))).rejects.toThrow(Killed);
    await settleVoided(t.house);
    await settleVoided(t.house);
    expect(await purse(t, name)).toBe(0);
    // The player has staked most of the prize again. The house bears that part, less the returned stake.
    expect(await writtenOff(match)).toBe(spent - 10_000);
    expect(await betsOf(t, name)).toEqual(
      expect.arrayContaining([expect.objectContaining({ stake_satang: spent, is_settled: false })]),
    );
  });

it('settles bets by the chain after the house was down for a week', async () => {
  const match = await toMatch(t);
  const leg = legOf(t, match, true);
  await place(t, await seat(t, 'a week', 10_000), [leg]);
  t.clock.nowMs += 8 * 86_400_000;
  await settleDue(t.house);
  expect(await purse(t, 'a week')).toBe(returnOf(10_000, [leg.odds]));
});
