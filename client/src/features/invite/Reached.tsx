import type { InvitationRow } from '@foyer/contract/invite/invite.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import styles from './Invite.module.css';

/** Shows conditions only as met or not, because a friend's deposits and bets are private. */
export function Reached({ of }: { readonly of: Pick<InvitationRow, 'hasDeposited' | 'hasStaked'> }) {
  const t = useText('invite');
  return (
    <span className={styles.reached}>
      <Badge tone={of.hasDeposited ? 'good' : 'neutral'} hasDot>
        {t(of.hasDeposited ? 'depositDone' : 'depositOpen')}
      </Badge>
      <Badge tone={of.hasStaked ? 'good' : 'neutral'} hasDot>
        {t(of.hasStaked ? 'stakeDone' : 'stakeOpen')}
      </Badge>
    </span>
  );
}
