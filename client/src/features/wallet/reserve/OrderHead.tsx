import type { MessageKey } from '@foyer/text/keys.ts';
import { reserveMyPayOrder } from '@foyer/contract/wallet/reserve.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#text/useText.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Timeline } from '#ui/values/Timeline.tsx';
import type { TimelineStep } from '#ui/values/Timeline.tsx';
import { Countdown } from './Countdown.tsx';
import type { Followed } from './reads.ts';
import styles from './Reserve.module.css';

type Word = MessageKey<'wallet/reserve'>;
const stepTexts = {
  pay: {
    waitingPayment: 'now.pay_waitingPayment',
    waitingReceipt: 'now.pay_waitingReceipt',
  },
  receive: {
    offered: 'now.receive_offered',
    waitingPayment: 'now.receive_waitingPayment',
    waitingReceipt: 'now.receive_waitingReceipt',
  },
} as const;

/** The current step and whose turn it is. */
function textsOf({ side, step }: Followed): { title: Word; body: Word } {
  const own: Partial<Record<string, Word>> = stepTexts[side];
  const title = own[step] ?? (step === 'withService' ? 'now.withService' : 'now.settling');
  return { title, body: `${title}Body` as Word };
}

/** The amount, who waits for whom and until when, and all steps of the payment. */
export function OrderHead({ order }: { readonly order: Followed }) {
  const text = useText('wallet/reserve') as (key: Word, args?: object) => string;
  const client = useQueryClient();
  const { title, body } = textsOf(order);
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className="muted">{text(order.side === 'pay' ? 'order.pay' : 'order.receive')}</p>
          <Money amount={order.amountSatang} size={32} />
        </div>
        {order.secondsLeft > 0 && (
          <p className={styles.clock}>
            <span className="muted small">{text('order.left')}</span>
            <Countdown
              key={order.step}
              untilMs={order.untilMs}
              onOver={() => void client.invalidateQueries({ queryKey: [reserveMyPayOrder.name] })}
            />
          </p>
        )}
      </div>
      <div role="status" className={styles.now}>
        <b>{text(title)}</b>
        <p className="muted">{text(body)}</p>
      </div>
      <Timeline label={text('steps.label')} steps={stepsOf(order, text)} />
      <p className={styles.number}>
        <span className="faint">{text('order.no')}</span> <span className="num">{order.orderNo}</span>
        <CopyButton value={order.orderNo} label={text('order.copyNo')} />
      </p>
    </>
  );
}

const reached = { offered: 0, waitingPayment: 1, waitingReceipt: 2, withService: 2, settling: 3 } as const;

function stepsOf(order: Followed, text: (key: Word) => string): TimelineStep[] {
  const words: Word[] = [
    order.side === 'pay' ? 'steps.taken' : 'steps.offered',
    'steps.paying',
    'steps.confirming',
    order.side === 'pay' ? 'steps.credited' : 'steps.finished',
  ];
  const place = reached[order.step as keyof typeof reached] ?? 0;
  // An offer without a payer is still at its first step.
  const now = order.step === 'offered' ? 0 : place;
  return words.map((word, index) => ({
    id: word,
    title: text(word),
    state: index < now ? 'done' : index === now ? 'now' : 'todo',
  }));
}
