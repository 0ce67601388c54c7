/** SQL of the VIP club. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';

type Db = Kysely<Tables>;

export function levels(house: House) {
  return house.db.selectFrom('vip_level').selectAll().orderBy('level').execute();
}

export function privileges(house: House) {
  return house.db
    .selectFrom('vip_privilege')
    .innerJoin('vip_level', 'vip_level.level', 'vip_privilege.level')
    .selectAll('vip_privilege')
    .select('vip_level.names')
    .orderBy('vip_privilege.level')
    .execute();
}

/** Returns each level's requirements and rewards, lowest first. */
export function ladder(db: Db) {
  return db
    .selectFrom('vip_level')
    .innerJoin('vip_privilege', 'vip_privilege.level', 'vip_level.level')
    .selectAll('vip_level')
    .select(['rise_bonus_satang', 'month_bonus_satang', 'birthday_bonus_satang', 'bonus_stake_multiple'])
    .orderBy('vip_level.level')
    .execute();
}
export type Rung = Awaited<ReturnType<typeof ladder>>[number];

/** Returns the player's level and locks the row until the transaction ends. */
export async function holdLevel(db: Db, playerId: string): Promise<number> {
  const row = await db
    .selectFrom('player')
    .select('level')
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.level;
}

export async function setLevel(db: Db, playerId: string, level: number): Promise<void> {
  await db.updateTable('player').set({ level }).where('player_id', '=', playerId).execute();
}

export function rises(db: Db, playerId: string) {
  return db.selectFrom('vip_rise').selectAll().where('player_id', '=', playerId).orderBy('level').execute();
}

export async function writeRise(db: Db, playerId: string, level: number, nowMs: number): Promise<void> {
  await db
    .insertInto('vip_rise')
    .values({ player_id: playerId, level, reached_ms: nowMs, held_ms: nowMs })
    .onConflict((conflict) => conflict.columns(['player_id', 'level']).doUpdateSet({ held_ms: nowMs }))
    .execute();
}

export interface EarnedReward {
  readonly playerId: string;
  readonly kind: 'rise' | 'month' | 'birthday';
  readonly level: number;
  readonly period: string;
  readonly amountSatang: number;
  readonly stakeMultiple: number;
  readonly earnedMs: number;
}

const rewardIdOf = ({ kind, level, period }: Pick<EarnedReward, 'kind' | 'level' | 'period'>): string =>
  `${kind}:${kind === 'rise' ? level : period}`;

/** Inserts a reward once per level, month or year. Does nothing for an amount of 0. */
export async function writeReward(db: Db, reward: EarnedReward): Promise<void> {
  if (reward.amountSatang <= 0) return;
  await db
    .insertInto('vip_reward')
    .values({
      player_id: reward.playerId,
      reward_id: rewardIdOf(reward),
      kind: reward.kind,
      level: reward.level,
      period: reward.period,
      amount_satang: reward.amountSatang,
      stake_multiple: reward.stakeMultiple,
      earned_ms: reward.earnedMs,
      taken_ms: null,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'reward_id']).doNothing())
    .execute();
}

export function rewards(db: Db, playerId: string) {
  return db
    .selectFrom('vip_reward')
    .innerJoin('vip_level', 'vip_level.level', 'vip_reward.level')
    .selectAll('vip_reward')
    .select('vip_level.names as level_names')
    .where('player_id', '=', playerId)
    .orderBy('earned_ms', 'desc')
    .orderBy('reward_id')
    .execute();
}
export type RewardRow = Awaited<ReturnType<typeof rewards>>[number];

/** Takes a reward, once. Undefined if it was taken before or is not the player's. */
export function takeReward(db: Db, playerId: string, rewardId: string, nowMs: number) {
  return db
    .updateTable('vip_reward')
    .set({ taken_ms: nowMs })
    .where('player_id', '=', playerId)
    .where('reward_id', '=', rewardId)
    .where('taken_ms', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the taken rewards per kind, in satang. */
export async function takenByKind(db: Db, playerId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('vip_reward')
    .select(['kind', sql<number>`sum(amount_satang)::bigint`.as('total')])
    .where('player_id', '=', playerId)
    .where('taken_ms', 'is not', null)
    .groupBy('kind')
    .execute();
  return new Map(rows.map((row) => [row.kind, row.total]));
}
