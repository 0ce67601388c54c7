/**
 * Every job of the house is killed before each of its statements in turn and around each movement of money, and is run
 * again each time. The result equals that of one uninterrupted run. L10, R07
 */
import { closesAt, saltDayAt } from '@foyer/games/fair/salt.ts';
import { catalogueOf } from '@foyer/games/catalogue/catalogue.ts';
import { sportKinds } from '@foyer/games/engines/sport/kinds.ts';
import { tideAt } from '@foyer/games/engines/fish/shoals.ts';
import { tableOf } from '@foyer/games/engines/table/tables.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { checkOf, openCheck } from './account/eligibility/identityStore.ts';
import { writeUnpaidDraw } from './activities/testing/wheel.ts';
import { grantBonus, offerBonus } from './bonus/grant.ts';
import { heldBonus, receiveHeld } from './bonus/heldStore.ts';
import { bonusTesting, testBonus, testTerms } from './bonus/testing/bonus.ts';
import { lastTuesday } from './lobby/leaderboard.ts';
import { writeFishBet } from './lobby/testing/fishBet.ts';
import { queueAt } from './delivery/testing/oldMessage.ts';
import { houseJobs } from './houseJobs.ts';
import { jobKilling } from './testing/killedJob.ts';
import { planOnSale, writeAsked } from './interest/store.ts';
import { interestTesting } from './interest/testing/interest.ts';
import { assertBooksAreZero } from './ledger/books.ts';
import { allHouseDays } from './ledger/testing/houseDays.ts';
import { place as placeInDraw } from './lottery/testing/kill.ts';
import { cart, everyLastDigit, toNextIssue } from './lottery/testing/lottery.ts';
import { angler, fireOnce } from './provider/fish/testing/fish.ts';
import { addLogInEvent } from './players/testing/securityEvents.ts';
import { returnOf } from './provider/sport/odds.ts';
import {
  bookUntil,
  legOf,
  place as placeAtDesk,
  seat as seatAtDesk,
  toEnd,
  toMatch,
} from './provider/sport/testing/sport.ts';
import { place as placeAtTable, seat as seatAtTable, toNextRound } from './provider/table/testing/table.ts';
import { betsOf, purse } from './provider/testing/player.ts';
import { openTestHouse } from './testing/house.ts';
import { beginUploadAt, begunUploads } from './uploads/testing/begun.ts';
import { settleBet } from './vip/testing/vip.ts';
import { give } from './wallet/testing/wallet.ts';

// Interest plans run longer than a session normally lives.
const t = await openTestHouse({ config: { sessionIdleMs: 1e12, sessionLifeMs: 1e12 } });
const { house, clock } = t;
const { newPlayer, mainOf, stand } = bonusTesting(t);
const { playerWith } = interestTesting(t);
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => t.close());

const [hourMs, dayMs] = [3_600_000, 86_400_000];
const { killed, runKilled } = jobKilling(t);

const movements = async (playerId: string) => {
  const rows = house.db.selectFrom('movement').select('key').where('player_id', '=', playerId).orderBy('seq');
  return (await rows.execute()).map(({ key }) => key);
};

it('bonus.expire: pays what was left unpaid, returns what has expired, closes what has waited too long', async () => {
  const [unpaid, over, waited] = [await newPlayer(), await newPlayer(), await newPlayer()];
  await offerBonus(house, { ...testBonus(unpaid, 'G1'), claimUntilMs: null });
  const held = await heldBonus(house, unpaid, 'G1');
  if (held) await receiveHeld(house, held);
  await grantBonus(house, testBonus(over, 'G1', { terms: testTerms(100, { expiresAfterHours: 1 }) }));
  await offerBonus(house, { ...testBonus(waited, 'G1'), claimUntilMs: clock.nowMs + hourMs });
  clock.nowMs += 2 * hourMs;
  expect(await runKilled('bonus.expire', { slotMs: clock.nowMs })).toBeGreaterThan(5);
  expect([await mainOf(unpaid), await stand(unpaid)]).toEqual([100_00, [1, 0, '']]);
  expect([await mainOf(over), await stand(over)]).toEqual([0, [4, 2, 'expired']]);
  expect([await mainOf(waited), await stand(waited)]).toEqual([0, [4, 0, 'expired']]);
  expect(await movements(over)).toEqual(['bonus:G1', 'bonus:G1:returned']);
});

it('vip.grade: levels, months and birthdays are each graded once', async () => {
  const playerId = await newPlayer();
  await settleBet(t, playerId, 60_000_00);
  await runKilled('vip.grade', { slotMs: clock.nowMs });
  const birthday = `1990${new Date(clock.nowMs + 40 * dayMs + 7 * hourMs).toISOString().slice(4, 10)}`;
  await house.db.updateTable('player').set({ birthday }).where('player_id', '=', playerId).execute();
  clock.nowMs += 20 * dayMs;
  await settleBet(t, playerId, 9_000_00);
  clock.nowMs += 20 * dayMs;
  expect(await runKilled('vip.grade', { slotMs: clock.nowMs })).toBeGreaterThan(5);
  const rewards = house.db.selectFrom('vip_reward').select('reward_id').where('player_id', '=', playerId);
  const kinds = (await rewards.execute()).map(({ reward_id }) => reward_id.split(':', 1).join(''));
  expect(kinds.toSorted((one, other) => one.localeCompare(other))).toEqual(['birthday', 'month', 'rise', 'rise']);
  const { level } = await house.db
    .selectFrom('player')
    .select('level')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  expect(level).toBe(2);
});

it('bets.sum and bets.archive: settled stakes are summed once, and then their bet is moved once', async () => {
  const playerId = await newPlayer();
  await settleBet(t, playerId, 700_00);
  clock.nowMs += 250 * dayMs;
  expect(await runKilled('bets.sum', { slotMs: clock.nowMs })).toBeGreaterThan(2);
  const sums = await house.db.selectFrom('settled_stake').selectAll().where('player_id', '=', playerId).execute();
  expect(sums).toMatchObject([{ staked_satang: 700_00 }]);
  expect(await runKilled('bets.archive', { slotMs: clock.nowMs })).toBeGreaterThan(5);
  for (const table of ['old_bet', 'every_bet'] as const)
    expect(await house.db.selectFrom(table).selectAll().where('player_id', '=', playerId).execute()).toHaveLength(1);
});

it('money.days: entries of the house are summed once', async () => {
  await give(t, 'summed', 'main', 1_00);
  clock.nowMs += hourMs;
  expect(await runKilled('money.days', { slotMs: clock.nowMs })).toBeGreaterThan(2);
  const kept = await house.db.selectFrom('house_day').selectAll().orderBy('account').orderBy('day').execute();
  expect([kept.length > 0, kept]).toEqual([true, await allHouseDays(house.db, clock.nowMs - 600_000)]);
});

it('games.fishKing: a week is stored completely, once', async () => {
  const tuesday = lastTuesday(clock.nowMs) + 7 * dayMs;
  for (const win of [9_000, 7_000, 5_000]) await writeFishBet(house, await newPlayer(), win, tuesday - hourMs);
  clock.nowMs = tuesday + hourMs;
  expect(await runKilled('games.fishKing', { slotMs: tuesday + 60_000 })).toBeGreaterThan(2);
  const rows = house.db.selectFrom('fish_king').select('win_satang').where('until_ms', '=', tuesday).orderBy('rank');
  expect((await rows.execute()).map(({ win_satang }) => win_satang)).toEqual([9_000, 7_000, 5_000]);
});

it('wheels.pay: an unpaid prize is paid once', async () => {
  const playerId = await newPlayer();
  await writeUnpaidDraw(t, playerId, 'killed', 8_00);
  clock.nowMs += hourMs;
  expect(await runKilled('wheels.pay', { slotMs: clock.nowMs })).toBeGreaterThan(5);
  expect([await mainOf(playerId), await movements(playerId)]).toEqual([8_00, ['bonus:wheel:killed']]);
});

it('interest.pay, interest.cycle, interest.payBack: a plan is paid for, computed, ended and paid back once', async () => {
  const { playerId, accounts, mine } = await playerWith(10_000);
  const plan = await planOnSale(house, 'week');
  if (!plan) throw new Error('no plan');
  const ids = { player_id: playerId, order_id: 'Ikilled', request_key: 'killed' };
  await writeAsked(
    house,
    plan,
    { ...ids, principal_satang: 10_000_00, created_ms: clock.nowMs },
    async () => undefined,
  );
  const payload = { playerId, orderId: ids.order_id };
  expect(await runKilled('interest.pay', payload)).toBeGreaterThan(5);
  expect(await accounts()).toEqual({ main: 0, savings: 10_000_00 });
  clock.nowMs += dayMs;
  expect(await runKilled('interest.cycle', { ...payload, cycle: 1 })).toBeGreaterThan(2);
  expect(await mine()).toMatchObject([{ cycles: 1, interestSatang: 2_00 }]);
  clock.nowMs += 6 * dayMs;
  await runKilled('interest.cycle', { ...payload, cycle: 7 });
  await runKilled('interest.payBack', payload);
  expect(await mine()).toMatchObject([{ status: '1', cycles: 7, interestSatang: 14_00 }]);
  expect(await accounts()).toEqual({ main: 10_014_00, savings: 0 });
  expect((await movements(playerId)).length).toBe(4);
});

it('tables.chains: every table has its chain published once', async () => {
  // The smallest catalogue has no live table.
  const config = { ...house.config, catalogueSize: 600 };
  const tables = catalogueOf(config.catalogueSize).flatMap(({ gameId }) => (tableOf(gameId) ? [gameId] : []));
  expect(tables.length).toBeGreaterThan(2);
  expect(await runKilled('tables.chains', { slotMs: clock.nowMs }, config)).toBeGreaterThan(tables.length);
  const dealt = await house.db.selectFrom('table_chain').select(['game_id', 'chain_no']).execute();
  expect(new Set(dealt.map(({ game_id }) => game_id))).toEqual(new Set(tables));
  for (const own of Map.groupBy(dealt, ({ game_id }) => game_id).values())
    expect(own.map(({ chain_no }) => chain_no).toSorted((a, b) => a - b)).toEqual([...own.keys()]);
  const entries = house.db.selectFrom('anchor_entry').select('entry_no').where('body', 'like', 'anchor table:%');
  expect(await entries.execute()).toHaveLength(dealt.length);
});

it('sport.chains: every sport has its chains published once, one after the other, and old bookings are deleted', async () => {
  for (const days of [1, 1]) {
    clock.nowMs += days * dayMs;
    expect(await runKilled('sport.chains', { slotMs: clock.nowMs })).toBeGreaterThan(2);
  }
  const chains = await house.db.selectFrom('sport_chain').selectAll().orderBy('chain_no').execute();
  for (const { sportId } of sportKinds) {
    const own = chains.filter(({ sport_id }) => sport_id === sportId);
    expect(own.map(({ chain_no }) => chain_no)).toEqual([...own.keys()]);
    const [first, second] = own.slice(-2);
    expect([first?.published_ms, second?.published_ms]).toEqual([clock.nowMs - dayMs, clock.nowMs]);
    expect(second?.first_index).toBe((first?.first_index ?? 0) + (first?.length ?? 0));
  }
  for (const code of ['old', 'young']) await bookUntil(t, code, clock.nowMs - dayMs - (code === 'old' ? 1 : 0));
  // The chains are long enough, so the job only reads them and deletes old bookings. It is killed at both steps.
  expect(await runKilled('sport.chains', { slotMs: clock.nowMs })).toBeGreaterThan(1);
  const kept = await house.db.selectFrom('sport_booking').select('code').execute();
  expect(kept).toEqual([{ code: 'young' }]);
});

it('fairness.salts: the salt of a day is fixed and listed once', async () => {
  const saltDay = saltDayAt(clock.nowMs);
  clock.nowMs = closesAt(saltDay) + dayMs / 2;
  expect(await runKilled('fairness.salts', { slotMs: clock.nowMs })).toBeGreaterThan(2);
  const salts = await house.db.selectFrom('chain_salt').select('entry_no').where('salt_day', '=', saltDay).execute();
  expect(salts).toHaveLength(1);
  const listed = house.db.selectFrom('anchor_entry').select('entry_no').where('body', 'like', `salt ${saltDay} %`);
  expect(await listed.execute()).toEqual([{ entry_no: salts[0]?.entry_no }]);
});

it('fish.forget: catches of old tides are deleted, the others are kept', async () => {
  const tide = tideAt(clock.nowMs);
  const caught = { room_id: 'killed', fish_index: 1, owner: 'o', action_id: 'a' };
  await house.db
    .insertInto('fish_catch')
    .values([21, 20, 0].map((age) => ({ ...caught, tide: tide - age })))
    .execute();
  // One statement deletes them all, so the job can be killed only before it.
  expect(await runKilled('fish.forget', { slotMs: clock.nowMs })).toBe(1);
  const kept = house.db.selectFrom('fish_catch').select('tide').where('room_id', '=', 'killed').orderBy('tide');
  expect((await kept.execute()).map((row) => tide - row.tide)).toEqual([20, 0]);
});

it('fish.close: an abandoned clip is closed as one bet, and its money moves once', async () => {
  const session = await angler(t, 'angler', 10_000);
  await fireOnce(t, session);
  clock.nowMs += 10_000;
  expect(await runKilled('fish.close', { slotMs: clock.nowMs })).toBeGreaterThan(3);
  const [bet, ...more] = await betsOf(t, 'angler');
  expect([bet?.is_settled, more]).toEqual([true, []]);
  expect(await purse(t, 'angler')).toBe(10_000 - (bet?.stake_satang ?? 0) + (bet?.win_satang ?? 0));
});

it('tables.settle: a round is dealt and paid once', async () => {
  const round = await toNextRound(t);
  await placeAtTable(t, await seatAtTable(t, 'guest', 10_000), 'player:1000,banker:1000');
  clock.nowMs = round.dealMs;
  expect(await runKilled('tables.settle', { slotMs: clock.nowMs })).toBeGreaterThan(3);
  const [bet, ...more] = await betsOf(t, 'guest');
  expect([bet?.is_settled, bet?.stake_satang, more]).toEqual([true, 2_000, []]);
  expect(await purse(t, 'guest')).toBe(8_000 + (bet?.win_satang ?? 0));
  // The player bets on both player and banker: one of them wins, or a tie returns both stakes.
  expect([1_950, 2_000]).toContain(bet?.win_satang);
});

it('sport.settle: a bet is won and another lost, and each is settled once', async () => {
  const match = await toMatch(t);
  const right = legOf(t, match, true);
  await placeAtDesk(t, await seatAtDesk(t, 'right', 10_000), [right]);
  await placeAtDesk(t, await seatAtDesk(t, 'wrong', 10_000), [legOf(t, match, false)]);
  toEnd(t, match);
  expect(await runKilled('sport.settle', { slotMs: clock.nowMs })).toBeGreaterThan(3);
  expect([await purse(t, 'right'), await purse(t, 'wrong')]).toEqual([returnOf(10_000, [right.odds]), 0]);
  expect(await betsOf(t, 'right')).toMatchObject([{ is_settled: true, win_satang: returnOf(10_000, [right.odds]) }]);
  expect(await betsOf(t, 'wrong')).toMatchObject([{ is_settled: true, win_satang: 0 }]);
});

it('lottery.draw: a draw is drawn and paid once', async () => {
  await give(t, 'drawn', 'main', 10_000);
  const draw = toNextIssue(t);
  await placeInDraw(t, 'drawn', cart(t, [everyLastDigit]));
  clock.nowMs = draw.drawMs;
  expect(await runKilled('lottery.draw', { slotMs: clock.nowMs })).toBeGreaterThan(3);
  const bets = await betsOf(t, 'drawn');
  const staked = bets.reduce((sum, bet) => sum + bet.stake_satang, 0);
  const won = bets.reduce((sum, bet) => sum + bet.win_satang, 0);
  expect([bets.every((bet) => bet.is_settled), won]).toEqual([true, 970]);
  expect(await mainOf('drawn')).toBe(10_000 - staked + won);
});

it('books.check: the books of the night are checked completely and recorded once', async () => {
  clock.nowMs += dayMs;
  expect(await runKilled('books.check', { slotMs: clock.nowMs })).toBeGreaterThan(5);
  const checks = await house.db.selectFrom('books_check').select('checked_ms').execute();
  expect(checks).toEqual([{ checked_ms: clock.nowMs }]);
});

it('account.securityEvents: events are deleted after thirteen months, and younger ones are kept', async () => {
  const added = (callName: string) => addLogInEvent(house, 'somebody', callName);
  await added('old');
  clock.nowMs += 397 * dayMs;
  await added('young');
  expect(await runKilled('account.securityEvents', { slotMs: clock.nowMs })).toBeGreaterThan(0);
  const events = house.db.selectFrom('security_event').select('call_name').where('player_id', '=', 'somebody');
  expect(await events.execute()).toEqual([{ call_name: 'young' }]);
});

it('identity.follow: a check that was pending is decided once', async () => {
  await openCheck(house.db, 'asked', 'R1', clock.nowMs);
  clock.nowMs += hourMs;
  expect(await runKilled('identity.follow', { slotMs: clock.nowMs })).toBeGreaterThan(1);
  expect(await checkOf(house.db, 'asked')).toEqual({ reference: 'R1', state: 'approved' });
});

it('delivery.clear, uploads.clear: delete old messages and unconfirmed pictures, and nothing younger', async () => {
  await queueAt(house, 'old', clock.nowMs - 31 * dayMs);
  await queueAt(house, 'young', clock.nowMs - 29 * dayMs);
  for (const ageMs of [dayMs, 0]) await beginUploadAt(house, clock.nowMs - ageMs);
  expect(await runKilled('uploads.clear', { slotMs: clock.nowMs })).toBeGreaterThan(1);
  expect(await begunUploads(house)).toEqual([[String(clock.nowMs)], [String(clock.nowMs)]]);
  expect(await runKilled('delivery.clear', { slotMs: clock.nowMs })).toBeGreaterThan(0);
  const left = house.db.selectFrom('outgoing_message').select('message_id');
  expect(await left.execute()).toEqual([{ message_id: 'young' }]);
});

it('leaves out no job of the house', () => {
  expect(killed).toEqual(new Set(houseJobs.map(({ name }) => name)));
});
