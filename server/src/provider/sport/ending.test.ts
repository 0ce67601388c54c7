/** Cash-out, voided matches, booking codes and quotes. M05, L02, L09 */
import { slipTextOf } from '@foyer/contract/play/sportSlip.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { cashOut } from './cashOut.ts';
import { settleDue } from './judging.ts';
import { chanceNow } from './legs.ts';
import { returnOf } from './odds.ts';
import { book, forgetBookings, loadBooked, quoteOf } from './quote.ts';
import { betsOf, purse } from '../testing/player.ts';
import { legOf, matchAfter, place, rowOf, seat, toEnd, toMatch, toRestingMatch } from './testing/sport.ts';
import { ownBets } from './views.ts';
import { settleVoided, voidMatch } from './voiding.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const offerNow = async (session: Parameters<typeof ownBets>[1], orderNo: string) => {
  const [bet] = await ownBets(t.house, session, { which: 'running', orderNo }, 'en');
  return bet?.cashOut;
};

describe('a cash-out', () => {
  it('pays the possible return x the chance / 1.03, once, and the bet is over. M05, L05', async () => {
    const session = await seat(t, 'out', 100_000);
    const match = await toMatch(t);
    const leg = legOf(t, match, true);
    const bet = await place(t, session, [leg]);
    const { chance } = chanceNow({ leg, played: match, isVoid: false }, t.clock.nowMs);
    const offer = await offerNow(session, bet.order_no);
    const worth = Math.floor((returnOf(10_000, [leg.odds]) * chance) / 1.03);
    expect(offer).toMatchObject({ offerSatang: worth, isSuspended: false });
    // The stake less both margins: an immediate cash-out never makes a profit.
    expect(worth).toBeLessThan(10_000);
    const [one, two] = await Promise.all([0, 1].map(() => cashOut(t.house, 'out', bet.order_no, worth)));
    expect([one?.outcome, two?.outcome]).toEqual(['cashed', 'cashed']);
    expect(await purse(t, 'out')).toBe(90_000 + worth);
    toEnd(t, match);
    await settleDue(t.house);
    expect(await purse(t, 'out')).toBe(90_000 + worth);
    expect(await betsOf(t, 'out')).toMatchObject([{ stake_satang: 10_000, win_satang: worth, is_settled: true }]);
    const [shown] = await ownBets(t.house, session, { which: 'over', orderNo: '' }, 'en');
    expect(shown).toMatchObject({ state: 'cashed', prizeSatang: worth, legs: [{ state: 'won' }] });
  });

  it('is refused with nothing done when it is worth less now, while bets rest, and when the bet is over', async () => {
    const session = await seat(t, 'moved', 100_000);
    const { played: match, restMs } = await toRestingMatch(t, { kind: 'winner', param: 0, pick: 'home' });
    const bet = await place(t, session, [legOf(t, match, true)]);
    const seen = (await offerNow(session, bet.order_no))?.offerSatang ?? 0;
    await expect(cashOut(t.house, 'moved', bet.order_no, seen + 1)).rejects.toThrow('CASH_OUT_MOVED');
    t.clock.nowMs = restMs;
    expect(await offerNow(session, bet.order_no)).toMatchObject({ offerSatang: 0, isSuspended: true });
    await expect(cashOut(t.house, 'moved', bet.order_no, 1)).rejects.toThrow('CASH_OUT_CLOSED');
    await expect(cashOut(t.house, 'out', bet.order_no, 1)).rejects.toThrow('UNKNOWN_RECORD');
    toEnd(t, match);
    await expect(cashOut(t.house, 'moved', bet.order_no, 1)).rejects.toThrow('CASH_OUT_CLOSED');
    await settleDue(t.house);
    await expect(cashOut(t.house, 'moved', bet.order_no, 1)).rejects.toThrow('CASH_OUT_CLOSED');
    expect((await rowOf(t, bet.order_no)).state).toBe('won');
  });

  it('at the moment when the match ends pays either the offer or the prize', async () => {
    const session = await seat(t, 'race', 1_000_000);
    for (let race = 0; race < 12; race += 1) {
      const match = await toMatch(t, 102);
      const bet = await place(t, session, [legOf(t, match, true)]);
      const before = await purse(t, 'race');
      const out = cashOut(t.house, 'race', bet.order_no, 1).catch(() => undefined);
      if (race % 2 === 0) await Promise.race([out, Promise.resolve()]);
      toEnd(t, match);
      await Promise.all([out, settleDue(t.house), settleDue(t.house)]);
      await settleDue(t.house);
      const row = await rowOf(t, bet.order_no);
      expect(['cashed', 'won']).toContain(row.state);
      expect(await purse(t, 'race')).toBe(before + row.paid_satang);
    }
  });
});

describe('a voided match', () => {
  it('gives a single its stake back, before and after it was paid', async () => {
    const session = await seat(t, 'annulled', 100_000);
    const match = await toMatch(t);
    const open = await place(t, session, [legOf(t, match, false)]);
    expect(await voidMatch(t.house, match.fixture.matchId, 'a fault')).toBe(true);
    expect(await voidMatch(t.house, match.fixture.matchId, 'a fault')).toBe(false);
    await settleVoided(t.house);
    expect(await rowOf(t, open.order_no)).toMatchObject({ state: 'void', paid_satang: 10_000 });
    await expect(place(t, session, [legOf(t, match, true)])).rejects.toThrow('MARKET_CLOSED');
    const next = await toMatch(t, 2);
    const [won, lost] = [
      await place(t, session, [legOf(t, next, true)]),
      await place(t, session, [legOf(t, next, false)]),
    ];
    toEnd(t, next);
    await settleDue(t.house);
    await voidMatch(t.house, next.fixture.matchId, 'a fault');
    await settleVoided(t.house);
    expect([(await rowOf(t, won.order_no)).state, (await rowOf(t, lost.order_no)).state]).toEqual(['void', 'void']);
    expect(await purse(t, 'annulled')).toBe(100_000);
    // None of the bets counts as turnover. L09
    for (const row of await betsOf(t, 'annulled'))
      expect(row).toMatchObject({ stake_satang: 0, win_satang: 0, void_satang: 10_000, is_settled: true });
    const sums = await t.house.db
      .selectFrom('play_session')
      .select(['staked_satang', 'won_satang'])
      .where('session_id', '=', session.session_id)
      .execute();
    expect(sums).toEqual([{ staked_satang: 0, won_satang: 0 }]);
  });

  it('takes its leg out of an accumulator, open, won or lost, and moves the difference once', async () => {
    const session = await seat(t, 'part', 100_000);
    const match = await toMatch(t);
    const other = await matchAfter(t, match, 15);
    const [good, kept] = [legOf(t, match, true), legOf(t, other, true)];
    const won = await place(t, session, [good, kept]);
    const saved = await place(t, session, [legOf(t, match, false), kept]);
    const opened = await place(t, session, [legOf(t, match, false), kept], { stakeSatang: 5_000 });
    toEnd(t, match);
    await settleDue(t.house);
    expect((await rowOf(t, opened.order_no)).state).toBe('lost');
    // Judged again while the other match still runs, the bet is open again.
    await voidMatch(t.house, match.fixture.matchId, 'a fault');
    await settleVoided(t.house);
    const shown = await ownBets(t.house, session, { which: 'running', orderNo: opened.order_no }, 'en');
    expect(shown).toMatchObject([{ state: 'open', legs: [{ state: 'void' }, { state: 'open' }] }]);
    toEnd(t, match, other);
    await settleDue(t.house);
    for (const bet of [won, saved])
      expect(await rowOf(t, bet.order_no)).toMatchObject({ state: 'won', paid_satang: returnOf(10_000, [kept.odds]) });
    expect(await rowOf(t, opened.order_no)).toMatchObject({ state: 'won', paid_satang: returnOf(5_000, [kept.odds]) });
    const held = 75_000 + 2 * returnOf(10_000, [kept.odds]) + returnOf(5_000, [kept.odds]);
    expect(await purse(t, 'part')).toBe(held);
    // The other match is voided as well, after everything was paid.
    await voidMatch(t.house, other.fixture.matchId, 'a fault');
    await settleVoided(t.house);
    await settleVoided(t.house);
    expect(await purse(t, 'part')).toBe(100_000);
    const rows = await betsOf(t, 'part');
    expect(rows.every((row) => row.stake_satang === 0 && row.is_settled)).toBe(true);
  });

  it('takes from a winner no more than they have, and the house bears the rest. L03', async () => {
    const session = await seat(t, 'spent', 10_000);
    const match = await toMatch(t);
    const bet = await place(t, session, [legOf(t, match, true)]);
    toEnd(t, match);
    await settleDue(t.house);
    const prize = (await rowOf(t, bet.order_no)).paid_satang;
    const next = await toMatch(t, 2);
    const spare = Math.floor(prize / 100) * 100;
    const last = await place(t, session, [legOf(t, next, false)], { stakeSatang: spare });
    await voidMatch(t.house, match.fixture.matchId, 'a fault');
    await settleVoided(t.house);
    expect((await rowOf(t, bet.order_no)).state).toBe('void');
    expect(await purse(t, 'spent')).toBe(0);
    const row = await t.house.db
      .selectFrom('sport_match')
      .selectAll()
      .where('match_id', '=', match.fixture.matchId)
      .executeTakeFirstOrThrow();
    expect(row.written_off_satang).toBe(prize - 10_000 - (prize - spare));
    toEnd(t, next);
    await settleDue(t.house);
    expect((await rowOf(t, last.order_no)).state).toBe('lost');
  });
});

describe('a booking code', () => {
  it('stores a slip without its stake, opens it for anyone at current odds, and expires', async () => {
    const match = await toMatch(t);
    const other = await matchAfter(t, match, 2);
    const slip = slipTextOf([legOf(t, match, true), legOf(t, other, false)]);
    const { code, expiresMs } = await book(t.house, 'a-session', slip);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    expect(await book(t.house, 'a-session', slip)).toEqual({ code, expiresMs });
    expect((await book(t.house, 'another', slip)).code).not.toBe(code);
    const loaded = await loadBooked(t.house, code, 'th');
    expect(loaded.slip).toBe(slip);
    expect(loaded.quote.legs.map(({ problem }) => problem)).toEqual(['', '']);
    toEnd(t, match);
    expect((await loadBooked(t.house, code, 'th')).quote.legs.map(({ problem }) => problem)).toEqual(['closed', '']);
    await expect(book(t.house, 'a-session', slip)).rejects.toThrow('MARKET_CLOSED');
    t.clock.nowMs = expiresMs;
    await expect(loadBooked(t.house, code, 'th')).rejects.toThrow('UNKNOWN_BOOKING');
    t.clock.nowMs += 86_400_001;
    await forgetBookings(t.house);
    expect(await t.house.db.selectFrom('sport_booking').select('code').where('code', '=', code).execute()).toEqual([]);
  });
});

it('quotes a slip: current odds, reasons for a refusal, and the highest stake', async () => {
  const match = await toMatch(t);
  const leg = legOf(t, match, true);
  const related = slipTextOf([leg, legOf(t, match, true, { kind: 'total', param: 0 })]);
  expect(await quoteOf(t.house, related, 'en')).toMatchObject({
    highestStakeSatang: 0,
    legs: [{ problem: 'related' }, { problem: 'related' }],
  });
  const quote = await quoteOf(t.house, slipTextOf([{ ...leg, odds: leg.odds + 7 }]), 'en');
  expect(quote).toMatchObject({ odds: leg.odds, delayMs: 0, legs: [{ odds: leg.odds, seenOdds: leg.odds + 7 }] });
  expect(returnOf(quote.highestStakeSatang, [leg.odds])).toBeLessThanOrEqual(50_000_000);
  t.clock.nowMs = match.moments[6]?.atMs ?? 0;
  expect((await quoteOf(t.house, slipTextOf([leg]), 'en')).delayMs).toBe(4_000);
});
