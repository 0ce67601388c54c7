import { randomUUID } from 'node:crypto';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { gtBetting, gtChaseList, gtStopChase, gtUserBetRecords } from '@foyer/contract/lottery/betting.ts';
import { drawTimes } from '@foyer/contract/lottery/clock.ts';
import { bettingLimits } from '@foyer/contract/lottery/games.ts';
import { gtBettingList } from '@foyer/contract/lottery/draws.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import { available, bet, cart, chaseOf, currentDraw, everyLastDigit, lineOf, toNextIssue } from './testing/lottery.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const raw = (amount: string) => JSON.stringify([{ play: 'position', picks: [[1], [], [], [], []], amount }]);

describe('a cart', () => {
  it('takes 注数 x 金额 x 倍数 of every line in one movement, and replies with the balance. SCREEN-018', async () => {
    const player = await newPlayer(t, 500);
    toNextIssue(t);
    const lines = [lineOf({ picks: [[1, 2], [], [3], [], []], unitSatang: 500, multiple: 4 }), everyLastDigit];
    const placed = await player.ok(gtBetting, cart(t, lines));
    expect(placed).toMatchObject({ betCount: 13, stakeSatang: 3 * 500 * 4 + 10 * 100, chaseNo: '' });
    expect(placed.balanceSatang).toBe(50_000 - 7_000);
    expect((await player.ok(refresh, {})).availableSatang).toBe(43_000);
    const mine = await player.ok(gtUserBetRecords, {});
    expect(mine.total).toBe(2);
    expect(mine.list.map(({ state, stakeSatang }) => [state, stakeSatang])).toEqual([
      ['placed', 6_000],
      ['placed', 1_000],
    ]);
  });

  it('is one order however often it is sent. L04, L05', async () => {
    const player = await newPlayer(t, 100);
    toNextIssue(t);
    const requestId = randomUUID();
    const wanted = cart(t, [lineOf()]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => bet(player, wanted, requestId)));
    expect(new Set(answers.map(({ data }) => data?.orderNo)).size).toBe(1);
    t.clock.nowMs += 120_000;
    expect((await bet(player, wanted, requestId)).data?.orderNo).toBe(answers[0]?.data?.orderNo);
    expect((await player.ok(gtUserBetRecords, {})).total).toBe(1);
    const other = await bet(player, { ...wanted, lines: [everyLastDigit] }, requestId);
    expect(other.refusal).toBe('DUPLICATE_REQUEST');
  });

  it('asks for numbers if none are selected. VALID-057, ERR-049', async () => {
    const player = await newPlayer(t, 100);
    toNextIssue(t);
    for (const lines of [[], [lineOf({ picks: [[], [], [], [], []] })]]) {
      const refused = await bet(player, cart(t, lines));
      expect(refused).toMatchObject({ refusal: 'INPUT_RULE', message: '请选择投注号码' });
    }
  });

  it('is refused above the available balance, and nothing is taken. VALID-058, ERR-048', async () => {
    const player = await newPlayer(t, 9);
    toNextIssue(t);
    const refused = await bet(player, cart(t, [everyLastDigit]));
    expect(refused).toMatchObject({ refusal: 'INPUT_RULE', message: '所选投注金额超过可用余额' });
    expect((await player.ok(refresh, {})).availableSatang).toBe(900);
    expect((await player.ok(gtUserBetRecords, {})).total).toBe(0);
  });

  it('is refused with an amount of 0, with decimals, above the limit, or with a selection that the game does not offer. VALID-031', async () => {
    const player = await newPlayer(t, 100);
    toNextIssue(t);
    const asked = (bets: string) => player.raw(gtBetting, { lotteryCode: 'minute', issue: currentDraw(t).issue, bets });
    expect(await asked(raw('0'))).toMatchObject({ refusal: 'INPUT_RULE', message: '金额不能为0' });
    expect(await asked(raw('1.5'))).toMatchObject({ refusal: 'INPUT_RULE' });
    expect(await asked(raw('-1'))).toMatchObject({ refusal: 'INPUT_RULE' });
    expect(await bet(player, cart(t, [lineOf({ unitSatang: 1_000_000, multiple: 99 })]))).toMatchObject({
      refusal: 'ABOVE_BET_LIMIT',
    });
    for (const wrong of [{ play: 'special' }, { picks: [[11], [], [], [], []] }, { picks: [[1, 1], [], [], [], []] }])
      expect(await bet(player, cart(t, [lineOf(wrong)]))).toMatchObject({ refusal: 'BET_NOT_OFFERED' });
  });

  it('is taken at the highest stake of an order, and refused a baht above it. VALID-031', async () => {
    const most = bettingLimits.maxOrderSatang;
    const player = await newPlayer(t, most / 50);
    toNextIssue(t);
    const above = cart(t, [lineOf({ unitSatang: most }), lineOf()]);
    expect(await bet(player, above)).toMatchObject({ refusal: 'ABOVE_BET_LIMIT' });
    const { stakeSatang } = await player.ok(gtBetting, cart(t, [lineOf({ unitSatang: most })]));
    expect([stakeSatang, await available(player)]).toEqual([most, most]);
  });

  it('is refused from the first moment of the cut-off on, and accepted before it. R08', async () => {
    const player = await newPlayer(t, 100);
    const draw = toNextIssue(t);
    t.clock.nowMs = draw.closeMs - 1;
    expect((await bet(player, cart(t, [lineOf()]))).code).toBe(200);
    t.clock.nowMs = draw.closeMs;
    const late = await bet(player, cart(t, [lineOf()]));
    expect(late).toMatchObject({ refusal: 'DRAW_CLOSED' });
    expect(late.message).toContain(draw.issue);
    const next = drawTimes('minute', draw.index + 1).issue;
    expect(await bet(player, cart(t, [lineOf()], { issue: next }))).toMatchObject({ refusal: 'UNKNOWN_DRAW' });
    expect(await bet(player, cart(t, [lineOf()], { issue: 'soon' }))).toMatchObject({ refusal: 'UNKNOWN_DRAW' });
    expect((await player.ok(gtUserBetRecords, {})).total).toBe(1);
  });

  it('is refused while the operator has stopped the game. M26', async () => {
    const player = await newPlayer(t, 100);
    toNextIssue(t);
    const set = (value: string) =>
      t.house.db
        .insertInto('setting')
        .values({ setting_key: 'lotteryPaused', setting_value: value })
        .onConflict((conflict) => conflict.column('setting_key').doUpdateSet({ setting_value: value }))
        .execute();
    await set('daily,minute');
    expect(await bet(player, cart(t, [lineOf()]))).toMatchObject({ refusal: 'LOTTERY_PAUSED' });
    expect((await player.ok(gtBettingList, { lotteryCode: 'minute' })).isOnSale).toBe(false);
    await set('');
    expect((await bet(player, cart(t, [lineOf()]))).code).toBe(200);
  });
});

describe('a chase', () => {
  it('holds the stakes of all its issues, and gives back those that have not closed when it is stopped', async () => {
    const player = await newPlayer(t, 100);
    const draw = toNextIssue(t);
    const chase = chaseOf(t, 4, false, 2);
    const placed = await player.ok(gtBetting, cart(t, [lineOf()], { chase }));
    expect(placed).toMatchObject({ stakeSatang: 800, balanceSatang: 9_200 });
    const [listed] = (await player.ok(gtChaseList, {})).list;
    expect(listed).toMatchObject({ chaseNo: placed.chaseNo, state: 'running', stakeSatang: 800, playedSatang: 0 });
    expect(listed?.steps.map(({ issue, multiple, state }) => [issue, multiple, state])).toEqual(
      chase.steps.map(({ issue }) => [issue, 2, 'planned']),
    );
    t.clock.nowMs = draw.closeMs;
    const stopped = await player.ok(gtStopChase, { chaseNo: placed.chaseNo });
    expect(stopped.returnedSatang).toBe(600);
    expect(stopped.chase).toMatchObject({ state: 'stopped', returnedSatang: 600 });
    expect(stopped.chase.steps.map(({ state }) => state)).toEqual(['placed', 'cancelled', 'cancelled', 'cancelled']);
    expect((await player.ok(refresh, {})).availableSatang).toBe(9_800);
  });

  it('cannot be stopped by another player, and not twice. S14', async () => {
    const [player, other] = [await newPlayer(t, 100), await newPlayer(t, 100)];
    toNextIssue(t);
    const { chaseNo } = await player.ok(gtBetting, cart(t, [lineOf()], { chase: chaseOf(t, 2, true) }));
    expect((await other.call(gtStopChase, { chaseNo })).refusal).toBe('UNKNOWN_RECORD');
    expect((await other.ok(gtChaseList, {})).total).toBe(0);
    const twice = await Promise.all([player.call(gtStopChase, { chaseNo }), player.call(gtStopChase, { chaseNo })]);
    expect(twice.map(({ code }) => code)).toEqual([200, 200]);
    expect((await player.ok(refresh, {})).availableSatang).toBe(10_000);
  });

  it('takes its issues only in order, from the one that it names on, and not too far ahead', async () => {
    const player = await newPlayer(t, 1_000);
    toNextIssue(t);
    const steps = chaseOf(t, 3, false).steps;
    const asked = (some: typeof steps) =>
      bet(player, cart(t, [lineOf()], { chase: { isStopOnWin: false, steps: some } }));
    expect((await asked(steps.toReversed())).refusal).toBe('UNKNOWN_DRAW');
    expect((await asked(steps.slice(1))).refusal).toBe('UNKNOWN_DRAW');
    expect((await asked([])).refusal).toBe('UNKNOWN_DRAW');
    const far = drawTimes('minute', currentDraw(t).index + 101).issue;
    expect((await asked([...steps, { issue: far, multiple: 1 }])).refusal).toBe('UNKNOWN_DRAW');
    expect((await asked(steps)).code).toBe(200);
  });
});
