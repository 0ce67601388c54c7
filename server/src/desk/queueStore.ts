/** SQL of the queues besides payments. All are lists by time, oldest first. */
import { sql } from 'kysely';
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';

interface Page {
  readonly cursor: string;
  readonly limit: number;
}

/** Time and ids of the last row: `1795233600000 id id`. */
function placeOf(cursor: string): { ms: number; first: string; second: string } {
  const [, ms = '-1', first = '', second = ''] = /^(\d{1,15}) (\S+)(?: (\S+))?$/.exec(cursor) ?? [];
  return { ms: Number(ms), first, second };
}

interface FastPay {
  readonly orderNo: string;
  readonly withdrawalNo: string;
  readonly amountSatang: number;
  readonly payer: string;
  readonly payee: string;
  readonly hasProof: boolean;
  readonly createdMs: number;
  readonly claimedMs: number;
}

export async function queuedFastPays({ db }: House, { cursor, limit }: Page): Promise<FastPay[]> {
  const { ms, first } = placeOf(cursor);
  const { rows } = await sql<FastPay>`
    select order_no as "orderNo", offer_no as "withdrawalNo", amount_satang as "amountSatang", payer.user_account as payer,
      payee.user_account as payee, coalesce(upload_id, '') <> '' as "hasProof", reserve_order.created_ms as "createdMs",
      coalesce(claimed_ms, 0) as "claimedMs"
    from reserve_order join player as payer on payer.player_id = reserve_order.player_id
    join player as payee on payee.player_id = payee_id
    where state = 'withService' and (reserve_order.created_ms, order_no) > (${ms}::bigint, ${first}::text)
    order by reserve_order.created_ms, order_no limit ${limit}`.execute(db);
  return rows;
}

export const fastPayState = ({ db }: House, orderNo: string) =>
  db
    .selectFrom('reserve_order')
    .select(['player_id as playerId', 'upload_id as uploadId', 'state'])
    .where('order_no', '=', orderNo)
    .executeTakeFirst();

interface QueuedBonus {
  readonly playerId: string;
  readonly account: string;
  readonly grantId: string;
  readonly names: Words;
  readonly kind: 'audit' | 'draw';
  readonly amountSatang: number;
  readonly depositSatang: number;
  readonly targetSatang: number;
  readonly createdMs: number;
}

export async function queuedBonuses({ db }: House, { cursor, limit }: Page): Promise<QueuedBonus[]> {
  const { ms, first, second } = placeOf(cursor);
  const { rows } = await sql<QueuedBonus>`
    select player_id as "playerId", user_account as account, grant_id as "grantId", names,
      case held_bonus.status when 0 then 'audit' else 'draw' end as kind, amount_satang as "amountSatang",
      deposit_satang as "depositSatang", target_satang as "targetSatang", held_bonus.created_ms as "createdMs"
    from held_bonus join player using (player_id)
    where held_bonus.status in (0, 6)
      and (held_bonus.created_ms, player_id, grant_id) > (${ms}::bigint, ${first}::text, ${second}::text)
    order by held_bonus.created_ms, player_id, grant_id limit ${limit}`.execute(db);
  return rows;
}

export const bonusState = ({ db }: House, playerId: string, grantId: string) =>
  db
    .selectFrom('held_bonus')
    .select(['status', 'amount_satang as amountSatang', 'ended_by as endedBy'])
    .where('player_id', '=', playerId)
    .where('grant_id', '=', grantId)
    .executeTakeFirst();

interface Held {
  readonly inviteId: string;
  readonly inviter: string;
  readonly friend: string;
  readonly shared: 'device' | 'address';
  readonly heldMs: number;
}

export async function queuedInvitations({ db }: House, { cursor, limit }: Page): Promise<Held[]> {
  const { ms, first } = placeOf(cursor);
  const { rows } = await sql<Held>`
    select invite_id as "inviteId", inviter.user_account as inviter, friend.user_account as friend, held_for as shared,
      held_ms as "heldMs"
    from invitation join player as inviter on inviter.player_id = invitation.player_id
    join player as friend on friend.player_id = invitee_id
    where held_for is not null and decision is null and (held_ms, invite_id) > (${ms}::bigint, ${first}::text)
    order by held_ms, invite_id limit ${limit}`.execute(db);
  return rows;
}

export const invitationState = ({ db }: House, inviteId: string) =>
  db
    .selectFrom('invitation')
    .select(['held_for as heldFor', 'decision'])
    .where('invite_id', '=', inviteId)
    .executeTakeFirst();

interface Check {
  readonly playerId: string;
  readonly account: string;
  readonly realName: string;
  readonly birthday: string;
  readonly reference: string;
  readonly state: 'pending' | 'unknown';
  readonly askedMs: number;
}

export async function queuedIdentity({ db }: House, { cursor, limit }: Page): Promise<Check[]> {
  const { ms, first } = placeOf(cursor);
  const { rows } = await sql<Check>`
    select player_id as "playerId", user_account as account, real_name as "realName", birthday, reference, state,
      asked_ms as "askedMs"
    from identity_check join player using (player_id)
    where state in ('pending', 'unknown') and (asked_ms, player_id) > (${ms}::bigint, ${first}::text)
    order by asked_ms, player_id limit ${limit}`.execute(db);
  return rows;
}
