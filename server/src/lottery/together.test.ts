/** Carts that arrive together share statements. Each still has its own outcome. */
import { sql } from 'kysely';
import { afterAll, afterEach, expect, it } from 'vitest';
import { timeLimit } from '../db/testing/timeFactor.ts';
import { longestReplyMs } from '../db/pools.ts';
import { watchStatements } from '../db/testing/failing.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { waitingForLocks } from '../testing/race.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import { closePaid, readOrder, stepOfOrder } from './orderStore.ts';
import { available, bet, cart, chaseOf, currentDraw, lineOf, toNextIssue } from './testing/lottery.ts';

const t = await openTestHouse();
const statements = watchStatements();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(async () => {
  statements.stop();
  await t.close();
});

const playersWith = (baht: readonly number[]) => Promise.all(baht.map((one) => newPlayer(t, one)));

it('places 16 carts in fewer transactions, and refuses only the cart whose draw is annulled. L04, VALID-057', async () => {
  const players = await playersWith(Array.from({ length: 16 }, () => 100));
  toNextIssue(t);
  // An annulled draw of another game, and a chase and a second game among the carts.
  const daily = currentDraw(t, 'daily');
  const { draw_index } = await t.house.db
    .insertInto('lottery_draw')
    .values({ lottery_code: 'daily', draw_index: daily.index, issue: daily.issue, state: 'void', settled_ms: 1 })
    .returning('draw_index')
    .executeTakeFirstOrThrow();
  expect(draw_index).toBe(daily.index);
  const annulled = {
    ...cart(t, [lineOf({ play: 'special', picks: [[7]] })]),
    lotteryCode: 'daily' as const,
    issue: daily.issue,
  };
  const wanted = (place: number) => {
    if (place === 6) return annulled;
    return place === 9 ? cart(t, [lineOf()], { chase: chaseOf(t, 3, true) }) : cart(t, [lineOf(), lineOf()]);
  };
  // Each process knows the draws' rows after the first cart on them.
  const { answer, texts } = await statements.failing(0, 'unsent', () =>
    Promise.all(players.map((player, place) => bet(player, wanted(place)))),
  );
  expect(answer.map(({ refusal }) => refusal)).toEqual(
    players.map((_, place) => (place === 6 ? 'DRAW_CLOSED' : undefined)),
  );
  const left = await Promise.all(players.map(available));
  expect(left).toEqual(players.map((_, place) => 10_000 - (place === 6 ? 0 : place === 9 ? 300 : 200)));
  expect(texts.filter((text) => text === 'begin').length).toBeLessThan(14);
  expect(await t.house.db.selectFrom('step_lease').selectAll().execute()).toEqual([]);
});

it('places a cart alone in 8 statements, one of which reads its draw. M11', async () => {
  const player = await newPlayer(t, 100);
  toNextIssue(t);
  // The first cart inserts the row of its draw, and the second finds it.
  for (let before = 0; before < 2; before += 1) await bet(player, cart(t, [lineOf()]));
  const { texts } = await statements.failing(0, 'unsent', () => bet(player, cart(t, [lineOf()])));
  expect(texts.filter((text) => text.includes('lottery_draw'))).toHaveLength(1);
  expect(texts).toHaveLength(8);
});

/** Sends `wanted` while the row of the draw is locked, and unlocks it when `waiting` of the claim are seen to wait. */
async function betBehindLock(player: Parameters<typeof bet>[0], index: number, words: string, meanwhile: () => void) {
  const wanted = cart(t, [lineOf()]);
  const locked = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const holding = t.house.db.transaction().execute(async (trx) => {
    await sql`select from lottery_draw where lottery_code = 'minute' and draw_index = ${index} for update`.execute(trx);
    locked.resolve();
    await done.promise;
  });
  await locked.promise;
  const answer = bet(player, wanted);
  const waiting = () => waitingForLocks(t.database, { words, forMs: 20 });
  await expect.poll(waiting, { timeout: timeLimit(20_000) }).toBe(1);
  meanwhile();
  done.resolve();
  await holding;
  return answer;
}

/** How long before its close a draw takes no carts in one statement any more: what that may take on its way. */
const onTheWayMs = longestReplyMs('money');

it.each([
  ['in one statement', onTheWayMs + 20, 'passed as materialized'],
  ['in a transaction', onTheWayMs - 20, 'for share'],
])('refuses a cart that waits %s for its draw until after its close. VALID-057', async (_, beforeMs, words) => {
  const player = await newPlayer(t, 100);
  const draw = toNextIssue(t);
  await bet(player, cart(t, [lineOf()]));
  t.clock.nowMs = draw.closeMs - beforeMs;
  const answer = await betBehindLock(player, draw.index, words, () => (t.clock.nowMs = draw.closeMs));
  expect(answer.refusal).toBe('DRAW_CLOSED');
  expect(await available(player)).toBe(9_900);
  expect(await t.house.db.selectFrom('step_lease').selectAll().execute()).toEqual([]);
});

it('takes a cart shortly before the close by the clock under the lock of its draw, and not by that of its sending', async () => {
  const player = await newPlayer(t, 100);
  const draw = toNextIssue(t);
  await bet(player, cart(t, [lineOf()]));
  t.clock.nowMs = draw.closeMs - 1;
  const { answer, texts } = await statements.failing(0, 'unsent', () => bet(player, cart(t, [lineOf()])));
  expect(answer.code).toBe(200);
  expect(texts.filter((text) => text.includes('passed as materialized'))).toEqual([]);
});

it('refuses of carts that arrive together only those without the money. L02', async () => {
  const players = await playersWith([1, 100, 100, 1, 100, 100, 1, 100]);
  toNextIssue(t);
  // Two of each player: the second of a poor one finds the money gone, before or after its order was claimed.
  const answers = await Promise.all([...players, ...players].map((player) => bet(player, cart(t, [lineOf()]))));
  const placed = players.map(
    (_, place) => [answers[place], answers[place + players.length]].filter((answer) => answer?.code === 200).length,
  );
  expect(placed).toEqual([1, 2, 2, 1, 2, 2, 1, 2]);
  expect(await Promise.all(players.map(available))).toEqual([0, 9_800, 9_800, 0, 9_800, 9_800, 0, 9_800]);
  const orders = await t.house.db.selectFrom('lottery_order').select('state').where('state', '=', 'opening').execute();
  expect(orders).toEqual([]);
});

it('stores of orders that were paid together only those whose lease is held, with their replies. L05', async () => {
  const players = await playersWith([100, 100, 100, 100]);
  toNextIssue(t);
  const answers = await Promise.all(players.map((player) => bet(player, cart(t, [lineOf()]))));
  const orders = answers.map(({ data }, place) => ({
    player_id: players[place]?.playerId ?? '',
    order_no: data?.orderNo ?? '',
  }));
  // As if each had only been claimed, and another worker had taken over the third and the fourth.
  const numbers = orders.map(({ order_no }) => order_no);
  await t.house.db.updateTable('lottery_order').set({ state: 'opening' }).where('order_no', 'in', numbers).execute();
  await t.house.db.updateTable('lottery_bet').set({ state: 'opening' }).where('order_no', 'in', numbers).execute();
  await t.house.db
    .insertInto('step_lease')
    .values(
      orders.map((order, place) => ({ name: stepOfOrder(order), holder: place < 2 ? 'me' : 'other', until_ms: 9e15 })),
    )
    .execute();
  const requests = await t.house.db
    .updateTable('money_request')
    .set({ reply: null })
    .where(
      'player_id',
      'in',
      players.map(({ playerId }) => playerId),
    )
    .returning(['player_id', 'request_id'])
    .execute();
  const stored = await Promise.all(
    orders.map((order, place) => {
      const requestId = requests.find(({ player_id }) => player_id === order.player_id)?.request_id ?? '';
      // The second is paid for without its request, as a job does.
      const reply = { playerId: order.player_id, requestId, callName: 'gtBetting', reply: `reply ${place}` };
      return closePaid(t.house.db, {
        order,
        lease: { name: stepOfOrder(order), holder: 'me' },
        balanceSatang: 77,
        reply: place === 1 ? undefined : reply,
      });
    }),
  );
  expect(stored).toEqual([{ isReplyKept: true }, { isReplyKept: false }, undefined, undefined]);
  const replies = await t.house.db.selectFrom('money_request').select(['player_id', 'reply']).execute();
  expect(orders.map((order) => replies.find((row) => row.player_id === order.player_id)?.reply)).toEqual([
    'reply 0',
    null,
    null,
    null,
  ]);
  const rows = await Promise.all(orders.map((one) => readOrder(t.house.db, one.player_id, one.order_no)));
  expect(rows.map((row) => [row?.state, row?.balance_satang])).toEqual([
    ['placed', 77],
    ['placed', 77],
    ['opening', 9_900],
    ['opening', 9_900],
  ]);
  const bets = await t.house.db
    .selectFrom('lottery_bet')
    .select(['order_no', 'state'])
    .where('order_no', 'in', numbers)
    .execute();
  expect(numbers.map((number) => bets.find((one) => one.order_no === number)?.state)).toEqual([
    'placed',
    'placed',
    'opening',
    'opening',
  ]);
  const leases = await t.house.db.selectFrom('step_lease').select('holder').execute();
  expect(leases.map(({ holder }) => holder)).toEqual(['other', 'other']);
  // Puts back what the test changed.
  await t.house.db.deleteFrom('step_lease').execute();
});
