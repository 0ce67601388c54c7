/** SQL of invitations. */
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { InviteTables } from '../db/inviteTables.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { PageSlice } from '../http/paging.ts';
import { holdShared } from './heldStore.ts';

export type InvitationRecord = Selectable<InviteTables['invitation']>;
type Db = Kysely<Tables>;

/** Returns the player's code. The first one stored is kept. */
export async function codeOf(house: House, playerId: string, fresh: string): Promise<string> {
  await house.db
    .insertInto('invite_code')
    .values({ player_id: playerId, code: fresh, created_ms: house.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { code } = await house.db
    .selectFrom('invite_code')
    .select('code')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return code;
}

/**
 * Links players who registered by this player's code or invitations. A player is linked to one inviter only. The first
 * who registers by a single-use invitation is linked to it. An expired invitation links nobody. Links between
 * accounts that share a device or an address are held for the operator.
 */
export async function bindFriends(house: House, playerId: string): Promise<void> {
  await sql`
    update invitation
    set invitee_id = friend.player_id, registered_ms = friend.created_ms
    from (
      select friend.invite_id, friend.player_id, friend.created_ms
      from (
        select distinct on (one.invite_id) one.invite_id, player.player_id, player.created_ms
        from invitation as one
        join player on player.agent_code = one.code and player.agent_code <> ''
        where one.player_id = ${playerId}
          and one.invitee_id is null
          and player.created_ms between one.created_ms and one.expires_ms
          and player.player_id <> ${playerId}
        order by one.invite_id, player.created_ms, player.player_id
      ) as friend
      where not exists (select from invitation as other where other.invitee_id = friend.player_id)
    ) as friend
    where invitation.invite_id = friend.invite_id
      and invitation.invitee_id is null`.execute(house.db);
  await sql`
    insert into invitation (invite_id, player_id, created_ms, invitee_id, registered_ms)
    select 'c' || player.player_id, ${playerId}, player.created_ms, player.player_id, player.created_ms
    from invite_code
    join player on player.agent_code = invite_code.code and player.agent_code <> ''
    where invite_code.player_id = ${playerId}
      and player.player_id <> ${playerId}
    on conflict do nothing`.execute(house.db);
  await holdShared(house, playerId);
}

/** Returns the player whose code this player used. Undefined if it was an agent's or nobody's. */
export async function inviterOf(house: House, playerId: string): Promise<string | undefined> {
  const { rows } = await sql<{ player_id: string }>`
    select coalesce(invite_code.player_id, invitation.player_id) as player_id
    from player
    left join invite_code on invite_code.code = player.agent_code
    left join invitation on invitation.code = player.agent_code
    where player.player_id = ${playerId}
      and player.agent_code <> ''
      and coalesce(invite_code.player_id, invitation.player_id) is not null`.execute(house.db);
  return rows[0]?.player_id;
}

/** Returns a page of a player's invitations with each friend's account, newest first. */
export async function invitationsOf(house: House, playerId: string, { offset, limit }: PageSlice) {
  const mine = house.db.selectFrom('invitation').where('invitation.player_id', '=', playerId);
  const [rows, { count }] = await Promise.all([
    mine
      .leftJoin('player as friend', 'friend.player_id', 'invitation.invitee_id')
      .selectAll('invitation')
      .select(sql<string>`coalesce(friend.user_account, '')`.as('user_account'))
      .orderBy('invitation.created_ms', 'desc')
      .orderBy('invite_id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    mine.select(sql<number>`count(*)::bigint`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count };
}

/** Returns registered friends whose bonus the inviter has not claimed, at most `most`. */
export const unclaimedOf = (house: House, playerId: string, most: number): Promise<InvitationRecord[]> =>
  house.db
    .selectFrom('invitation')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('invitee_id', 'is not', null)
    .where('inviter_claimed_ms', 'is', null)
    .orderBy('created_ms', 'desc')
    .limit(most)
    .execute();

export async function countFriends(house: House, playerId: string): Promise<number> {
  const { count } = await house.db
    .selectFrom('invitation')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .where('player_id', '=', playerId)
    .where('invitee_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the invitation by which a player registered, with the inviter's account. */
export const invitationTo = (house: House, playerId: string) =>
  house.db
    .selectFrom('invitation')
    .innerJoin('player as inviter', 'inviter.player_id', 'invitation.player_id')
    .selectAll('invitation')
    .select('inviter.user_account')
    .where('invitee_id', '=', playerId)
    .executeTakeFirst();

export const invitationById = (house: House, inviteId: string): Promise<InvitationRecord | undefined> =>
  house.db.selectFrom('invitation').selectAll().where('invite_id', '=', inviteId).executeTakeFirst();

/** Marks a side's claim. Returns false if already marked. The table makes the inviter claim first. STATE-015 */
export async function markClaim(
  db: Db,
  inviteId: string,
  side: 'inviter_claimed_ms' | 'invitee_claimed_ms',
  nowMs: number,
): Promise<boolean> {
  const marked = await db
    .updateTable('invitation')
    .set({ [side]: nowMs })
    .where('invite_id', '=', inviteId)
    .where(side, 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

/** Opens an invitation unless `most` are open. An advisory lock serialises a player's calls, so the limit holds. */
export function openInvitation(
  house: House,
  row: Pick<InvitationRecord, 'invite_id' | 'player_id' | 'note' | 'created_ms'> & {
    readonly code: string;
    readonly expires_ms: number;
  },
  most: number,
): Promise<boolean> {
  return house.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`invitation:${row.player_id}`}, 0))`.execute(trx);
    const { count } = await trx
      .selectFrom('invitation')
      .select(sql<number>`count(*)::bigint`.as('count'))
      .where('player_id', '=', row.player_id)
      .where('invitee_id', 'is', null)
      .where('expires_ms', '>', row.created_ms)
      .executeTakeFirstOrThrow();
    if (count >= most) return false;
    await trx.insertInto('invitation').values(row).execute();
    return true;
  });
}

/** Sums the invitation bonuses that a player has received, in satang. */
export async function receivedSatang(house: House, playerId: string): Promise<number> {
  const { total } = await house.db
    .selectFrom('held_bonus')
    .select(sql<number>`coalesce(sum(amount_satang), 0)::bigint`.as('total'))
    .where('player_id', '=', playerId)
    .where('bonus_type', '=', '3')
    .where('received_ms', 'is not', null)
    .executeTakeFirstOrThrow();
  return total;
}
