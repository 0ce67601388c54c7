/** SQL of what may need a look. */
import { sql } from 'kysely';
import type { House } from '../house.ts';

interface Page {
  readonly cursor: string;
  readonly limit: number;
}
const placeOf = (cursor: string): { isFirst: boolean; first: number; second: string; third: string } => {
  const [, first = '', second = '', third = ''] = /^(-?\d{1,15}) (\S+)(?: (\S+))?$/.exec(cursor) ?? [];
  return { isFirst: first === '', first: Number(first), second, third };
};

interface Device {
  readonly deviceId: string;
  readonly lastSeenMs: number;
  readonly players: { account: string; status: string; createdMs: number }[];
}

/** Devices of several accounts, newest use first. */
export async function deviceRows({ db }: House, { cursor, limit }: Page): Promise<Device[]> {
  const { isFirst, first, second } = placeOf(cursor);
  const { rows } = await sql<Device>`
    select device_id as "deviceId", max(last_seen_ms) as "lastSeenMs",
      jsonb_agg(jsonb_build_object('account', user_account, 'status', status, 'createdMs', created_ms) order by last_seen_ms desc)
        as players
    from player_device join player using (player_id) group by device_id
    having count(*) > 1 and (${isFirst} or (max(last_seen_ms), device_id) < (${first}::bigint, ${second}::text))
    order by max(last_seen_ms) desc, device_id desc limit ${limit}`.execute(db);
  return rows;
}

interface Opposing {
  readonly playerId: string;
  readonly account: string;
  readonly status: string;
  readonly bets: number;
  readonly uncountedSatang: number;
  readonly stakeSatang: number;
  readonly lastMs: number;
}

/** Players by covered stakes of bets placed since, most first. ADR 450 */
export async function opposingRows({ db }: House, sinceMs: number, { cursor, limit }: Page): Promise<Opposing[]> {
  const { isFirst, first, second } = placeOf(cursor);
  const { rows } = await sql<Opposing>`
    select player_id as "playerId", user_account as account, status, count(*)::int as bets,
      sum(satang)::bigint as "uncountedSatang", sum(stake_satang)::bigint as "stakeSatang", max(placed_ms) as "lastMs"
    from uncounted_stake join every_bet as bet using (player_id, bet_order_no) join player using (player_id)
    where reason = 'opposing' and placed_ms >= ${sinceMs}
    group by player_id, user_account, status
    having ${isFirst} or (sum(satang)::bigint, player_id) < (${first}::bigint, ${second}::text)
    order by sum(satang) desc, player_id desc limit ${limit}`.execute(db);
  return rows;
}

interface Win {
  readonly playerId: string;
  readonly account: string;
  readonly betOrderNo: string;
  readonly platformCode: string;
  readonly gameId: string;
  readonly stakeSatang: number;
  readonly winSatang: number;
  readonly settledMs: number;
}

/** The biggest first: prize less stake. */
export async function winRows(
  { db }: House,
  sinceMs: number,
  leastSatang: number,
  { cursor, limit }: Page,
): Promise<Win[]> {
  const { isFirst, first, second, third } = placeOf(cursor);
  const { rows } = await sql<Win>`
    select player_id as "playerId", user_account as account, bet_order_no as "betOrderNo", platform_code as "platformCode",
      game_id as "gameId", stake_satang as "stakeSatang", win_satang as "winSatang", settled_ms as "settledMs"
    from every_bet as bet join player using (player_id)
    where is_settled and voided_ms is null and settled_ms >= ${sinceMs} and win_satang - stake_satang > 0
      and win_satang - stake_satang >= ${leastSatang}
      and (${isFirst} or (win_satang - stake_satang, player_id, bet_order_no) < (${first}::bigint, ${second}::text, ${third}::text))
    order by win_satang - stake_satang desc, player_id desc, bet_order_no desc limit ${limit}`.execute(db);
  return rows;
}
