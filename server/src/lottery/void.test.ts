import { gtBetting, gtChaseList } from '@foyer/contract/lottery/betting.ts';
import { gtDraw } from '@foyer/contract/lottery/draws.ts';
import { betTotals, newGameHistory } from '@foyer/contract/bets/history.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dying, Killed } from '../testing/dying.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import { settleDue } from './settle.ts';
import {
  available,
  bet,
  betRows,
  betsOf,
  cart,
  chaseOf,
  everyLastDigit,
  lineOf,
  lotteryResult,
  toNextIssue,
} from './testing/lottery.ts';
import { voidDraw } from './void.ts';

const operatorKey = 'a-key-for-the-desk-of-the-lottery';
let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse({ config: { operatorKey } });
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const voidNow = (issue: string) => voidDraw(t.house, 'minute', issue, 'the drum was seen to stop');

describe('a voided draw', () => {
  it('returns every stake, bought or held, and takes no further bet', async () => {
    const player = await newPlayer(t, 500);
    const draw = toNextIssue(t);
    await player.ok(gtBetting, cart(t, [lineOf({ multiple: 5 })]));
    await player.ok(gtBetting, cart(t, [lineOf()], { chase: chaseOf(t, 2, false) }));
    expect(await voidNow(draw.issue)).toBe(true);
    expect(await available(player)).toBe(50_000 - 100);
    expect((await bet(player, cart(t, [lineOf()]))).refusal).toBe('DRAW_CLOSED');
    expect(await voidNow(draw.issue)).toBe(false);
    t.clock.nowMs = draw.drawMs;
    await settleDue(t.house);
    expect(await t.client().ok(gtDraw, { lotteryCode: 'minute', issue: draw.issue })).toMatchObject({
      draw: { state: 'void', numbers: [] },
    });
    expect((await betsOf(player)).map(({ state }) => state).toSorted()).toEqual(['planned', 'void', 'void']);
    t.clock.nowMs += 60_000;
    await settleDue(t.house);
    expect((await player.ok(gtChaseList, {})).list[0]).toMatchObject({ state: 'done', returnedSatang: 100 });
  });

  it('takes paid prizes back, and counts for no turnover', async () => {
    const player = await newPlayer(t, 100);
    const draw = toNextIssue(t);
    const before = await lotteryResult(t);
    await player.ok(gtBetting, cart(t, [everyLastDigit]));
    t.clock.nowMs = draw.drawMs;
    await settleDue(t.house);
    expect(await available(player)).toBe(9_970);
    expect(await voidNow(draw.issue)).toBe(true);
    expect(await available(player)).toBe(10_000);
    expect(await lotteryResult(t)).toBe(before);
    const [row] = await betRows(t, draw.issue);
    expect(row).toMatchObject({ stake_satang: 0, win_satang: 0, void_satang: 1_000, voided_ms: t.clock.nowMs });
    const [record] = (await player.ok(newGameHistory, {})).list;
    expect(record).toMatchObject({ status: '1', betSatang: 0, validSatang: 0, profitSatang: 0, voidSatang: 1_000 });
    expect(await player.ok(betTotals, {})).toMatchObject({ betSatang: 0, validSatang: 0, profitSatang: 0 });
  });

  for (const nth of [1, 2] as const)
    it(`returns what was bought according to the ledger, not the rows, if a house was killed after payment ${nth} of it. L02, L08`, async () => {
      const player = await newPlayer(t, 100);
      const draw = toNextIssue(t);
      const before = await lotteryResult(t);
      await player.ok(gtBetting, cart(t, [everyLastDigit], { chase: chaseOf(t, 2, false) }));
      t.clock.nowMs = draw.drawMs;
      // First the chase buys its bet, then the prize is paid.
      await expect(settleDue(dying(t.house, 'after', 'postAll', nth))).rejects.toThrow(Killed);
      expect(await voidNow(draw.issue)).toBe(true);
      // The second issue is still held.
      expect([await available(player), await lotteryResult(t)]).toEqual([9_000, before]);
      t.clock.nowMs += 60_000;
      await settleDue(t.house);
      expect(await available(player)).toBe(9_970);
    });

  it('takes what is left of a spent prize and writes off the rest; no account goes below zero. L03', async () => {
    const player = await newPlayer(t, 10);
    const draw = toNextIssue(t);
    await player.ok(gtBetting, cart(t, [everyLastDigit]));
    t.clock.nowMs = draw.drawMs;
    await settleDue(t.house);
    await player.ok(gtBetting, cart(t, [lineOf({ multiple: 9 })]));
    expect(await available(player)).toBe(70);
    // Raises the prize tenfold, as if the player had won that much and spent it.
    await t.house.db
      .updateTable('lottery_bet')
      .set({ prize_satang: 9_700 })
      .where('player_id', '=', player.playerId)
      .where('state', '=', 'won')
      .execute();
    expect(await voidNow(draw.issue)).toBe(true);
    expect(await available(player)).toBe(0);
    const row = await t.house.db
      .selectFrom('lottery_draw')
      .selectAll()
      .where('issue', '=', draw.issue)
      .executeTakeFirstOrThrow();
    expect(row.written_off_satang).toBe(9_700 - 70 - 1_000);
  });
});

const asked = (path: string, payload: object, key = operatorKey, desk = 'lottery') =>
  t.app.inject({
    method: 'POST',
    url: `/operator/${desk}/${path}`,
    payload,
    headers: { authorization: `Bearer ${key}` },
  });

describe('the operator’s desk', () => {
  it('stops a game and voids a draw, with a reason and a key. M26', async () => {
    const player = await newPlayer(t, 100);
    const draw = toNextIssue(t);
    await player.ok(gtBetting, cart(t, [lineOf()]));
    const annulled = { lotteryCode: 'minute', issue: draw.issue };
    expect((await asked('void', { ...annulled, reason: 'x' }, 'another key')).statusCode).toBe(401);
    expect((await asked('void', annulled)).statusCode).toBe(400);
    expect((await asked('void', { ...annulled, issue: '20990101-0001', reason: 'x' })).statusCode).toBe(409);
    expect((await asked('void', { ...annulled, lotteryCode: 'weekly', reason: 'x' })).statusCode).toBe(404);
    expect((await asked('void', { ...annulled, reason: 'the drum was seen to stop' })).json()).toEqual(annulled);
    expect(await available(player)).toBe(10_000);
    expect((await asked('pause', { lotteryCode: 'minute' })).json()).toEqual({ lotteryCode: 'minute', isPaused: true });
    toNextIssue(t);
    expect((await bet(player, cart(t, [lineOf()]))).refusal).toBe('LOTTERY_PAUSED');
    await asked('pause', { lotteryCode: 'minute', pause: '0' });
    expect((await bet(player, cart(t, [lineOf()]))).code).toBe(200);
  });

  it('voids no single bet, in play or settled, but only its whole draw, once. L09', async () => {
    const player = await newPlayer(t, 100);
    const draw = toNextIssue(t);
    await player.ok(gtBetting, cart(t, [everyLastDigit, lineOf({ multiple: 5 })]));
    const takeBack = async () => {
      const before = [await available(player), await betRows(t, draw.issue)];
      for (const { bet_order_no: betOrderNo } of await betRows(t, draw.issue)) {
        const answer = await asked('void', { account: player.userAccount, betOrderNo }, operatorKey, 'bet');
        expect(answer.json()).toMatchObject({ error: 'lottery' });
      }
      expect([await available(player), await betRows(t, draw.issue)]).toEqual(before);
    };
    await takeBack();
    t.clock.nowMs = draw.drawMs;
    await settleDue(t.house);
    expect((await betRows(t, draw.issue)).map((row) => row.is_settled)).toEqual([true, true]);
    await takeBack();
    expect(await voidNow(draw.issue)).toBe(true);
    expect(await available(player)).toBe(10_000);
    await takeBack();
    await settleDue(t.house);
    expect(await available(player)).toBe(10_000);
  });
});
