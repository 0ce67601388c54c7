/** Voids bets of rounds that were played through a window's calls. L09 */
import { randomUUID } from 'node:crypto';
import { newGameHistory } from '@foyer/contract/bets/history.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import * as calls from '@foyer/contract/play/slot.ts';
import { myOfferEkList } from '@foyer/contract/promotions/myOffers.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { grantBonus } from '../../bonus/grant.ts';
import { testBonus, testTerms } from '../../bonus/testing/bonus.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import { playerWith } from '../testing/player.ts';
import { move } from './wallet.ts';

const operatorKey = 'a-key-that-nobody-guesses';
const t = await openTestHouse({ config: { operatorKey } });
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const takeBack = async (account: string, betOrderNo: string) =>
  (
    await t.app.inject({
      method: 'POST',
      url: '/operator/bet/void',
      headers: { authorization: `Bearer ${operatorKey}` },
      payload: { account, betOrderNo },
    })
  ).json<object>();

it('reverses stake, prize and turnover of a round once, and reopens a bonus that it cleared. L09, ENUM-005', async () => {
  const { client, player, playerId } = await playerWith(t, 'moyu-koi-gate', 100_00);
  await grantBonus(t.house, testBonus(playerId, 'G1', { terms: testTerms(1, { multiple: 5 }) }));
  const before = await t.house.ledger.balances(playerId);
  const { sessionId } = await player.window('moyu-koi-gate', 'real');
  t.clock.nowMs += 1000;
  let { round } = await player.ok(calls.spin, { sessionId, requestId: randomUUID(), stakeSatang: 5_00 });
  while (!round.isSettled) {
    t.clock.nowMs += calls.minSpinCycleMs;
    ({ round } = await player.ok(calls.freeSpin, { sessionId, roundId: round.roundId, index: round.spins.length }));
  }
  const offer = async () => (await client.ok(myOfferEkList, {})).list[0];
  expect(await offer()).toMatchObject({ status: '2', doneSatang: 5_00, lockedSatang: 0 });

  expect(await takeBack(client.userAccount, 'none')).toMatchObject({ error: 'unknown' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => takeBack(client.userAccount, round.roundId)));
  for (const answer of answers) expect(answer).toEqual({ voided: true });
  expect(await t.house.ledger.balances(playerId)).toMatchObject(before);
  expect(await offer()).toMatchObject({ status: '1', doneSatang: 0, lockedSatang: 1_00 });
  const { list } = await client.ok(newGameHistory, {});
  expect(list).toMatchObject([{ betOrderNo: round.roundId, status: '1', validSatang: 0, profitSatang: 0 }]);
  expect((await client.ok(newGameHistory, { status: '0' })).list).toEqual([]);
});

it('takes back a round that has returned exactly its stake, and the share of it that went to the jackpot. L09, M02', async () => {
  const { client, playerId } = await playerWith(t, 'moyu-koi-gate', 100_00);
  const [before, jackpot] = [
    await t.house.ledger.balances(playerId),
    await t.house.ledger.houseBalance('house:jackpot'),
  ];
  const round = { playerId, platformCode: 'moyu', roundId: 'even', stakeSatang: 0, winSatang: 0, jackpotSatang: 0 };
  const bet = {
    betOrderNo: 'even',
    platformCode: 'moyu',
    gameType: gameTypeCodes.slots,
    gameId: 'moyu-koi-gate',
    roundId: 'even',
    stakeSatang: 5_00,
  };
  await move(t.house, {
    ...round,
    transactionId: 'even:stake',
    stakeSatang: 5_00,
    jackpotSatang: 5,
    bets: [{ ...bet, winSatang: 0, isSettled: false }],
  });
  await move(t.house, {
    ...round,
    transactionId: 'even:prize',
    winSatang: 5_00,
    bets: [{ ...bet, winSatang: 5_00, isSettled: true }],
  });
  expect(await takeBack(client.userAccount, 'even')).toEqual({ voided: true });
  expect(await t.house.ledger.balances(playerId)).toEqual(before);
  expect(await t.house.ledger.houseBalance('house:jackpot')).toBe(jackpot);
  expect((await client.ok(newGameHistory, {})).list).toMatchObject([{ betOrderNo: 'even', status: '1' }]);
});
