/**
 * Stakes that do not count for turnover: those on opposite results of one event, as far as they cover each other, and
 * those of bets that were cashed out. L09, ADR 450
 */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { arrayText } from '../db/listOf.ts';
import type { PlayTables } from '../db/playTables.ts';
import type { Tables } from '../db/tables.ts';

export interface UncountedStake {
  readonly playerId: string;
  /** The bet's number in the ledger. */
  readonly betOrderNo: string;
  readonly satang: number;
  readonly reason: PlayTables['uncounted_stake']['reason'];
}

/** Divides a covered amount among the stakes in proportion, rounded down: a fraction of a satang counts as turnover. */
export function coveredShares(coveredSatang: number, stakesSatang: readonly number[]): number[] {
  const staked = stakesSatang.reduce((sum, stake) => sum + stake, 0);
  return stakesSatang.map((stake) =>
    staked === 0 ? 0 : Number((BigInt(coveredSatang) * BigInt(stake)) / BigInt(staked)),
  );
}

/** Written before the bets are paid, and once: settling them again after a crash changes nothing. */
export async function writeUncounted(db: Kysely<Tables>, stakes: readonly UncountedStake[]): Promise<void> {
  const rows = stakes.filter(({ satang }) => satang > 0);
  if (rows.length === 0) return;
  await sql`
    insert into uncounted_stake (player_id, bet_order_no, satang, reason)
    select * from unnest(
      ${arrayText(rows.map(({ playerId }) => playerId))}::text[],
      ${arrayText(rows.map(({ betOrderNo }) => betOrderNo))}::text[],
      ${arrayText(rows.map(({ satang }) => satang))}::bigint[], ${arrayText(rows.map(({ reason }) => reason))}::text[]
    )
    on conflict do nothing`.execute(db);
}
