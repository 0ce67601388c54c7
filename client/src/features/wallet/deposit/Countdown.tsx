import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { countdownText, useCountdown } from './useCountdown.ts';

/** Remaining time. Visible but not announced every second. */
export function Countdown({ orderNo }: { readonly orderNo: string }) {
  const text = useText('wallet/deposit');
  const left = useCountdown(orderNo);
  if (left === undefined) return null;
  return (
    <Badge tone={left < 120 ? 'warn' : 'info'}>
      <span className="num" role="timer" aria-live="off">
        {text('left', { time: countdownText(left) })}
      </span>
    </Badge>
  );
}
