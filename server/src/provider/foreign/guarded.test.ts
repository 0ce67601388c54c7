/** A stake in a foreign game passes the same checks as one in a game of this house. M11, M14, M17, M26 */
import { logout } from '@foyer/contract/account/session.ts';
import { setLimit } from '@foyer/contract/protection/limits.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { jurisdictionOf } from '../../jurisdiction/read.ts';
import { assertBooksAreWhole } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import { coinConfig, launchTicket, offerCoins, seated, send } from './testing/foreign.ts';

const operatorKey = 'the-operator-key-for-this-test';
const rules = jurisdictionOf('default');
const cap = { roundSatang: 1_000, young: null };
const t = await openTestHouse({
  config: {
    ...coinConfig,
    operatorKey,
    jurisdiction: { ...rules, maxWindows: 1, stakeCaps: { ...rules.stakeCaps, instant: cap } },
  },
});
beforeAll(() => offerCoins(t));
afterEach(() => assertBooksAreWhole(t.house.db));
afterAll(() => t.close());

const operate = (path: string, payload: object) =>
  t.app.inject({ method: 'POST', url: path, headers: { authorization: `Bearer ${operatorKey}` }, payload });

it('takes no stake while the game, its platform or all play is closed, and pays what is open', async () => {
  const player = await seated(t, 10_000);
  await player.debit('open', 'o', 100);
  const games = [
    { platformCode: 'coinhall', gameId: 'coin-wheel' },
    { platformCode: 'coinhall' },
    { platformCode: '*' },
  ];
  for (const [at, game] of games.entries()) {
    await operate('/operator/play/close', { ...game, reason: 'a test' });
    expect(await player.debit(`r${at}`, `d${at}`, 100)).toBe('closed');
    expect(await player.debit('open', 'o', 100)).toBe(9_900);
    expect(await player.credit('open', `c${at}`, 10)).toBe(9_910 + at * 10);
    await operate('/operator/play/open', game);
  }
  expect(await player.debit('r', 'd', 100)).toBe(9_830);
});

it('takes no stake of a player who has stopped play or is at a limit, nor a free round', async () => {
  const player = await seated(t, 10_000);
  await t.house.db
    .updateTable('wallet')
    .set({ stopped_until_ms: t.clock.nowMs + 60_000 })
    .where('player_id', '=', player.playerId)
    .execute();
  expect(await player.debit('r', 'd', 100)).toBe('limit');
  expect(await player.debit('f', 'e', 0, { isFree: true })).toBe('limit');
  t.clock.nowMs += 61_000;
  expect(await player.debit('r', 'd', 9_000)).toBe(1_000);
  const rich = await seated(t, 100_000);
  await rich.client.ok(setLimit, { kind: 'stake', span: '24', amount: 500_00 });
  expect(await rich.debit('r', 'd', 40_000)).toBe(60_000);
  expect(await rich.debit('r', 'e', 20_000)).toBe('limit');
  expect(await rich.debit('r', 'f', 10_000)).toBe(50_000);
});

it('takes no more in one round than the place allows, also in stakes at once', async () => {
  const player = await seated(t, 10_000, 'coin-flip');
  const all = await Promise.all([1, 2, 3, 4].map((n) => player.debit('r', `d${n}`, 400)));
  expect(all.filter((answer) => answer === 'cap')).toHaveLength(2);
  expect(await player.bet('r')).toEqual([800, 0, false, null]);
  expect(await player.debit('r', 'more', 201)).toBe('cap');
  expect(await player.debit('r', 'less', 200)).toBe(9_000);
});

it('begins no round before the cycle of the family is over, in any of its games, and never of a table', async () => {
  const player = await seated(t, 10_000, 'coin-flip');
  const asked = (round: string) => ({ session: player.session, round, transaction: round, amount: 100 });
  expect((await send(t, 'debit', asked('one'))).status).toBe(200);
  t.clock.nowMs += 1_000;
  const { body } = await send(t, 'debit', asked('two'));
  expect(body).toEqual({ error: 'soon', waitMs: rules.minCycleMs.instant - 1_000 });
  // A further stake in the open round, and a repeat, do not wait.
  expect(await player.debit('one', 'more', 100)).toBe(9_800);
  expect((await send(t, 'debit', asked('one'))).status).toBe(200);
  t.clock.nowMs += rules.minCycleMs.instant - 1_000;
  const both = await Promise.all([send(t, 'debit', asked('two')), send(t, 'debit', asked('three'))]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 429]);
  const wheel = await seated(t, 10_000, 'coin-wheel');
  expect([await wheel.debit('a', 'a', 100), await wheel.debit('b', 'b', 100)]).toEqual([9_900, 9_800]);
});

it('lets a round begin at once after one whose stake was refused', async () => {
  const player = await seated(t, 5_000, 'coin-flip');
  expect(await player.debit('one', 'a', 1_001)).toBe('cap');
  expect(await player.debit('two', 'b', 500)).toBe(4_500);
});

it('takes no stake after a log-out or in a window that a newer one has displaced', async () => {
  const player = await seated(t, 10_000);
  const newer = await send(t, 'session', { ticket: await launchTicket(player.client, 'coin-wheel') });
  expect(await player.debit('r', 'd', 100)).toBe('session');
  const session = String(newer.body.session);
  const asked = { session, round: 'r', transaction: 'd', amount: 100 };
  expect((await send(t, 'debit', asked)).body).toEqual({ balance: 9_900 });
  await player.client.ok(logout, {});
  expect((await send(t, 'debit', { ...asked, transaction: 'e' })).body).toEqual({ error: 'session' });
  expect(await player.credit('r', 'c', 300)).toBe(10_200);
});

it('keeps a player logged in who plays in the provider’s window only', async () => {
  const player = await seated(t, 10_000);
  for (let minutes = 0; minutes < 60; minutes += 20) {
    t.clock.nowMs += 20 * 60_000;
    expect(typeof (await player.debit('r', `d${minutes}`, 100))).toBe('number');
  }
  t.clock.nowMs += 31 * 60_000;
  expect(await player.debit('r', 'late', 100)).toBe('session');
});
