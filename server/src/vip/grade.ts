/** The club's grading: daily rises, monthly retention, birthday gifts. Each step is idempotent. SI-26 */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { holdSums, settledByMonth, sumSettledStakes } from '../ledger/settledStakes.ts';
import { addMonths, calendar } from '../settings/calendar.ts';
import { birthdayYear } from './birthday.ts';
import { riseNow } from './standing.ts';
import { keepStaked, reachingNext } from './stakedStore.ts';
import { holdLevel, ladder, rises, setLevel, writeReward } from './store.ts';
import type { Rung } from './store.ts';

const batch = 200;

/**
 * Raises players who have earned it, grades every ended month that is not graded yet, and gives birthday gifts. Safe to
 * run concurrently and to interrupt at any point: steps already done are not repeated.
 */
export async function gradeVip(house: House): Promise<void> {
  await sumSettledStakes(house.db, house.now());
  for (const playerId of await risingPlayers(house)) await riseNow(house, playerId);
  for (const month of await openMonths(house)) await gradeMonth(house, month);
  await layBirthdayGifts(house);
}

/** Players whose stakes have reached the next level. A lost level is regained on the player's own request. */
const risingPlayers = (house: House): Promise<string[]> =>
  house.db.transaction().execute(async (trx) => {
    const markMs = await holdSums(trx);
    return reachingNext(trx, markMs, await keepStaked(trx, calendar.month(markMs)));
  });

/** Returns ended months that are not graded yet. The very first run starts with the current month. */
async function openMonths(house: House): Promise<string[]> {
  const present = calendar.month(house.now());
  const last = await house.db
    .selectFrom('vip_grading')
    .select((rows) => rows.fn.max('month').as('month'))
    .executeTakeFirst();
  if (!last?.month) {
    await closeMonth(house, addMonths(present, -1));
    return [];
  }
  const months: string[] = [];
  for (let month = addMonths(last.month, 1); month < present; month = addMonths(month, 1)) months.push(month);
  return months;
}

async function closeMonth(house: House, month: string): Promise<void> {
  await house.db
    .insertInto('vip_grading')
    .values({ month, graded_ms: house.now() })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .execute();
}

async function gradeMonth(house: House, month: string): Promise<void> {
  const span = { month, fromMs: calendar.startOf(month), toMs: calendar.startOf(addMonths(month, 1)) };
  const rungs = await ladder(house.db);
  for (let after = ''; ;) {
    const players = await house.db
      .selectFrom('player')
      .select('player_id')
      .where('level', '>', 0)
      .where('player_id', '>', after)
      .orderBy('player_id')
      .limit(batch)
      .execute();
    for (const { player_id } of players) {
      await house.db.transaction().execute((db) => gradePlayer(db, rungs, player_id, { ...span, nowMs: house.now() }));
    }
    const last = players.at(-1);
    if (last === undefined || players.length < batch) break;
    after = last.player_id;
  }
  await closeMonth(house, month);
}

interface Span {
  readonly month: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly nowMs: number;
}

/** A kept level earns the month's bonus. Otherwise the player falls one level, unless it was reached in that month. */
async function gradePlayer(db: Kysely<Tables>, rungs: readonly Rung[], playerId: string, span: Span): Promise<void> {
  const level = await holdLevel(db, playerId);
  const held = (await rises(db, playerId)).findLast((rise) => rise.level <= level && rise.held_ms < span.toMs);
  const rung = rungs.find((one) => one.level === held?.level);
  if (held === undefined || rung === undefined) return;
  const valid = (await settledByMonth(db, playerId)).get(span.month) ?? 0;
  const isKept = valid >= rung.keep_betflow_satang;
  const graded = await db
    .insertInto('vip_month')
    .values({
      player_id: playerId,
      month: span.month,
      level: rung.level,
      valid_satang: valid,
      is_kept: isKept,
      graded_ms: span.nowMs,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'month']).doNothing())
    .executeTakeFirst();
  if (graded.numInsertedOrUpdatedRows === 0n) return;
  if (isKept) {
    await writeReward(db, {
      playerId,
      kind: 'month',
      level: rung.level,
      period: span.month,
      amountSatang: rung.month_bonus_satang,
      stakeMultiple: rung.bonus_stake_multiple,
      earnedMs: span.nowMs,
    });
  } else if (held.held_ms < span.fromMs && rung.level === level) {
    await setLevel(db, playerId, level - 1);
  }
}

async function layBirthdayGifts(house: House): Promise<void> {
  const rungs = await ladder(house.db);
  const players = await house.db
    .selectFrom('player')
    .select(['player_id', 'birthday', 'level'])
    .where('level', '>', 0)
    .where('birthday', '<>', '')
    .execute();
  for (const player of players) await layBirthdayGift(house, player, rungs);
}

interface Celebrated {
  readonly player_id: string;
  readonly birthday: string;
  readonly level: number;
}

/** Gives the gift once a year. The player's level at that moment decides the amount. */
export async function layBirthdayGift(
  house: House,
  { player_id: playerId, birthday, level }: Celebrated,
  rungs: readonly Rung[],
): Promise<void> {
  const nowMs = house.now();
  const year = birthdayYear(birthday, calendar.day(nowMs));
  const rung = rungs.find((one) => one.level === level);
  if (year === undefined || rung === undefined) return;
  await writeReward(house.db, {
    playerId,
    kind: 'birthday',
    level,
    period: String(year),
    amountSatang: rung.birthday_bonus_satang,
    stakeMultiple: rung.bonus_stake_multiple,
    earnedMs: nowMs,
  });
}
