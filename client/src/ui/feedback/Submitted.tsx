import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../layout/Card.tsx';
import { Icon } from '../values/Icon.tsx';
import { checkIcon } from '../values/icons.ts';
import styles from './Submitted.module.css';

interface SubmittedProps {
  readonly title: string;
  /** The order's number and what happens next. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** Confirms an accepted money form. The title takes the focus, and the actions lead on. M24 */
export function Submitted({ title, children, actions }: SubmittedProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <Card mark="lintel lit">
      <div className={styles.done} role="status">
        <span className={styles.doneMark}>
          <Icon of={checkIcon} size={24} />
        </span>
        <h2 ref={head} tabIndex={-1}>
          {title}
        </h2>
        <p className="muted">{children}</p>
        <div className={styles.doneActions}>{actions}</div>
      </div>
    </Card>
  );
}
