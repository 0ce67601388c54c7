import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Icon } from './Icon.tsx';
import { checkIcon, closeIcon } from './icons.ts';
import styles from './Timeline.module.css';
import { Unseen } from '../layout/Unseen.tsx';

export type StepState = 'done' | 'now' | 'todo' | 'failed';

export interface TimelineStep {
  readonly id: string;
  readonly title: string;
  readonly state: StepState;
  /** When it happened, or how long it usually takes. */
  readonly time?: ReactNode;
  readonly note?: ReactNode;
}

/** Progress in steps: done, current, pending, failed, each with its time. */
export function Timeline({ label, steps }: { readonly label: string; readonly steps: readonly TimelineStep[] }) {
  const text = useText('ui');
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step) => (
        <li key={step.id} className={styles[step.state]} aria-current={step.state === 'now' ? 'step' : undefined}>
          <Pin state={step.state} />
          <div>
            <div className={styles.line}>
              <b>
                {step.title}
                <Unseen>{text(`step_${step.state}`)}</Unseen>
              </b>
              {step.time && <span className={styles.time}>{step.time}</span>}
            </div>
            {step.note && <p className={styles.note}>{step.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface StepperProps {
  readonly label: string;
  readonly steps: readonly { readonly id: string; readonly title: string }[];
  /** Index of the current step, from 0. */
  readonly current: number;
}

/** A few steps of a form, side by side. */
export function Stepper({ label, steps, current }: StepperProps) {
  const text = useText('ui');
  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map((step, index) => {
        const state: StepState = index < current ? 'done' : index === current ? 'now' : 'todo';
        return (
          <li key={step.id} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.pin} aria-hidden="true">
              {state === 'done' ? <Icon of={checkIcon} size={14} /> : index + 1}
            </span>
            <span className={styles.name}>
              {step.title}
              <Unseen>{text(`step_${state}`)}</Unseen>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Pin({ state }: { readonly state: StepState }) {
  return (
    <span className={styles.pin} aria-hidden="true">
      {state === 'done' && <Icon of={checkIcon} size={14} />}
      {state === 'failed' && <Icon of={closeIcon} size={14} />}
      {state === 'now' && <span className={styles.point} />}
    </span>
  );
}
