import { confirmLimit, keepLimit, limitKinds, protection } from '@foyer/contract/protection/limits.ts';
import type { Protection, ProtectionLimit } from '@foyer/contract/protection/limits.ts';
import { useId, useState } from 'react';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { Meter } from '#ui/values/Meter.tsx';
import { deviceTime } from '@foyer/text/time.ts';
import { Group } from './Group.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { amountWords, isWaiting } from './limitWords.ts';
import styles from './Protection.module.css';

/** Every kind of limit by day, week and month. M14, M15 */
export function Limits({ limits, nowMs, looseningHours }: Pick<Protection, 'limits' | 'nowMs' | 'looseningHours'>) {
  const text = useText('protection');
  const [open, setOpen] = useState<ProtectionLimit>();
  return (
    <Group title={text('limits.title')} words={text('limits.words')}>
      {limitKinds.map((kind) => (
        <div key={kind} className={styles.kind}>
          <div>
            <h3>{text(`kind.${kind}`)}</h3>
            <p className="muted small">{text(`kindWords.${kind}`)}</p>
          </div>
          <div className={styles.spans}>
            {limits
              .filter((limit) => limit.kind === kind)
              .map((limit) => (
                <LimitCell key={limit.span} limit={limit} nowMs={nowMs} onOpen={() => setOpen(limit)} />
              ))}
          </div>
        </div>
      ))}
      {open && <LimitDialog limit={open} looseningHours={looseningHours} onClose={() => setOpen(undefined)} />}
    </Group>
  );
}

interface LimitCellProps {
  readonly limit: ProtectionLimit;
  readonly nowMs: number;
  readonly onOpen: () => void;
}

function LimitCell({ limit, nowMs, onOpen }: LimitCellProps) {
  const text = useText('protection');
  const id = useId();
  const { kind, span, amount, used } = limit;
  const usedWords = amountWords(text, kind, Math.max(0, used));
  const words = amount === undefined ? '' : text('limits.used', { used: usedWords });
  return (
    <div className={styles.span}>
      <span className={styles.amount} id={id}>
        <span className="muted small">{text(`span.${span}`)}</span>
        <b>{amount === undefined ? text('limits.none') : amountWords(text, kind, amount)}</b>
        {words !== '' && <span className="muted small">{words}</span>}
      </span>
      <Button id={`${id}-act`} size="small" aria-labelledby={`${id}-act ${id}`} onClick={onOpen}>
        {text(amount === undefined ? 'limits.set' : 'limits.change')}
      </Button>
      {amount !== undefined && amount > 0 && (
        <div className={styles.meter}>
          <Meter label={text(`kind.${kind}`)} value={Math.max(0, used)} max={amount} words={words} />
        </div>
      )}
      {isWaiting(limit) && <Waiting limit={limit} nowMs={nowMs} />}
    </div>
  );
}

const savedWith = (words: string) => ({
  invalidates: [protection],
  onDone: () => showMessage({ kind: 'success', text: words }),
});

/** A requested looser limit: when it can be confirmed, and a button that keeps the current one. M15 */
function Waiting({ limit, nowMs }: Pick<LimitCellProps, 'limit' | 'nowMs'>) {
  const text = useText('protection');
  const { kind, span, nextAmount, nextFromMs = 0 } = limit;
  const confirm = useCall(confirmLimit, savedWith(text('waits.confirmed')));
  const keep = useCall(keepLimit, savedWith(text('waits.kept')));
  const next = nextAmount === undefined ? text('limits.none') : amountWords(text, kind, nextAmount);
  const isReady = nextFromMs <= nowMs;
  return (
    <div className={styles.waits}>
      <p>
        {isReady ? text('waits.ready', { next }) : text('waits.from', { next, time: deviceTime(nextFromMs, 'minute') })}
      </p>
      <div className={styles.acts}>
        <Button size="small" state={keep.isPending ? 'busy' : 'ready'} onClick={() => keep.mutate({ kind, span })}>
          {text('waits.keep')}
        </Button>
        {isReady && (
          <Button
            size="small"
            look="quiet"
            state={confirm.isPending ? 'busy' : 'ready'}
            onClick={() => confirm.mutate({ kind, span })}
          >
            {text('waits.confirm')}
          </Button>
        )}
      </div>
    </div>
  );
}
