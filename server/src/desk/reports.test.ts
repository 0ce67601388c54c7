/** The desk's reports on a house of many rows: each reads its own span by an index, and never a whole history. ADR 535 */
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { dayFigures, exportDays } from '@foyer/contract/desk/money.ts';
import { houseZoneMs } from '@foyer/contract/houseZone.ts';
import { afterAll, expect, it, vi } from 'vitest';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { houseDays, sumHouseDays } from '../ledger/houseDays.ts';
import { allHouseDays } from '../ledger/testing/houseDays.ts';
import { dayOf } from '../ledger/statementDays.ts';
import { platformRandom } from '../random.ts';
import { furnishedPlayer } from '../testing/furnishedPlayer.ts';
import { openTestHouse } from '../testing/house.ts';
import { matchRows } from './gameStore.ts';
import { queuedMessages } from './messageStore.ts';
import { accountSums, dayRows, entriesBetween, entryAccounts, entryCursor, houseEntryRows } from './moneyStore.ts';
import { queuedDeposits, queuedWithdrawals, waitingCounts } from './paymentStore.ts';
import { foundPlayers } from './playerStore.ts';
import { queuedBonuses, queuedFastPays, queuedIdentity } from './queueStore.ts';
import { deviceRows, opposingRows, winRows } from './riskStore.ts';
import { fillHouse } from './testing/manyRows.ts';
import { newStaff } from './testing/staff.ts';

const t = await openTestHouse();
afterAll(() => t.close());
await furnishedPlayer(t);
const { nowMs } = t.clock;
const dayMs = 86_400_000;
const rows = { players: 40_000, bets: 60_000, movements: 120_000 };
const client = await t.database.money.connect();
// The sample is then every row, so that the planner's estimates, and with them the plans, are the same each time.
await client.query('set default_statistics_target = 2000');
for (const table of ['movement', 'entry', 'bet'])
  await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
await fillHouse(client, { ...rows, nowMs });
client.release(true);

/** Statements of the house below, with what they were given. */
const sent: { sql: string; parameters: readonly unknown[] }[] = [];
const db = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: t.database.money }),
  log: ({ query }) => void sent.push(query),
});
/** Reads that a replica would answer. */
let lateReads = 0;
const late: House['late'] = { read: (act) => ((lateReads += 1), act(db)) };
const house: House = { ...t.house, db, late, now: () => nowMs };

/** Plans of everything that is sent meanwhile. */
async function plansOf(act: () => Promise<unknown>): Promise<string> {
  sent.length = 0;
  await act();
  const plans: string[] = [];
  for (const { sql: text, parameters } of sent.filter((one) => /^\s*(?:select|with|\()/.test(one.sql))) {
    const { rows: lines } = await t.house.db.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${text}`, [...parameters]),
    );
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
  }
  expect(plans).not.toEqual([]);
  return plans.join('\n');
}

const page = { cursor: '', limit: 50 };
const day = { fromMs: nowMs - 40 * dayMs, untilMs: nowMs - 39 * dayMs };
const later = { cursor: `${nowMs - 40 * dayMs} filled-1 1 0`, limit: 10 };

const reports: Readonly<Record<string, () => Promise<unknown>>> = {
  'figures of 14 days': () => dayRows(house.late, nowMs - 14 * dayMs, nowMs),
  'figures of days that are archived': () => dayRows(house.late, nowMs - 400 * dayMs, nowMs - 386 * dayMs),
  'sums of all accounts': () => accountSums(house),
  'entries of an account': () => houseEntryRows(house, { of: 'house:bonus', sinceMs: 0, cursor: '', limit: 10 }),
  'a later page of entries': () => houseEntryRows(house, { of: 'house:games:moyu', sinceMs: 0, ...later }),
  'every entry of a day': async () =>
    entriesBetween(house, await entryAccounts(house), day, { playerId: '', seq: 0, leg: -1 }, 1_000),
  'big wins': () => winRows(house, nowMs - 7 * dayMs, 0, page),
  'shared devices': () => deviceRows(house, nowMs - 30 * dayMs, page),
  'opposing bets': () => opposingRows(house, nowMs - 30 * dayMs, page),
  'counts of the queues': () => waitingCounts(house),
  'waiting deposits': () => queuedDeposits(house, page),
  'waiting withdrawals': () => queuedWithdrawals(house, 'toApprove', page),
  'fast payments': () => queuedFastPays(house, page),
  'bonuses under audit': () => queuedBonuses(house, page),
  'identity checks': () => queuedIdentity(house, page),
  'answered messages': () => queuedMessages(house, true, page),
  'players by account': () => foundPlayers(house, 'filled77', page),
  'the player of a bet': () => foundPlayers(house, `T${platformRandom.id(nowMs - 50 * dayMs)}`, page),
  'players by phone': () => foundPlayers(house, '4711', page),
  matches: () => matchRows(house, page),
};
const large = 'bet|old_bet\\w*|movement|entry|player|player_name|player_device|deposit_order|withdrawal';

// The first reader adds all entries, as the job would have done before.
await sumHouseDays(t.house.db, nowMs);
await sql`vacuum analyze house_day`.execute(t.house.db);

it.each(Object.entries(reports))('reads %s by an index', async (_name, act) => {
  const plan = await plansOf(act);
  expect(plan).not.toMatch(new RegExp(`Seq Scan on (?:${large})\\b`));
});

/** What staff look at and nothing is decided by. A queue that is late would be worked on twice. */
const fromReplica = new Set([
  'figures of 14 days',
  'figures of days that are archived',
  'every entry of a day',
  'big wins',
  'shared devices',
  'opposing bets',
]);

it.each(Object.entries(reports))('reads %s where it may be read', async (name, act) => {
  lateReads = 0;
  await act();
  expect(lateReads > 0).toBe(fromReplica.has(name));
});

it('reads the entries of this month where they were written', async () => {
  lateReads = 0;
  const today = { fromMs: nowMs - dayMs, untilMs: nowMs };
  await entriesBetween(house, ['main'], today, { playerId: '', seq: 0, leg: -1 }, 10);
  expect(lateReads).toBe(0);
});

it('shows the figures of today as a replica has them, and exports them whole', async () => {
  const root = await newStaff(t, ['admin']);
  const lateOfHouse = vi.spyOn(t.house.late, 'read');
  const today = new Date(t.house.now() + houseZoneMs).toISOString().slice(0, 10);
  expect((await root.ask(dayFigures, { from: today, to: today })).status).toBe(200);
  expect(lateOfHouse).toHaveBeenCalledTimes(1);
  expect((await root.ask(exportDays, { from: today, to: today })).status).toBe(200);
  expect(lateOfHouse).toHaveBeenCalledTimes(1);
  lateOfHouse.mockRestore();
});

/** In the shape and order of the rows. */
const sorted = (days: Awaited<ReturnType<typeof houseDays>>) =>
  days
    .map(({ amountSatang, ...one }) => ({ ...one, amount_satang: amountSatang }))
    .toSorted((one, two) => (one.account === two.account ? one.day - two.day : one.account < two.account ? -1 : 1));

it('sums the same as all entries, before and after the job, however many run it at once', async () => {
  const expected = await allHouseDays(t.house.db, nowMs + 1);
  await t.house.db.deleteFrom('house_day').execute();
  await t.house.db
    .updateTable('house_day_mark')
    .set({ until_ms: nowMs - 3 * dayMs })
    .execute();
  const fromDay = dayOf(nowMs - 3 * dayMs) + 1;
  expect(sorted(await houseDays(t.house.db, { fromDay }))).toEqual(expected.filter(({ day: one }) => one >= fromDay));
  await t.house.db.updateTable('house_day_mark').set({ until_ms: 0 }).execute();
  await Promise.all([20_000, 5_000, 60_000].map((most) => sumHouseDays(t.house.db, nowMs, most)));
  const kept = await t.house.db.selectFrom('house_day').selectAll().orderBy('account').orderBy('day').execute();
  expect(kept).toEqual(await allHouseDays(t.house.db, nowMs - 600_000));
  expect(sorted(await houseDays(t.house.db, {}))).toEqual(expected);
});

it('finds every entry of a quiet account, page by page', async () => {
  const seen: string[] = [];
  for (let cursor = ''; ;) {
    const found = await houseEntryRows(house, { of: 'house:bonus', sinceMs: 0, cursor, limit: 500 });
    seen.push(...found.map(entryCursor));
    const last = found.at(-1);
    if (last === undefined) break;
    cursor = entryCursor(last);
  }
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from entry where account = 'house:bonus'`.execute(t.house.db);
  expect([seen.length, new Set(seen).size]).toEqual([counted[0]?.n, counted[0]?.n]);
});
