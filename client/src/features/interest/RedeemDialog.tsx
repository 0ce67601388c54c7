import { cycleEnd, turnoverOf } from '@foyer/contract/interest/growth.ts';
import { ransomBalanceProfit } from '@foyer/contract/interest/plans.ts';
import type { BoughtPlan } from '@foyer/contract/interest/plans.ts';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Money } from '#ui/values/Money.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { amountText } from '@foyer/text/amount.ts';
import { deviceTime } from '@foyer/text/time.ts';
import styles from './Interest.module.css';
import { wholeInterest } from './projection.ts';
import { interestReads } from './stale.ts';

interface RedeemDialogProps {
  readonly plan: BoughtPlan;
  readonly onClose: () => void;
}

/** Shows the amount returned now and the interest lost by an early redemption. STATE-016, AMB-065 */
export function RedeemDialog({ plan, onClose }: RedeemDialogProps) {
  const text = useText('interest');
  const redeem = useCall(ransomBalanceProfit, {
    invalidates: interestReads,
    onDone: (closed) =>
      showMessage({
        kind: 'success',
        text: text('redeem.done', { amount: amountText(closed.principalSatang + closed.interestSatang) }),
      }),
  });
  const { principalSatang, interestSatang } = plan;
  const whole = wholeInterest(plan, principalSatang);
  const staked =
    turnoverOf(principalSatang, plan.principalMultiple) + turnoverOf(interestSatang, plan.interestMultiple);
  const confirm = () => {
    if (redeem.isPending) return;
    redeem.mutate({ orderId: plan.orderId }, { onSettled: onClose });
  };
  return (
    <ConfirmDialog
      title={text('redeem.title', { name: plan.name })}
      keep={text('redeem.keep')}
      confirm={text('redeem.confirm', { amount: amountText(principalSatang + interestSatang) })}
      isBusy={redeem.isPending}
      onKeep={onClose}
      onConfirm={confirm}
    >
      <p>{text('redeem.body')}</p>
      <DefinitionRows
        rows={[
          { term: text('redeem.now'), value: <Money amount={principalSatang + interestSatang} />, tone: 'total' },
          { term: text('redeem.principal'), value: <Money amount={principalSatang} /> },
          { term: text('redeem.interest'), value: <Money amount={interestSatang} tone="signed" /> },
          { term: text('redeem.lost'), value: <Money amount={interestSatang - whole} tone="signed" /> },
          {
            term: text('after.stake'),
            value: staked === 0 ? text('after.free') : <Money amount={staked} />,
          },
        ]}
      />
      <p className={styles.words}>
        {text('redeem.next', {
          next: deviceTime(cycleEnd(plan, Number(plan.startTime), plan.cycles + 1), 'minute'),
          end: deviceTime(Number(plan.endTime), 'minute'),
          whole: amountText(whole),
        })}
      </p>
    </ConfirmDialog>
  );
}
