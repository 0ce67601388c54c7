import { isClaimable } from '@foyer/contract/invite/invitation.ts';
import type { OwnInvitation } from '@foyer/contract/invite/invite.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ClaimInvite } from './ClaimInvite.tsx';
import styles from './Invite.module.css';
import { Reached } from './Reached.tsx';

/** For an invited player, who can claim their bonus once the inviter has claimed. STATE-015, AMB-066 */
export function InvitedBy({ invitation }: { readonly invitation: OwnInvitation }) {
  const t = useText('invite');
  const { inviteId, userAccount, hasInviterClaimed, hasClaimed } = invitation;
  const isFree = isClaimable('registered', 'invitee', hasInviterClaimed);
  return (
    <Card title={t('invitedBy', { account: userAccount })}>
      <div className={styles.own}>
        <Reached of={invitation} />
        {hasClaimed ? (
          <Badge tone="good" hasDot>
            {t('done')}
          </Badge>
        ) : (
          <ClaimInvite inviteId={inviteId} blocked={isFree ? undefined : t('inviterFirst')} />
        )}
      </div>
    </Card>
  );
}
