/**
 * Bets of months long past are moved out of the table of bets, each wholly or not at all. They stay in every list, sum and
 * check, and can still be voided and paid. docs/decisions/485-old-bets.md
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitingForLocks } from '../../testing/race.ts';
import { betPlay } from '../betSums/testing/play.ts';
import type { BetPlay } from '../betSums/testing/play.ts';
import { readBooks } from '../books/read.ts';
import { boughtBets } from '../boughtBets.ts';
import { openTestLedger, topUp } from '../testing/ledger.ts';
import type { TestLedger } from '../testing/ledger.ts';
import { archiveBets } from './archive.ts';
import { createMonth, monthsBefore } from './months.ts';
import { recallBets } from './recall.ts';

const dayMs = 86_400_000;
const clock = { nowMs: Date.UTC(2026, 5, 10) };
let house: TestLedger;
let play: BetPlay;
beforeAll(async () => {
  house = await openTestLedger({ now: () => clock.nowMs });
  play = await betPlay(house, clock);
});
afterAll(() => house.close());

const player = 'player 0';

/** The numbers of these bets, by the table in which each row is. */
async function placesOf(start: string) {
  const read = async (table: 'bet' | 'old_bet') => {
    const rows = house.db.selectFrom(table).select('bet_order_no').where('bet_order_no', 'like', `${start}%`);
    return (await rows.orderBy('bet_order_no').execute()).map((row) => row.bet_order_no);
  };
  return { live: await read('bet'), old: await read('old_bet') };
}

const faultsOfBets = async () => {
  const { faults } = await readBooks(house.db, { againAfterMs: 0 });
  return faults.filter(({ line }) => /bets? of|settled stakes/.test(line));
};

it('has the same columns in the archive and in the view as in the table of bets', async () => {
  const { rows } = await sql<{ name: string; columns: string }>`
    select relname as name, string_agg(attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attcollation,
                                       ', ' order by attname) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relname in ('bet', 'old_bet', 'every_bet') group by relname`.execute(house.db);
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ columns }) => columns)).size).toBe(1);
});

it('moves bets that were over before the last whole months, and leaves open, younger and late ones', async () => {
  const bet = (number: string, fields: Parameters<BetPlay['post']>[2]) =>
    play.post(player, `m-${number}`, { stakeSatang: 100, ...fields });
  const placedMs = clock.nowMs - 20 * dayMs;
  await bet('lost', { isSettled: true });
  await bet('earlier', { isSettled: true, placedMs });
  await bet('open', {});
  await bet('late', {});
  await bet('voided', { isSettled: true, winSatang: 50 });
  await play.voidRound(player, 'm-voided');
  await bet('annulled', { isSettled: true, voidSatang: 100 });
  await bet('voided late', { isSettled: true });
  clock.nowMs += 30 * dayMs;
  await bet('young', { isSettled: true });
  await bet('late', { isSettled: true });
  await play.voidRound(player, 'm-voided late');
  await play.archive();
  expect((await placesOf('m-')).old).toEqual([]);
  clock.nowMs = Date.UTC(2026, 8, 2);
  await play.archive(1);
  const old = ['m-annulled', 'm-earlier', 'm-lost', 'm-voided'];
  expect(await placesOf('m-')).toEqual({ live: ['m-late', 'm-open', 'm-voided late', 'm-young'], old });
  const { rows } = await sql<{ part: string; number: string }>`
    select substring(tableoid::regclass::text for 15) as part, bet_order_no as number from old_bet order by 1, 2`.execute(
    house.db,
  );
  expect(rows.map(({ part, number }) => [part, number])).toEqual([
    ['old_bet_2026_05', 'm-earlier'],
    ['old_bet_2026_06', 'm-annulled'],
    ['old_bet_2026_06', 'm-lost'],
    ['old_bet_2026_06', 'm-voided'],
  ]);
  expect(await faultsOfBets()).toEqual([]);
});

it('archives nothing that is in no sum yet, that was moved back within a day, or if it is switched off', async () => {
  await play.post(player, 'u-1', { stakeSatang: 100, isSettled: true });
  const markMs = clock.nowMs;
  clock.nowMs += 200 * dayMs;
  await archiveBets(house.db, clock.nowMs, { afterMonths: 2, shards: house.money.shards });
  expect((await placesOf('u-')).old).toEqual([]);
  await play.archive();
  expect((await placesOf('u-')).old).toEqual(['u-1']);
  const { until_ms: untilMs } = await house.db
    .selectFrom('bet_archive_mark')
    .select('until_ms')
    .executeTakeFirstOrThrow();
  expect(untilMs).toBeGreaterThan(markMs);
  await play.post(player, 'u-2', { stakeSatang: 100, isSettled: true });
  clock.nowMs += 200 * dayMs;
  await play.archive();
  await recallBets(house.db, [{ playerId: player, betOrderNo: 'u-2' }], clock.nowMs);
  await play.archive();
  clock.nowMs += 2 * dayMs;
  await archiveBets(house.db, clock.nowMs, { afterMonths: 0, shards: house.money.shards });
  expect(await placesOf('u-')).toEqual({ live: ['u-2'], old: ['u-1'] });
  await play.archive();
  expect(await placesOf('u-')).toEqual({ live: [], old: ['u-1', 'u-2'] });
});

/** Settled bets of a stake of 100 and a prize of 30, archived. */
async function archived(...numbers: string[]): Promise<void> {
  for (const number of numbers) await play.post(player, number, { stakeSatang: 100, winSatang: 30, isSettled: true });
  clock.nowMs += 150 * dayMs;
  await play.archive();
  for (const number of numbers) expect(await placesOf(number)).toEqual({ live: [], old: [number] });
}
const betOf = async (number: string) =>
  (await play.betsOf(player)).filter((bet) => bet.bet_order_no === number).map((bet) => bet);

it('voids an archived bet, pays it a late prize and takes a stake back, as it does to any other', async () => {
  await archived('c-annul', 'c-void', 'c-more', 'c-less');
  await play.post(player, 'c-annul', { isSettled: true, voidSatang: 100 });
  await play.voidRound(player, 'c-void');
  await play.post(player, 'c-more', { winSatang: 70, isSummed: true });
  await play.post(player, 'c-less', { stakeSatang: -40, isSummed: true });
  expect(await placesOf('c-')).toEqual({ live: ['c-annul', 'c-less', 'c-more', 'c-void'], old: [] });
  expect(await betOf('c-annul')).toMatchObject([
    { stake_satang: 0, win_satang: 0, void_satang: 100, is_settled: true },
  ]);
  expect(await betOf('c-void')).toMatchObject([{ stake_satang: 100, is_settled: false, voided_ms: clock.nowMs }]);
  expect(await betOf('c-more')).toMatchObject([{ stake_satang: 100, win_satang: 100, is_settled: true }]);
  expect(await betOf('c-less')).toMatchObject([{ stake_satang: 60, win_satang: 30, is_settled: true }]);
  expect(await faultsOfBets()).toEqual([]);
  clock.nowMs += 150 * dayMs;
  await play.archive();
  expect((await placesOf('c-')).live).toEqual([]);
  expect(await faultsOfBets()).toEqual([]);
});

it('moves all bets of a round back to void it, and none of another round', async () => {
  const numbers = ['g', 'g.a-1', 'g-2', 'g0'];
  for (const number of numbers)
    await play.post(player, number, {
      roundId: number.startsWith('g.') ? 'g' : number,
      stakeSatang: 100,
      isSettled: true,
    });
  clock.nowMs += 150 * dayMs;
  await play.archive();
  await play.voidRound(player, 'g');
  expect(await placesOf('g')).toEqual({ live: ['g', 'g.a-1'], old: ['g-2', 'g0'] });
});

it('takes no further stake of an archived bet that is settled, and voids none a second time', async () => {
  await archived('d-stake', 'd-void');
  await play.voidRound(player, 'd-void');
  clock.nowMs += 150 * dayMs;
  await play.archive();
  await expect(play.post(player, 'd-stake', { stakeSatang: 10, isSummed: true })).rejects.toThrow('is settled already');
  await expect(play.post(player, 'd-void', { isSettled: true, voidSatang: 100 })).rejects.toThrow('is settled already');
  expect(await betOf('d-stake')).toMatchObject([{ stake_satang: 100 }]);
});

it('posts the other movements of a batch with the void of an archived bet, each once', async () => {
  await archived('b-void');
  const bet = { platformCode: 'orchard', gameType: 1, gameId: 'koi', roundId: 'b-void', stakeSatang: 0, winSatang: 0 };
  const outcomes = await house.ledger.postAll([
    { ...topUp(player, 'b:void', 100), bet: { ...bet, betOrderNo: 'b-void', isSettled: true, voidSatang: 100 } },
    topUp('player 1', 'b:other', 7),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await betOf('b-void')).toMatchObject([{ void_satang: 100 }]);
  expect(await house.ledger.post(topUp('player 1', 'b:other', 7))).toMatchObject({ isRepeat: true });
});

it('finds archived bets among those that were paid for', async () => {
  await archived('p-old');
  await play.post(player, 'p-live', { stakeSatang: 5 });
  const asked = ['p-old', 'p-live', 'p-never'].map((betOrderNo) => ({ playerId: player, betOrderNo }));
  expect(await boughtBets(house.db, asked)).toEqual(
    new Map([
      ['p-live', 0],
      ['p-old', 30],
    ]),
  );
});

it('waits for nobody: a bet that is being changed stays, and is moved by the next run', async () => {
  for (const number of ['w-1', 'w-2', 'w-3']) await play.post(player, number, { stakeSatang: 1, isSettled: true });
  clock.nowMs += 150 * dayMs;
  await house.db.transaction().execute(async (trx) => {
    const changed = trx.selectFrom('bet').select('bet_order_no').where('player_id', '=', player);
    await changed.where('bet_order_no', '=', 'w-2').forUpdate().execute();
    await play.archive(1);
    expect(await placesOf('w-')).toEqual({ live: ['w-2'], old: ['w-1', 'w-3'] });
  });
  await play.archive(1);
  expect(await placesOf('w-')).toEqual({ live: [], old: ['w-1', 'w-2', 'w-3'] });
});

it('changes a bet that is being moved at that moment after it was moved', async () => {
  await play.post(player, 'i-void', { stakeSatang: 100, isSettled: true });
  await play.post(player, 'i-annul', { stakeSatang: 100, isSettled: true });
  await createMonth(house.db, monthsBefore(clock.nowMs, 0));
  for (const [number, change] of [
    ['i-void', () => play.voidRound(player, 'i-void')],
    ['i-annul', () => play.post(player, 'i-annul', { isSettled: true, voidSatang: 100 })],
  ] as const) {
    const changing = await house.db.transaction().execute(async (trx) => {
      await sql`
        with gone as (delete from bet where bet_order_no = ${number} returning *)
        insert into old_bet select * from gone`.execute(trx);
      const begun = change();
      await expect.poll(() => waitingForLocks(house)).toBeGreaterThan(0);
      return { begun };
    });
    await changing.begun;
    expect(await placesOf(number)).toEqual({ live: [number], old: [] });
    expect(await betOf(number)).toMatchObject([{ voided_ms: clock.nowMs }]);
  }
});

it('keeps every bet once while two runs move bets that are voided and paid at the same time', async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => `r-${index}`);
  for (const number of numbers) await play.post(player, number, { stakeSatang: 100, isSettled: true });
  clock.nowMs += 150 * dayMs;
  const change = async (number: string, index: number) => {
    if (index % 3 === 0) await play.post(player, number, { isSettled: true, voidSatang: 100 });
    else if (index % 3 === 1) await play.post(player, number, { winSatang: 9, isSummed: true });
    else await play.voidRound(player, number);
  };
  await Promise.all([play.archive(2), play.archive(3), ...numbers.map(change)]);
  await play.archive();
  const rows = (await play.betsOf(player)).filter((bet) => bet.bet_order_no.startsWith('r-'));
  expect(rows.map((bet) => bet.bet_order_no).toSorted()).toEqual(numbers.toSorted());
  const kindOf = (index: number) => rows.find((bet) => bet.bet_order_no === `r-${index}`);
  for (const index of numbers.keys())
    expect(kindOf(index)).toMatchObject(
      [
        { void_satang: 100, is_settled: true },
        { win_satang: 9, is_settled: true },
        { void_satang: null, is_settled: false },
      ][index % 3] ?? {},
    );
  expect(await faultsOfBets()).toEqual([]);
});
