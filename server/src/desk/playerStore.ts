/** SQL of players' files as staff read them. */
import { sql } from 'kysely';
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';
import type { PlayerStatus } from '../players/players.ts';
import { playerOfBet } from './findBet.ts';

interface Page {
  readonly cursor: string;
  readonly limit: number;
}

interface FoundPlayer {
  readonly nameKey: string;
  readonly playerId: string;
  readonly account: string;
  readonly realName: string;
  readonly phone: string;
  readonly status: PlayerStatus;
  readonly level: number;
  readonly createdMs: number;
  readonly foundBy: '' | 'deposit' | 'withdrawal' | 'bet';
}

const prefix = (text: string): string => `${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;

/** Each branch walks an index. Ordered by account. */
export async function foundPlayers(house: House, query: string, { cursor, limit }: Page): Promise<FoundPlayer[]> {
  const words = query.trim();
  const ofBet = (await playerOfBet(house, words)) ?? '';
  const tail = /^\+?\d{4,15}$/.test(words) ? prefix(words.replace('+', '').split('').toReversed().join('')) : '';
  const { rows } = await sql<FoundPlayer>`
    with found as (
      (select player_id, '' as found_by from player_name where name_key like ${prefix(words.toLowerCase())} and name_key > ${cursor}
        order by name_key limit ${limit})
      union (select player_id, '' from player where mobile_phone <> '' and reverse(mobile_phone) like ${tail} limit 200)
      union (select player_id, '' from player where player_id = ${words})
      union (select player_id, 'bet' from player where player_id = ${ofBet})
      union (select player_id, 'deposit' from deposit_order where order_no = ${words} limit 200)
      union (select player_id, 'withdrawal' from withdrawal where order_no = ${words} limit 200)
    )
    select distinct on (name_key) name_key as "nameKey", player.player_id as "playerId", user_account as account, real_name as "realName",
      mobile_phone as phone, status, level, created_ms as "createdMs",
      found_by as "foundBy"
    from found join player using (player_id) join player_name using (player_id)
    where name_key > ${cursor} order by name_key, found_by desc limit ${limit}`.execute(house.db);
  return rows;
}

interface FileRow {
  readonly termsVersion: string;
  readonly identity: string;
  readonly hasSecondFactor: boolean;
  readonly passkeys: number;
  readonly openSessions: number;
  readonly seenMs: number;
  readonly notes: number;
}

export async function fileOf({ db, now, config }: House, playerId: string): Promise<FileRow> {
  const { rows } = await sql<FileRow>`
    select terms_version as "termsVersion",
      coalesce((select state from identity_check where identity_check.player_id = player.player_id), 'none') as identity,
      exists (select from second_factor where second_factor.player_id = player.player_id and is_on) as "hasSecondFactor",
      (select count(*)::int from passkey where passkey.player_id = player.player_id) as passkeys,
      (select count(*)::int from session where session.player_id = player.player_id and ended_ms is null
        and expires_ms > ${now()} and seen_ms > ${now() - config.sessionIdleMs}) as "openSessions",
      coalesce((select max(seen_ms) from session where session.player_id = player.player_id), 0) as "seenMs",
      (select count(*)::int from player_note where player_note.player_id = player.player_id) as notes
    from player where player_id = ${playerId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`no player ${playerId}`);
  return row;
}

export const cardsOf = ({ db }: House, playerId: string) =>
  db
    .selectFrom('bank_card')
    .select(['bank_code as bankCode', 'last_four as lastFour', 'holder_name as holderName', 'created_ms as createdMs'])
    .where('player_id', '=', playerId)
    .orderBy('created_ms')
    .execute();

interface OrderRow {
  readonly orderNo: string;
  readonly method: string;
  readonly amountSatang: number;
  readonly status: number;
  readonly ended: string;
  readonly createdMs: number;
  readonly endedMs: number;
}

const orders = {
  deposit: sql`select order_no as "orderNo", method, credit_satang as "amountSatang", status,
    case when status = 1 then 'paid' else ended_by end as ended, created_ms as "createdMs", coalesce(paid_ms, 0) as "endedMs"
    from deposit_order`,
  withdrawal: sql`select order_no as "orderNo", method, amount_satang as "amountSatang", status,
    case when paid_ms is not null then 'paid' when finished_ms is not null then coalesce(nullif(reason, ''), 'returned')
      else '' end as ended,
    created_ms as "createdMs", coalesce(finished_ms, paid_ms, 0) as "endedMs" from withdrawal`,
};

export async function ordersOf(
  { db }: House,
  playerId: string,
  kind: keyof typeof orders,
  { cursor, limit }: Page,
): Promise<OrderRow[]> {
  const [, ms = '', id = ''] = /^(\d{1,15}) (\S+)$/.exec(cursor) ?? [];
  const { rows } = await sql<OrderRow>`
    ${orders[kind]} where player_id = ${playerId}
      and (${ms === ''} or (created_ms, order_no) < (${ms === '' ? 0 : Number(ms)}::bigint, ${id}::text))
    order by created_ms desc, order_no desc limit ${limit}`.execute(db);
  return rows;
}

interface PlayedBet {
  readonly betOrderNo: string;
  readonly platformCode: string;
  readonly gameType: number;
  readonly gameId: string;
  readonly gameNames: Words | null;
  readonly roundId: string;
  readonly stakeSatang: number;
  readonly winSatang: number;
  readonly isSettled: boolean;
  readonly isVoided: boolean;
  readonly placedMs: number;
  readonly settledMs: number;
}

export async function betsOf(
  { db }: House,
  playerId: string,
  sinceMs: number,
  { cursor, limit }: Page,
): Promise<PlayedBet[]> {
  const [, ms = '', id = ''] = /^(\d{1,15}) (\S+)$/.exec(cursor) ?? [];
  const { rows } = await sql<PlayedBet>`
    select bet_order_no as "betOrderNo", bet.platform_code as "platformCode", bet.game_type as "gameType",
      bet.game_id as "gameId", game.names as "gameNames", round_id as "roundId",
      coalesce(void_satang, stake_satang) as "stakeSatang", win_satang as "winSatang", is_settled as "isSettled",
      voided_ms is not null as "isVoided", placed_ms as "placedMs", coalesce(settled_ms, 0) as "settledMs"
    from every_bet as bet left join game on game.game_id = bet.game_id
    where player_id = ${playerId} and placed_ms >= ${sinceMs}
      and (${ms === ''} or (placed_ms, bet_order_no) < (${ms === '' ? 0 : Number(ms)}::bigint, ${id}::text))
    order by placed_ms desc, bet_order_no desc limit ${limit}`.execute(db);
  return rows;
}

interface SessionRow {
  readonly sessionId: string;
  readonly device: string;
  readonly deviceId: string;
  readonly ip: string;
  readonly openedMs: number;
  readonly seenMs: number;
  readonly isOpen: boolean;
  readonly endReason: string;
}

export async function sessionsOf({ db, now, config }: House, playerId: string): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select session_id as "sessionId", device_name as device, device_id as "deviceId", ip, opened_ms as "openedMs",
      seen_ms as "seenMs", ended_ms is null and expires_ms > ${now()} and seen_ms > ${now() - config.sessionIdleMs} as "isOpen",
      coalesce(end_reason, '') as "endReason"
    from session where player_id = ${playerId} order by opened_ms desc limit 100`.execute(db);
  return rows;
}

interface DeviceRow {
  readonly deviceId: string;
  readonly firstSeenMs: number;
  readonly lastSeenMs: number;
  readonly others: string[];
}

export async function devicesOf({ db }: House, playerId: string): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select device_id as "deviceId", first_seen_ms as "firstSeenMs", last_seen_ms as "lastSeenMs",
      array(select user_account from player_device as other join player using (player_id)
        where other.device_id = player_device.device_id and other.player_id <> player_device.player_id
        order by 1 limit 20) as others
    from player_device where player_id = ${playerId} order by last_seen_ms desc limit 100`.execute(db);
  return rows;
}

export async function protectionOf({ db }: House, playerId: string) {
  const [limits, stops, setting, wallet] = await Promise.all([
    db
      .selectFrom('protection_limit')
      .selectAll()
      .where('player_id', '=', playerId)
      .orderBy('kind')
      .orderBy('hours')
      .execute(),
    db.selectFrom('protection_stop').selectAll().where('player_id', '=', playerId).orderBy('from_ms', 'desc').execute(),
    db.selectFrom('protection_setting').select('check_minutes').where('player_id', '=', playerId).executeTakeFirst(),
    db.selectFrom('wallet').select('stopped_until_ms').where('player_id', '=', playerId).executeTakeFirst(),
  ]);
  return { limits, stops, checkMinutes: setting?.check_minutes ?? 0, stoppedUntilMs: wallet?.stopped_until_ms ?? 0 };
}

interface Note {
  readonly noteId: string;
  readonly by: string;
  readonly text: string;
  readonly atMs: number;
}

export async function notesOf({ db }: House, playerId: string, { cursor, limit }: Page): Promise<Note[]> {
  const [, ms = '', id = ''] = /^(\d{1,15}) (\S+)$/.exec(cursor) ?? [];
  const { rows } = await sql<Note>`
    select note_id as "noteId", by_name as by, content as text, created_ms as "atMs"
    from player_note where player_id = ${playerId}
      and (${ms === ''} or (created_ms, note_id) < (${ms === '' ? 0 : Number(ms)}::bigint, ${id}::text))
    order by created_ms desc, note_id desc limit ${limit}`.execute(db);
  return rows;
}

/** Once per id, so that a repeat adds nothing. */
export async function writeNote(
  { db, now }: House,
  note: {
    readonly playerId: string;
    readonly noteId: string;
    readonly staffId: string | null;
    readonly by: string;
    readonly text: string;
  },
): Promise<void> {
  await db
    .insertInto('player_note')
    .values({
      player_id: note.playerId,
      note_id: note.noteId,
      staff_id: note.staffId,
      by_name: note.by,
      content: note.text,
      created_ms: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes the status if it is still the one that staff saw. */
export async function changeStatusFrom(
  { db }: House,
  playerId: string,
  from: PlayerStatus,
  to: PlayerStatus,
): Promise<boolean> {
  const changed = await db
    .updateTable('player')
    .set({ status: to })
    .where('player_id', '=', playerId)
    .where('status', '=', from)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
