/** Monthly grading: levels kept, lost and regained, and their rewards. SI-26, ENTITY-025 */
import { selectUserUpgradeInfo, fastApplyPromotion } from '@foyer/contract/vip/upgrade.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestHouse, signUp } from '../testing/house.ts';
import { holdSums, sumSettledStakes } from '../ledger/settledStakes.ts';
import { calendar } from '../settings/calendar.ts';
import { birthdayYear } from './birthday.ts';
import { gradeVip } from './grade.ts';
import { keepStaked, reachingNext } from './stakedStore.ts';
import { playerIdOf, settleBet, stayLoggedIn } from './testing/vip.ts';

const t = await openTestHouse();
afterAll(() => t.close());

/** Noon of a day in the site's time zone, UTC+7. */
const noon = (day: string) => Date.parse(`${day}T12:00:00+07:00`);
let month = 0;
/** Each test uses months of its own, because a month is graded once for the whole house. */
beforeEach(async () => {
  month += 4;
  t.clock.nowMs = noon(dayIn(0, '10'));
  await gradeVip(t.house);
});
const dayIn = (later: number, day: string) => {
  const at = new Date(Date.UTC(2026, 11 + month + later));
  return `${at.toISOString().slice(0, 7)}-${day}`;
};

async function newPlayer() {
  const player = await signUp(t);
  const playerId = await playerIdOf(t, player);
  const level = async () => {
    await stayLoggedIn(t, playerId);
    return (await player.ok(selectUserUpgradeInfo, {})).levelInfo.level;
  };
  const earned = async () =>
    (
      await t.house.db
        .selectFrom('vip_reward')
        .select(['reward_id', 'amount_satang'])
        .where('player_id', '=', playerId)
        .orderBy('reward_id')
        .execute()
    ).map((row) => `${row.reward_id} ${row.amount_satang / 100}`);
  return { ...player, playerId, level, earned, bet: (baht: number) => settleBet(t, playerId, baht * 100) };
}

/** What the nightly grading keeps of this player's ended months. */
const keptOf = async (playerId: string) => {
  const kept = t.house.db.selectFrom('vip_staked').select('staked_satang').where('player_id', '=', playerId);
  return (await kept.executeTakeFirst())?.staked_satang;
};

describe('the grading of the club', () => {
  it('raises players who have bet enough, level by level, and records the bonus of each level once. SCREEN-048', async () => {
    const player = await newPlayer();
    await player.bet(50_000);
    expect(await player.level()).toBe(0);
    await gradeVip(t.house);
    await gradeVip(t.house);
    expect(await player.level()).toBe(2);
    expect(await player.earned()).toEqual(['rise:1 88', 'rise:2 288']);
  });

  it('reads no bet that is in the sums of settled stakes already: grading costs as much in a house full of old bets', async () => {
    const player = await newPlayer();
    await player.bet(20_000);
    t.clock.nowMs = noon(dayIn(0, '11'));
    await sumSettledStakes(t.house.db, t.clock.nowMs);
    await t.house.db.deleteFrom('bet').where('player_id', '=', player.playerId).execute();
    await player.bet(30_000);
    await gradeVip(t.house);
    expect(await player.level()).toBe(2);
    t.clock.nowMs = noon(dayIn(1, '02'));
    await gradeVip(t.house);
    const graded = await t.house.db
      .selectFrom('vip_month')
      .selectAll()
      .where('player_id', '=', player.playerId)
      .execute();
    expect(graded).toMatchObject([{ level: 2, valid_satang: 5_000_000, is_kept: true }]);
  });

  it('keeps the stakes of ended months as one sum of a player, and adds those of the months since', async () => {
    const player = await newPlayer();
    await player.bet(20_000);
    t.clock.nowMs = noon(dayIn(1, '02'));
    await gradeVip(t.house);
    expect(await keptOf(player.playerId)).toBe(20_000_00);
    await player.bet(15_000);
    // A day later the bet is in the sums of settled stakes, but its month has not ended.
    t.clock.nowMs = noon(dayIn(1, '03'));
    await gradeVip(t.house);
    expect(await keptOf(player.playerId)).toBe(20_000_00);
    expect(await player.level()).toBe(1);
    t.clock.nowMs = noon(dayIn(2, '02'));
    // Several processes at once add an ended month once.
    await Promise.all(Array.from({ length: 6 }, () => gradeVip(t.house)));
    expect(await keptOf(player.playerId)).toBe(35_000_00);
    // Of the months that are kept, it reads nothing else: without their rows the sum still counts.
    await t.house.db.deleteFrom('settled_stake').where('player_id', '=', player.playerId).execute();
    await player.bet(15_000);
    const { rows } = await t.house.db.transaction().execute(async (trx) => {
      const markMs = await holdSums(trx);
      return { rows: await reachingNext(trx, markMs, await keepStaked(trx, calendar.month(markMs))) };
    });
    expect(rows).toContain(player.playerId);
  });

  it('does not raise a player for stakes of an ended month that were voided later', async () => {
    const player = await newPlayer();
    await player.bet(50_000);
    t.clock.nowMs = noon(dayIn(1, '02'));
    await sumSettledStakes(t.house.db, t.clock.nowMs);
    await t.house.db.transaction().execute((trx) => keepStaked(trx, dayIn(1, '02').slice(0, 7)));
    expect(await keptOf(player.playerId)).toBe(50_000_00);
    await t.house.db
      .updateTable('bet')
      .set({ stake_satang: 0, void_satang: 50_000_00, voided_ms: t.clock.nowMs })
      .where('player_id', '=', player.playerId)
      .execute();
    await gradeVip(t.house);
    expect(await player.level()).toBe(0);
  });

  it('is done every night, and after nights that were missed. SCREEN-048', async () => {
    await t.runDueJobs();
    const player = await newPlayer();
    await player.bet(10_000);
    await t.runDueJobs(t.clock.nowMs + 3 * 86_400_000);
    expect(await player.level()).toBe(1);
  });

  it('pays a month that was kept, counted from its first moment to its last in the site’s time', async () => {
    const player = await newPlayer();
    await player.bet(50_000);
    await gradeVip(t.house);
    // 00:00 on the 1st at UTC+7 is still the previous month in UTC.
    t.clock.nowMs = Date.parse(`${dayIn(1, '01')}T00:00:00+07:00`);
    await player.bet(4_999);
    t.clock.nowMs = Date.parse(`${dayIn(2, '01')}T00:00:00+07:00`) - 1;
    await player.bet(1);
    await gradeVip(t.house);
    expect((await player.earned()).filter((one) => one.includes(dayIn(1, '01').slice(0, 7)))).toEqual([]);
    t.clock.nowMs += 1;
    await gradeVip(t.house);
    expect(await player.earned()).toContain(`month:${dayIn(1, '01').slice(0, 7)} 88`);
    expect(await player.level()).toBe(2);
  });

  it('counts a stake in the first moment of a month for that month, not for the one before', async () => {
    const player = await newPlayer();
    await player.bet(50_000);
    await gradeVip(t.house);
    t.clock.nowMs = noon(dayIn(1, '02'));
    await player.bet(4_999);
    t.clock.nowMs = Date.parse(`${dayIn(2, '01')}T00:00:00+07:00`);
    await player.bet(5_000);
    await gradeVip(t.house);
    expect((await player.earned()).filter((one) => one.includes(dayIn(1, '01').slice(0, 7)))).toEqual([]);
    expect(await player.level()).toBe(1);
  });

  it('lowers players by one level if they did not bet enough to stay, never in the month of the rise, and raises them again by a month’s bets', async () => {
    const player = await newPlayer();
    await player.bet(50_000);
    await gradeVip(t.house);
    t.clock.nowMs = noon(dayIn(1, '02'));
    await gradeVip(t.house);
    expect(await player.level()).toBe(2);
    await player.bet(4_999.99);
    t.clock.nowMs = noon(dayIn(2, '02'));
    await gradeVip(t.house);
    expect(await player.level()).toBe(1);
    expect(await player.ok(selectUserUpgradeInfo, {})).toMatchObject({ isNextLost: true, reachableLevel: 1 });
    const early = await player.call(fastApplyPromotion, { level: 2 }, { lang: 'en' });
    expect(early.message).toContain('฿5000.00');
    await player.bet(5_000);
    expect(await player.ok(fastApplyPromotion, { level: 2 })).toMatchObject({ level: 2 });
    expect((await player.earned()).filter((one) => one.startsWith('rise:2'))).toEqual(['rise:2 288']);
  });

  it('keeps the level of a player who rose in a month by the bets of the month before, and has bet nothing since', async () => {
    const player = await newPlayer();
    await player.bet(50_000);
    t.clock.nowMs = noon(dayIn(1, '02'));
    await gradeVip(t.house);
    expect(await player.level()).toBe(2);
    t.clock.nowMs = noon(dayIn(2, '02'));
    await gradeVip(t.house);
    expect(await player.level()).toBe(2);
    t.clock.nowMs = noon(dayIn(3, '02'));
    await gradeVip(t.house);
    expect(await player.level()).toBe(1);
  });

  it('grades a month once, even with concurrent processes and wherever one of them fails', async () => {
    const player = await newPlayer();
    await player.bet(50_000);
    await gradeVip(t.house);
    t.clock.nowMs = noon(dayIn(2, '02'));
    // Two months have ended. The first one causes no fall, because the level was reached in it.
    await Promise.all(Array.from({ length: 6 }, () => gradeVip(t.house)));
    expect(await player.level()).toBe(1);
    await t.house.db.deleteFrom('vip_grading').where('month', '=', dayIn(1, '01').slice(0, 7)).execute();
    await gradeVip(t.house);
    expect(await player.level()).toBe(1);
  });

  it('gives a birthday gift once a year, to players who have a level. SCREEN-049', async () => {
    const [player, visitor] = [await newPlayer(), await newPlayer()];
    await player.bet(10_000);
    await t.house.db
      .updateTable('player')
      .set({ birthday: `1990${dayIn(1, '15').slice(4)}` })
      .where('player_id', 'in', [player.playerId, visitor.playerId])
      .execute();
    await gradeVip(t.house);
    expect(await player.earned()).toEqual(['rise:1 88']);
    t.clock.nowMs = noon(dayIn(1, '15'));
    await gradeVip(t.house);
    t.clock.nowMs = noon(dayIn(1, '20'));
    await gradeVip(t.house);
    expect(await player.earned()).toEqual([`birthday:${dayIn(1, '15').slice(0, 4)} 58`, 'rise:1 88']);
    expect(await visitor.earned()).toEqual([]);
  });
});

it('counts a birthday for thirty days from its day, over the turn of the year and in short Februaries', () => {
  expect(birthdayYear('1990-12-20', '2026-12-19')).toBeUndefined();
  expect(birthdayYear('1990-12-20', '2026-12-20')).toBe(2026);
  expect(birthdayYear('1990-12-20', '2027-01-18')).toBe(2026);
  expect(birthdayYear('1990-12-20', '2027-01-19')).toBeUndefined();
  expect(birthdayYear('1992-02-29', '2027-02-28')).toBe(2027);
  expect(birthdayYear('1992-02-29', '2028-02-28')).toBeUndefined();
  expect(birthdayYear('1992-02-29', '2028-02-29')).toBe(2028);
  expect(birthdayYear('', '2028-02-29')).toBeUndefined();
});
