/** The reads before a stake are planned once for each connection, however few callers share them. ADR 568 */
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { bet, cart, lineOf, toNextIssue } from '../lottery/testing/lottery.ts';
import { openTestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import { gathered } from './gathered.ts';
import { inWork } from './pools.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const plansOf = gathered(async (db, keys: readonly number[]) => {
  const { rows } = await sql<{ text: string; custom: number; generic: number }>`
    select statement as text, custom_plans::integer as custom, generic_plans::integer as generic
    from pg_prepared_statements`.execute(db);
  return keys.map(() => rows);
});

it('plans what a ticket reads and writes at most five times for each connection', async () => {
  const player = await newPlayer(t, 100);
  toNextIssue(t);
  for (let place = 0; place < 30; place += 1) await bet(player, cart(t, [lineOf()]));
  const plans = await inWork('money', () => plansOf(t.house.db, 1));
  // What decides about a stake is planned with its values: most of its rules are switched off by them.
  const known = ['"session"', 'money_request', '"setting"', '"balance"', 'lottery_draw'];
  const ofKnown = plans.filter(({ text }) => known.some((table) => text.includes(table)));
  expect(known.filter((table) => !plans.some(({ text }) => text.includes(table)))).toEqual([]);
  for (const { text, custom } of ofKnown) expect(custom, text).toBeLessThanOrEqual(5);
  expect(ofKnown.some(({ generic }) => generic > 0)).toBe(true);
});
