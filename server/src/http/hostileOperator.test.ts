/** Hostile bodies at every address of the operator: no error, no leak, no money. S13, S21 */
import { afterAll, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { watchChanges } from '../testing/changes.ts';
import { openTestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';

const t = await openTestHouse({ config: { operatorKey: 'key of these tests' } });
afterAll(() => t.close());

/** Every POST route below /operator, as the application itself lists them: a tree, in which a branch adds to its parent. */
function operatorRoutes(): string[] {
  const found: string[] = [];
  let parent = '';
  for (const line of t.app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)/.exec(line) ?? [];
    if (indent === '') parent = path;
    const url = indent === '' ? path : `${parent}${path}`;
    if (url.startsWith('/operator/') && methods.includes('POST')) found.push(url);
  }
  return found;
}
const routes = operatorRoutes();
const hostile = [
  '\u0000',
  '\ud800',
  'constructor',
  '__proto__',
  "' or 1=1 --",
  '<b>',
  '',
  'x'.repeat(5_000),
  -1,
  1e300,
  1.5,
];
const values: readonly unknown[] = [...hostile, null, true, [], {}, ['a'], { toString: 1 }];
const fields =
  'account id as amount turnover name decision reason hours terms deposit platform round match lotteryCode issue game orderNo key session kind from to days lastFour url'.split(
    ' ',
  );

it('finds the addresses', () => {
  for (const url of ['/operator/kick', '/operator/bonus/decide', '/operator/play/close', '/operator/lottery/void'])
    expect(routes).toContain(url);
});

it('answers hostile filters of the events without an error. S13', async () => {
  for (const value of ['%00', '%ED%A0%80', 'constructor', '-1', '9e99', "'", '%25']) {
    const query = ['account', 'kind', 'from', 'to', 'before', 'pageNo', 'pageSize']
      .map((name) => `${name}=${value}`)
      .join('&');
    const headers = { authorization: 'Bearer key of these tests' };
    const reply = await t.app.inject({ url: `/operator/events?${query}`, headers });
    expect([value, reply.statusCode < 500]).toEqual([value, true]);
  }
});

it.each(routes)('%s answers hostile bodies without an error. S13, S21', async (url) => {
  const player = await newPlayer(t);
  const changes = await watchChanges(t.house, ['movement', 'held_bonus', 'player'], {
    column: 'player_id',
    value: player.playerId,
  });
  for (const value of values) {
    for (const account of [player.userAccount, value]) {
      const body = { ...Object.fromEntries(fields.map((name) => [name, value])), account };
      const headers = { authorization: 'Bearer key of these tests', 'content-type': 'application/json' };
      const reply = await t.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) });
      expect([JSON.stringify(value)?.slice(0, 40), reply.statusCode < 500]).toEqual([
        JSON.stringify(value)?.slice(0, 40),
        true,
      ]);
      expect(reply.body).not.toMatch(/node_modules|invalid byte|violates|server\/src/);
    }
  }
  expect(await changes.taken()).not.toContain('movement');
  await assertBooksAreZero(t.house.db);
});
