import { reserveReminders } from '@foyer/contract/wallet/reserve.ts';
import { isFailure } from '#api/failure.ts';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { Button } from '#ui/actions/Button.tsx';
import { useSeconds } from './Countdown.tsx';
import { reserveReads } from './reads.ts';
import type { Followed } from './reads.ts';
import styles from './Reserve.module.css';

/** Reminds the other side. Limited in frequency and number; shows when it is possible again. CALL-137 */
export function Remind({ order }: { readonly order: Followed }) {
  const text = useText('wallet/reserve');
  const remind = useCall(reserveReminders, { invalidates: reserveReads });
  const waitSeconds = Math.max(0, Math.ceil((order.remindMs - useSeconds()) / 1000));
  const blocked =
    order.remindersLeft === 0
      ? text('order.remindNone')
      : waitSeconds > 0
        ? text('order.remindWait', { seconds: waitSeconds })
        : undefined;
  const send = async () => {
    try {
      await remind.mutateAsync({ orderNo: order.orderNo });
      announce(text('order.reminded'));
    } catch (error) {
      // The shell has shown the failure.
      if (!isFailure(error)) throw error;
    }
  };
  return (
    <div className={styles.remind}>
      <Button
        state={blocked !== undefined ? { blocked } : remind.isPending ? 'busy' : 'ready'}
        onClick={() => void send()}
      >
        {text('order.remind')}
      </Button>
      {blocked === undefined && (
        <span className="faint small">{text('order.remindLeft', { count: order.remindersLeft })}</span>
      )}
    </div>
  );
}
