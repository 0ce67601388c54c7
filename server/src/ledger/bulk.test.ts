/** Many movements in one statement, several bets in one movement, and voided bets. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { InsufficientFunds, KeyConflict, titles } from './accounts.ts';
import type { BetRow, Movement } from './accounts.ts';
import { assertBooksAreZero } from './books.ts';
import { BetClosed } from './failures.ts';
import { openTestLedger, topUp } from './testing/ledger.ts';
import type { TestLedger } from './testing/ledger.ts';

let house: TestLedger;
beforeAll(async () => {
  house = await openTestLedger();
});
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => house.close());

const bet = (betOrderNo: string, fields: Partial<BetRow> = {}): BetRow => ({
  betOrderNo,
  platformCode: 'lottery',
  gameType: 4,
  gameId: 'lottery-minute',
  stakeSatang: 100,
  winSatang: 0,
  roundId: 'issue',
  isSettled: false,
  ...fields,
});

/** Several bets of 100 satang, paid for by one movement. */
const stake = (playerId: string, ...numbers: string[]): Movement => ({
  playerId,
  key: `stake ${numbers.join()}`,
  title: titles.stake,
  reference: 'issue',
  legs: [
    { account: 'main', amountSatang: -100 * numbers.length },
    { account: 'house:games:lottery', amountSatang: 100 * numbers.length },
  ],
  bets: numbers.map((number) => bet(number)),
});
const prize = (playerId: string, amountSatang: number, bets: readonly BetRow[]): Movement => ({
  playerId,
  key: 'prize',
  title: titles.prize,
  reference: 'issue',
  legs: [
    { account: 'house:games:lottery', amountSatang: -amountSatang },
    { account: 'main', amountSatang },
  ],
  bets,
});
const rowsOf = (playerId: string) =>
  house.db.selectFrom('bet').selectAll().where('player_id', '=', playerId).orderBy('bet_order_no').execute();

describe('several bets of one movement', () => {
  it('are written by it, and settled by another', async () => {
    await house.ledger.post(topUp('two', 'a', 1_000));
    await house.ledger.post(stake('two', 'b1', 'b2'));
    expect((await rowsOf('two')).map((row) => row.is_settled)).toEqual([false, false]);
    const won = [bet('b1', { winSatang: 970, isSettled: true }), bet('b2', { isSettled: true })];
    await house.ledger.post(prize('two', 970, won));
    expect((await rowsOf('two')).map((row) => [row.is_settled, row.win_satang])).toEqual([
      [true, 970],
      [true, 0],
    ]);
    expect(await house.ledger.balances('two')).toEqual({ main: 1_000 - 200 + 970 });
  });

  it('are paid once: one that is settled already stops the whole movement', async () => {
    await house.ledger.post(topUp('twice', 'a', 1_000));
    await house.ledger.post(stake('twice', 'b1', 'b2'));
    await house.ledger.closeLost([{ playerId: 'twice', betOrderNo: 'b2' }]);
    const all = ['b1', 'b2'].map((number) => bet(number, { winSatang: 50, isSettled: true }));
    await expect(house.ledger.post(prize('twice', 100, all))).rejects.toThrow(BetClosed);
    expect(await house.ledger.balances('twice')).toEqual({ main: 800 });
  });

  it('belong to its key: the key with other bets is a conflict. L05', async () => {
    await house.ledger.post(topUp('other', 'a', 1_000));
    await house.ledger.post(stake('other', 'b1', 'b2'));
    const changed = { ...stake('other', 'b1', 'b2'), bets: [bet('b1'), bet('b2', { gameId: 'lottery-daily' })] };
    await expect(house.ledger.post(changed)).rejects.toThrow(KeyConflict);
    expect((await house.ledger.post(stake('other', 'b1', 'b2'))).isRepeat).toBe(true);
  });
});

describe('postAll', () => {
  it('posts thousands, refuses those without enough money, and recognises repeats. L03, L05', async () => {
    const players = Array.from({ length: 5_000 }, (_, index) => `bulk-${index}`);
    const tops = players.map((playerId, index) => topUp(playerId, 'a', index % 10 === 0 ? 50 : 500));
    expect((await house.ledger.postAll(tops)).every(({ status }) => status === 'fulfilled')).toBe(true);
    const stakes = players.map((playerId) => stake(playerId, 'b1'));
    const outcomes = await house.ledger.postAll(stakes);
    for (const [index, outcome] of outcomes.entries()) {
      if (index % 10 === 0) expect(outcome).toMatchObject({ reason: expect.any(InsufficientFunds) as Error });
      else expect(outcome).toMatchObject({ value: { balances: { main: 400 }, isRepeat: false } });
    }
    const again = await house.ledger.postAll(stakes.filter((_, index) => index % 10 !== 0));
    expect(again.every((outcome) => outcome.status === 'fulfilled' && outcome.value.isRepeat)).toBe(true);
  });

  it('works at the same time as single movements of the same players', async () => {
    const players = Array.from({ length: 200 }, (_, index) => `mixed-${index}`);
    await house.ledger.postAll(players.map((playerId) => topUp(playerId, 'a', 10_000)));
    const bulk = [1, 2, 3].map((wave) =>
      house.ledger.postAll(players.map((playerId) => topUp(playerId, `w${wave}`, 7))),
    );
    const single = players.flatMap((playerId) => [
      house.ledger.post(stake(playerId, 'b1')),
      house.ledger.post(stake(playerId, 'b2')),
    ]);
    const outcomes = (await Promise.all(bulk)).flat();
    await Promise.all(single);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    for (const playerId of players) expect(await house.ledger.balances(playerId)).toEqual({ main: 10_000 + 21 - 200 });
  });

  it('throws for an invalid movement, posts none of the others, and lets the ledger close', async () => {
    const own = await openTestLedger();
    const uneven = { ...topUp('uneven', 'a', 1), legs: [{ account: 'main' as const, amountSatang: 1 }] };
    await expect(own.ledger.postAll([topUp('even', 'a', 1), uneven])).rejects.toThrow(RangeError);
    expect(await own.ledger.balances('even')).toEqual({});
    await own.close();
  });

  it('accepts at most one movement per player', async () => {
    await expect(house.ledger.postAll([topUp('same', 'a', 1), topUp('same', 'b', 1)])).rejects.toThrow(RangeError);
  });
});

const annul = (playerId: string, key: string): Movement => ({
  ...topUp(playerId, key, 100),
  title: titles.drawVoid,
  bets: [bet('b1', { stakeSatang: 0, isSettled: true, voidSatang: 100 })],
});

describe('a voided bet', () => {
  it('has no stake and no prize, settled before or not, and is voided once', async () => {
    for (const isSettled of [false, true]) {
      const playerId = `void-${isSettled}`;
      await house.ledger.post(topUp(playerId, 'a', 500));
      await house.ledger.post(stake(playerId, 'b1'));
      if (isSettled) await house.ledger.closeLost([{ playerId, betOrderNo: 'b1' }]);
      await house.ledger.post(annul(playerId, 'void'));
      expect((await rowsOf(playerId))[0]).toMatchObject({ stake_satang: 0, win_satang: 0, void_satang: 100 });
      await expect(house.ledger.post(annul(playerId, 'again'))).rejects.toThrow(BetClosed);
      expect((await house.ledger.post(annul(playerId, 'void'))).isRepeat).toBe(true);
      expect(await house.ledger.balances(playerId)).toEqual({ main: 500 });
    }
  });
});
