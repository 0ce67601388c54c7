/** SQL of invitations that wait for the operator because both sides may be one person. */
import { sql } from 'kysely';
import type { House } from '../house.ts';
import { placeAt } from '../http/operator/listPage.ts';
import type { AskedPage } from '../http/operator/listPage.ts';
import type { InvitationRecord } from './inviteStore.ts';

/**
 * Marks the invitations of this player whose two sides have used one device or one network. A mark stays, whatever is
 * forgotten later.
 */
export async function holdShared(house: House, inviterId: string): Promise<void> {
  await sql`
    with shared as (
      select invitation.invite_id,
        exists (
          select from player_device as mine
          join player_device as theirs on theirs.device_id = mine.device_id
          where mine.player_id = invitation.player_id and theirs.player_id = invitation.invitee_id
        ) as has_device,
        exists (
          select from session as mine
          join session as theirs on theirs.player_id = invitation.invitee_id
          where mine.player_id = invitation.player_id and network_of(mine.ip) = network_of(theirs.ip)
        ) as has_address
      from invitation
      where invitation.player_id = ${inviterId} and invitation.invitee_id is not null and invitation.held_for is null
        and (invitation.inviter_claimed_ms is null or invitation.invitee_claimed_ms is null)
    )
    update invitation
    set held_for = case when shared.has_device then 'device' else 'address' end, held_ms = ${house.now()}
    from shared
    where invitation.invite_id = shared.invite_id and (shared.has_device or shared.has_address)`.execute(house.db);
}

/** Held invitations without a decision, oldest first, for the operator. */
export function heldInvitations(house: House, { after, limit }: AskedPage) {
  const place = placeAt(after);
  return house.db
    .selectFrom('invitation')
    .innerJoin('player as inviter', 'inviter.player_id', 'invitation.player_id')
    .innerJoin('player as friend', 'friend.player_id', 'invitation.invitee_id')
    .where('held_for', 'is not', null)
    .where('decision', 'is', null)
    .$if(place !== undefined, (held) =>
      held.where((row) =>
        row(row.refTuple('held_ms', 'invitation.invite_id'), '>', row.tuple(place?.ms ?? 0, place?.id ?? '')),
      ),
    )
    .orderBy('held_ms')
    .orderBy('invitation.invite_id')
    .limit(limit)
    .select([
      'invitation.invite_id as inviteId',
      'invitation.held_for as shared',
      'invitation.held_ms as heldMs',
      'inviter.user_account as inviter',
      'friend.user_account as friend',
    ])
    .execute();
}

/** Decides a held invitation once. Returns false if there is nothing to decide. */
export async function decideHeld(
  house: House,
  inviteId: string,
  decision: NonNullable<InvitationRecord['decision']>,
): Promise<boolean> {
  const decided = await house.db
    .updateTable('invitation')
    .set({ decision, decided_ms: house.now() })
    .where('invite_id', '=', inviteId)
    .where('held_for', 'is not', null)
    .where('decision', 'is', null)
    .executeTakeFirst();
  return decided.numUpdatedRows === 1n;
}
