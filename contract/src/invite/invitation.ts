/** Status of an invitation. ENUM-011 */
import { wordOf } from '../closedSet.ts';

const statuses = { '0': 'unregistered', '1': 'registered', '2': 'expired' } as const;
export type InvitationStatus = (typeof statuses)[keyof typeof statuses];

export const invitationStatus = (code: string | number): InvitationStatus | undefined => wordOf(statuses, code);
export function invitationLabel(code: string | number) {
  const status = invitationStatus(code);
  return status === undefined ? ('unknown' as const) : (`invitation.${status}` as const);
}

/** The inviter claims first, then the invitee; only for a friend who registered. STATE-015, AMB-066 */
export function isClaimable(
  status: InvitationStatus,
  side: 'inviter' | 'invitee',
  hasInviterClaimed: boolean,
): boolean {
  if (status !== 'registered') return false;
  return side === 'inviter' ? !hasInviterClaimed : hasInviterClaimed;
}
