/** The sums of settled stakes agree with the bets, in whatever order bets are settled, voided and summed. SI-26 */
import { sql } from 'kysely';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '../db/migrate.ts';
import { oldTables, onOneServer } from '../db/testing/oneServer.ts';
import { titles } from './accounts.ts';
import type { BetRow, Movement } from './accounts.ts';
import { readBooks } from './books/read.ts';
import { holdSums, settledByMonth, settledTotals, sumSettledStakes } from './settledStakes.ts';
import { openTestLedger } from './testing/ledger.ts';
import type { TestLedger } from './testing/ledger.ts';

const clock = { nowMs: Date.UTC(2026, 10, 21) };
let house: TestLedger;
beforeAll(async () => {
  house = await openTestLedger({ now: () => clock.nowMs });
});
afterAll(() => house.close());

const hourMs = 3_600_000;
const playerOf = (index: number) => `player ${index}`;

/** A movement of a player's bets; what it pays does not matter here. */
const about = (playerId: string, key: string, bet: BetRow): Movement => ({
  playerId,
  key,
  title: titles.other,
  reference: 'any',
  legs: [
    { account: 'house:adjustment', amountSatang: -1 },
    { account: 'main', amountSatang: 1 },
  ],
  bet,
});
const rowOf = (betOrderNo: string, fields: Partial<BetRow>): BetRow => ({
  betOrderNo,
  platformCode: 'orchard',
  gameType: 1,
  gameId: 'any',
  roundId: betOrderNo,
  stakeSatang: 0,
  winSatang: 0,
  isSettled: false,
  ...fields,
});

const step = fc.record({
  player: fc.nat({ max: 1 }),
  bet: fc.nat({ max: 5 }),
  act: fc.constantFrom('place', 'place', 'spin', 'win', 'lose', 'lose', 'void', 'annul', 'less', 'sum', 'sum'),
  stakeSatang: fc.integer({ min: 1, max: 90_000 }),
  hours: fc.constantFrom(0, 0, 0.1, 1, 3, 30, 300),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let runs = 0;
let posted = 0;
/** Does a step, unless the bet's state forbids it. */
async function perform({ player, bet, act, stakeSatang, hours }: Step): Promise<void> {
  clock.nowMs += hours * hourMs;
  const playerId = playerOf(player);
  const number = `bet ${runs}.${bet}`;
  const known = await house.db
    .selectFrom('bet')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('bet_order_no', '=', number)
    .executeTakeFirst();
  const isOpen = known !== undefined && !known.is_settled && known.voided_ms === null;
  const post = (fields: Partial<BetRow>) => {
    posted += 1;
    return house.ledger.post(about(playerId, `${number} ${act} ${posted}`, rowOf(number, fields)));
  };
  if (act === 'sum') await sumSettledStakes(house.db, clock.nowMs);
  else if (act === 'place' && known === undefined) await post({ stakeSatang });
  else if (act === 'spin' && known === undefined) await post({ stakeSatang, isSettled: true });
  else if (act === 'win' && isOpen) await post({ winSatang: 5, isSettled: true });
  else if (act === 'lose' && isOpen) await house.ledger.closeLost([{ playerId, betOrderNo: number }]);
  else if (act === 'less' && known !== undefined && known.voided_ms === null && known.stake_satang > 1)
    // As one of several stakes of a foreign round is taken back, before or after the round is settled.
    await post({ stakeSatang: -Math.min(stakeSatang, known.stake_satang - 1), isSummed: true });
  else if (act === 'annul' && known?.voided_ms === null)
    await post({ isSettled: true, voidSatang: known.stake_satang });
  else if (act === 'void' && known?.voided_ms === null)
    // As a round is voided: the stake stays in its row.
    await house.db
      .updateTable('bet')
      .set({ is_settled: false, voided_ms: clock.nowMs })
      .where('player_id', '=', playerId)
      .where('bet_order_no', '=', number)
      .execute();
}

/** Sums the whole table, as the rule says it: settled and not voided, by the month in which each was settled. */
async function wholeTable(playerId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; satang: number }>`
    select to_char(to_timestamp(settled_ms / 1000.0) at time zone 'Asia/Bangkok', 'YYYY-MM') as month,
           sum(stake_satang)::bigint as satang
    from bet where player_id = ${playerId} and is_settled and voided_ms is null group by 1`.execute(house.db);
  return new Map(rows.map((row) => [row.month, row.satang]));
}

const whatCounts = (sums: ReadonlyMap<string, number>) => new Map([...sums].filter(([, satang]) => satang !== 0));

it('agrees with the sum of the whole table after random bets, settlements, voids and runs of the job', async () => {
  const seed = Number(process.env.LEDGER_SEED ?? Math.floor(Math.random() * 2 ** 31));
  const history = fc.array(step, { minLength: 10, maxLength: 40 });
  const property = fc.asyncProperty(history, async (steps) => {
    runs += 1;
    for (const one of steps) await perform(one);
    const totals = new Map<string, number>();
    for (const playerId of [0, 1].map(playerOf)) {
      const expected = await wholeTable(playerId);
      expect(whatCounts(await settledByMonth(house.db, playerId))).toEqual(expected);
      totals.set(
        playerId,
        [...expected.values()].reduce((sum, one) => sum + one, 0),
      );
    }
    const found = await house.db.transaction().execute(async (trx) => {
      const since = settledTotals(await holdSums(trx), '');
      const { rows } = await sql<{ player_id: string; satang: string }>`${since}`.execute(trx);
      return new Map(rows.map((row) => [row.player_id, Number(row.satang)]));
    });
    expect(whatCounts(found)).toEqual(whatCounts(totals));
    const { faults } = await readBooks(house.db, { againAfterMs: 0 });
    expect(faults.filter(({ line }) => line.startsWith('the settled stakes'))).toEqual([]);
  });
  await fc.assert(property, { seed, numRuns: 80, endOnFailure: true });
});

it('counts each bet once, however many processes sum at the same time', async () => {
  const playerId = 'together';
  clock.nowMs += hourMs;
  await house.ledger.post(about(playerId, 'spin', rowOf('together', { stakeSatang: 700, isSettled: true })));
  clock.nowMs += hourMs;
  await Promise.all(Array.from({ length: 6 }, () => sumSettledStakes(house.db, clock.nowMs)));
  const sums = await house.db.selectFrom('settled_stake').selectAll().where('player_id', '=', playerId).execute();
  expect(sums).toMatchObject([{ staked_satang: 700 }]);
});

it('reads no bet that is in the sums: the sums stay without it, and the check of the books reports it', async () => {
  const playerId = 'archived';
  await house.ledger.post(about(playerId, 'spin', rowOf('archived', { stakeSatang: 900, isSettled: true })));
  clock.nowMs += hourMs;
  await sumSettledStakes(house.db, clock.nowMs);
  await house.db.deleteFrom('bet').where('player_id', '=', playerId).execute();
  expect([...(await settledByMonth(house.db, playerId)).values()]).toEqual([900]);
  const { faults } = await readBooks(house.db, { againAfterMs: 0 });
  expect(faults.filter(({ player }) => player === playerId)).toMatchObject([{ kind: 'stake', satang: 900 }]);
});

it('is filled by its migration from the bets of an older house', async (context) => {
  onOneServer(context, oldTables);
  // A bet that was settled before the mark and voided after it.
  await perform({ player: 0, bet: 90, act: 'spin', stakeSatang: 40_000, hours: 1 });
  await perform({ player: 0, bet: 91, act: 'spin', stakeSatang: 500, hours: 3 });
  await perform({ player: 0, bet: 90, act: 'void', stakeSatang: 0, hours: 0 });
  await sql`drop index bet_voided, bet_settled_late`.execute(house.db);
  await sql`drop table settled_stake, settled_stake_mark`.execute(house.db);
  const file = (await readMigrations()).find(({ name }) => name.startsWith('460'));
  await sql.raw(file?.sql ?? '').execute(house.db);
  const agrees = async () => {
    for (const playerId of [0, 1].map(playerOf))
      expect(whatCounts(await settledByMonth(house.db, playerId))).toEqual(await wholeTable(playerId));
  };
  await agrees();
  expect(await house.db.selectFrom('settled_stake').selectAll().execute()).not.toEqual([]);
  await sumSettledStakes(house.db, clock.nowMs + hourMs);
  await agrees();
});
