/** SQL of the desk's payment queues: what waits, and what helps to judge it. */
import { sql } from 'kysely';
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';
import type { Player } from '../players/players.ts';
import { uploadPath } from '../uploads/uploads.ts';
import { judgedMethods } from '../wallet/desk/reviewStore.ts';

interface Page {
  readonly cursor: string;
  readonly limit: number;
}

const reviewColumns = ({ now }: House) => sql`
  case when review.claimed_until_ms > ${now()} then review.claimed_by else '' end as "claimedBy",
  case when review.claimed_until_ms > ${now()} and review.claimed_by <> '' then review.claimed_until_ms else 0 end as "claimedUntilMs",
  coalesce(review.first_by, '') as "approvedBy"`;

interface Reviewed {
  readonly orderNo: string;
  readonly account: string;
  readonly realName: string;
  readonly claimedBy: string;
  readonly claimedUntilMs: number;
  readonly approvedBy: string;
}

interface QueuedDeposit extends Reviewed {
  readonly method: string;
  readonly channelId: string;
  readonly channelNames: Words;
  readonly amountMinor: number;
  readonly currency: string;
  readonly creditSatang: number;
  readonly depositorName: string;
  readonly hasProof: boolean;
  readonly createdMs: number;
  readonly expiresMs: number;
}

const isDepositWaiting = sql`deposit_order.status = 0 and deposit_order.method = any(${[...judgedMethods]}::text[])
  and coalesce(review.decision, '') = ''`;

/** Oldest first. */
export async function queuedDeposits(house: House, { cursor, limit }: Page): Promise<QueuedDeposit[]> {
  const { rows } = await sql<QueuedDeposit>`
    select order_no as "orderNo", user_account as account, real_name as "realName", method, in_bank_id as "channelId",
      bank_names as "channelNames", deposit_order.amount_minor as "amountMinor", currency, credit_satang as "creditSatang",
      depositor_name as "depositorName", proof <> '' as "hasProof", deposit_order.created_ms as "createdMs",
      expires_ms as "expiresMs", ${reviewColumns(house)}
    from deposit_order join player using (player_id) left join payment_review as review using (player_id, order_no)
    where ${isDepositWaiting} and order_no > ${cursor}
    order by order_no limit ${limit}`.execute(house.db);
  return rows.map((row) => ({ ...row, claimedUntilMs: row.claimedUntilMs ?? 0, claimedBy: row.claimedBy ?? '' }));
}

interface QueuedWithdrawal extends Reviewed {
  readonly method: string;
  readonly amountSatang: number;
  readonly feeSatang: number;
  readonly arrivesMinor: number;
  readonly arrivesIn: string;
  readonly bankCode: string;
  readonly lastFour: string;
  readonly shownAddress: string;
  readonly chain: string;
  readonly createdMs: number;
  readonly state: 'toApprove' | 'waiting' | 'unknown' | 'submitted' | 'sent' | 'confirmed' | 'failed' | 'returned';
  readonly tries: number;
  readonly lastError: string;
  readonly found: '' | 'confirmed' | 'failed';
  readonly foundBy: string;
}

export type PayoutFilter = 'all' | 'toApprove' | 'unknown';
const isOfState: Readonly<Record<PayoutFilter, ReturnType<typeof sql>>> = {
  all: sql`true`,
  toApprove: sql`withdrawal.status = 0 and payout.state is null and coalesce(review.decision, '') = ''`,
  unknown: sql`payout.state = 'unknown'`,
};

/** One that was approved has a payout. Without one it is the sandbox's bank that pays it, and nothing is to be done. */
const isForStaff = sql`method <> 'reserve' and (withdrawal.status = 0 or withdrawal.status = 1 and payout.state is not null)`;

/** Oldest first. */
export async function queuedWithdrawals(
  house: House,
  state: PayoutFilter,
  { cursor, limit }: Page,
): Promise<QueuedWithdrawal[]> {
  const { rows } = await sql<QueuedWithdrawal>`
    select order_no as "orderNo", user_account as account, real_name as "realName", method,
      withdrawal.amount_satang as "amountSatang", fee_satang as "feeSatang", arrives_minor as "arrivesMinor",
      arrives_in as "arrivesIn", bank_code as "bankCode", last_four as "lastFour", shown_address as "shownAddress", chain,
      withdrawal.created_ms as "createdMs", coalesce(payout.state, 'toApprove') as state, coalesce(payout.tries, 0) as tries,
      coalesce(payout.last_error, '') as "lastError", coalesce(payout.found, '') as found,
      coalesce(payout.found_by, '') as "foundBy", ${reviewColumns(house)}
    from withdrawal join player using (player_id) left join payment_review as review using (player_id, order_no)
    left join payout using (player_id, order_no)
    where ${isForStaff} and order_no > ${cursor} and ${isOfState[state]}
    order by order_no limit ${limit}`.execute(house.db);
  return rows.map((row) => ({ ...row, claimedUntilMs: row.claimedUntilMs ?? 0, claimedBy: row.claimedBy ?? '' }));
}

export interface Counts {
  readonly deposits: number;
  readonly withdrawals: number;
  readonly unknownPayouts: number;
  readonly fastPays: number;
  readonly bonuses: number;
  readonly invitations: number;
  readonly identity: number;
  readonly messages: number;
}

export async function waitingCounts({ db }: House): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from deposit_order left join payment_review as review using (player_id, order_no)
        where ${isDepositWaiting})::int as deposits,
      (select count(*) from withdrawal left join payment_review as review using (player_id, order_no)
        left join payout using (player_id, order_no)
        where ${isForStaff} and ${isOfState.toApprove})::int as withdrawals,
      (select count(*) from payout where state = 'unknown')::int as "unknownPayouts",
      (select count(*) from reserve_order where state = 'withService')::int as "fastPays",
      (select count(*) from held_bonus where status in (0, 6))::int as bonuses,
      (select count(*) from invitation where held_for is not null and decision is null)::int as invitations,
      (select count(*) from identity_check where state in ('pending', 'unknown'))::int as identity,
      (select count(*) from site_mail where box = 'sent' and answered_ms is null)::int as messages`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('no counts');
  return row;
}

interface Past {
  readonly depositedSatang: number;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly destinationSinceMs: number;
}

/** The player's paid orders, and since when withdrawals go to the destination of this one. */
export async function pastOrders({ db }: House, { playerId }: Player, orderNo: string): Promise<Past> {
  const { rows } = await sql<Past>`
    select
      (select coalesce(sum(credit_satang), 0)::bigint from deposit_order where player_id = ${playerId} and status = 1) as "depositedSatang",
      (select count(*)::int from deposit_order where player_id = ${playerId} and status = 1) as deposits,
      (select count(*)::int from withdrawal where player_id = ${playerId} and paid_ms is not null) as withdrawals,
      coalesce((select min(other.created_ms) from withdrawal as mine join withdrawal as other
        on other.player_id = mine.player_id and other.method = mine.method and other.bank_card_id = mine.bank_card_id
          and other.chain = mine.chain and other.shown_address = mine.shown_address
        where mine.player_id = ${playerId} and mine.order_no = ${orderNo}), 0) as "destinationSinceMs"`.execute(db);
  return rows[0] ?? { depositedSatang: 0, deposits: 0, withdrawals: 0, destinationSinceMs: 0 };
}

/** Other accounts that have used a device of this player. */
export async function sharingDevice({ db }: House, { playerId }: Player): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select distinct user_account as account from player_device as mine
    join player_device as other on other.device_id = mine.device_id and other.player_id <> mine.player_id
    join player on player.player_id = other.player_id
    where mine.player_id = ${playerId} order by 1 limit 20`.execute(db);
  return rows.map(({ account }) => account);
}

const addressDays = 90;

/**
 * Other accounts that were logged in to from an address of this player's last sessions. Addresses of local networks say
 * nothing. A household, a hotel or a mobile network share one as well: it is a hint.
 */
export async function sharingAddress({ db, now }: House, { playerId }: Pick<Player, 'playerId'>): Promise<string[]> {
  const sinceMs = now() - addressDays * 86_400_000;
  const { rows } = await sql<{ account: string }>`
    select distinct user_account as account
    from (
      select distinct network from (
        select network_of(ip) as network from session where player_id = ${playerId} and opened_ms >= ${sinceMs} order by opened_ms desc limit 100
      ) as latest where network is not null
    ) as mine
    cross join lateral (
      select player_id from session as other where network_of(other.ip) = mine.network and other.opened_ms >= ${sinceMs}
        and other.player_id <> ${playerId} order by opened_ms desc limit 200
    ) as theirs join player using (player_id) order by 1 limit 20`.execute(db);
  return rows.map(({ account }) => account);
}

interface SameProof {
  readonly orderNo: string;
  readonly account: string;
  readonly isSamePicture: boolean;
}

/** Orders of anybody that were proved by the same picture. */
export async function sameProofs({ db }: House, { playerId }: Player, orderNo: string): Promise<SameProof[]> {
  const { rows } = await sql<SameProof>`
    select other.order_no as "orderNo", user_account as account, true as "isSamePicture"
    from deposit_order as mine
    join upload on upload.player_id = mine.player_id and ${uploadPath}::text || upload.upload_id = mine.proof
    join upload as same on same.picture_hash = upload.picture_hash
    join deposit_order as other on other.player_id = same.player_id and other.proof = ${uploadPath}::text || same.upload_id
    join player on player.player_id = other.player_id
    where mine.player_id = ${playerId} and mine.order_no = ${orderNo}
      and (other.player_id, other.order_no) <> (mine.player_id, mine.order_no)
    limit 20`.execute(db);
  return rows;
}

/** The order's review and state, for the trail. */
export async function orderState({ db }: House, playerId: string, orderNo: string) {
  const { rows } = await sql<{ status: number; decision: string; firstBy: string; payout: string | null }>`
    select orders.status, coalesce(decision, '') as decision, coalesce(first_by, '') as "firstBy", payout.state as payout
    from (select player_id, order_no, status from withdrawal union all select player_id, order_no, status from deposit_order)
      as orders
    left join payment_review using (player_id, order_no) left join payout using (player_id, order_no)
    where orders.player_id = ${playerId} and orders.order_no = ${orderNo}`.execute(db);
  return rows[0];
}

interface CaseRow {
  readonly caseKey: string;
  readonly account: string;
  readonly status: string;
  readonly playerId: string;
  readonly orderNo: string;
  readonly source: 'gateway' | 'chain' | 'payout' | 'staff';
  readonly kind: string;
  readonly details: Readonly<Record<string, string | number>>;
  readonly seenMs: number;
}

/** Newest first. `cursor` is time and key of the last one. */
export async function casesOf({ db }: House, kinds: readonly string[], { cursor, limit }: Page): Promise<CaseRow[]> {
  const [, ms = '', key = ''] = /^(\d{1,15}) (.*)$/.exec(cursor) ?? [];
  const { rows } = await sql<CaseRow>`
    select case_key as "caseKey", coalesce(user_account, '') as account, coalesce(status, '') as status,
      payment_case.player_id as "playerId", order_no as "orderNo", source, kind, details, seen_ms as "seenMs"
    from payment_case left join player on player.player_id = payment_case.player_id
    where (${kinds.length === 0} or kind = any(${[...kinds]}::text[]))
      and (${ms === ''} or (seen_ms, case_key) < (${ms === '' ? 0 : Number(ms)}::bigint, ${key}::text))
    order by seen_ms desc, case_key desc limit ${limit}`.execute(db);
  return rows;
}

export const caseCursor = ({ seenMs, caseKey }: CaseRow): string => `${seenMs} ${caseKey}`;
