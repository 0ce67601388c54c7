/** SQL of players' limits and stops: what is in force, what is used, and changes under the wallet's lock. M14, M17 */
import { CompiledQuery, sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { ProtectionTables } from '../db/protectionTables.ts';
import { gathered } from '../db/gathered.ts';
import type { Tables } from '../db/tables.ts';
import { missingOf } from '../ledger/clearance.ts';
import type { ClearanceRule } from '../ledger/clearance.ts';
import { limitKinds } from '../ledger/guarded.ts';
import type { LimitKind } from '../ledger/guarded.ts';
import { firstHourOfSpan } from '../ledger/guardSteps.ts';

type Db = Kysely<Tables>;
export type LimitRow = Selectable<ProtectionTables['protection_limit']>;

export interface Used {
  readonly deposit: number;
  readonly stake: number;
  /** Staked less returned; negative if the player is ahead. */
  readonly loss: number;
  readonly time: number;
}

export interface Standing {
  /** 0 if the player never had a stop. */
  readonly stoppedUntilMs: number;
  readonly isLimited: boolean;
}

/** Name of the operator's switch for all play, among the switches of platforms. M26 */
export const everything = '*';

export const isPlayClosed = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('play_switch').select('reason').where('platform_code', '=', everything).executeTakeFirst()) !==
  undefined;

/**
 * Locks the wallet: waits for movements in progress, and blocks new ones until the transaction ends. Two transactions that
 * lock one wallet see each other's writes to every table, on a Citus cluster too (562_wallet_lock.sql).
 */
export async function lockWallet(trx: Db, playerId: string): Promise<Standing> {
  const { rows } = await sql<Pick<Selectable<Tables['wallet']>, 'stopped_until_ms' | 'protection_version'>>`
    select stopped_until_ms, protection_version from lock_wallet(${playerId})`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error(`the wallet of ${playerId} was not locked`);
  return { stoppedUntilMs: row.stopped_until_ms, isLimited: row.protection_version > 0 };
}

export async function standingOf(db: Db, playerId: string): Promise<Standing> {
  const row = await db
    .selectFrom('wallet')
    .select(['stopped_until_ms', 'protection_version'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return { stoppedUntilMs: row?.stopped_until_ms ?? 0, isLimited: (row?.protection_version ?? 0) > 0 };
}

/** Returns those of the players who have stopped play. */
export async function stoppedAmong(db: Db, playerIds: readonly string[], nowMs: number): Promise<string[]> {
  if (playerIds.length === 0) return [];
  const rows = await db
    .selectFrom('wallet')
    .select('player_id')
    .where('player_id', 'in', playerIds)
    .where('stopped_until_ms', '>', nowMs)
    .execute();
  return rows.map((row) => row.player_id);
}

export const limitsOf = (db: Db, playerId: string): Promise<LimitRow[]> =>
  db
    .selectFrom('protection_limit')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('kind')
    .orderBy('hours')
    .execute();

/** Returns what counts against limits over the last `hours`. Nothing is counted for a player who never had a limit. */
export async function usedOf(db: Db, playerId: string, nowMs: number, hours: number): Promise<Used> {
  const { rows } = await sql<{ deposited: number; staked: number; returned: number; minutes: number }>`
    select coalesce(sum(deposited), 0)::bigint as deposited, coalesce(sum(staked), 0)::bigint as staked,
           coalesce(sum(returned), 0)::bigint as returned,
           coalesce(sum(bit_count(minutes::bit(64))), 0)::bigint as minutes
    from protection_use where player_id = ${playerId} and hour >= ${firstHourOfSpan(nowMs, hours)}`.execute(db);
  const [{ deposited, staked, returned, minutes } = { deposited: 0, staked: 0, returned: 0, minutes: 0 }] = rows;
  return { deposit: deposited, stake: staked, loss: staked - returned, time: minutes };
}

/** Returns the satang that a player has still to pay in: unpaid orders, and offers of others that the player took. */
export async function openDeposits(db: Db, playerId: string, nowMs: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select (
      coalesce((select sum(credit_satang) from deposit_order
        where player_id = ${playerId} and status = 0 and expires_ms > ${nowMs}), 0)
      + coalesce((select sum(amount_satang) from reserve_order
        where player_id = ${playerId} and closed_ms is null), 0)
    )::bigint as sum`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** Returns the kinds whose limit a further amount would exceed, in the order of `limitKinds`. */
export async function brokenLimits(
  db: Db,
  playerId: string,
  asked: Readonly<Partial<Record<LimitKind, number>>>,
  nowMs: number,
): Promise<LimitKind[]> {
  const limits = (await limitsOf(db, playerId)).filter(({ kind, amount }) => amount !== null && kind in asked);
  const spans = [...new Set(limits.map(({ hours }) => hours))];
  const used = new Map(
    await Promise.all(spans.map(async (hours) => [hours, await usedOf(db, playerId, nowMs, hours)] as const)),
  );
  const isBroken = (kind: LimitKind, { amount, hours }: LimitRow): boolean => {
    const sum = (used.get(hours)?.[kind] ?? 0) + (asked[kind] ?? 0);
    return kind === 'time' ? sum >= (amount ?? 0) : sum > (amount ?? 0);
  };
  return limitKinds.filter((kind) => limits.some((limit) => limit.kind === kind && isBroken(kind, limit)));
}

export interface StakeStanding extends Standing {
  readonly isPlayClosed: boolean;
  /** The first rule that the player does not meet. */
  readonly missing: ClearanceRule | undefined;
}

interface StandingAsked {
  readonly playerId: string;
  readonly values: readonly (string | boolean)[];
}

/**
 * The rows of players who are asked for with the same values. Each step reads tables of one kind and the last one joins the
 * results, so that a Citus cluster asks the coordinator and the players' own workers. A last step that reads `player`
 * would be sent the results on every server: each stake would wait for all, and fail while one is down. ADR 566, 570
 */
async function standingRows(db: Db, playerIds: readonly string[], values: StandingAsked['values']) {
  const query = `
    with held as materialized (
      select player_id, stopped_until_ms, protection_version from wallet where player_id = any($1)
    ), shown as materialized (
      select player_id, ${missingOf(2)} as missing from player where player_id = any($1)
    ), closed as materialized (
      select 1 as one from play_switch where platform_code = '${everything}'
    )
    select asked.player_id as "playerId",
           exists (select 1 from closed) as "isPlayClosed",
           coalesce(held.stopped_until_ms, 0) as "stoppedUntilMs",
           coalesce(held.protection_version, 0) > 0 as "isLimited",
           shown.missing
    from unnest($1::text[]) as asked (player_id)
    left join held using (player_id)
    left join shown using (player_id)`;
  type Row = Omit<StakeStanding, 'missing'> & { readonly playerId: string; readonly missing: ClearanceRule | null };
  return (await db.executeQuery<Row>(CompiledQuery.raw(query, [playerIds, ...values]))).rows;
}

const standings = gathered(async (db, asked: readonly StandingAsked[]): Promise<StakeStanding[]> => {
  // The values contain a day, so all but the calls around midnight have the same.
  const byValues = [...Map.groupBy(asked, ({ values }) => JSON.stringify(values)).values()];
  const found = new Map<StandingAsked, StakeStanding>();
  for (const same of byValues) {
    const ids = same.map(({ playerId }) => playerId);
    const rows = await standingRows(db, [...new Set(ids)], same[0]?.values ?? []);
    for (const one of same) {
      const row = rows.find(({ playerId }) => playerId === one.playerId);
      if (row === undefined) throw new Error('a statement without a row');
      const { playerId: _, missing, ...standing } = row;
      found.set(one, { ...standing, missing: missing ?? undefined });
    }
  }
  return asked.flatMap((one) => found.get(one) ?? []);
});

/** Returns in one statement what decides about a stake besides limits. `values` are those of `clearanceValues`. */
export const stakeStandingOf = (
  db: Db,
  playerId: string,
  values: readonly (string | boolean)[],
): Promise<StakeStanding> => standings(db, { playerId, values });

/** Returns the first rule that the player does not meet by these values of `clearanceValues`. */
export async function missingClearance(
  db: Db,
  playerId: string,
  values: readonly (string | boolean)[],
): Promise<ClearanceRule | undefined> {
  const query = `select ${missingOf(2)} as missing from player where player_id = $1`;
  const { rows } = await db.executeQuery<{ missing: ClearanceRule | null }>(
    CompiledQuery.raw(query, [playerId, ...values]),
  );
  return rows[0]?.missing ?? undefined;
}

/** YYYY-MM-DD; '' if it is unknown. */
export async function birthdayOf(db: Db, playerId: string): Promise<string> {
  const row = await db.selectFrom('player').select('birthday').where('player_id', '=', playerId).executeTakeFirst();
  return row?.birthday ?? '';
}

export const isIdentified = async (db: Db, playerId: string): Promise<boolean> =>
  (await db
    .selectFrom('identity_check')
    .select('state')
    .where('player_id', '=', playerId)
    .where('state', '=', 'approved')
    .executeTakeFirst()) !== undefined;
