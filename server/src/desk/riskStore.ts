/** SQL of what may need a look. Nothing is decided by it, so a replica may answer. Decision 522 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { House } from '../house.ts';

interface Page {
  readonly cursor: string;
  readonly limit: number;
}
const placeOf = (cursor: string): { isFirst: boolean; first: number; second: string; third: string } => {
  const [, first = '', second = '', third = ''] = /^(-?\d{1,15}) (\S+)(?: (\S+))?$/.exec(cursor) ?? [];
  return { isFirst: first === '', first: Number(first), second, third };
};

const rowsOf = async <Row>({ late }: House, query: RawBuilder<Row>): Promise<Row[]> =>
  (await late.read((db) => query.execute(db))).rows;

interface Device {
  readonly deviceId: string;
  readonly lastSeenMs: number;
  readonly players: { account: string; status: string; createdMs: number }[];
}

/** A device that many share shows the latest of them. */
const mostSharing = 50;

/**
 * Devices of several accounts that were used since, newest use first. Each device is found at its newest use, so that
 * a page reads on from the last one.
 */
export async function deviceRows(house: House, sinceMs: number, { cursor, limit }: Page): Promise<Device[]> {
  const { isFirst, first, second } = placeOf(cursor);
  const query = sql<Device>`
    select used.device_id as "deviceId", used.last_seen_ms as "lastSeenMs", sharing.players
    from player_device as used cross join lateral (
      select jsonb_agg(jsonb_build_object('account', user_account, 'status', status, 'createdMs', created_ms)
        order by last_seen_ms desc) as players
      from (select player_id, last_seen_ms from player_device as other where other.device_id = used.device_id
        order by last_seen_ms desc limit ${mostSharing}) as latest join player using (player_id)
    ) as sharing
    where used.last_seen_ms >= ${sinceMs}
      and (${isFirst} or (used.last_seen_ms, used.device_id) < (${first}::bigint, ${second}::text))
      and exists (select from player_device as other
        where other.device_id = used.device_id and other.player_id <> used.player_id)
      and not exists (select from player_device as later where later.device_id = used.device_id
        and (later.last_seen_ms, later.player_id) > (used.last_seen_ms, used.player_id))
    order by used.last_seen_ms desc, used.device_id desc limit ${limit}`;
  return rowsOf(house, query);
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
export async function opposingRows(house: House, sinceMs: number, { cursor, limit }: Page): Promise<Opposing[]> {
  const { isFirst, first, second } = placeOf(cursor);
  const query = sql<Opposing>`
    select player_id as "playerId", user_account as account, status, count(*)::int as bets,
      sum(satang)::bigint as "uncountedSatang", sum(stake_satang)::bigint as "stakeSatang", max(placed_ms) as "lastMs"
    from uncounted_stake join every_bet as bet using (player_id, bet_order_no) join player using (player_id)
    where reason = 'opposing' and placed_ms >= ${sinceMs}
    group by player_id, user_account, status
    having ${isFirst} or (sum(satang)::bigint, player_id) < (${first}::bigint, ${second}::text)
    order by sum(satang) desc, player_id desc limit ${limit}`;
  return rowsOf(house, query);
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
  house: House,
  sinceMs: number,
  leastSatang: number,
  { cursor, limit }: Page,
): Promise<Win[]> {
  const { isFirst, first, second, third } = placeOf(cursor);
  const query = sql<Win>`
    select player_id as "playerId", user_account as account, bet_order_no as "betOrderNo", platform_code as "platformCode",
      game_id as "gameId", stake_satang as "stakeSatang", win_satang as "winSatang", settled_ms as "settledMs"
    from every_bet as bet join player using (player_id)
    where is_settled and voided_ms is null and settled_ms >= ${sinceMs} and win_satang - stake_satang > 0
      and win_satang - stake_satang >= ${leastSatang}
      and (${isFirst} or (win_satang - stake_satang, player_id, bet_order_no) < (${first}::bigint, ${second}::text, ${third}::text))
    order by win_satang - stake_satang desc, player_id desc, bet_order_no desc limit ${limit}`;
  return rowsOf(house, query);
}
