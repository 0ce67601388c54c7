/** Outcome of a money write whose reply was lost. L05, L06, M24 */
import { randomUUID } from 'node:crypto';
import { deposit } from '@foyer/contract/wallet/balance.ts';
import { moneyOutcome } from '@foyer/contract/wallet/moneyOutcome.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { newPlayer, stateOf } from './testing/wallet.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const asked = { platformKey: 'moyu', amountSatang: 30_00 };

it('is done for an answered request, and asking for it changes nothing', async () => {
  const player = await newPlayer(t, 100);
  const requestId = randomUUID();
  await player.ok(deposit, asked, { requestId });
  const after = await stateOf(t, player.playerId);
  expect(await player.ok(moneyOutcome, { moneyRequestId: requestId })).toEqual({ state: 'done', words: '' });
  await player.ok(deposit, asked, { requestId });
  expect(await stateOf(t, player.playerId)).toEqual(after);
});

it('is refused with the message of the original reply', async () => {
  const player = await newPlayer(t, 10);
  const requestId = randomUUID();
  const refused = await player.call(deposit, asked, { requestId });
  expect(refused.code).not.toBe(200);
  expect(await player.ok(moneyOutcome, { moneyRequestId: requestId })).toEqual({
    state: 'refused',
    words: refused.message,
  });
});

it('is none for a request that has not arrived, and stays none if it arrives later', async () => {
  const player = await newPlayer(t, 100);
  const requestId = randomUUID();
  const before = await stateOf(t, player.playerId);
  const outcome = () => player.ok(moneyOutcome, { moneyRequestId: requestId });
  expect(await outcome()).toEqual({ state: 'none', words: '' });
  expect((await player.call(deposit, asked, { requestId })).refusal).toBe('DUPLICATE_REQUEST');
  expect(await outcome()).toEqual({ state: 'none', words: '' });
  expect(await stateOf(t, player.playerId)).toEqual(before);
});

it('is consistent if request and question race: after “none”, nothing moves', async () => {
  for (let round = 0; round < 10; round += 1) {
    const player = await newPlayer(t, 100);
    const requestId = randomUUID();
    const before = await stateOf(t, player.playerId);
    const [sent, reply] = await Promise.all([
      player.call(deposit, asked, { requestId }),
      player.ok(moneyOutcome, { moneyRequestId: requestId }),
    ]);
    if (reply.state === 'none') {
      expect(sent.refusal).toBe('DUPLICATE_REQUEST');
      expect(await stateOf(t, player.playerId)).toEqual(before);
    } else {
      expect(sent.code).toBe(200);
      expect(await player.ok(moneyOutcome, { moneyRequestId: requestId })).toMatchObject({ state: 'done' });
    }
  }
});

it('is open while a process works on it, and hidden from other players. S14', async () => {
  const [player, stranger] = [await newPlayer(t, 100), await newPlayer(t, 100)];
  const requestId = randomUUID();
  await t.house.db
    .insertInto('money_request')
    .values({
      player_id: player.playerId,
      request_id: requestId,
      call_name: 'deposit',
      body_hash: Buffer.alloc(32),
      owner: 'another process',
      started_ms: t.clock.nowMs,
    })
    .execute();
  expect(await stranger.ok(moneyOutcome, { moneyRequestId: requestId })).toMatchObject({ state: 'none' });
  expect(await player.ok(moneyOutcome, { moneyRequestId: requestId })).toMatchObject({ state: 'open' });
});
