/** Invitations as shown to players. Friends' accounts are masked, and their progress is only yes or no. S22 */
import type { InvitationRow, OwnInvitation } from '@foyer/contract/invite/invite.ts';
import { maskAccount } from '@foyer/contract/masks.ts';
import type { House } from '../house.ts';
import * as store from './inviteStore.ts';
import type { InvitationRecord } from './inviteStore.ts';
import { reachedBy } from './rules.ts';
import type { InviteRules } from './rules.ts';

/** ENUM-011: 0 unregistered, 1 registered, 2 expired. */
export function statusOf({ invitee_id, expires_ms }: InvitationRecord, nowMs: number): '0' | '1' | '2' {
  if (invitee_id !== null) return '1';
  return expires_ms !== null && expires_ms <= nowMs ? '2' : '0';
}

const nothingReached = { hasDeposited: false, hasStaked: false };
const allReached = { hasDeposited: true, hasStaked: true };

export async function invitationView(
  house: House,
  rules: InviteRules,
  row: InvitationRecord & { readonly user_account: string },
): Promise<InvitationRow> {
  const hasInviterClaimed = row.inviter_claimed_ms !== null;
  const reached =
    row.invitee_id === null
      ? nothingReached
      : hasInviterClaimed
        ? allReached
        : await reachedBy(house, rules, row.invitee_id);
  return {
    inviteId: row.invite_id,
    status: statusOf(row, house.now()),
    inviteCode: row.code ?? '',
    note: row.note,
    userAccount: maskAccount(row.user_account),
    createdMs: row.created_ms,
    ...(row.expires_ms !== null && { expiresMs: row.expires_ms }),
    ...(row.registered_ms !== null && { registeredMs: row.registered_ms }),
    ...reached,
    hasInviterClaimed,
  };
}

/** Returns the invitation by which the player came. Updates the inviter's list first. */
export async function ownInvitationView(
  house: House,
  rules: InviteRules,
  playerId: string,
): Promise<OwnInvitation | undefined> {
  const inviterId = await store.inviterOf(house, playerId);
  if (inviterId !== undefined) await store.bindFriends(house, inviterId);
  const row = await store.invitationTo(house, playerId);
  if (row === undefined) return undefined;
  const hasClaimed = row.invitee_claimed_ms !== null;
  return {
    inviteId: row.invite_id,
    userAccount: maskAccount(row.user_account),
    ...(hasClaimed ? allReached : await reachedBy(house, rules, playerId)),
    hasInviterClaimed: row.inviter_claimed_ms !== null,
    hasClaimed,
  };
}
