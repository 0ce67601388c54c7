/** Bets on simulated matches: placing, deciding and paying. L04, L05, M08, M20 */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { winningPick } from '@foyer/games/engines/sport/markets.ts';
import { assertBooksAreWhole } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { closePlay, openPlay } from '../gameAvailability.ts';
import { sportTicketOf } from './ticket.ts';
import { ownBets } from './views.ts';
import { settleDue } from './judging.ts';
import { legAt } from './legs.ts';
import { resultOf } from './matches.ts';
import { returnOf } from './odds.ts';
import { betsOf, purse } from '../testing/player.ts';
import {
  legOf,
  matchAfter,
  offeredFrom,
  otherMatches,
  place,
  rowOf,
  seat,
  toEnd,
  toLive,
  toMatch,
  toRestingMatch,
} from './testing/sport.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreWhole(t.house.db));
afterAll(() => t.close());

describe('a single before the start', () => {
  it('is accepted at once and pays stake times odds when its match is over, once. L05', async () => {
    const session = await seat(t, 'winner', 100_000);
    const match = await toMatch(t);
    const leg = legOf(t, match, true);
    const bet = await place(t, session, [leg]);
    expect(bet).toMatchObject({ state: 'open', stake_satang: 10_000 });
    expect(await purse(t, 'winner')).toBe(90_000);
    t.clock.nowMs = match.endMs - 1;
    await settleDue(t.house);
    expect((await rowOf(t, bet.order_no)).state).toBe('open');
    toEnd(t, match);
    expect(await settleDue(t.house)).toBe(1);
    const prize = returnOf(10_000, [leg.odds]);
    expect(await purse(t, 'winner')).toBe(90_000 + prize);
    expect(await settleDue(t.house)).toBe(0);
    expect(await betsOf(t, 'winner')).toMatchObject([
      { game_type: 3, stake_satang: 10_000, win_satang: prize, is_settled: true, void_satang: null },
    ]);
    const [shown] = await ownBets(t.house, session, { which: 'over', orderNo: '' }, 'en');
    expect(shown).toMatchObject({ state: 'won', prizeSatang: prize, odds: leg.odds, legs: [{ state: 'won' }] });
  });

  it('closes without a movement when it is lost', async () => {
    const session = await seat(t, 'loser', 50_000);
    const match = await toMatch(t);
    const bet = await place(t, session, [legOf(t, match, false, { kind: 'total', param: 0 })]);
    toEnd(t, match);
    await settleDue(t.house);
    expect(await rowOf(t, bet.order_no)).toMatchObject({ state: 'lost', paid_satang: 0 });
    expect(await purse(t, 'loser')).toBe(40_000);
    expect(await betsOf(t, 'loser')).toMatchObject([{ is_settled: true, win_satang: 0 }]);
  });

  it('is refused at pre-match odds once its match has begun, and after the match is over. M20', async () => {
    const session = await seat(t, 'late', 50_000);
    const match = await toMatch(t);
    const leg = legOf(t, match, true);
    t.clock.nowMs = match.fixture.startMs;
    // The margin in play differs, so the odds have moved.
    await expect(place(t, session, [leg])).rejects.toThrow('ODDS_MOVED');
    toEnd(t, match);
    await expect(place(t, session, [leg], { policy: 'any' })).rejects.toThrow('MARKET_CLOSED');
    expect(await purse(t, 'late')).toBe(50_000);
  });
});

it('describes the legs in the bet record, and adds the seeds of matches that are over. M07, F01', async () => {
  const session = await seat(t, 'record', 100_000);
  const match = await toMatch(t);
  const other = await matchAfter(t, match, 3);
  const legs = [legOf(t, match, true, { kind: 'handicap', param: 0 }), legOf(t, other, true)];
  const bet = await place(t, session, legs);
  toEnd(t, match);
  await settleDue(t.house);
  const [zh, en] = await Promise.all([
    sportTicketOf(t.house, 'record', bet.order_no, 'zh_CN'),
    sportTicketOf(t.house, 'record', bet.order_no, 'en'),
  ]);
  expect(zh?.legs.map(({ marketText }) => marketText)).toEqual(['让分', '胜负']);
  expect(en?.legs.map(({ marketText, stateText }) => [marketText, stateText])).toEqual([
    ['Handicap', 'Won'],
    ['Winner', 'Open'],
  ]);
  expect(en?.legs[0]?.pickText).toMatch(/^[A-Z][A-Za-z ]+ [+−]\d+\.5$/);
  expect(en?.legs.map(({ seed }) => seed.length)).toEqual([64, 0]);
  expect(await sportTicketOf(t.house, 'somebody', bet.order_no, 'en')).toBeUndefined();
});

describe('an accumulator', () => {
  it('pays the product of its odds when every leg has won, and nothing when one is lost', async () => {
    const session = await seat(t, 'accu', 100_000);
    const match = await toMatch(t);
    const others = await Promise.all([2, 40, 201].map((sportId) => matchAfter(t, match, sportId)));
    const all = [match, ...others];
    const won = all.map((each) => legOf(t, each, true));
    const right = await place(t, session, won, { stakeSatang: 20_000 });
    const wrong = await place(t, session, [...won.slice(1), legOf(t, match, false)], { stakeSatang: 20_000 });
    toEnd(t, match);
    await settleDue(t.house);
    // One leg is lost, so its bet is lost. The other bet stays open.
    expect((await rowOf(t, wrong.order_no)).state).toBe('lost');
    expect((await rowOf(t, right.order_no)).state).toBe('open');
    toEnd(t, ...all);
    await settleDue(t.house);
    const prize = returnOf(
      20_000,
      won.map(({ odds }) => odds),
    );
    expect(await rowOf(t, right.order_no)).toMatchObject({ state: 'won', paid_satang: prize });
    expect(await purse(t, 'accu')).toBe(60_000 + prize);
  });

  it('refuses two legs of one match', async () => {
    const session = await seat(t, 'related', 50_000);
    const match = await toMatch(t);
    const legs = [legOf(t, match, true), legOf(t, match, true, { kind: 'total', param: 0 })];
    await expect(place(t, session, legs)).rejects.toThrow('LEGS_RELATED');
    expect(await purse(t, 'related')).toBe(50_000);
  });
});

describe('odds that move', () => {
  it('are taken or not by the policy of the player; both odds stay in the bet', async () => {
    const session = await seat(t, 'policy', 200_000);
    const match = await toMatch(t);
    const leg = legOf(t, match, true);
    const [less, more] = [
      { ...leg, odds: leg.odds - 1 },
      { ...leg, odds: leg.odds + 1 },
    ];
    await expect(place(t, session, [less], { policy: 'ask' })).rejects.toThrow('ODDS_MOVED');
    await expect(place(t, session, [more], { policy: 'ask' })).rejects.toThrow('ODDS_MOVED');
    await expect(place(t, session, [more], { policy: 'better' })).rejects.toThrow('ODDS_MOVED');
    const better = await place(t, session, [less], { policy: 'better' });
    const any = await place(t, session, [more], { policy: 'any' });
    for (const [bet, seen] of [
      [better, less],
      [any, more],
    ] as const) {
      const [shown] = await ownBets(t.house, session, { which: 'running', orderNo: bet.order_no }, 'en');
      expect(shown).toMatchObject({ state: 'open', offeredOdds: seen.odds, odds: leg.odds });
      expect(shown?.legs).toMatchObject([{ offeredOdds: seen.odds, odds: leg.odds }]);
    }
  });
});

describe('a bet in play', () => {
  it('waits, and is decided by the offer at its decision time, however late it is read. M20', async () => {
    const session = await seat(t, 'live', 500_000);
    const match = await toMatch(t, 2);
    const place1 = { matchId: match.fixture.matchId, kind: 'winner', param: 0, pick: 'home' } as const;
    let [opened, refused] = [0, 0];
    for (const tick of [3, 9, 15, 21, 27]) {
      if (offeredFrom(match, place1, tick) === undefined) break;
      const odds = toLive(t, match, place1, tick);
      const bet = await place(t, session, [{ ...place1, odds }], { policy: 'better' });
      expect(bet).toMatchObject({ state: 'pending', accept_ms: t.clock.nowMs + 4_000 });
      const then = legAt({ leg: place1, played: match, isVoid: false }, bet.accept_ms);
      // Read a second late: the stored decision time counts.
      t.clock.nowMs = bet.accept_ms + 1_000;
      const [shown] = await ownBets(t.house, session, { which: 'running', orderNo: bet.order_no }, 'en');
      const isTaken = then.odds !== undefined && then.odds >= odds;
      if (isTaken) expect(shown).toMatchObject({ state: 'open', offeredOdds: odds, odds: then.odds });
      else expect(shown).toMatchObject({ state: 'refused', reason: then.odds ? 'ODDS_MOVED' : 'MARKET_SUSPENDED' });
      if (isTaken) opened += 1;
      else refused += 1;
    }
    expect(await purse(t, 'live')).toBe(500_000 - opened * 10_000);
    expect(opened + refused).toBeGreaterThan(0);
    const rows = await betsOf(t, 'live');
    expect(rows.filter((row) => row.void_satang === 10_000 && row.stake_satang === 0)).toHaveLength(refused);
    toEnd(t, match);
    await settleDue(t.house);
    expect((await betsOf(t, 'live')).every((row) => row.is_settled)).toBe(true);
  });

  it('is refused while the market is suspended, and decided even after its match has ended', async () => {
    const session = await seat(t, 'rest', 100_000);
    const market = { kind: 'oddEven', param: 0, pick: 'odd' } as const;
    const { played: match, restMs, laterTick } = await toRestingMatch(t, market);
    const leg = { ...market, matchId: match.fixture.matchId };
    t.clock.nowMs = restMs;
    await expect(place(t, session, [{ ...leg, odds: 190 }], { policy: 'any' })).rejects.toThrow('MARKET_SUSPENDED');
    expect([await purse(t, 'rest'), await betsOf(t, 'rest')]).toEqual([100_000, []]);
    toLive(t, match, leg, laterTick);
    const winner = winningPick(resultOf(match), market);
    const expected = new Map<string, { state: string; paid_satang: number }>();
    for (const pick of ['odd', 'even'] as const) {
      const at = (ms: number) => legAt({ leg: { ...leg, pick }, played: match, isVoid: false }, ms).odds;
      const bet = await place(t, session, [{ ...leg, pick, odds: at(t.clock.nowMs) ?? 0 }], { policy: 'any' });
      expect(bet).toMatchObject({ state: 'pending', accept_ms: t.clock.nowMs + 4_000 });
      // The offer four seconds later decides, although nobody asks before the match is over. Without an offer at that
      // moment the stake is returned, whatever the result. With one, exactly one of both picks has won.
      const odds = at(bet.accept_ms);
      const state = odds === undefined ? 'refused' : pick === winner ? 'won' : 'lost';
      const paid = odds === undefined ? 10_000 : pick === winner ? returnOf(10_000, [odds]) : 0;
      expected.set(bet.order_no, { state, paid_satang: paid });
    }
    toEnd(t, match);
    await settleDue(t.house);
    for (const [orderNo, outcome] of expected) expect(await rowOf(t, orderNo)).toMatchObject(outcome);
    const returned = [...expected.values()].reduce((sum, { paid_satang }) => sum + paid_satang, 0);
    expect(await purse(t, 'rest')).toBe(80_000 + returned);
    expect((await betsOf(t, 'rest')).every((row) => row.is_settled)).toBe(true);
  });
});

describe('a bet', () => {
  it('is placed once per request id, and refused for another bet with the same id. L04, L05', async () => {
    const session = await seat(t, 'twice', 50_000);
    const match = await toMatch(t);
    const leg = legOf(t, match, true);
    const requestId = randomUUID();
    const bets = await Promise.all([0, 1, 2, 3].map(() => place(t, session, [leg], { requestId })));
    expect(new Set(bets.map((bet) => bet.order_no)).size).toBe(1);
    expect(await purse(t, 'twice')).toBe(40_000);
    await expect(place(t, session, [leg], { requestId, stakeSatang: 20_000 })).rejects.toThrow('DUPLICATE_REQUEST');
  });

  it('stays within stake, return and balance, on matches and markets that there are', async () => {
    const session = await seat(t, 'strict', 3_000_000);
    const match = await toMatch(t);
    const leg = legOf(t, match, true);
    for (const stakeSatang of [0, 900, 10_050, 2_000_100])
      await expect(place(t, session, [leg], { stakeSatang })).rejects.toThrow('STAKE_NOT_OFFERED');
    const others = await otherMatches(t, [2, 3, 8, 15, 23, 25]);
    const long = others.map((each) => legOf(t, each, false, { kind: 'total', param: 0 }));
    const highest = { stakeSatang: 2_000_000 };
    await expect(place(t, session, [leg, ...long], highest)).rejects.toThrow('PAYOUT_LIMIT');
    for (const wrong of [
      { ...leg, pick: 'nobody' },
      { ...leg, kind: 'handicap', param: 2 } as const,
      { ...leg, kind: 'part', param: 9 } as const,
      { ...leg, kind: 'exact', pick: '2-1' } as const,
      { ...leg, kind: 'nextScore', param: 7 } as const,
    ])
      await expect(place(t, session, [wrong], { policy: 'any' })).rejects.toThrow('MARKET_CLOSED');
    await expect(place(t, session, [{ ...leg, matchId: '1-5' }])).rejects.toThrow('UNKNOWN_MATCH');
    await expect(place(t, session, [{ ...leg, matchId: '1-999999999' }])).rejects.toThrow('UNKNOWN_MATCH');
    const poor = await seat(t, 'poor', 900);
    await expect(place(t, poor, [leg])).rejects.toThrow('BALANCE_INSUFFICIENT');
  });

  it('is refused when the operator has closed the desk; open bets are settled. M26', async () => {
    const session = await seat(t, 'shut', 50_000);
    const match = await toMatch(t);
    const leg = legOf(t, match, true);
    const bet = await place(t, session, [leg]);
    await closePlay(t.house, 'harbour', session.game_id, 'a test');
    await expect(place(t, session, [leg])).rejects.toThrow('PLATFORM_MAINTENANCE');
    toEnd(t, match);
    await settleDue(t.house);
    expect((await rowOf(t, bet.order_no)).state).toBe('won');
    await openPlay(t.house, 'harbour', session.game_id);
  });

  it('of a trial is on the same matches and touches no account. M10', async () => {
    const session = await seat(t, undefined);
    const match = await toMatch(t);
    const leg = legOf(t, match, true);
    await settleDue(t.house);
    const moves = async () => (await t.house.db.selectFrom('movement').select('seq').execute()).length;
    const before = await moves();
    await place(t, session, [leg]);
    toEnd(t, match);
    await settleDue(t.house);
    const row = await t.house.db
      .selectFrom('play_session')
      .selectAll()
      .where('session_id', '=', session.session_id)
      .executeTakeFirstOrThrow();
    const prize = returnOf(10_000, [leg.odds]);
    expect(row).toMatchObject({
      credit_satang: 1_000_000 - 10_000 + prize,
      staked_satang: 10_000,
      won_satang: prize,
    });
    expect(await moves()).toBe(before);
  });
});
