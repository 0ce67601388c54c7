/** A bet at the desk says what its player's record says, and its number finds the player. */
import { randomUUID } from 'node:crypto';
import { gameDetail, newGameHistory } from '@foyer/contract/bets/history.ts';
import { betDetail } from '@foyer/contract/desk/bets.ts';
import { playerBets, searchPlayers } from '@foyer/contract/desk/players.ts';
import { gtBetting } from '@foyer/contract/lottery/betting.ts';
import { afterAll, expect, it } from 'vitest';
import { cart, everyLastDigit, toNextIssue } from '../lottery/testing/lottery.ts';
import { openRound } from '../provider/rounds/rounds.ts';
import { legOf, place as placeAtDesk, seat as seatAtDesk, toMatch } from '../provider/sport/testing/sport.ts';
import { place as placeAtTable, seat as seatAtTable, toNextRound } from '../provider/table/testing/table.ts';
import { playerWith, sessionOf } from '../provider/testing/player.ts';
import { openTestHouse } from '../testing/house.ts';
import { give } from '../wallet/testing/wallet.ts';
import { newStaff } from './testing/staff.ts';

const dayMs = 86_400_000;
const t = await openTestHouse({ config: { sessionIdleMs: 400 * dayMs, sessionLifeMs: 400 * dayMs } });
afterAll(() => t.close());

const koiGate = 'moyu-koi-gate';
const { client, player, playerId } = await playerWith(t, koiGate, 1_000_00);
const account = client.userAccount;
const window = await player.window(koiGate, 'real');
await openRound(t.house, await sessionOf(t, window.sessionId), { requestId: randomUUID(), stakeSatang: 5_00 });
await give(t, playerId, 'main', 1_000_00);
toNextIssue(t);
await client.ok(gtBetting, cart(t, [everyLastDigit]));
const match = await toMatch(t);
await placeAtDesk(t, await seatAtDesk(t, playerId, 1_000_00), [legOf(t, match, true)]);
await toNextRound(t);
await placeAtTable(t, await seatAtTable(t, playerId, 1_000_00), 'player:1000');

const staff = await newStaff(t, ['support']);
const { list } = await client.ok(newGameHistory, { pageNo: 1, pageSize: 50 });

it('has rounds of every kind to show', async () => {
  const shown = await Promise.all(list.map(({ betOrderNo }) => staff.ok(betDetail, { account, betOrderNo })));
  const kinds = shown.flatMap(({ round, lottery, table, sport }) =>
    Object.entries({ round, lottery, table, sport }).flatMap(([kind, value]) => (value === null ? [] : [kind])),
  );
  expect(new Set(kinds)).toEqual(new Set(['round', 'lottery', 'table', 'sport']));
});

it.each(list.map(({ betOrderNo, gameId }) => [gameId, betOrderNo]))(
  'of %s shows what the player sees, and no seed before the player does',
  async (_gameId, betOrderNo) => {
    const own = await client.ok(gameDetail, { betOrderNo }, { lang: 'en' });
    const seen = await staff.ok(betDetail, { account, betOrderNo, lang: 'en' });
    expect(seen).toMatchObject({ gameName: own.bet.gameName, stakeSatang: own.bet.betSatang });
    expect(seen.round?.commitment).toBe(own.proof?.commitment);
    expect(seen.round?.serverSeed).toBe(own.proof?.serverSeed);
    // A round that its player has not finished shows what the player has seen of it, which is the first spin.
    const isOver = own.bet.status === '1';
    expect(seen.round?.spins.length).toBe(own.proof && (isOver ? own.proof.spinCount : 1));
    expect([seen.lottery?.chosenText, seen.lottery?.issue]).toEqual([own.ticket?.chosenText, own.ticket?.issue]);
    expect([seen.table?.roundNo, seen.table?.seed]).toEqual([own.table?.roundNo, own.table?.seed]);
    expect(seen.sport?.legs.map(({ pickText }) => pickText)).toEqual(own.sport?.legs.map(({ pickText }) => pickText));
  },
);

it('is named in the list as in its details, a lottery bet too', async () => {
  const { list: listed } = await staff.ok(playerBets, { account });
  expect(listed.map(({ gameNames }) => gameNames?.en ?? '')).toEqual(
    await Promise.all(
      listed.map(async ({ betOrderNo }) => (await staff.ok(betDetail, { account, betOrderNo, lang: 'en' })).gameName),
    ),
  );
});

it.each(list.map(({ betOrderNo, gameId }) => [gameId, betOrderNo]))('of %s is found by its number', async (_, no) => {
  const found = await staff.ok(searchPlayers, { query: no });
  expect(found.list).toMatchObject([{ account, foundBy: 'bet' }]);
});

it('is not shown for another account, and a number that is no bet finds nobody', async () => {
  const other = await playerWith(t, koiGate, 0);
  const betOrderNo = list[0]?.betOrderNo ?? '';
  const wrong = await staff.ask(betDetail, { account: other.client.userAccount, betOrderNo });
  expect([wrong.status, wrong.body.error]).toEqual([404, 'notFound']);
  const none = await staff.ok(searchPlayers, { query: `T${t.house.random.id(t.clock.nowMs)}` });
  expect(none.list).toEqual([]);
});

it('of a foreign provider is found by the number of its round', async () => {
  await t.house.db
    .insertInto('foreign_round')
    .values({
      player_id: playerId,
      round_id: 'acme:R-77',
      provider_code: 'acme',
      platform_code: 'moyu',
      game_id: koiGate,
      game_type: 1,
      family: 'slot',
      is_free: false,
      state: 'open',
      opened_ms: t.clock.nowMs,
    })
    .execute();
  expect((await staff.ok(searchPlayers, { query: 'acme:R-77' })).list).toMatchObject([{ account, foundBy: 'bet' }]);
});
