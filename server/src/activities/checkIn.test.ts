/** The daily check-in and its draw, sign-in points and their exchange. SCREEN-043, SCREEN-044 */
import { checkin, checkinInfo, lottery } from '@foyer/contract/activities/checkIn.ts';
import {
  bonusExchangeConfigList,
  bonusExchangeHistory,
  bonusIntegralExchange,
  checkInHistory,
  getUserCheckInfo,
  getUserIntegral,
  userCheckIn,
  checkIntegralConfigList,
} from '@foyer/contract/activities/points.ts';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { commitmentOf } from '@foyer/games/fair/draw.ts';
import { verifyPrizeWheel } from '@foyer/games/fair/prizeWheel.ts';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import { streakOf } from './checkInRounds.ts';
import { addPoints } from './checkInStore.ts';

const t = await openTestHouse();
const noon = Date.parse('2026-11-21T12:00:00+07:00');
const dayMs = 86_400_000;
beforeEach(() => {
  t.clock.nowMs = noon;
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

async function newPlayer() {
  const player = await signUp(t);
  const { player_id: playerId } = await t.house.db
    .selectFrom('player')
    .select('player_id')
    .where('user_account', '=', player.userAccount)
    .executeTakeFirstOrThrow();
  /** Moves the house's clock. The session stays open. */
  const goTo = async (nowMs: number) => {
    t.clock.nowMs = nowMs;
    await t.house.db
      .updateTable('session')
      .set({ seen_ms: nowMs, expires_ms: nowMs + dayMs })
      .where('player_id', '=', playerId)
      .execute();
  };
  return { ...player, playerId, goTo };
}

describe('the daily check-in', () => {
  it('pays once a day, however many requests arrive at once. CALL-143, CALL-144, STATE-011, L09', async () => {
    const player = await newPlayer();
    const answers = await Promise.all(Array.from({ length: 30 }, () => player.call(checkin, {})));
    expect(answers.filter(({ code }) => code === 200).map(({ data }) => data)).toEqual([
      { amountSatang: 100, costSatang: 100 },
    ]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 1511]));
    expect((await player.ok(refresh, {})).mainSatang).toBe(100);
    expect(await player.ok(checkinInfo, {})).toMatchObject({ isCheckedIn: true, total: 1, place: 1, drawsLeft: 1 });
  });

  it('begins a new day when the site’s does, at 17:00 UTC', async () => {
    const player = await newPlayer();
    await player.goTo(Date.UTC(2026, 10, 21, 16, 59, 59, 999));
    await player.ok(checkin, {});
    expect((await player.call(checkin, {})).code).toBe(1511);
    await player.goTo(Date.UTC(2026, 10, 21, 17));
    expect(await player.ok(checkinInfo, {})).toMatchObject({ today: '2026-11-22', isCheckedIn: false, place: 2 });
    await player.ok(checkin, {});
    expect(await player.ok(checkinInfo, {})).toMatchObject({ isCheckedIn: true, total: 2, streak: 2 });
  });

  it('continues after missed days, and restarts when a round is full', async () => {
    const player = await newPlayer();
    const paid: number[] = [];
    for (const day of [0, 1, 5, 6, 7, 9, 10, 20]) {
      await player.goTo(noon + day * dayMs);
      paid.push((await player.ok(checkin, {})).amountSatang);
    }
    expect(paid).toEqual([100, 100, 200, 200, 300, 300, 800, 100]);
    expect(await player.ok(checkinInfo, {})).toMatchObject({ total: 8, streak: 1, drawsLeft: 8 });
  });

  it('commits to its draw before the player’s seed is known, and proves it afterwards. F01, M03', async () => {
    const player = await newPlayer();
    expect((await player.call(lottery, { clientSeed: 'early' })).code).toBe(1471);
    expect(await player.ok(checkinInfo, {})).toMatchObject({ commitment: '', drawsLeft: 0 });
    await player.ok(checkin, {});
    const { commitment, prizes } = await player.ok(checkinInfo, {});
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(prizes.reduce((sum, { tickets }) => sum + tickets, 0)).toBe(1000);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => player.call(lottery, { clientSeed: `mine-${index}` })),
    );
    const [draw, ...more] = answers.flatMap(({ data }) => data ?? []);
    expect([more, draw?.commitment]).toEqual([[], commitment]);
    if (draw === undefined) throw new Error('nothing was drawn');
    expect(commitmentOf(draw.serverSeed)).toBe(commitment);
    const seeds = { serverSeed: draw.serverSeed, clientSeed: draw.clientSeed, nonce: 0 };
    const wedges = draw.wedges.map((wedge) => ({ ...wedge, isOut: false }));
    expect(verifyPrizeWheel({ commitment, seeds, wedges, ticket: draw.ticket, prizeId: draw.prizeId })).toBe('holds');
    const after = await player.ok(checkinInfo, {});
    expect([after.drawsLeft, after.lastDraw]).toEqual([0, draw]);
    expect([(await player.ok(refresh, {})).mainSatang, (await player.ok(getUserIntegral, {})).points]).toEqual([
      100 + draw.amountSatang,
      draw.points,
    ]);
  });

  it('draws for a client of the specification, which sends no seed, and draws once for two presses. CALL-145', async () => {
    const player = await newPlayer();
    await player.ok(checkin, {});
    const promised = (await player.ok(checkinInfo, {})).commitment;
    await player.goTo(noon + dayMs);
    await player.ok(checkin, {});
    const press = () => player.raw(lottery, {});
    const answers = await Promise.all([press(), press(), press(), press()]);
    const { body, data } = answers[0];
    expect(answers.map((one) => one.body)).toEqual([body, body, body, body]);
    expect((JSON.parse(body) as { made: object }).made).toEqual({ clientSeed: data?.clientSeed });
    expect([data?.clientSeed, data?.commitment]).toEqual([expect.stringMatching(/^made-/), promised]);
    expect((await player.ok(checkinInfo, {})).drawsLeft).toBe(1);
    await player.goTo(noon + dayMs + 5_000);
    expect((await press()).data?.day).not.toBe(data?.day);
    // A second press gets the last draw again. Only a later one is refused.
    expect((await press()).code).toBe(200);
    await player.goTo(noon + dayMs + 10_000);
    expect((await press()).refusal).toBe('NO_DRAWS_LEFT');
    expect((await player.raw(lottery, { clientSeed: '%%%' })).refusal).toBe('BAD_REQUEST');
  });

  it('keeps an unused draw for later, with the wheel that it was committed to', async () => {
    const player = await newPlayer();
    await player.ok(checkin, {});
    const before = await player.ok(checkinInfo, {});
    await t.house.db.updateTable('check_in_prize').set({ tickets: 1 }).where('prize_id', '=', 'p5').execute();
    await player.goTo(noon + 9 * dayMs);
    const draw = await player.ok(lottery, { clientSeed: 'late' });
    expect([draw.day, draw.wedges[0]?.tickets, draw.commitment]).toEqual(['2026-11-21', 440, before.commitment]);
    await t.house.db.updateTable('check_in_prize').set({ tickets: 440 }).where('prize_id', '=', 'p5').execute();
  });
});

describe('sign-in points', () => {
  it('are given once a day by the place in the round, and are listed in the history. CALL-191, CALL-193, CALL-194, CALL-195', async () => {
    const player = await newPlayer();
    const codes = await Promise.all(Array.from({ length: 30 }, () => player.call(userCheckIn, {})));
    expect(codes.filter(({ code }) => code === 200)).toHaveLength(1);
    await player.goTo(noon + dayMs);
    expect(await player.ok(userCheckIn, {})).toEqual({ earned: 5, points: 10 });
    await player.goTo(noon + 2 * dayMs);
    expect(await player.ok(getUserCheckInfo, {})).toMatchObject({ isSigned: false, total: 2, streak: 2, place: 3 });
    const days = (await player.ok(checkIntegralConfigList, {})).list.map(({ points }) => points);
    expect(days).toEqual([5, 5, 10, 10, 15, 15, 30]);
    const { list, total } = await player.ok(checkInHistory, {});
    expect([total, list.map(({ day, points }) => [day, points])]).toEqual([
      2,
      [
        ['2026-11-22', 5],
        ['2026-11-21', 5],
      ],
    ]);
  });

  it('buy a bonus once per request id, and never for more points than the player has. CALL-192, CALL-197, CALL-198, L04, L05', async () => {
    const player = await newPlayer();
    await addPoints(t.house.db, player.playerId, 100);
    const key = crypto.randomUUID();
    const first = await player.ok(bonusIntegralExchange, { exchangeId: 'b10' }, { requestId: key });
    expect(first).toEqual({ amountSatang: 1_000, costSatang: 1_000, points: 70 });
    expect(await player.ok(bonusIntegralExchange, { exchangeId: 'b10' }, { requestId: key })).toEqual(first);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => player.call(bonusIntegralExchange, { exchangeId: 'b10' })),
    );
    expect([200, 1514].map((wanted) => answers.filter(({ code }) => code === wanted).length)).toEqual([2, 8]);
    expect(await player.ok(getUserIntegral, {})).toEqual({ points: 10, earned: 100, spent: 90 });
    expect((await player.ok(refresh, {})).mainSatang).toBe(3_000);
    expect((await player.ok(bonusExchangeHistory, {})).total).toBe(3);
    expect((await player.call(bonusIntegralExchange, { exchangeId: 'none' })).code).toBe(1512);
  });

  it('buy the last piece for only one of fifty concurrent players. CALL-196, L12', async () => {
    const players = await Promise.all(Array.from({ length: 50 }, newPlayer));
    await Promise.all(players.map(({ playerId }) => addPoints(t.house.db, playerId, 500)));
    await t.house.db.updateTable('points_offer').set({ left_count: 1 }).where('exchange_id', '=', 'b200').execute();
    const answers = await Promise.all(
      players.map((player) => player.call(bonusIntegralExchange, { exchangeId: 'b200' })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 1513)).toHaveLength(49);
    const { list } = await (players[0] ?? (await newPlayer())).ok(bonusExchangeConfigList, {});
    expect(list.find(({ exchangeId }) => exchangeId === 'b200')?.left).toBe(0);
    const points = await Promise.all(players.map((player) => player.ok(getUserIntegral, {})));
    expect(points.map((one) => one.points).toSorted((one, other) => one - other)).toEqual([
      80,
      ...Array.from({ length: 49 }, () => 500),
    ]);
  });
});

it('counts consecutive days up to today, or up to yesterday if today is not among them', () => {
  expect(streakOf([], '2026-03-01')).toBe(0);
  expect(streakOf(['2026-03-01', '2026-02-28', '2026-02-26'], '2026-03-01')).toBe(2);
  expect(streakOf(['2026-02-28', '2026-02-27'], '2026-03-01')).toBe(2);
  expect(streakOf(['2026-02-27'], '2026-03-01')).toBe(0);
});
