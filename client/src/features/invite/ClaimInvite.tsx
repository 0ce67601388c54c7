import { getInviteBonus } from '@foyer/contract/invite/invite.ts';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { amountText } from '@foyer/text/amount.ts';
import { afterClaim } from './reads.ts';

interface ClaimInviteProps {
  readonly inviteId: string;
  /** Why it can't be claimed yet. */
  readonly blocked?: string | undefined;
}

/** One claim at a time: the button stays blocked until the list is read again. STATE-011, STATE-015 */
export function ClaimInvite({ inviteId, blocked }: ClaimInviteProps) {
  const t = useText('invite');
  const claim = useCall(getInviteBonus, {
    invalidates: afterClaim,
    onDone: ({ amountSatang, targetSatang }) =>
      showMessage({
        kind: 'success',
        text: t('claimed', { amount: amountText(amountSatang), target: amountText(targetSatang) }),
      }),
  });
  const state = blocked !== undefined ? { blocked } : claim.isPending ? 'busy' : 'ready';
  return (
    <Button
      size="small"
      look={blocked === undefined ? 'primary' : 'second'}
      state={state}
      onClick={() => claim.mutate({ inviteId })}
    >
      {t('claim')}
    </Button>
  );
}
