import { exclusionDays, forEverMs, protection, stopPlay, timeOutDays } from '@foyer/contract/protection/limits.ts';
import type { ProtectionStop, StopKind } from '@foyer/contract/protection/limits.ts';
import { useState } from 'react';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { Group } from './Group.tsx';
import styles from './Protection.module.css';

type Days = (typeof timeOutDays)[number] | (typeof exclusionDays)[number];

/** When the current stop ends, and what stays open. M17 */
export function RunningStop({ stop }: { readonly stop: ProtectionStop }) {
  const text = useText('protection');
  const isForEver = stop.untilMs >= forEverMs;
  return (
    <Note tone="warn" role="status">
      <b>
        {isForEver
          ? text('stop.runsForEver')
          : text('stop.runs', { kind: text(`stop.${stop.kind}`), time: deviceTime(stop.untilMs, 'minute') })}
      </b>
      <p>{text('stop.runsWords')}</p>
    </Note>
  );
}

/** A time-out or a self-exclusion. Neither can be cancelled. M16, M17 */
export function Stops() {
  const text = useText('protection');
  return (
    <Group title={text('stop.title')} words={text('stop.words')}>
      <StopForm kind="timeOut" days={timeOutDays} />
      <StopForm kind="exclusion" days={exclusionDays} />
    </Group>
  );
}

function StopForm({ kind, days }: { readonly kind: StopKind; readonly days: readonly Days[] }) {
  const text = useText('protection');
  const [chosen, setChosen] = useState<Days | ''>('');
  const [isAsking, setIsAsking] = useState(false);
  const stop = useCall(stopPlay, {
    invalidates: [protection],
    onDone: () => showMessage({ kind: 'success', text: text('stop.done') }),
  });
  const length = chosen === '' ? '' : text(`days.${chosen}`);
  return (
    <div className={styles.plate}>
      <div>
        <h3>{text(`stop.${kind}`)}</h3>
        <p className="muted small">{text(`stopWords.${kind}`)}</p>
      </div>
      <RadioGroup
        label={text('stop.length')}
        value={chosen}
        onValue={setChosen}
        options={days.map((value) => ({ value, label: text(`days.${value}`) }))}
      />
      <div>
        <Button
          look="danger"
          state={chosen === '' ? { blocked: text('stop.choose') } : 'ready'}
          onClick={() => setIsAsking(true)}
        >
          {text(`stopAct.${kind}`)}
        </Button>
      </div>
      {isAsking && chosen !== '' && (
        <ConfirmDialog
          title={text(`stopAsk.${kind}`, { length })}
          keep={text('stop.keep')}
          confirm={text('stop.confirm', { length })}
          tone="danger"
          isBusy={stop.isPending}
          onKeep={() => setIsAsking(false)}
          onConfirm={() => stop.mutate({ kind, days: chosen }, { onSettled: () => setIsAsking(false) })}
        >
          <p>{text('stop.ask')}</p>
          <p>{text('stop.askOpen')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
