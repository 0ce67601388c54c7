/**
 * What a player's bets sum to, by the time when they were placed. Sums of whole months, days and hours are kept; open
 * bets, those settled since the mark and those of a part of an hour or day are read. So no total reads all bets of a
 * player, and each is exact at any moment. M06, SI-42
 */
import { houseZoneMs } from '@foyer/contract/houseZone.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { leastArchivedMs } from '../oldBets/columns.ts';
import { amountColumns, amountsOfBetOf, atMark, betColumns } from './amounts.ts';
import type { Db } from './amounts.ts';
import { piecesOf } from './pieces.ts';
import type { Kept, Piece } from './pieces.ts';
import { recentKeptMs } from './sumBets.ts';

export interface Summed {
  readonly playerId: string;
  /** Epoch milliseconds; from the first bet, and to the last one, if absent. */
  readonly fromMs?: number | undefined;
  /** Not included. */
  readonly untilMs?: number | undefined;
  readonly platformCode?: string | undefined;
  readonly gameType?: number | undefined;
  /** Moments between which the caller groups; no row of the answer covers time on both sides of one. */
  readonly cutsMs?: readonly number[];
  /** Whether the caller groups by platform and game type. */
  readonly isBySort?: boolean;
  /** Whether the caller groups by day. */
  readonly isByDay?: boolean;
}

/** Bets that were open for longer have an index of their own (480_bet_sums.sql). */
const usualMs = 600_000;
const [beginningMs, endMs] = [-houseZoneMs, Date.UTC(3000, 0, 1) - houseZoneMs];

function boundsOf({ fromMs = beginningMs, untilMs = endMs, cutsMs = [] }: Summed): number[] {
  if (fromMs >= untilMs) return [];
  const inside = cutsMs.filter((cutMs) => cutMs > fromMs && cutMs < untilMs);
  return [...new Set([fromMs, ...inside, untilMs])].toSorted((one, other) => one - other);
}

function piecesIn(summed: Summed, isBySort: boolean, nowMs: number): Piece[] {
  const recentMs = nowMs - recentKeptMs;
  const kept: Kept = [
    ...(summed.isByDay === true ? [] : [{ span: 'month' as const, sinceMs: beginningMs }]),
    { span: 'day', sinceMs: isBySort ? recentMs : beginningMs },
    ...(isBySort ? [] : [{ span: 'hour' as const, sinceMs: recentMs }]),
  ];
  return piecesOf(boundsOf(summed), kept);
}

/** The pieces as arguments of `unnest`. */
const columnsOf = (pieces: readonly Piece[]) => sql`
  ${pieces.map(({ span }) => span)}::text[], ${pieces.map(({ fromMs }) => fromMs)}::bigint[],
  ${pieces.map(({ untilMs }) => untilMs)}::bigint[]`;

/**
 * The bets that are in no sum, with their sign. Each select walks an index. `gaps`: the pieces without sums, whose bets
 * are all read, so that the other selects leave them out.
 */
export function images(
  { playerId, fromMs = beginningMs, untilMs = endMs }: Pick<Summed, 'playerId' | 'fromMs' | 'untilMs'>,
  markMs: number,
  gaps: readonly Piece[] = [],
): RawBuilder<unknown> {
  const inRange = sql`player_id = ${playerId} and placed_ms >= ${fromMs} and placed_ms < ${untilMs}`;
  const ranges = `{${gaps.map((gap) => `[${gap.fromMs},${gap.untilMs})`).join(',')}}`;
  const isOutside = gaps.length === 0 ? sql`true` : sql`not placed_ms <@ ${ranges}::int8multirange`;
  // Archived bets are further behind the mark, whatever it is.
  const isOld = gaps.some((gap) => gap.fromMs < markMs - leastArchivedMs);
  const ofGaps = sql`
    select bet.*, 1 as sign from unnest(${columnsOf(gaps)}) as gap (span, from_ms, until_ms)
    cross join lateral (
      select ${betColumns} from ${sql.table(isOld ? 'every_bet' : 'bet')}
      where player_id = ${playerId} and placed_ms >= gap.from_ms and placed_ms < gap.until_ms
        and (settled_ms is not null or voided_ms is not null)
      offset 0
    ) as bet
    union all`;
  return sql`
    ${gaps.length === 0 ? sql`` : ofGaps}
    select ${betColumns}, 1 as sign from bet
    where ${inRange} and ${isOutside} and placed_ms >= ${markMs - usualMs} and settled_ms >= ${markMs}
    union all
    select ${betColumns}, 1 from bet
    where ${inRange} and ${isOutside} and placed_ms < ${markMs - usualMs}
      and settled_ms >= ${markMs} and settled_ms - placed_ms > ${sql.lit(usualMs)}
    union all
    select ${betColumns}, 1 from bet where ${inRange} and not is_settled and voided_ms is null
    union all
    select ${betColumns}, sign from bet_change
    where ${inRange} and ${isOutside} and (settled_ms is null or settled_ms < ${markMs})`;
}

const isGap = ({ span }: Piece): boolean => span === 'bets';

/** A bet is open as long as it is neither settled nor voided. */
const ifOpen = (satang: string) => sql.raw(`case when is_settled or voided_ms is not null then 0 else ${satang} end`);

function rowsOf(summed: Summed, markMs: number, nowMs: number): RawBuilder<unknown> {
  const { playerId, platformCode, gameType } = summed;
  const isBySort = summed.isBySort === true || platformCode !== undefined || gameType !== undefined;
  const pieces = piecesIn(summed, isBySort, nowMs);
  const isOfSort = sql`${platformCode === undefined ? sql`true` : sql`platform_code = ${platformCode}`}
    and ${gameType === undefined ? sql`true` : sql`game_type = ${gameType}`}`;
  // `offset 0`: the planner looks each piece up, and does not read all rows of the player.
  return sql`
    select from_ms as at_ms, platform_code, game_type, ${amountColumns},
           0 as open, 0 as open_staked_satang, 0 as open_won_satang
    from unnest(${columnsOf(pieces.filter((piece) => !isGap(piece)))}) as piece (in_span, since_ms, until_ms)
    cross join lateral (
      select * from bet_sum
      where player_id = ${playerId} and span = piece.in_span and is_sort = ${sql.lit(isBySort)}
        and from_ms >= piece.since_ms and from_ms < piece.until_ms
      offset 0
    ) as kept
    where ${isOfSort}
    union all
    select placed_ms, platform_code, game_type, ${amountsOfBetOf(sql`${playerId}`)}, ${ifOpen('1')}, ${ifOpen('stake_satang')},
           ${ifOpen('win_satang')}
    from (${images(summed, markMs, pieces.filter(isGap))}) as image where ${isOfSort}`;
}

/**
 * Selects from `part`, which has a row for each kept sum and each bet read besides: `at_ms`, a time in the span or of the
 * bet, `platform_code` and `game_type` if the caller groups by them, the amounts of `bet_sum`, of which `bets` has open
 * ones as well, and `open`, `open_staked_satang`, `open_won_satang`.
 */
export const sumsOfPlayer = <Row extends object>(
  db: Db,
  summed: Summed,
  { nowMs, select }: { readonly nowMs: number; readonly select: (part: RawBuilder<unknown>) => RawBuilder<Row> },
): Promise<Row[]> => atMark(db, (markMs) => select(sql`(${rowsOf(summed, markMs, nowMs)}) as part`));

/** The month of a row of `part`, to group by. */
export const monthOfSums = sql`date_trunc('month', to_timestamp((at_ms + ${sql.lit(houseZoneMs)}) / 1000.0) at time zone 'UTC')`;
