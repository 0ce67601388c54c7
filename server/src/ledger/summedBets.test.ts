/** Bets whose rounds consist of several transactions: stakes and prizes add up in one row. L04, L09 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { titles } from './accounts.ts';
import type { BetRow } from './accounts.ts';
import { assertBooksAreZero } from './books.ts';
import { BetClosed } from './failures.ts';
import { voidedBet } from './settlement.ts';
import { openTestLedger, topUp } from './testing/ledger.ts';
import type { TestLedger } from './testing/ledger.ts';

let house: TestLedger;
beforeAll(async () => {
  house = await openTestLedger();
  await house.ledger.post(topUp('summed', 'start', 1_000));
});
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => house.close());

const partOf = (round: string, fields: Partial<BetRow>): BetRow => ({
  betOrderNo: round,
  platformCode: 'PG',
  gameType: 1,
  gameId: 'lanterns',
  roundId: round,
  stakeSatang: 0,
  winSatang: 0,
  isSettled: false,
  isSummed: true,
  ...fields,
});

/** Moves the net amount of a part between the player and the games. */
const post = (round: string, key: string, bet: BetRow) => {
  const net = bet.winSatang - bet.stakeSatang;
  return house.ledger.post({
    playerId: 'summed',
    key: `${round} ${key}`,
    title: net < 0 && bet.stakeSatang > 0 ? titles.stake : titles.adjustment,
    reference: round,
    legs: [
      { account: 'house:games:PG', amountSatang: 0 - net },
      { account: 'main', amountSatang: net },
    ],
    bet,
  });
};

const rowOf = async (round: string) => {
  const row = await house.db.selectFrom('bet').selectAll().where('bet_order_no', '=', round).executeTakeFirstOrThrow();
  return [row.stake_satang, row.win_satang, row.is_settled, row.void_satang];
};

const settledMs = (round: string) =>
  house.db.selectFrom('bet').select('settled_ms').where('bet_order_no', '=', round).execute();

it('adds up two stakes and two prizes of a round, each once even if it is repeated', async () => {
  const parts: [string, Partial<BetRow>][] = [
    ['a', { stakeSatang: 20 }],
    ['b', { stakeSatang: 30 }],
    ['c', { winSatang: 40 }],
    ['d', { winSatang: 5, isSettled: true }],
  ];
  for (const [key, fields] of parts) {
    await post('two', key, partOf('two', fields));
    expect((await post('two', key, partOf('two', fields))).isRepeat).toBe(true);
  }
  expect(await rowOf('two')).toEqual([50, 45, true, null]);
});

it('adds a late prize to a settled bet without moving its time, and takes no further stake for it', async () => {
  await post('late', 'a', partOf('late', { stakeSatang: 20, isSettled: true }));
  const before = await settledMs('late');
  await post('late', 'b', partOf('late', { winSatang: 70 }));
  expect(await rowOf('late')).toEqual([20, 70, true, null]);
  expect(await settledMs('late')).toEqual(before);
  await expect(post('late', 'c', partOf('late', { stakeSatang: 10 }))).rejects.toThrow(BetClosed);
  expect(await rowOf('late')).toEqual([20, 70, true, null]);
});

it('takes parts back, voids the rest once, and pays nothing for a void bet', async () => {
  await post('back', 'a', partOf('back', { stakeSatang: 20 }));
  await post('back', 'b', partOf('back', { stakeSatang: 30 }));
  await post('back', 'c', partOf('back', { winSatang: 40, isSettled: true }));
  await post('back', 'back a', partOf('back', { stakeSatang: -20 }));
  expect(await rowOf('back')).toEqual([30, 40, true, null]);
  const gone = { ...voidedBet(partOf('back', { stakeSatang: 30 })), isSummed: true as const };
  await post('back', 'void', gone);
  expect(await rowOf('back')).toEqual([0, 0, true, 30]);
  await expect(post('back', 'void again', gone)).rejects.toThrow(BetClosed);
  await expect(post('back', 'd', partOf('back', { winSatang: 7 }))).rejects.toThrow(BetClosed);
  expect(await rowOf('back')).toEqual([0, 0, true, 30]);
});
