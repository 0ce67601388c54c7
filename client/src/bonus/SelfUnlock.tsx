import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { myOfferEkList } from '@foyer/contract/promotions/myOffers.ts';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { betFlowLockList, queryUserLockAmount, selfUnlockAmount } from '@foyer/contract/wallet/locks.ts';
import { myBalanceList } from '@foyer/contract/wallet/statement.ts';
import { useState } from 'react';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { amountText } from '@foyer/text/amount.ts';
import type { OpenLock } from './openLocks.ts';

/** All reads that show a balance, a movement or a lock. */
const stale = [logedUserInfo, refresh, myBalanceList, queryUserLockAmount, betFlowLockList, myOfferEkList] as const;

interface SelfUnlockProps {
  readonly lock: Pick<OpenLock, 'lockId' | 'kind' | 'lockedSatang' | 'isSelfUnlockable'>;
  readonly name: string;
}

/** Lets the player end a lock, after stating what that costs. CALL-079, SCREEN-075 */
export function SelfUnlock({ lock, name }: SelfUnlockProps) {
  const text = useText('wallet/locks');
  const [isAsked, setIsAsked] = useState(false);
  const unlock = useCall(selfUnlockAmount, { invalidates: stale });
  if (!lock.isSelfUnlockable) return null;
  const isBonus = lock.kind === 'bonus';
  const amount = amountText(lock.lockedSatang);
  const confirm = async () => {
    if (unlock.isPending) return;
    try {
      await unlock.mutateAsync({ lockId: lock.lockId });
      // The lock, and this component with it, may be gone from the page by now.
      showMessage({ kind: 'success', text: text(isBonus ? 'unlock.doneBonus' : 'unlock.doneDeposit', { amount }) });
    } catch {
      // The shell has shown the failure.
    }
    setIsAsked(false);
  };
  return (
    <>
      <Button
        size="small"
        aria-label={`${text(isBonus ? 'unlock.bonus' : 'unlock.deposit')} ${name}`}
        onClick={() => setIsAsked(true)}
      >
        {text(isBonus ? 'unlock.bonus' : 'unlock.deposit')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={isBonus ? text('unlock.bonusTitle', { name }) : text('unlock.depositTitle')}
          keep={text('unlock.keep')}
          confirm={text(isBonus ? 'unlock.confirmBonus' : 'unlock.confirmDeposit')}
          tone={isBonus ? 'danger' : 'primary'}
          isBusy={unlock.isPending}
          onKeep={() => setIsAsked(false)}
          onConfirm={() => void confirm()}
        >
          <p>{isBonus ? text('unlock.bonusBody', { amount }) : text('unlock.depositBody')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
