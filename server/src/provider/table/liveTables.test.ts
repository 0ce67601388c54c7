/** What the list of live games says about its tables. SI-19, CALL-006 */
import { getSlotGameByPlatform } from '@foyer/contract/lobby/platformGames.ts';
import { baccarat } from '@foyer/games/engines/table/baccarat/rules.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pineCourt, seat, toNextRound } from './testing/table.ts';
import { tableView } from './views.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse({ config: { catalogueSize: 600 } });
});
afterAll(() => t.close());

const listed = async (gameType: number) => {
  const { list } = await t.client().ok(getSlotGameByPlatform, { gameType, platformCode: 'kiln', pageSize: 200 });
  return list;
};

it('states limit, side names and the results of finished rounds, as the table itself shows them', async () => {
  const session = await seat(t, undefined);
  for (let round = 0; round < 15; round += 1) await toNextRound(t);
  const found = (await listed(2)).find(({ gameId }) => gameId === pineCourt);
  const { road } = await tableView(t.house, session);
  const marks = road.slice(-12).map(({ numbers }) => baccarat.mark(numbers));
  expect(found?.liveTable).toEqual({
    serverMs: t.clock.nowMs,
    limitSatang: 2_000_000,
    road: marks.join(''),
    a: '庄',
    b: '闲',
    t: '和',
  });
  expect(marks).toHaveLength(12);
});

it('has no results of a table at which nobody has sat yet, and says nothing of tables in other lists', async () => {
  const others = (await listed(2)).filter(({ gameId }) => gameId !== pineCourt);
  expect(others.length).toBeGreaterThan(2);
  for (const { liveTable } of others) expect(liveTable?.road).toBe('');
  for (const game of await listed(5)) expect(game.liveTable).toBeUndefined();
});
